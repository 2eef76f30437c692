import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { resourcesOf } from '../../rules/spend.ts';
import { decide, declining, reveal, session, votes } from '../../testing/index.ts';
import { on } from '../hooks.ts';

const points = (table: ReturnType<typeof reveal>) => [0, 1, 2].map((seat) => table.player(seat).points);

const look = on('when agenda-revealed', { usable: () => true, *resolve() {} });

ruling(
  'ti4',
  'ag/miscount-disclosed.1',
  'predictions on it pay first; then the law has every window of an agenda just revealed',
  () => {
    const made = session().law('fleet-regulations', 'for').hand(2, 'leadership-rider');
    const table = reveal(made.ability(1, { triggers: [look] }, 'look'), 'miscount-disclosed');
    declining(table, 'leadership-rider').answer('use:action-card/leadership-rider');
    decide(table, 'fleet-regulations');
    expect([table.seat, table.prompt, table.state.agenda?.id]).toEqual([2, 'ti4.gain-tokens', 'miscount-disclosed']);
    table.answer('pools:3-0-0');
    expect([table.state.agenda?.id, table.seat, table.prompt]).toEqual(['fleet-regulations', 1, 'ti4.window']);
    expect(table.state.laws).toMatchObject([{ id: 'fleet-regulations', outcome: 'for' }]); // in force until then
  },
);

ruling(
  'ti4',
  'ag/miscount-disclosed.2',
  'the same owner gains the point once more, a new one gains it without loss to the old',
  () => {
    const again = (owner: number) => {
      const made = session().law('the-crown-of-emphidia', 'player-1', 1).points(0, 1, 0);
      const table = votes(reveal(made, 'miscount-disclosed'), {});
      return decide(table, `player-${owner}`);
    };
    expect(points(again(1))).toEqual([0, 2, 0]);
    const other = again(2);
    expect([points(other), other.state.laws[0]?.owner]).toEqual([[0, 1, 1], 2]);
  },
);

ruling(
  'ti4',
  'ag/miscount-disclosed.2',
  'an attached law moves to the new planet, with its effect of being elected',
  () => {
    const made = session().own(1, 'bereg').units(2, 'fria', { infantry: 2 }).law('core-mining', 'bereg', null, 'bereg');
    const table = votes(reveal(made, 'miscount-disclosed'), {});
    decide(table, 'fria');
    expect(table.state.laws).toMatchObject([{ id: 'core-mining', planet: 'fria' }]);
    expect([resourcesOf(table.state as never, 'bereg'), table.unitsOf(2, 'fria')]).toEqual([3, { infantry: 1 }]);
  },
);

ruling('ti4', 'ag/miscount-disclosed.2', 'an exhausted Research Team is readied by the new vote', () => {
  const made = session()
    .own(1, 'saudor')
    .law('research-team-biotic', 'saudor', null, 'saudor')
    .with((g) => {
      for (const law of g.laws) law.exhausted = true;
    });
  const table = votes(votes(reveal(made, 'miscount-disclosed'), {}), {});
  expect(table.state.laws).toMatchObject([{ id: 'research-team-biotic', exhausted: false }]);
});

ruling('ti4', 'ag/miscount-disclosed.2', 'Against: its effect, and then it is discarded', () => {
  const table = votes(reveal(session().law('shared-research', 'for'), 'miscount-disclosed'), {});
  decide(table, 'against');
  expect([table.state.laws, table.state.decks.agendaDiscard]).toEqual([[], ['miscount-disclosed', 'shared-research']]);
  expect(table.state.systems['tile-12']?.tokens).toEqual([1]);
});

ruling(
  'ti4',
  'ag/miscount-disclosed.3',
  'a law discarded in its new vote leaves play, and another agenda is voted on instead',
  () => {
    const veto = on('when agenda-revealed', {
      usable: (g, _holder, { agenda }) => g.laws.some(({ id }) => id === agenda),
      *resolve(_g, _holder, revealed) {
        revealed.discarded = true;
      },
    });
    const made = session()
      .law('fleet-regulations', 'for')
      .ability(0, { triggers: [veto] }, 'veto');
    const table = votes(reveal(made, 'miscount-disclosed'), {});
    table.answer('use:made-up/veto');
    expect(table.state.laws).toEqual([]);
    expect(table.state.agenda).toMatchObject({ id: 'economic-equality', number: 1 });
    expect(table.state.decks.agendaDiscard).toEqual(['miscount-disclosed', 'fleet-regulations']);
  },
);
