import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position, type Table } from '../testing/position.ts';
import type { ActionCardId, SuitId } from './action-cards.ts';

/** What the printed cards say: the pips and the ambition of each number, from 1 to 7. */
const printed: Record<SuitId, string[]> = {
  administration: ['4 -', '4 tycoon', '3 tyrant', '3 warlord', '3 keeper', '2 empath', '1 any'],
  aggression: ['3 -', '3 tycoon', '2 tyrant', '2 warlord', '2 keeper', '2 empath', '1 any'],
  construction: ['4 -', '4 tycoon', '3 tyrant', '3 warlord', '2 keeper', '2 empath', '1 any'],
  mobilization: ['4 -', '4 tycoon', '3 tyrant', '3 warlord', '2 keeper', '2 empath', '1 any'],
};
const kinds: Record<SuitId, string[]> = {
  administration: ['tax', 'repair', 'influence'],
  aggression: ['battle', 'move', 'secure'],
  construction: ['build', 'repair'],
  mobilization: ['move', 'influence'],
};
/** An action of each suit that can be taken again and again. */
const repeatable: Record<SuitId, string> = {
  administration: 'influence',
  aggression: 'move',
  construction: 'build',
  mobilization: 'move',
};
const every = ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'];

/** Seat 0 can take every standard action, and build four times. */
const arranged = () =>
  position({ players: 4 })
    .settled()
    .ships(0, 2, '2-hex', 1)
    .city(0, '2-hex')
    .ships(1, 1, '2-hex')
    .ships(0, 1, '1-arrow')
    .ships(0, 1, '1-hex')
    .court(['bc01', 1], 'bc02');

/** Takes an action with whatever choices come first. */
function take(game: Table, action: string): void {
  game.answer(action);
  while (game.prompt !== 'arcs.turn') game.answer(game.options[0]!);
}

for (const [suit, cards] of Object.entries(printed) as [SuitId, string[]][]) {
  for (const [i, text] of cards.entries()) {
    const number = i + 1;
    const id = `${suit}-${number}` as ActionCardId;
    const [pips, ambition] = [Number(text.slice(0, 1)), text.slice(2)];

    content('arcs', id, `leads with ${pips} pips and shows ${ambition}`, () => {
      const reply = `${suit}-${number === 4 ? 5 : 4}` as const;
      const game = arranged().hand(0, id).hand(1, reply).toLead().answer(`lead:${id}`);
      if (ambition === '-') expect(game.prompt).toBe('arcs.turn');
      else {
        const shown = ambition === 'any' ? every : [ambition];
        expect(game.options).toEqual([...shown.map((each) => `declare:${each}`), 'no-declare']);
        game.answer(`declare:${shown[0]}`);
        expect(game.state.ambitions[shown[0] as 'tycoon']).toEqual(['high']);
      }
      expect(game.options.toSorted()).toEqual([...kinds[suit], 'end-turn'].toSorted());
      for (let pip = 1; pip <= pips; pip++) take(game, repeatable[suit]);
      expect(game.options).toEqual(['end-turn']);
      // The lead counts as 1, or as 0 after the declaration.
      expect(game.answer('end-turn').options[0]).toBe(`surpass:${reply}`);
    });
  }

  content('arcs', [`${suit}-7`], 'seizes the initiative when it surpasses', () => {
    const game = arranged().hand(1, `${suit}-7`, `${suit}-1`).toFollow(`${suit}-6`).answer(`surpass:${suit}-7`);
    expect(game.prompt).toBe('arcs.turn');
    expect(game.state.initiative).toBe(1);
    expect(game.player(1).hand).toEqual([`${suit}-1`]);
  });

  content(
    'arcs',
    cards.map((_, i) => `${suit}-${i + 1}`),
    'surpasses every lower card of its suit and no other',
    () => {
      for (let number = 1; number <= 7; number++) {
        for (let lead = 1; lead <= 7; lead++) {
          if (lead === number) continue;
          const card = `${suit}-${number}` as ActionCardId;
          const game = arranged()
            .hand(1, card)
            .toFollow(`${suit}-${lead}` as ActionCardId);
          expect(game.options).toEqual(number > lead ? [`surpass:${card}`, `copy:${card}`] : [`copy:${card}`]);
          if (number < lead) continue;
          game.answer(`surpass:${card}`);
          expect(game.state.turn?.pips).toBe(Number(cards[number - 1]?.slice(0, 1)));
        }
      }
    },
  );
}
