import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

/** Seat 0 attacks the Elder, seat 1, whose only ship there is damaged or fresh. */
const attacked = (damaged: boolean, agentsLeft = true) => {
  const at = position()
    .leader(1, 'leader01')
    .ships(0, 1, '2-gate')
    .ships(1, damaged ? 0 : 1, '2-gate', damaged ? 1 : 0)
    .city(1, '3-hex');
  return (agentsLeft ? at.court('bc01', 'bc02') : at.court(['bc01', 0, 10], 'bc02'))
    .dice(['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1');
};

content('arcs', 'leader01', 'Who takes a Trophy of mine in battle lets me influence a card', () => {
  const table = attacked(true);
  expect([table.seat, table.prompt]).toEqual([1, 'arcs.leader.beloved']);
  expect(table.options).toEqual(['use:beloved', 'skip:beloved']);
  table.answer('use:beloved', 'influence:bc02');
  expect(table.state.court.row.map((slot) => slot?.agents)).toEqual([
    [0, 0, 0],
    [0, 1, 0],
  ]);
  expect(table.seat).toBe(0);
  expect(attacked(true).answer('skip:beloved').player(1).agents).toBe(10);
});

content('arcs', 'leader01', 'A battle that takes no Trophy of mine, or one I begin, brings me no influence', () => {
  expect([attacked(false).seat, attacked(false).prompt]).toEqual([0, 'arcs.turn']);
  const attacking = position()
    .leader(0, 'leader01')
    .ships(0, 1, '2-gate')
    .ships(1, 0, '2-gate', 1)
    .city(1, '3-hex')
    .court('bc01')
    .dice(['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1');
  expect(attacking.player(0).trophies[1]?.ships).toBe(1);
  expect([attacking.seat, attacking.prompt]).toEqual([0, 'arcs.turn']);
});

content(
  'arcs',
  'leader01',
  'A Trophy that I take from my attacker brings me no influence, and without agents I am not asked',
  () => {
    const intercepted = position()
      .leader(1, 'leader01')
      .ships(0, 0, '2-gate', 1)
      .ships(1, 2, '2-gate')
      .city(1, '3-hex')
      .court('bc01')
      .dice(['assault', 'hit', 'intercept'])
      .turn(0, 'aggression-2')
      .answer('battle', 'skirmish:0', 'assault:1');
    expect(intercepted.player(1).trophies[0]?.ships).toBe(1);
    expect(intercepted.prompt).toBe('arcs.turn');
    expect(attacked(true, false).prompt).toBe('arcs.turn');
  },
);

content(
  'arcs',
  'leader01',
  'Whoever destroys my city in battle provokes Outrage but does not ransack the Court',
  () => {
    const battle = (leader: 'leader01' | 'leader02') =>
      position()
        .leader(1, leader)
        .ships(0, 1, '2-hex')
        .city(1, '2-hex', true)
        .court(['bc01', 0, 1], ['bc02', 0, 1])
        .dice(['skirmish', 'hit'])
        .turn(0, 'aggression-2')
        .answer('battle', 'skirmish:1');
    const table = battle('leader01');
    expect(table.player(0).trophies[1]?.cities).toBe(1);
    expect(table.player(0).outrage.relic).toBe('agent');
    expect(table.prompt).toBe('arcs.leader.beloved');
    expect(battle('leader02').prompt).toBe('arcs.ransack');
  },
);

content('arcs', 'leader01', 'A city of mine destroyed outside battle is followed by a ransack as usual', () => {
  const table = position()
    .leader(0, 'leader10')
    .leader(1, 'leader01')
    .ships(0, 1, '2-hex')
    .city(1, '2-hex', true)
    .court(['bc01', 0, 1], ['bc02', 0, 1])
    .turn(0, 'administration-2')
    .answer('tax', 'slot:1', 'use:ruthless');
  expect([table.seat, table.prompt]).toEqual([0, 'arcs.ransack']);
});

content('arcs', 'leader01', 'In Tyrant my first place is worth second place, and second place nothing', () => {
  const power = (own: number, rival: number) =>
    position()
      .leader(0, 'leader01')
      .captives(0, 2, own)
      .captives(1, 2, rival)
      .declared('tyrant', 'high')
      .toScoring()
      .state.players.map((player) => player.power);
  expect(power(2, 1)).toEqual([3, 3, 0]);
  expect(power(1, 2)).toEqual([0, 5, 0]);
});
