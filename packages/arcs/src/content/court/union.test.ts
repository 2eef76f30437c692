import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const unions = [
  { card: 'bc04', suit: 'administration', otherSuit: 'aggression' },
  { card: 'bc05', suit: 'construction', otherSuit: 'mobilization' },
  { card: 'bc10', suit: 'mobilization', otherSuit: 'administration' },
  { card: 'bc11', suit: 'aggression', otherSuit: 'construction' },
] as const;

/** Everybody has a ship, so that nobody must come back at the end of a turn. */
const start = () => position().ships(0, 1, '2-gate').ships(1, 1, '3-gate').ships(2, 1, '5-gate');

for (const { card, suit, otherSuit } of unions) {
  const ability = `prelude:${card}:claim-card`;

  content(
    'arcs',
    card,
    'its holder takes back the own card of its suit when the round is over, and the Union goes',
    () => {
      const table = start()
        .guild(0, card)
        .hand(0, `${otherSuit}-2`)
        .hand(1, `${otherSuit}-3`)
        .turn(0, `${suit}-2`)
        .answer(ability);
      expect(table.player(0).guilds).toEqual([]);
      expect(table.state.round.unions).toEqual([{ card, owner: 0, beside: `${suit}-2` }]);
      expect(table.state.court.discard).toEqual([]);
      table.answer('end-turn');
      expect(table.seat).toBe(1);
      expect(table.player(0).hand).toEqual([`${otherSuit}-2`]); // not before all turns are over
      table.answer(`pivot:${otherSuit}-3`, 'end-turn');
      expect(table.player(0).hand).toEqual([`${otherSuit}-2`, `${suit}-2`]);
      expect(table.state.court.discard).toEqual([card]);
      expect(table.state.round.unions).toEqual([]);
      expect(table.state.discard.down).toContain(`${otherSuit}-3`);
      expect(table.state.discard.down).not.toContain(`${suit}-2`);
    },
  );

  content('arcs', card, 'it may lie beside any face-up card of its suit, a rival’s too', () => {
    const table = start()
      .guild(2, card)
      .hand(0, `${otherSuit}-6`)
      .hand(1, `${suit}-4`)
      .hand(2, `${suit}-5`)
      .toFollow(`${suit}-2`)
      .answer(`surpass:${suit}-4`, 'end-turn', `surpass:${suit}-5`, ability);
    expect(table.options).toEqual([`claim:${suit}-2`, `claim:${suit}-4`, `claim:${suit}-5`]);
    table.answer(`claim:${suit}-2`, 'end-turn');
    expect(table.player(2).hand).toEqual([`${suit}-2`]);
    expect(table.player(0).hand).toEqual([`${otherSuit}-6`]);
  });

  content('arcs', card, 'a card played by Pivot may be claimed, but no copy and no other suit', () => {
    const follow = (...plays: string[]) =>
      start()
        .guild(2, card)
        .hand(0, `${otherSuit}-6`)
        .hand(1, `${suit}-4`)
        .hand(2, `${otherSuit}-5`)
        .toFollow(`${otherSuit}-2`)
        .answer(...plays, `surpass:${otherSuit}-5`);
    expect(follow(`pivot:${suit}-4`, 'end-turn').options).toContain(ability);
    expect(follow(`copy:${suit}-4`, 'end-turn').options).not.toContain(ability);
  });

  content('arcs', card, 'while it lies beside an action card it cannot be stolen', () => {
    const table = start()
      .guild(0, card, 'bc18')
      .guild(1, 'bc20')
      .hand(0, `${otherSuit}-2`)
      .hand(1, `${otherSuit}-3`)
      .turn(0, `${suit}-2`)
      .answer(ability, 'end-turn', `pivot:${otherSuit}-3`, 'prelude:bc20:steal');
    // Secret Order is all that is left to steal, so it is taken without a question.
    expect(table.player(1).guilds.map(({ id }) => id)).toEqual(['bc18']);
    expect(table.state.round.unions).toHaveLength(1);
    table.answer('end-turn');
    expect(table.player(0).hand).toContain(`${suit}-2`);
  });

  content('arcs', card, 'a claimed card keeps the chapter going', () => {
    const table = start().guild(0, card).turn(0, `${suit}-2`).answer(ability, 'end-turn');
    expect(table.state.chapter).toBe(1);
    expect(table.options).toEqual([`lead:${suit}-2`, 'pass']);
  });
}
