import type { Hint } from '../../renderer.ts';
import type { PlayerView } from '../model.ts';
import type { WordKey, Words } from '../words.ts';

const scores = [
  ['sectors', 'score.sectors'],
  ['reputation', 'score.reputation'],
  ['ambassadors', 'score.ambassadors'],
  ['technologies', 'score.technologies'],
  ['discoveries', 'score.discoveries'],
  ['monoliths', 'score.monoliths'],
  ['warpPortals', 'score.warpPortals'],
  ['species', 'score.species'],
  ['traitor', 'score.traitor'],
] as const satisfies readonly (readonly [keyof NonNullable<PlayerView['score']>, WordKey])[];

/** The points so far and where they come from. */
export function scoreHint(words: Words, { score }: Pick<PlayerView, 'score'>): Hint {
  const lines = scores.flatMap(([part, key]) => {
    const count = score?.[part] ?? 0;
    return count === 0 ? [] : [words(key, { count })];
  });
  if (score?.reputation === null) lines.push(words('score.hidden'));
  return { title: words('area.points'), lines, rule: 'scoring.1' };
}
