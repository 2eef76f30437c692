import type { RendererProps } from '../../renderer.ts';
import { viewOf } from '../model.ts';

/** What beside the galaxy should be seen now: dice, or tiles that I choose from. */
export function commonMatter(props: RendererProps): string | null {
  const { battle, roll, phase, found, drawn } = viewOf(props);
  if (battle) return `battle ${battle.sector} ${battle.attacker} ${battle.defender}`;
  if (roll && phase === 'combat') return 'population';
  if (found.some(({ seat }) => seat === props.seat)) return 'found';
  if (drawn?.seat === props.seat) return 'drawn';
  const kinds = [...props.targets.keys()].map((target) => target.split(':')[0]);
  return kinds.find((kind) => kind === 'technology' || kind === 'species') ?? null;
}
