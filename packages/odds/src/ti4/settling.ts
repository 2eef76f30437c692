/** What follows a fight at once: its effects end, and what finds no room on ships or is blockaded is lost. */
import type { Seat } from '@orrery/kernel';

import { settle, surplus } from '@orrery/ti4/battles';
import { type Flow, merged } from './flows.ts';
import { slotOf } from './forces.ts';
import type { Means } from './means.ts';
import { bothSides } from './position.ts';

export function settled(means: Means, flows: readonly Flow[]): Flow[] {
  return merged(flows.flatMap((flow) => settledOne(means, flow)));
}

function settledOne(means: Means, { chance, joint }: Flow): Flow[] {
  const { arena, answer } = means;
  const { g, system, forces } = arena;
  const calm = bothSides.map((seat) => {
    const rest = forces[seat as 0].rest(joint[seat as 0]);
    const effects = rest.effects.filter(({ until }) => until !== 'combat-round' && until !== 'combat');
    const isCalm = effects.length === rest.effects.length && rest.enlisted.every((count) => count === 0);
    return isCalm ? joint[seat as 0] : forces[seat as 0].with(joint[seat as 0], { ...rest, effects, enlisted: [0, 0] });
  }) as [number, number];
  arena.load(calm, null);
  const isInOrder = (seat: Seat) =>
    surplus(g, seat, system) === 0 && forces[seat as 0].of(calm[seat as 0])[slotOf('space', 'space-dock')] === 0;
  if (bothSides.every(isInOrder)) return [{ chance, joint: calm }];
  return arena
    .explore(calm, null, () => settle(g), answer)
    .map((each) => ({ chance: chance * each.chance, joint: each.joint }));
}
