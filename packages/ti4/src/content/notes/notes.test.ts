import type { Seat } from '@orrery/kernel';
import { content, covers, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { replenish } from '../../rules/commodities.ts';
import { eliminate } from '../../rules/elimination.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { mayTrade } from '../../rules/transactions.ts';
import type { Ti4 } from '../../state.ts';
import { battle, type Position, position, rollsOf, scribe, type Table } from '../../testing/index.ts';
import { type Hooks, on } from '../hooks.ts';
import type { NoteId } from '../notes.ts';
import type { SystemId } from '../systems.ts';

/** The note, and a ruling on it by its number. */
function cite(id: NoteId, number: number) {
  return { content: `note/${id}`, ruling: `pn/${id}.${number}` };
}

/** The seat activates the system in a tactical action. */
function activating(place: Position, seat: Seat, system: SystemId): Table {
  const nobody = (g: Ti4) => g.turn?.traded.push(0, 1, 2);
  const table = place
    .turnOf(seat)
    .with(nobody)
    .play((g) => tacticalAction(g, seat));
  return table.answer(`activate:${system}`);
}

covers('ti4', cite('ceasefire', 1), 'its owner cannot move ships into a system with units of the holder', () => {
  const made = (answer: string) => {
    const table = battle('tile-18', 'activation')
      .units(0, 'tile-22', { carrier: 1, infantry: 1 })
      .units(1, 'tile-35', { cruiser: 1 })
      .note(1, 'ceasefire', 0)
      .play((g) => tacticalAction(g, 0));
    return table.answer('activate:tile-35', answer);
  };
  expect(made('pass').options).toContain('move:tile-22:carrier');
  const held = made('use:note/ceasefire/0');
  expect(held.options).not.toContain('move:tile-22:carrier');
  expect(held.player(0).notes).toContainEqual({ id: 'ceasefire', of: 0 }); // and it is back with its owner
});

content('ti4', 'note/ceasefire', 'works only for a holder with units there', () => {
  const away = battle('tile-18', 'activation').units(0, 'tile-22', { carrier: 1 }).note(1, 'ceasefire', 0);
  expect(activating(away, 0, 'tile-35').prompt).not.toBe('ti4.window');
  const structure = battle('tile-18', 'activation').units(1, 'bereg', { pds: 1 }).note(1, 'ceasefire', 0);
  expect(activating(structure, 0, 'tile-35').options).toEqual(['use:note/ceasefire/0', 'pass']);
  const other = battle('tile-18', 'activation').units(1, 'bereg', { pds: 1 }).note(1, 'ceasefire', 0);
  expect(activating(other, 2, 'tile-35').options).toEqual(['pass']); // somebody else activates
});

covers(
  'ti4',
  cite('political-secret', 1),
  'its owner can neither vote nor play action cards nor use faction abilities',
  () => {
    const table = position({ factions: ['sol', 'jol-nar', 'nekro'] })
      .phase('agenda')
      .note(1, 'political-secret', 2)
      .hand(2, 'leadership-rider')
      .agendaDeck('economic-equality', 'fleet-regulations')
      .from('agenda');
    table.answer('pass', 'use:note/political-secret/2', 'pass');
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.vote']); // seat 2 has a rider and an ability for before
    expect(table.player(1).notesInPlay).toEqual([{ id: 'political-secret', of: 2 }]);
    table.answer('abstain');
    expect([table.seat, table.options]).toEqual([2, ['abstain', 'trade']]);
    table.answer('abstain', 'abstain', 'decide:against');
    expect(table.player(2).notes).toContainEqual({ id: 'political-secret', of: 2 });
    expect(table.state.agenda?.number).toBe(2);
    expect(table.seats).toEqual([2]); // and may use them for the next agenda
  },
);

covers('ti4', cite('political-secret', 2), 'is back at once when the agenda is discarded', () => {
  const veto: Hooks = {
    triggers: [
      on('when agenda-revealed', {
        usable: (_g, _holder, { agenda }) => agenda === 'economic-equality',
        *resolve(_g, _holder, revealed) {
          revealed.discarded = true;
        },
      }),
    ],
  };
  const table = position()
    .phase('agenda')
    .speaker(1)
    .ability(0, veto, 'veto')
    .note(1, 'political-secret', 2)
    .agendaDeck('economic-equality', 'fleet-regulations')
    .from('agenda');
  table.answerAs(0, 'pass').answerAs(1, 'use:note/political-secret/2').answerAs(0, 'use:made-up/veto');
  while (table.prompt === 'ti4.window' && table.state.agenda?.id === 'economic-equality') table.answer('pass');
  expect(table.state.agenda?.id).toBe('fleet-regulations'); // revealed in its place
  expect(table.player(2).notes).toContainEqual({ id: 'political-secret', of: 2 });
  expect(table.state.effects.map(({ source }) => source)).toEqual(['made-up/veto']); // and its owner is free
});

/** Seats 0 and 1, neighbours, are about to trade in the turn of seat 0. */
function trading(...points: number[]) {
  return position()
    .units(0, 'tile-18', { cruiser: 1 })
    .units(1, 'tile-18', { cruiser: 1 })
    .points(...points)
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn')
    .answer('trade');
}

covers('ti4', cite('support-for-the-throne', 1), 'must be laid down at once and brings a point', () => {
  const table = trading().answer('give:note:support-for-the-throne:0', 'ask:no-note', 'accept');
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.turn']); // its new holder was not asked
  expect(table.player(1).points).toBe(1);
  expect(table.player(1).notesInPlay).toEqual([{ id: 'support-for-the-throne', of: 0 }]);
  expect(table.player(1).foreignNotes).toBe(0);
});

covers(
  'ti4',
  cite('support-for-the-throne', 2),
  'goes back with its point when the holder activates a system with units of its owner',
  () => {
    const made = () =>
      position().noteInPlay(1, 'support-for-the-throne', 0).points(0, 1, 0).units(0, 'bereg', { pds: 1 });
    const elsewhere = activating(made(), 1, 'tile-22');
    expect(elsewhere.player(1).points).toBe(1);
    const other = activating(made(), 2, 'tile-35');
    expect(other.player(1).points).toBe(1);
    const broken = activating(made(), 1, 'tile-35');
    expect(broken.player(1).points).toBe(0);
    expect(broken.player(0).notes).toContainEqual({ id: 'support-for-the-throne', of: 0 });
  },
);

covers(
  'ti4',
  cite('support-for-the-throne', 1),
  'among two that are exchanged the active player’s point comes first',
  () => {
    const table = trading(9, 9, 0);
    table.answer('give:note:support-for-the-throne:0', 'ask:note:support-for-the-throne:1', 'accept');
    expect(table.state.winner).toBe(0);
  },
);

covers(
  'ti4',
  cite('trade-agreement', 1),
  'the holder gets all commodities that its owner has after replenishing',
  () => {
    const table = position()
      .note(2, 'trade-agreement', 0)
      .goods(0, 2, 4)
      .play((g) => replenish(g, 0));
    expect(table.options).toEqual(['use:note/trade-agreement/0', 'pass']); // although there was nothing to take
    table.answer('use:note/trade-agreement/0');
    expect([table.player(0).tradeGoods, table.player(0).commodities, table.player(2).tradeGoods]).toEqual([2, 0, 4]);
    expect(table.player(0).notes).toContainEqual({ id: 'trade-agreement', of: 0 });
  },
);

ruling('ti4', 'pn/ceasefire.1', 'units that are there already may still land and produce', () => {
  const table = battle('tile-18', 'activation')
    .units(0, 'tile-22', { carrier: 1 })
    .units(0, 'tile-35', { carrier: 1, infantry: 1 })
    .units(1, 'bereg', { pds: 1 })
    .note(1, 'ceasefire', 0)
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-35', 'use:note/ceasefire/0');
  while (table.prompt !== 'ti4.commit') table.answer(table.options.find((id) => id === 'none') ?? 'done');
  table.answer('commit:bereg:infantry:1');
  expect(table.unitsOf(0, 'bereg')).toEqual({ infantry: 1 });
});

ruling('ti4', 'pn/ceasefire.2', 'a Flank Speed played in the same window is wasted; the note is back at once', () => {
  const table = battle('tile-18', 'activation')
    .units(0, 'tile-22', { carrier: 1 })
    .units(1, 'tile-35', { cruiser: 1 })
    .hand(0, 'flank-speed')
    .note(1, 'ceasefire', 0)
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-35');
  table.answerAs(0, 'use:action-card/flank-speed').answerAs(1, 'use:note/ceasefire/0');
  while (table.prompt === 'ti4.window') table.answer('pass');
  expect(table.options.some((id) => id.startsWith('move:'))).toBe(false);
  expect(table.player(0).notes).toContainEqual({ id: 'ceasefire', of: 0 });
  expect(table.state.decks.actionDiscard).toEqual(['flank-speed']);
});

ruling(
  'ti4',
  ['pn/support-for-the-throne.2', 'all.12', 'all.13'],
  'it goes back before anything may follow the activation',
  () => {
    const place = position()
      .noteInPlay(1, 'support-for-the-throne', 0)
      .points(0, 1, 0)
      .units(0, 'bereg', { pds: 1 })
      .hand(1, 'flank-speed');
    const table = activating(place, 1, 'tile-35');
    expect(table.options).toContain('use:action-card/flank-speed'); // still to be decided
    expect(table.player(1).points).toBe(0);
    expect(table.player(0).notes).toContainEqual({ id: 'support-for-the-throne', of: 0 });
  },
);

ruling(
  'ti4',
  'pn/support-for-the-throne.2',
  'when, not after: what must happen after the activation finds it gone',
  () => {
    const { log, says } = scribe();
    const afterwards: Hooks = { triggers: [says('after', 'after system-activated', { mandatory: true })] };
    const place = position()
      .ability(1, afterwards)
      .noteInPlay(1, 'support-for-the-throne', 0)
      .points(0, 1, 0)
      .units(0, 'bereg', { pds: 1 });
    const table = activating(place, 1, 'tile-35');
    expect([log, table.isOver]).toEqual([['1 after'], true]); // and there was no order to choose
    expect(table.player(1).points).toBe(0);
  },
);

ruling(
  'ti4',
  'pn/support-for-the-throne.3',
  'who held the note of an eliminated player loses its point; of an eliminated holder it goes home',
  () => {
    const made = () => position({ players: 4 }).noteInPlay(1, 'support-for-the-throne', 0).points(0, 1, 0, 0);
    const owner = made().play((g) => eliminate(g, 0));
    expect(owner.player(1)).toMatchObject({ points: 0, notesInPlay: [] });
    expect(owner.state.players.flatMap(({ notes }) => notes.filter(({ of }) => of === 0))).toEqual([]); // in the box
    const holder = made().play((g) => eliminate(g, 1));
    expect(holder.player(0).notes).toContainEqual({ id: 'support-for-the-throne', of: 0 });
  },
);

ruling('ti4', 'pn/trade-agreement.2', 'what follows replenishing comes after the commodities were handed over', () => {
  const table = position()
    .law('minister-of-commerce', '0', 0)
    .units(0, 'tile-18', { cruiser: 1 })
    .units(1, 'tile-18', { cruiser: 1 })
    .note(2, 'trade-agreement', 0)
    .goods(0, 0, 1)
    .play((g) => replenish(g, 0));
  expect(table.player(0)).toMatchObject({ tradeGoods: 0, commodities: 4 });
  table.answer('use:note/trade-agreement/0');
  expect(table.player(2).tradeGoods).toBe(4);
  expect(table.player(0)).toMatchObject({ tradeGoods: 1, commodities: 0 }); // one neighbour
});

content('ti4', 'note/war-funding', 'Letnev loses two trade goods and the holder may reroll dice of this round', () => {
  const table = battle('tile-22', 'space-combat', ['xxcha', 'yssaril', 'letnev'])
    .units(0, 'tile-22', { cruiser: 2 })
    .units(1, 'tile-22', { cruiser: 1 })
    .note(0, 'war-funding', 2)
    .goods(2, 1)
    .dice(1, 10, 10, 1)
    .play(spaceCombat);
  table.answer('use:note/war-funding/2');
  expect(table.player(2).tradeGoods).toBe(0); // as many as it has
  expect(table.player(0).notesInPlay).toEqual([{ id: 'war-funding', of: 2 }]); // as long as its effect
  expect(table.options).toEqual(['done', 'die:cruiser:1', 'die:cruiser:10']);
  table.answer('die:cruiser:1', 'done');
  expect(rollsOf(table)).toEqual(['0 combat cruiser:1 cruiser:10', '0 combat cruiser:10', '1 combat cruiser:1']);
  expect(table.state.effects).toEqual([]);
  expect(table.player(2).notes).toContainEqual({ id: 'war-funding', of: 2 });
  expect(table.unitsOf(1, 'tile-22')).toEqual({});
});

content(
  'ti4',
  'note/trade-convoys',
  'laid down as an action, it lets the holder trade with everybody until an attack on Hacan',
  () => {
    const table = position({ factions: ['sol', 'hacan', 'xxcha'] })
      .note(2, 'trade-convoys', 1)
      .turnOf(2)
      .strategyCards(['leadership'], ['diplomacy'], ['politics'])
      .from('turn');
    expect(mayTrade(table.state as never, 2, 0)).toBe(false);
    table.answer('action:note/trade-convoys/1');
    expect(table.player(2).notesInPlay).toEqual([{ id: 'trade-convoys', of: 1 }]);
    const later = () =>
      position({ factions: ['sol', 'hacan', 'xxcha'] })
        .noteInPlay(2, 'trade-convoys', 1)
        .turnOf(2)
        .goods(2, 1);
    expect(mayTrade(later().state, 2, 0)).toBe(true);
    const attacking = activating(later().units(1, 'tile-35', { fighter: 1 }), 2, 'tile-35');
    expect(attacking.player(1).notes).toContainEqual({ id: 'trade-convoys', of: 1 });
    expect(mayTrade(attacking.state as never, 2, 0)).toBe(false);
  },
);

content('ti4', 'note/antivirus', 'laid down in a combat, it saves the holder’s technologies from the Nekro', () => {
  const fight = (answer: string) => {
    const table = battle('tile-22', 'space-combat', ['nekro', 'yssaril', 'hacan'])
      .units(0, 'tile-22', { cruiser: 2 })
      .units(1, 'tile-22', { cruiser: 1 })
      .technologies(1, 'neural-motivator')
      .note(1, 'antivirus', 0)
      .dice(10, 10, 1)
      .play(spaceCombat);
    expect(table.seat).toBe(1);
    return table.answer(answer);
  };
  const bare = fight('pass');
  expect([bare.seat, bare.options]).toEqual([0, ['use:faction/technological-singularity', 'pass']]);
  const safe = fight('use:note/antivirus/0');
  expect(safe.isOver).toBe(true);
  expect(safe.player(1).notesInPlay).toEqual([{ id: 'antivirus', of: 0 }]);
  expect(safe.player(0).technologies).toEqual([]);
});

content('ti4', 'note/antivirus', 'goes back when the holder activates a system with units of the Nekro', () => {
  const made = position({ factions: ['nekro', 'yssaril', 'hacan'] }).noteInPlay(1, 'antivirus', 0);
  const table = activating(made.units(0, 'tile-35', { cruiser: 1 }), 1, 'tile-35');
  expect(table.player(0).notes).toContainEqual({ id: 'antivirus', of: 0 });
});
