import type { Match, Random } from '../index.ts';
import { playRandomly } from './checks.ts';

/** A whole random game as readable text: what was asked, answered and told. Checked in, it shows any change as a diff. */
export function playthrough<S extends object, C>(
  match: Match<S, C>,
  random: Random,
  play: typeof playRandomly<S, C> = playRandomly,
): string {
  const lines: string[] = [`${match.game.id}, version ${match.game.version}: ${JSON.stringify(match.config)}`];
  let told = 0;
  const tell = () => {
    for (const { seq, key, args } of match.events(told, 'spectator')) {
      lines.push(`    ${key}${args ? ` ${JSON.stringify(args)}` : ''}`);
      told = seq + 1;
    }
  };
  play(match, random, (_, seat, id) => {
    tell();
    const decision = match.pending(seat);
    lines.push(`${match.length} seat ${seat} ${decision?.prompt.key} [${decision?.options.length}] ${id}`);
  });
  tell();
  lines.push(`outcome ${JSON.stringify(match.outcome)}, hash ${match.hash}`);
  return `${lines.join('\n')}\n`;
}
