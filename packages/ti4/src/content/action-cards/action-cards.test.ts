import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { battle, declining, position, rollsOf, type Table } from '../../testing/index.ts';

/** Answers questions of windows with 'pass' until something else is asked. */
function passing(table: Table): Table {
  while (table.prompt === 'ti4.window') table.answer('pass');
  return table;
}

content('ti4', 'action-card/sabotage', 'cancels an action card of another player, but no Sabotage', () => {
  const made = () =>
    position()
      .goods(0, 4)
      .hand(0, 'focused-research', 'sabotage')
      .hand(1, 'sabotage')
      .hand(2, 'sabotage')
      .strategyCards(['leadership'], ['trade'], ['warfare'])
      .from('turn');
  const table = made();
  table.answer('action:action-card/focused-research');
  expect(table.seats).toEqual([1, 2]); // everybody else, not the player of the card
  table.answerAs(1, 'pass').answerAs(2, 'use:action-card/sabotage'); // nobody can answer a Sabotage with another one
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.turn']); // no action was performed
  expect(table.player(0).tradeGoods).toBe(4); // and nothing was paid
  expect(table.player(0).technologies).toEqual([]);
  expect(table.state.decks.actionDiscard).toEqual(['sabotage', 'focused-research']);
  const played = made().answer('action:action-card/focused-research', 'pass', 'pass');
  expect(played.prompt).toBe('ti4.research');
});

content('ti4', 'action-card/flank-speed', 'ships move one system farther in this tactical action', () => {
  const activated = (answer: string) => {
    const made = battle('tile-18', 'movement').units(0, 'tile-22', { carrier: 1 }).hand(0, 'flank-speed');
    const table = made.play((g) => tacticalAction(g, 0));
    return table.answer('activate:tile-24', answer); // two systems away
  };
  expect(activated('pass').prompt).not.toBe('ti4.move-ships');
  const table = activated('use:action-card/flank-speed');
  expect(table.options).toContain('move:tile-22:carrier');
  table.answer('done');
  expect(table.state.effects).toEqual([]); // it lasts until the end of the action
});

content('ti4', 'action-card/direct-hit', 'destroys a ship that has just sustained damage from one’s hit', () => {
  const fight = (cards: boolean) => {
    const made = battle('tile-18', 'space-combat')
      .units(0, 'tile-18', { cruiser: 2 })
      .units(1, 'tile-18', { dreadnought: 1 })
      .dice(10, 1, 1);
    return (cards ? made.hand(0, 'direct-hit') : made).play(spaceCombat);
  };
  const table = fight(true);
  passing(table).answer('sustain:dreadnought:tile-18');
  expect([table.seat, table.options]).toEqual([0, ['use:action-card/direct-hit', 'pass']]);
  table.answer('use:action-card/direct-hit');
  expect(table.unitsOf(1, 'tile-18')).toEqual({});
  expect(table.events()).toContain('ti4.combat-won');
});

content('ti4', 'action-card/direct-hit', 'is not for those whose hit it was not', () => {
  const table = battle('tile-18', 'space-combat')
    .units(0, 'tile-18', { cruiser: 2 })
    .units(1, 'tile-18', { dreadnought: 1 })
    .hand(2, 'direct-hit')
    .dice(10, 1, 1, 1, 1, 1)
    .play(spaceCombat);
  table.answer('sustain:dreadnought:tile-18');
  expect(table.seats).not.toContain(2);
});

content('ti4', 'action-card/direct-hit', 'has no power over an upgraded dreadnought', () => {
  const table = battle('tile-18', 'space-combat')
    .units(0, 'tile-18', { cruiser: 2 })
    .units(1, 'tile-18', { dreadnought: 1 })
    .technologies(1, 'dreadnought-2')
    .hand(0, 'direct-hit')
    .dice(10, 1, 1)
    .play(spaceCombat);
  passing(table).answer('sustain:dreadnought:tile-18');
  expect(table.options).not.toContain('use:action-card/direct-hit');
  expect(table.unitsOf(1, 'tile-18')).toEqual({ dreadnought: 1 });
});

content('ti4', 'action-card/shields-holding', 'cancels up to two hits against one’s ships in a space combat', () => {
  const table = battle('tile-18', 'space-combat')
    .units(0, 'tile-18', { cruiser: 3 })
    .units(1, 'tile-18', { cruiser: 3 })
    .units(1, 'tile-22', { carrier: 1 }) // somewhere to retreat to
    .hand(1, 'shields-holding')
    .dice(10, 10, 10, 1, 1, 1)
    .play(spaceCombat);
  table.answer('pass', 'fight');
  expect([table.seat, table.options]).toEqual([1, ['use:action-card/shields-holding', 'pass']]);
  table.answer('use:action-card/shields-holding');
  expect(table.unitsOf(1, 'tile-18')).toEqual({ cruiser: 2 }); // three hits, two of them cancelled
});

content('ti4', 'action-card/intercept', 'an announced retreat does not take place', () => {
  const fight = (answer: string) => {
    const table = battle('tile-18', 'space-combat')
      .units(0, 'tile-18', { cruiser: 1 })
      .units(1, 'tile-18', { cruiser: 1 })
      .units(1, 'tile-22', { carrier: 1 })
      .hand(0, 'intercept')
      .dice(1, 1)
      .play(spaceCombat);
    passing(table).answer('retreat');
    expect(table.options).toEqual(['use:action-card/intercept', 'pass']);
    return table.answer(answer);
  };
  expect(fight('pass').unitsOf(1, 'tile-22')).toEqual({ cruiser: 1, carrier: 1 });
  const held = fight('use:action-card/intercept');
  expect(held.unitsOf(1, 'tile-18')).toEqual({ cruiser: 1 });
  expect([passing(held).seat, held.options]).toEqual([1, ['fight', 'retreat']]); // the next round
});

content('ti4', 'action-card/skilled-retreat', 'all ships go to an adjacent system and nobody wins', () => {
  const table = battle('tile-18', 'space-combat')
    .units(0, 'tile-18', { carrier: 1, fighter: 2, infantry: 1, dreadnought: 1 }, { dreadnought: 1 })
    .units(1, 'tile-18', { cruiser: 1 })
    .hand(0, 'skilled-retreat')
    .play(spaceCombat);
  table.answer('use:action-card/skilled-retreat');
  const [to] = table.options.map((id) => id.slice('to:'.length));
  table.answer(`to:${to}`, 'load:tile-18:infantry:1');
  expect(table.unitsOf(0, to as 'tile-18')).toEqual({ dreadnought: 1, carrier: 1, fighter: 2, infantry: 1 });
  expect(table.state.systems[to as 'tile-18']?.units.find(({ type }) => type === 'dreadnought')?.damaged).toBe(1);
  expect(table.state.systems[to as 'tile-18']?.tokens).toEqual([0]);
  expect(table.unitsOf(1, 'tile-18')).toEqual({ cruiser: 1 });
  expect(table.events()).toContain('ti4.combat-drawn');
});

content('ti4', 'action-card/fire-team', 'any own dice of a round of ground combat are rolled again', () => {
  const table = battle('tile-24', 'invasion')
    .units(0, 'tile-24', { carrier: 1, infantry: 2 })
    .units(1, 'mehar-xull', { infantry: 2 })
    .hand(0, 'fire-team')
    .dice(2, 9, 8, 1, 1)
    .play(invasion);
  declining(table.answer('commit:mehar-xull:infantry:2'), 'fire-team');
  expect(rollsOf(table)).toEqual(['0 combat infantry:2 infantry:9']);
  table.answer('use:action-card/fire-team');
  expect(table.options).toEqual(['done', 'die:infantry:2', 'die:infantry:9']); // any of them, hits too
  table.answer('die:infantry:2', 'done');
  expect(rollsOf(table)[1]).toBe('0 combat infantry:8');
  expect(table.unitsOf(1, 'mehar-xull')).toEqual({}); // both hit now
  expect(table.state.planets['mehar-xull']?.owner).toBe(0);
});

content('ti4', 'action-card/bunker', 'bombardment of one’s planets gets -4', () => {
  const made = (answer: string) =>
    battle('tile-24', 'invasion')
      .units(0, 'tile-24', { dreadnought: 1 })
      .units(1, 'mehar-xull', { infantry: 1 })
      .hand(1, 'bunker')
      .dice(8)
      .play(invasion)
      .answer(answer, 'bombard:mehar-xull');
  const bare = made('pass');
  expect(bare.unitsOf(1, 'mehar-xull')).toEqual({});
  const covered = made('use:action-card/bunker');
  expect(covered.unitsOf(1, 'mehar-xull')).toEqual({ infantry: 1 });
  expect(rollsOf(covered)).toEqual(['0 bombardment dreadnought:8-4']);
});

content('ti4', 'action-card/parley', 'units that land on one’s planet go back to their ships', () => {
  const table = battle('tile-24', 'invasion')
    .units(0, 'tile-24', { carrier: 1, infantry: 2 })
    .own(1, 'mehar-xull')
    .hand(1, 'parley')
    .play(invasion);
  passing(table).answer('commit:mehar-xull:infantry:2');
  expect(table.seat).toBe(1);
  table.answer('use:action-card/parley');
  expect(table.unitsOf(0, 'tile-24')).toEqual({ carrier: 1, infantry: 2 });
  expect(table.state.planets['mehar-xull']?.owner).toBe(1);
});

content('ti4', 'action-card/focused-research', 'an action: four trade goods for researching a technology', () => {
  const table = position()
    .goods(0, 6)
    .hand(0, 'focused-research')
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn');
  table.answer('action:action-card/focused-research');
  expect(table.options).toContain('technology:neural-motivator');
  expect(table.options).not.toContain('technology:dacxive-animators'); // prerequisites count
  table.answer('technology:neural-motivator');
  expect([table.player(0).tradeGoods, table.player(0).technologies]).toEqual([2, ['neural-motivator']]);
});

content('ti4', 'action-card/public-disgrace', 'a player who chooses a strategy card must take another one', () => {
  const table = position()
    .with((g) => {
      g.strategyCards.imperial = 2;
    })
    .hand(2, 'public-disgrace')
    .from('strategy');
  table.answer('pass', 'strategy:imperial');
  expect(table.seat).toBe(2);
  table.answer('use:action-card/public-disgrace');
  expect(table.seat).toBe(0);
  expect(table.options).not.toContain('strategy:imperial');
  table.answer('strategy:trade');
  expect(table.player(0).strategyCards.map(({ id }) => id)).toEqual(['trade']);
  expect(table.player(0).tradeGoods).toBe(0);
  expect(table.state.strategyCards.imperial).toBe(2); // its trade goods stay on it
  expect(table.seat).toBe(1);
});

rule('ti4', 'sustain-damage.5', 'Sustain Damage does not save a ship from Direct Hit', () => {
  const table = battle('tile-18', 'space-combat')
    .units(0, 'tile-18', { cruiser: 2 })
    .units(1, 'tile-18', { dreadnought: 2 })
    .hand(0, 'direct-hit')
    .dice(10, 1, 1, 1)
    .play(spaceCombat);
  passing(table).answer('sustain:dreadnought:tile-18', 'use:action-card/direct-hit');
  expect(table.unitsOf(1, 'tile-18')).toEqual({ dreadnought: 1 });
  const [left] = table.state.systems['tile-18']?.units.filter(({ seat }) => seat === 1) ?? [];
  expect(left?.damaged).toBe(0); // the other one was not damaged in its place
});
