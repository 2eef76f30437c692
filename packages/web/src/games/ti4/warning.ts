import type { Message } from '@orrery/voice';
import type { RendererProps } from '../renderer.ts';
import { type SystemId, tablesOf, viewOf } from './model.ts';
import { message } from './words.ts';

/** Ships cannot leave a system that holds their player's token; and a carrier without ground forces takes no planet. */
export function warning(id: string, props: RendererProps): Message | null {
  const prompt = props.decision?.prompt.key;
  if ((prompt === 'ti4.activate' || prompt === 'ti4.turn') && id.startsWith('activate:')) {
    const count = movableShips(props, id.slice('activate:'.length) as SystemId);
    return count > 0 ? message('turn.stay', { count }) : null;
  }
  return prompt === 'ti4.move-ships' && id === 'done' && hasEmptyCarrier(props) ? message('fleet.empty') : null;
}

/** How many of my ships in a system could still go elsewhere. */
function movableShips(props: RendererProps, system: SystemId): number {
  const { outlook, systems } = viewOf(props);
  const types = (outlook?.own?.reach ?? [])
    .filter(({ from, to }) => from === system && to.some((each) => each !== system))
    .flatMap((reach) => reach.types);
  return (systems[system]?.units ?? [])
    .filter(({ seat, type }) => seat === props.seat && types.includes(type))
    .reduce((sum, { count }) => sum + count, 0);
}

/** Whether a carrier sets out without ground forces although there are some where it comes from. */
function hasEmptyCarrier(props: RendererProps): boolean {
  const { tactical, planets } = viewOf(props);
  const tables = tablesOf(props);
  const couldTake = (from: SystemId | undefined) =>
    from !== undefined &&
    tables.systems[from].planets.some((planet) =>
      planets[planet]?.units.some(({ seat, type, count }) => seat === props.seat && type === 'infantry' && count > 1),
    );
  return (tactical?.moves ?? []).some(
    ({ type, cargo, path }) =>
      type === 'carrier' && !cargo.some((each) => each.type === 'infantry') && couldTake(path[0]),
  );
}
