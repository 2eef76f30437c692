import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { ActionCardId } from '../content/action-cards.ts';
import { position } from '../testing/position.ts';

/** Seat 0 has led the card and is asked what comes next. */
const lead = (card: ActionCardId, change = position({ players: 4 }).settled()) =>
  change.hand(0, card).hand(1, 'construction-2', 'mobilization-3').toLead().answer(`lead:${card}`);

const all = ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'].map((id) => `declare:${id}`);

rule('arcs', 'declare.1', 'right after leading a card its player may declare the ambition shown on it, or not', () => {
  const game = lead('aggression-5');
  expect(game.prompt).toBe('arcs.declare');
  expect(game.seat).toBe(0);
  expect(game.options).toEqual(['declare:keeper', 'no-declare']);
  game.answer('no-declare');
  expect(Object.values(game.state.ambitions).flat()).toEqual([]);
  expect(game.state.round.zeroed).toBe(false);
  const declared = lead('aggression-5').answer('declare:keeper');
  expect(declared.state.ambitions.keeper).toHaveLength(1);
});

rule('arcs', 'declare.2', 'declaring comes before all actions, and happens once', () => {
  const game = lead('mobilization-5', position({ players: 4 }).settled().tokens(0, 'fuel').ships(0, 1, '2-gate'));
  expect(game.options).toEqual(['declare:keeper', 'no-declare']); // no spend:1:fuel
  game.answer('declare:keeper');
  const asked = new Set<string>();
  while (game.seat === 0) {
    asked.add(game.prompt!);
    expect(game.options.some((id) => id.startsWith('declare'))).toBe(false);
    game.answer(game.options[0]!);
  }
  expect(asked).not.toContain('arcs.declare');
  expect(game.state.ambitions.keeper).toHaveLength(1);
});

rule('arcs', 'declare.3', 'the number of the lead card tells the ambition; a 1 shows none and a 7 all', () => {
  const offered = [2, 3, 4, 5, 6].map((number) => lead(`aggression-${number as 2}`).options[0]);
  expect(offered).toEqual(all);
  expect(lead('aggression-1').prompt).toBe('arcs.turn');
  expect(lead('aggression-7').options).toEqual([...all, 'no-declare']);
  expect(() => position({ players: 3 }).hand(0, 'aggression-1')).toThrow('not in this game');
  expect(() => position({ players: 2 }).hand(0, 'aggression-7')).toThrow('not in this game');
});

rule('arcs', 'declare.4', 'the highest available marker is moved to the box', () => {
  const first = lead('aggression-2').answer('declare:tycoon').state;
  expect(first.ambitions.tycoon).toEqual(['high']);
  expect(first.markers.available).toEqual(['medium', 'small']);
  const second = lead('aggression-2', position({ players: 4 }).settled().declared('keeper', 'high')).answer(
    'declare:tycoon',
  ).state;
  expect(second.ambitions.tycoon).toEqual(['medium']);
  // Flipped, the small marker (4) is worth more than the medium one (3).
  const flipped = position({ players: 4 })
    .settled()
    .declared('keeper', 'high')
    .with(({ markers }) => markers.flipped.push('small'));
  expect(lead('aggression-2', flipped).answer('declare:tycoon').state.ambitions.tycoon).toEqual(['small']);
});

rule('arcs', 'declare.5', 'the lead card of a declarer counts as 0, with all its pips', () => {
  const follow = (answer: string) => {
    const game = lead('construction-6', position({ players: 4 }).settled()).answer(answer);
    expect(game.seen(1).turn?.pips).toBe(2);
    return game.answer('end-turn').options;
  };
  expect(follow('declare:empath')).toContain('surpass:construction-2');
  expect(follow('no-declare')).not.toContain('surpass:construction-2');
});

rule('arcs', 'declare.6', 'without an available marker nothing can be declared', () => {
  const all3 = () =>
    position({ players: 4 }).settled().declared('keeper', 'high', 'medium').declared('warlord', 'small');
  expect(lead('aggression-7', all3()).prompt).toBe('arcs.turn');
  expect(lead('aggression-4', all3()).prompt).toBe('arcs.turn');
  const populist = all3().court(['bc27', 1]).turn(0, 'aggression-4').answer('secure');
  expect(populist.prompt).toBe('arcs.turn');
  expect(Object.values(populist.state.ambitions).flat()).toHaveLength(3);
});

rule('arcs', 'declare.7', 'an ambition can be declared again in a later round, and its box keeps all markers', () => {
  const game = position()
    .settled()
    .hand(0, 'aggression-2', 'mobilization-2')
    .hand(1, 'construction-2', 'construction-3')
    .tokens(2, 'fuel')
    .toLead();
  game.answer('lead:aggression-2', 'declare:tycoon', 'end-turn', 'pivot:construction-2', 'no-seize', 'end-turn');
  game.answer('lead:mobilization-2', 'declare:tycoon');
  expect(game.state.ambitions.tycoon).toEqual(['high', 'medium']);
  game.answer('end-turn', 'pivot:construction-3', 'end-turn');
  expect(game.player(2).power).toBe(8);
});

rule('arcs', 'declare.8', 'declaring through a Court card takes the highest marker too but zeroes no card', () => {
  const game = position()
    .settled()
    .hand(1, 'aggression-2')
    .court(['bc27', 1])
    .declared('keeper', 'high')
    .turn(0, 'aggression-4')
    .answer('secure', 'declare:tyrant');
  expect(game.state.ambitions.tyrant).toEqual(['medium']);
  expect(game.state.round.zeroed).toBe(false);
  expect(game.answer('end-turn').options).toEqual(['copy:aggression-2']);
});

rule('arcs', 'declare.8', 'it triggers what happens when somebody declares', () => {
  const game = position()
    .settled()
    .court(['bc27', 1])
    .courtDeck('bc14')
    .leader(0, 'leader12') // the Noble secures the next Court card on declaring
    .turn(0, 'aggression-4')
    .answer('secure', 'declare:tyrant');
  expect(game.player(0).guilds.map(({ id }) => id)).toEqual(['bc14']);
});
