import { repeal } from '../../rules/laws.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';

/** The owner's fighters fight better, until a use of the owner's Production brings fewer than 2 fighters. */
export const prophecyOfIxth: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  modify: {
    rollBonus: (bonus, _g, _holder, { kind, type }) => (type === 'fighter' && kind === 'combat' ? bonus + 1 : bonus),
  },
  triggers: [
    on('after production-used', {
      mandatory: true,
      usable: (_g, holder, { seat, produced }) => seat === holder && fighters(produced) < 2,
      *resolve(g) {
        yield* repeal(g, 'prophecy-of-ixth');
      },
    }),
  ],
  *resolve() {},
};

function fighters(produced: readonly { readonly type: string; readonly count: number }[]): number {
  return produced.reduce((sum, { type, count }) => (type === 'fighter' ? sum + count : sum), 0);
}
