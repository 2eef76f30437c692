import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const DECLARE = 'prelude:lore27:declare-another';

function rich() {
  return position()
    .lore(0, 'lore27')
    .declared('tycoon', 'high')
    .city(0, '2-hex')
    .tokens(0, 'fuel', 'relic', 'material');
}

content('arcs', 'lore27', 'all Material and Fuel buys the declaration of an ambition without a marker', () => {
  const table = rich().declared('keeper', 'medium').turn(0, 'administration-4').answer(DECLARE);
  expect(table.options).toEqual(['declare:tyrant', 'declare:warlord', 'declare:empath']);
  table.answer('declare:empath');
  expect(table.state.ambitions.empath).toEqual(['small']);
  expect(table.player(0).slots.slice(0, 3)).toEqual([null, 'relic', null]);
  expect(table.state.supply).toMatchObject({ fuel: 5, material: 5, relic: 4 });
  expect(table.state.round.zeroed).toBe(false);
  expect(table.state.turn?.pips).toBe(3);
});

content('arcs', 'lore27', 'it can come directly after declaring Tycoon, once a turn', () => {
  const table = position()
    .lore(0, 'lore27')
    .hand(0, 'administration-2')
    .toLead()
    .answer('lead:administration-2', 'declare:tycoon', DECLARE, 'declare:warlord');
  expect(table.state.ambitions).toMatchObject({ tycoon: ['high'], warlord: ['medium'] });
  expect(table.state.markers.available).toEqual(['small']);
  expect(table.options).not.toContain(DECLARE);
});

content('arcs', 'lore27', 'it costs nothing without Material and Fuel', () => {
  const table = position()
    .lore(0, 'lore27')
    .declared('tycoon', 'high')
    .tokens(0, 'relic')
    .turn(0, 'administration-4')
    .answer(DECLARE, 'declare:keeper');
  expect(table.state.ambitions.keeper).toEqual(['medium']);
  expect(table.player(0).slots[0]).toBe('relic');
});

content('arcs', ['lore27', 'bc06'], 'the tokens on a Cartel stay there', () => {
  const table = rich().guild(0, 'bc06').turn(0, 'administration-4').answer(DECLARE, 'declare:keeper');
  expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc06']);
  expect(table.state.supply.fuel).toBe(5);
});

content('arcs', 'lore27', 'a follower may use it, too, and the lead card is not zeroed', () => {
  const table = rich().turn(0, 'administration-4', 'surpass', 'administration-2').answer(DECLARE, 'declare:warlord');
  expect(table.state.ambitions.warlord).toEqual(['medium']);
  expect(table.state.round.zeroed).toBe(false);
});

content('arcs', 'lore27', 'it comes before any other action', () => {
  const table = rich().turn(0, 'administration-4');
  expect(table.options).toContain(DECLARE);
  expect(table.answer('spend:2:relic').options).not.toContain(DECLARE);
  const pip = rich().turn(0, 'administration-4').answer('tax', 'discard');
  expect(pip.options).not.toContain(DECLARE);
});

content('arcs', ['lore27', 'leader04'], 'declaring this way sets off what declaring sets off', () => {
  const table = position().lore(0, 'lore27').leader(0, 'leader04').declared('tycoon', 'high').tokens(0, 'fuel');
  const declared = table.turn(0, 'administration-4').answer(DECLARE, 'declare:keeper', 'gain:fuel', 'slot:1');
  expect(declared.player(0).slots[0]).toBe('fuel');
});

content('arcs', 'lore27', 'without a marker, or without Tycoon declared, there is nothing to do', () => {
  const noMarker = rich().declared('keeper', 'medium', 'small').turn(0, 'administration-4');
  expect(noMarker.options).not.toContain(DECLARE);
  const undeclared = position().lore(0, 'lore27').declared('keeper', 'high').tokens(0, 'fuel');
  expect(undeclared.turn(0, 'administration-4').options).not.toContain(DECLARE);
});
