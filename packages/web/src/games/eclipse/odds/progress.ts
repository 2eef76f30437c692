/** A battle of Eclipse that has begun, in the one word that a link has for it: `r2/q.a.cruiser/q.d.starbase/d.yellow.5/t.a.cruiser.1`. */
import type { AtHand } from '@orrery/odds/eclipse';

type Queued = AtHand['queue'][number];
type Die = NonNullable<AtHand['dice']>[number];
type Retreat = NonNullable<AtHand['retreats']>[number];

const letters = { attacker: 'a', defender: 'd' } as const;

export function progressWord({ round, queue, dice = [], retreats = [] }: AtHand): string {
  return [
    `r${round}`,
    ...queue.map(({ side, type }) => `q.${letters[side]}.${type}`),
    ...dice.map(({ colour, face, part }) => `d.${colour}.${face}${part === null ? '' : `.${part}`}`),
    ...retreats.map(({ side, type, since }) => `t.${letters[side]}.${type}.${since}`),
  ].join('/');
}

/** What the word says; what it names that nobody has is of no account to the odds. */
export function progressIn(word: string): AtHand {
  const [round = 'r0', ...rest] = word.split('/');
  const entries = rest.map((each) => each.split('.'));
  const side = (letter: string | undefined): Queued['side'] => (letter === 'd' ? 'defender' : 'attacker');
  return {
    round: Number(round.slice(1)) || 0,
    queue: entries
      .filter(([kind]) => kind === 'q')
      .map(([, who, type]) => ({ side: side(who), type: type as Queued['type'] })),
    dice: entries
      .filter(([kind]) => kind === 'd')
      .map(([, colour, face, part]) => ({
        colour: colour as Die['colour'],
        face: (Number(face) || face) as Die['face'],
        part: (part ?? null) as Die['part'],
      })),
    retreats: entries
      .filter(([kind]) => kind === 't')
      .map(([, who, type, since]) => ({
        side: side(who),
        type: type as Retreat['type'],
        since: Number(since) || 0,
      })),
  };
}
