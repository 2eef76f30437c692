import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const leading = () =>
  position().leader(0, 'leader12').hand(0, 'aggression-2').courtDeck('bc24', 'bc01').ships(0, 1, '2-gate');

content(
  'arcs',
  'leader12',
  'When I declare an ambition without a marker I secure the next card of the Court deck',
  () => {
    const table = leading().toLead().answer('lead:aggression-2', 'declare:tycoon');
    expect(table.player(0).guilds).toEqual([{ id: 'bc24', fresh: true }]);
    expect(table.state.court.deck[0]).toBe('bc01');
    expect(table.events()).toContain('arcs.secured');
  },
);

content('arcs', 'leader12', 'The Prelude ability of a card secured so cannot be used now', () => {
  const table = leading().tokens(0, 'fuel').toLead().answer('lead:aggression-2', 'declare:tycoon');
  expect(table.options.some((id) => id.startsWith('prelude:'))).toBe(false);
  const held = position().guild(0, 'bc24').tokens(0, 'fuel').turn(0, 'aggression-2');
  expect(held.options.some((id) => id.startsWith('prelude:bc24'))).toBe(true);
});

content('arcs', 'leader12', 'A second declaration of an ambition brings no card, nor does a Rival’s', () => {
  const again = leading().declared('tycoon', 'high').toLead().answer('lead:aggression-2', 'declare:tycoon');
  expect(again.state.ambitions.tycoon).toHaveLength(2);
  expect(again.player(0).guilds).toEqual([]);
  const rival = position()
    .leader(1, 'leader12')
    .hand(0, 'aggression-2')
    .toLead()
    .answer('lead:aggression-2', 'declare:tycoon');
  expect(rival.player(1).guilds).toEqual([]);
});

content(
  'arcs',
  'leader12',
  'A card drawn so that lets me declare an undeclared ambition brings yet another card',
  () => {
    const demands = (ambition: string) =>
      position()
        .leader(0, 'leader12')
        .hand(0, 'aggression-2')
        .courtDeck('bc27', 'bc01')
        .toLead()
        .answer('lead:aggression-2', 'declare:tycoon', ambition);
    const table = demands('declare:keeper');
    expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc01']);
    expect(table.state.court.discard).toEqual(['bc27']);
    expect(demands('declare:tycoon').player(0).guilds).toEqual([]); // declared already
  },
);

content('arcs', 'leader12', 'Farseers secured so do not react to the same declaration', () => {
  const declared = (at: ReturnType<typeof position>) =>
    at
      .leader(0, 'leader12')
      .hand(0, 'aggression-2')
      .hand(1, 'aggression-3')
      .toLead()
      .answer('lead:aggression-2', 'declare:tycoon');
  const drawn = declared(position().courtDeck('bc17'));
  expect([drawn.prompt, drawn.player(0).guilds.map(({ id }) => id)]).toEqual(['arcs.turn', ['bc17']]);
  expect(declared(position().guild(0, 'bc17')).options).toContain('next:bc17');
});

content('arcs', 'leader12', 'When the pip of a Copy or Pivot buys an influence I may influence once more', () => {
  const courtly = () => position().leader(1, 'leader12').court('bc01', 'bc02');
  const table = courtly().turn(1, 'mobilization-2', 'pivot', 'aggression-6').answer('influence', 'influence:bc01');
  expect([table.prompt, table.options]).toEqual(['arcs.pair', ['extra', 'no-extra']]);
  table.answer('extra', 'influence:bc01');
  expect(table.state.court.row[0]?.agents).toEqual([0, 2, 0]);
  expect(table.options).toEqual(['end-turn']);
  const copied = courtly()
    .turn(1, 'aggression-2', 'copy', 'administration-6')
    .answer('influence', 'influence:bc01', 'no-extra');
  expect([copied.player(1).agents, copied.options]).toEqual([9, ['end-turn']]);
  const led = courtly().turn(1, 'mobilization-2').answer('influence', 'influence:bc01');
  expect(led.prompt).toBe('arcs.turn');
});

content('arcs', 'leader12', 'I gain Power only for an untied first place', () => {
  const power = (own: number, rival: number) => {
    const at = position().leader(0, 'leader12').declared('keeper', 'high');
    for (const id of ['2-hex', '2-crescent', '3-hex', '5-hex'] as const) at.city(0, id);
    at.tokens(0, ...new Array<'relic'>(own).fill('relic')).tokens(1, ...new Array<'relic'>(rival).fill('relic'));
    return at.toScoring().state.players.map((player) => player.power);
  };
  expect(power(2, 1)).toEqual([5 + 2, 3, 0]); // with the city bonus
  expect(power(1, 2)).toEqual([0, 5, 0]);
  expect(power(2, 2)).toEqual([0, 3, 0]);
});
