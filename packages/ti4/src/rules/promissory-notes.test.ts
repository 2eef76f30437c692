import { Match, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { genericNotes } from '../content/notes.ts';
import { ti4 } from '../index.ts';
import type { Ti4 } from '../state.ts';
import { position } from '../testing/index.ts';
import { option, words } from '../words.ts';
import { replenish } from './commodities.ts';
import { eliminate } from './elimination.ts';
import { tacticalAction } from './tactical-action.ts';
import { deliberate } from './transactions.ts';

function* step(g: Ti4) {
  return yield* deliberate(g, 0, words('ti4.turn'), [option('go-on', true, 'ti4.done')]);
}

/** Seats 0 and 1 meet at Mecatol Rex in the turn of seat 0. */
function meeting() {
  return position().units(0, 'tile-18', { cruiser: 1 }).units(1, 'tile-18', { cruiser: 1 }).turnOf(0);
}

rule(
  'ti4',
  'promissory-notes.0',
  'everybody begins with the four notes of their colour and the one of their faction',
  () => {
    const factions = ['letnev', 'hacan', 'nekro'];
    const match = Match.start(ti4, { players: 3, points: 10, galaxy: 'preset', factions }, seedFrom('notes'));
    while (match.peek().phase === 'setup') {
      const seat = match.waitingFor()[0] ?? 0;
      match.answer(seat, match.pending(seat)?.options[0]?.id ?? '');
    }
    const special = ['war-funding', 'trade-convoys', 'antivirus'];
    for (const [seat, { notes, foreignNotes }] of match.peek().players.entries()) {
      expect(notes).toEqual([...genericNotes, special[seat]].map((id) => ({ id, of: seat })));
      expect(foreignNotes).toBe(0);
    }
  },
);

rule(
  'ti4',
  ['promissory-notes.1', 'promissory-notes.1a'],
  'a note is used at its own time, and only if its holder wants',
  () => {
    const made = () =>
      position()
        .note(1, 'trade-agreement', 0)
        .play((g) => replenish(g, 0));
    expect(made().seats).toEqual([1]);
    const declined = made().answer('pass');
    expect(declined.player(0).commodities).toBe(4);
    expect(declined.player(1).notes).toContainEqual({ id: 'trade-agreement', of: 0 });
    expect(made().answer('use:note/trade-agreement/0').player(1).tradeGoods).toBe(4);
    const otherTime = position()
      .note(1, 'trade-agreement', 0)
      .play((g) => replenish(g, 2));
    expect(otherTime.options).toEqual(['pass']);
  },
);

rule('ti4', 'promissory-notes.2', 'nobody can play their own notes', () => {
  const table = position().phase('agenda').agendaDeck('fleet-regulations').from('agenda');
  expect(table.prompt).toBe('ti4.vote'); // all hold their own Political Secret, which could be played before
});

rule(
  'ti4',
  ['promissory-notes.3', 'promissory-notes.4'],
  'a note that was used is back in the hand of its owner and can be given again',
  () => {
    const table = meeting()
      .note(1, 'trade-agreement', 0)
      .play(function* (g) {
        yield* replenish(g, 0);
        yield* step(g);
      });
    table.answer('use:note/trade-agreement/0');
    expect(table.player(0).notes).toContainEqual({ id: 'trade-agreement', of: 0 });
    table.answer('trade', 'give:note:trade-agreement:0', 'ask:trade-goods:0', 'ask:no-note', 'accept');
    expect(table.player(1).notes).toContainEqual({ id: 'trade-agreement', of: 0 });
  },
);

rule(
  'ti4',
  'promissory-notes.4a',
  'a note that was not played stays in hand when its condition for returning occurs',
  () => {
    const factions = ['sol', 'hacan', 'xxcha'] as const;
    const made = () => position({ factions: [...factions] }).units(1, 'tile-18', { cruiser: 1 });
    const inHand = made()
      .note(0, 'trade-convoys', 1)
      .turnOf(0)
      .play((g) => tacticalAction(g, 0))
      .answer('activate:tile-18');
    expect(inHand.player(0).notes).toContainEqual({ id: 'trade-convoys', of: 1 });
    const played = made()
      .noteInPlay(0, 'trade-convoys', 1)
      .turnOf(0)
      .play((g) => tacticalAction(g, 0))
      .answer('activate:tile-18');
    expect(played.player(0).notesInPlay).toEqual([]);
    expect(played.player(1).notes).toContainEqual({ id: 'trade-convoys', of: 1 });
  },
);

rule('ti4', 'promissory-notes.5a', 'a note in a play area cannot be traded', () => {
  const table = meeting()
    .noteInPlay(0, 'support-for-the-throne', 2)
    .noteInPlay(1, 'ceasefire', 2)
    .note(1, 'trade-agreement', 0)
    .play(step);
  table.answer('trade');
  expect(table.options).not.toContain('give:note:support-for-the-throne:2');
  table.answer('give:no-note');
  expect(table.options).toContain('ask:note:political-secret:2'); // as far as seat 0 knows
  expect(table.options).not.toContain('ask:note:ceasefire:2');
});

rule('ti4', 'promissory-notes.6', 'nobody sees which notes others hold', () => {
  const table = meeting().note(1, 'ceasefire', 2).play(step);
  const seen = table.match.view(0) as unknown as { players: { notes: unknown; noteCount: number }[] };
  expect(seen.players[0]?.notes).toHaveLength(5);
  expect(seen.players[1]).toMatchObject({ notes: null, noteCount: 6 });
});

rule(
  'ti4',
  ['promissory-notes.7', 'promissory-notes.7a'],
  'with a player their notes leave the game and those of others go home',
  () => {
    const table = position()
      .note(1, 'ceasefire', 0)
      .noteInPlay(2, 'support-for-the-throne', 0)
      .points(0, 0, 1)
      .note(0, 'trade-agreement', 1)
      .noteInPlay(0, 'political-secret', 2)
      .play((g) => eliminate(g, 0));
    const all = table.state.players.flatMap(({ notes, notesInPlay }) => [...notes, ...notesInPlay]);
    expect(all.filter(({ of }) => of === 0)).toEqual([]);
    expect(table.player(1).notes).toContainEqual({ id: 'trade-agreement', of: 1 });
    expect(table.player(2).notes).toContainEqual({ id: 'political-secret', of: 2 });
    expect(table.player(2).points).toBe(0); // the support is gone
  },
);
