import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore14', 'an attacker may reroll up to one assault die per fresh attacking ship', () => {
  const table = position()
    .lore(0, 'lore14')
    .ships(0, 1, '2-gate', 2)
    .ships(1, 3, '2-gate')
    .dice(['skirmish'], ['assault'], ['assault', 'hit', 'selfHit'], ['assault', 'hit', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1', 'assault:2');
  expect(table.options).toEqual(['reroll:lore14', 'keep']);
  table.answer('reroll:lore14');
  expect(table.options).toEqual(['die:assault.5', 'die:assault.2', 'roll']); // no skirmish die
  table.answer('die:assault.5'); // one fresh ship, so this is all
  expect(table.state.roll?.faces).toEqual({ skirmish: [3], assault: [0, 2], raid: [] });
  expect(table.prompt).toBe('arcs.hit');
});

content('arcs', 'lore14', 'it is used once per battle', () => {
  const table = position()
    .lore(0, 'lore14')
    .ships(0, 2, '2-gate')
    .ships(1, 3, '2-gate')
    .dice(['assault'], ['assault'], ['assault'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:2', 'reroll:lore14', 'die:assault.5', 'roll');
  expect(table.prompt).toBe('arcs.turn'); // nothing was hit and nothing is offered again
});

content('arcs', 'lore14', 'the roll may be kept', () => {
  const table = position()
    .lore(0, 'lore14')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .dice(['assault', 'hit', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1', 'keep');
  expect(table.player(0).trophies[1]).toMatchObject({ ships: 1 });
});

content('arcs', 'lore14', 'without fresh ships, without assault dice or for a defender there is no reroll', () => {
  const offered = (holder: number, fresh: number, damaged: number, ...dice: string[]) =>
    position()
      .lore(holder, 'lore14')
      .ships(0, fresh, '2-gate', damaged)
      .ships(1, 3, '2-gate')
      .dice(dice[0] === 'skirmish:1' ? ['skirmish'] : ['assault'])
      .turn(0, 'aggression-2')
      .answer('battle', ...dice)
      .options.includes('reroll:lore14');
  expect(offered(0, 1, 0, 'skirmish:0', 'assault:1')).toBe(true);
  expect(offered(0, 0, 1, 'skirmish:0', 'assault:1')).toBe(false);
  expect(offered(0, 1, 0, 'skirmish:1')).toBe(false);
  expect(offered(1, 1, 0, 'skirmish:0', 'assault:1')).toBe(false);
});
