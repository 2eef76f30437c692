import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Ti4 } from '../state.ts';
import { type Position, position, type Table } from '../testing/index.ts';
import { eliminate, isWipedOut } from './elimination.ts';
import { wormholesIn } from './galaxy.ts';
import { settle } from './settle.ts';
import { initiativeOrder } from './table.ts';

/** Seat 1, Jol-Nar, has lost both home planets to seat 0. */
function beaten(): Position {
  return position().own(0, 'nar', 'jol');
}

function isOut(made: Position): boolean {
  return made.play(settle).player(1).eliminated;
}

/** Seat 1 is eliminated. */
function without(prepare: (made: Position) => Position): Table {
  return prepare(beaten()).play(settle);
}

rule(
  'ti4',
  ['elimination.1', 'elimination.1a', 'elimination.1b', 'elimination.1c'],
  'a player without ground forces, without Production and without planets is eliminated; one of the three is enough to stay',
  () => {
    expect(isOut(beaten())).toBe(true);
    expect(isOut(beaten().units(1, 'tile-22', { cruiser: 2 }))).toBe(true); // ships do not help
    expect(isOut(beaten().units(1, 'tile-22', { carrier: 1, infantry: 1 }))).toBe(false);
    expect(isOut(beaten().own(1, 'nar'))).toBe(false);
    const saar = (units: object) =>
      position({ factions: ['sol', 'saar', 'xxcha'] })
        .own(0, 'lisis-ii', 'ragh')
        .units(1, 'tile-22', units)
        .play(settle);
    expect(saar({ 'space-dock': 1 }).player(1).eliminated).toBe(false); // a dock in space produces
    expect(saar({ cruiser: 1 }).player(1).eliminated).toBe(true);
  },
);

rule('ti4', 'elimination.1', 'it is checked as soon as a planet changes hands', () => {
  const table = position()
    .own(0, 'jol')
    .units(0, 'nar', { infantry: 1 })
    .units(1, 'tile-22', { cruiser: 1 })
    .play(settle);
  expect(table.state.planets.nar?.owner).toBe(0);
  expect([table.player(1).eliminated, table.unitsOf(1, 'tile-22')]).toEqual([true, {}]);
});

test('nobody is eliminated before the game has begun', () => {
  expect(isWipedOut(beaten().phase('setup').state, 1)).toBe(false);
});

rule('ti4', 'elimination.0', 'who is eliminated has no more turns, votes or secondary abilities', () => {
  const table = beaten()
    .strategyCards(['trade'], ['leadership'], ['politics'])
    .with((g) => {
      g.players[1]!.eliminated = true;
    })
    .from('turn');
  expect(initiativeOrder(table.state as Ti4)).toEqual([2, 0]);
  expect(table.seat).toBe(2); // although seat 1 had the lowest card
  table.answer('strategic:politics');
  const asked = new Set<number | undefined>();
  for (let i = 0; i < 30 && !table.isOver; i++) {
    asked.add(table.seat);
    table.answer(table.options.find((id) => id === 'pass' || id === 'end-turn') ?? table.options[0] ?? '');
  }
  expect([...asked].toSorted()).toEqual([0, 2]);
});

rule('ti4', 'elimination.2', 'units, command and control tokens, technologies and goods go back to the box', () => {
  const table = without((made) =>
    made
      .units(1, 'tile-22', { cruiser: 2, carrier: 1 })
      .units(0, 'tile-35', { cruiser: 1 })
      .token(1, 'tile-22', 'tile-18')
      .token(0, 'tile-22')
      .technologies(1, 'neural-motivator')
      .with((g) => {
        g.players[1]!.exhausted = ['neural-motivator'];
        g.players[1]!.waiting = 2;
        g.effects.push({ source: 'action-card/flank-speed', holder: 1, until: 'turn', target: null });
        g.effects.push({ source: 'action-card/flank-speed', holder: 0, until: 'turn', target: null });
      })
      .goods(1, 3, 2)
      .objectives('corner-the-market')
      .with((g) => {
        g.objectives[0]!.scored = [0, 1];
      })
      .points(2, 1, 0),
  );
  const { systems, effects, objectives } = table.state;
  expect(systems['tile-22']).toMatchObject({ tokens: [0], units: [] });
  expect(systems['tile-18']?.tokens).toEqual([]);
  expect(table.unitsOf(0, 'tile-35')).toEqual({ cruiser: 1 });
  expect(table.player(1)).toMatchObject({
    reinforcements: {},
    pools: { tactic: 0, fleet: 0, strategy: 0 },
    tokens: 0,
    tradeGoods: 0,
    commodities: 0,
    technologies: [],
    exhausted: [],
    waiting: 0,
    points: 0,
    notes: [],
  });
  expect(effects.map(({ holder }) => holder)).toEqual([0]);
  expect(objectives[0]?.scored).toEqual([0]);
  expect(table.player(0).points).toBe(2);
});

rule('ti4', 'elimination.3', 'agendas that the player owns are discarded, others stay', () => {
  const table = without((made) => made.law('shard-of-the-throne', 'seat:1', 1).law('fleet-regulations', 'for'));
  expect(table.state.laws.map(({ id }) => id)).toEqual(['fleet-regulations']);
  expect(table.state.decks.agendaDiscard).toEqual(['shard-of-the-throne']);
  const kept = without((made) => made.law('shard-of-the-throne', 'seat:0', 0));
  expect(kept.state.laws).toHaveLength(1);
});

rule(
  'ti4',
  ['elimination.4', 'elimination.4a'],
  'notes of others go back to them, notes of the eliminated player leave the game wherever they are',
  () => {
    const table = without((made) =>
      made
        .note(1, 'ceasefire', 0)
        .noteInPlay(1, 'support-for-the-throne', 2)
        .note(2, 'trade-agreement', 1)
        .note(2, 'ceasefire', 1)
        .noteInPlay(0, 'support-for-the-throne', 1)
        .points(1, 1, 0),
    );
    const all = table.state.players.flatMap(({ notes, notesInPlay }) => [...notes, ...notesInPlay]);
    expect(all.filter(({ of }) => of === 1)).toEqual([]);
    for (const seat of [0, 2]) {
      const { notes, notesInPlay, foreignNotes } = table.player(seat);
      expect([notes.length, notesInPlay.length, foreignNotes]).toEqual([5, 0, 0]);
      expect(notes.every(({ of }) => of === seat)).toBe(true);
    }
    expect(table.player(0).points).toBe(0); // the support is gone
  },
);

rule('ti4', 'elimination.5', 'the hand of action cards is discarded', () => {
  const table = without((made) => made.hand(1, 'sabotage', 'flank-speed').hand(0, 'sabotage'));
  expect(table.state.decks.actionDiscard.toSorted()).toEqual(['flank-speed', 'sabotage']);
  expect([table.player(1).actionCards, table.player(0).actionCards]).toEqual([[], ['sabotage']]);
});

rule('ti4', 'elimination.6', 'strategy cards return to the common play area, exhausted or not', () => {
  const table = without((made) =>
    made.strategyCards(['trade'], ['leadership', 'warfare']).with((g) => {
      g.players[1]!.strategyCards[0]!.exhausted = true;
    }),
  );
  expect(table.player(1).strategyCards).toEqual([]);
  expect(table.state.strategyCards).toMatchObject({ leadership: 0, warfare: 0 });
  expect(table.state.strategyCards.trade).toBeUndefined();
});

rule('ti4', 'elimination.7', 'secret objectives, scored or not, are shuffled back into their deck', () => {
  const table = without((made) =>
    made.secrets(1, 'cut-supply-lines', 'unveil-flagship').with((g) => {
      g.players[1]!.secrets = ['cut-supply-lines'];
      g.players[1]!.scoredSecrets = ['unveil-flagship'];
    }),
  );
  expect([table.player(1).secrets, table.player(1).scoredSecrets]).toEqual([[], []]);
  const { secrets } = table.state.decks;
  expect(secrets).toHaveLength(20);
  expect(secrets).toEqual(expect.arrayContaining(['cut-supply-lines', 'unveil-flagship']));
  expect(secrets.slice(-2).toSorted()).not.toEqual(['cut-supply-lines', 'unveil-flagship']); // shuffled
});

rule(
  'ti4',
  ['elimination.8', 'speaker.7'],
  'the speaker token goes to the next player on the left who still plays',
  () => {
    expect(without((made) => made.speaker(1)).state.speaker).toBe(2);
    expect(without((made) => made.speaker(0)).state.speaker).toBe(0);
    const four = position({ players: 4 })
      .speaker(1)
      .own(0, 'archon-ren', 'archon-tau')
      .with((g) => {
        g.players[2]!.eliminated = true;
      })
      .play((g) => eliminate(g, 1));
    expect(four.state.speaker).toBe(3);
  },
);

rule(
  'ti4',
  ['elimination.10', 'elimination.10b'],
  'wormhole tokens of the Creuss stay on the board when the Creuss are eliminated',
  () => {
    const table = position({ factions: ['sol', 'creuss', 'xxcha'] })
      .technologies(1, 'wormhole-generator')
      .with((g) => {
        const token = { source: 'technology/wormhole-generator', holder: 1, until: 'game' } as const;
        g.effects.push({ ...token, target: 'beta:tile-22' });
      })
      .play((g) => eliminate(g, 1));
    expect(table.player(1)).toMatchObject({ eliminated: true, technologies: [] });
    expect(wormholesIn(table.state as Ti4, 'tile-22')).toEqual(['beta']);
  },
);

test('who is left alone has won', () => {
  const table = beaten().own(0, 'archon-ren', 'archon-tau').play(settle);
  expect([table.player(1).eliminated, table.player(2).eliminated]).toEqual([true, true]);
  expect([table.isOver, table.state.winner]).toEqual([true, 0]);
});
