import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { StandardAction, SuitId } from '../content/action-cards.ts';
import { position } from '../testing/position.ts';

const standard: StandardAction[] = ['tax', 'build', 'move', 'repair', 'influence', 'secure', 'battle'];

/** A position in which seat 0 could take every standard action. */
const everythingPossible = () =>
  position().settled().ships(0, 2, '2-hex', 1).city(0, '2-hex').ships(1, 1, '2-hex').court(['bc01', 1]);

rule('arcs', 'chapter.1', 'rounds go on until nobody has cards; then the declared ambitions are scored', () => {
  const game = position()
    .settled()
    .hand(0, 'mobilization-5', 'mobilization-6')
    .hand(1, 'aggression-2', 'aggression-3')
    .hand(2, 'construction-2', 'construction-3')
    .tokens(1, 'relic')
    .toLead()
    .answer('lead:mobilization-5', 'declare:keeper', 'end-turn');
  game.answer('pivot:aggression-2', 'no-seize', 'end-turn', 'pivot:construction-2', 'no-seize', 'end-turn');
  expect(game.prompt).toBe('arcs.lead');
  expect(game.state.chapter).toBe(1);
  expect(game.player(1).power).toBe(0);
  game.answer('lead:mobilization-6', 'no-declare', 'end-turn', 'pivot:aggression-3', 'end-turn');
  expect(game.state.chapter).toBe(1);
  game.answer('pivot:construction-3', 'end-turn');
  expect(game.state.chapter).toBe(2);
  expect(game.player(1).power).toBe(5);
});

rule('arcs', 'chapter.2', 'each player takes one turn in a round: the initiative holder, then clockwise', () => {
  const game = position({ players: 4 })
    .settled()
    .hand(0, 'aggression-2', 'aggression-3')
    .hand(1, 'construction-2', 'construction-3')
    .hand(2, 'mobilization-2', 'mobilization-3')
    .hand(3, 'mobilization-4', 'mobilization-5')
    .initiative(2)
    .toLead();
  const turns: (number | undefined)[] = [];
  const declining = ['no-declare', 'no-seize', 'end-turn'];
  for (let turn = 1; turn <= 4; turn++) {
    turns.push(game.seat);
    game.answer(game.options[0]!);
    while (game.prompt !== 'arcs.lead' && game.prompt !== 'arcs.follow')
      game.answer(game.options.find((id) => declining.includes(id))!);
  }
  expect(turns).toEqual([2, 3, 0, 1]);
  expect(game.prompt).toBe('arcs.lead'); // nobody has a second turn
  expect(game.state.round.plays).toEqual([]);
});

rule('arcs', 'chapter.3', 'a follower without cards is skipped', () => {
  const game = position().settled().hand(0, 'aggression-2').hand(2, 'construction-2').toLead();
  game.answer('lead:aggression-2', 'no-declare', 'end-turn');
  expect(game.seat).toBe(2);
});

rule('arcs', 'chapter.3', 'a follower with cards must play one', () => {
  const game = position()
    .settled()
    .hand(1, 'construction-2', 'aggression-3')
    .hand(2, 'construction-3')
    .toFollow('aggression-2');
  expect(game.seat).toBe(1);
  expect(game.options.toSorted()).toEqual([
    'copy:aggression-3',
    'copy:construction-2',
    'pivot:construction-2',
    'surpass:aggression-3',
  ]);
});

rule('arcs', 'chapter.4', 'the leader plays a card, declares, then has the Prelude, then pips', () => {
  const game = position()
    .settled()
    .hand(0, 'mobilization-4')
    .ships(0, 1, '2-gate')
    .tokens(0, 'fuel', 'fuel')
    .court('bc01')
    .toLead();
  expect(game.options).toEqual(['lead:mobilization-4', 'pass']);
  game.answer('lead:mobilization-4');
  expect(game.options).toEqual(['declare:warlord', 'no-declare']);
  game.answer('declare:warlord');
  expect(game.options).toEqual(['move', 'influence', 'spend:1:fuel', 'spend:2:fuel', 'end-turn']);
  game.answer('spend:1:fuel', 'nothing');
  expect(game.options).toContain('spend:2:fuel');
  game.answer('influence');
  expect(game.options).toEqual(['move', 'influence', 'end-turn']); // the first pip has closed the Prelude
});

rule('arcs', 'chapter.4', 'a follower plays a card, seizes or not, then has the Prelude, then pips', () => {
  const game = position()
    .settled()
    .hand(1, 'mobilization-4', 'construction-2')
    .tokens(1, 'fuel')
    .court('bc01')
    .toFollow('mobilization-2')
    .answer('surpass:mobilization-4');
  expect(game.options).toEqual(['seize:construction-2', 'no-seize']);
  game.answer('no-seize');
  expect(game.options).toEqual(['influence', 'spend:1:fuel', 'end-turn']);
  game.answer('influence');
  expect(game.options).toEqual(['influence', 'end-turn']);
});

rule('arcs', 'chapter.5', 'pips buy actions in any mix and order, may repeat, and may be left unspent', () => {
  const game = everythingPossible().turn(0, 'administration-3');
  game.answer('influence', 'repair', 'influence');
  expect(game.options).toEqual(['end-turn']);
  expect(game.state.court.row[0]?.agents[0]).toBe(3);
  expect(game.system('2-hex').damaged[0]).toBe(0);
  const idle = everythingPossible().hand(1, 'aggression-2').turn(0, 'administration-3').answer('influence', 'end-turn');
  expect(idle.seat).toBe(1);
  expect(idle.prompt).toBe('arcs.follow');
});

const allowed: [string, SuitId, StandardAction[]][] = [
  ['chapter.6', 'administration', ['tax', 'repair', 'influence']],
  ['chapter.6', 'construction', ['build', 'repair']],
  ['chapter.7', 'aggression', ['move', 'battle', 'secure']],
  ['chapter.7', 'mobilization', ['move', 'influence']],
];

for (const [id, suit, actions] of allowed) {
  rule('arcs', id, `${suit} pips allow ${actions.join(', ')} and nothing else`, () => {
    const { options } = everythingPossible().turn(0, `${suit}-3`);
    expect(standard.filter((action) => options.includes(action)).toSorted()).toEqual(actions.toSorted());
  });
}
