/** Where directives, crowns and attached laws meet each other, factions and common cards. */
import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { moveShips } from '../../rules/movement.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { influenceOf, resourcesOf } from '../../rules/spend.ts';
import {
  battle,
  decide,
  declining,
  playing,
  position,
  reveal,
  rollsOf,
  session,
  type Table,
  votes,
} from '../../testing/index.ts';

const here = 'tile-22';
const points = (table: Table) => [0, 1, 2].map((seat) => table.player(seat).points);

content(
  'ti4',
  ['agenda/public-execution', 'agenda/committee-formation'],
  'the committee names the speaker: nobody votes, the token goes to the left',
  () => {
    const made = session().law('committee-formation', 'player-2', 2).hand(0, 'plague');
    const table = reveal(made, 'public-execution');
    while (table.seat === 0) table.answer('pass');
    expect([table.seat, table.options]).toEqual([2, ['use:law/committee-formation', 'pass']]);
    declining(table.answer('use:law/committee-formation', 'elect:player-0'));
    expect([table.state.speaker, table.player(0).actionCards]).toEqual([1, []]);
    expect([table.state.agenda?.number, table.seat]).toEqual([2, 2]); // left of the new speaker; seat 0 has no vote
  },
);

content(
  'ti4',
  ['agenda/public-execution', 'agenda/representative-government'],
  'not even the one vote of everybody is left to the executed',
  () => {
    const table = reveal(session().law('representative-government', 'for'), 'public-execution');
    votes(table, { 1: 'player-2', 2: 'player-1', 0: 'player-2' });
    expect(table.state.agenda?.number).toBe(2);
    table.answer('vote:for');
    expect(table.seat).toBe(0); // past seat 2
    expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'for', votes: 1 }]);
  },
);

content(
  'ti4',
  ['agenda/public-execution', 'faction/nekro'],
  'the Galactic Threat of an executed speaker still pays, paid out by the new speaker’s order',
  () => {
    const table = reveal(session(['nekro', 'sol', 'winnu']).technologies(1, 'neural-motivator'), 'public-execution');
    table.answer('use:faction/galactic-threat', 'predict:player-0', 'vote:player-0', 'abstain');
    expect(table.player(0).technologies.length + table.player(0).copies.length).toBe(1);
    expect(table.state.speaker).toBe(1);
  },
);

content(
  'ti4',
  ['agenda/the-crown-of-emphidia', 'agenda/shard-of-the-throne'],
  'a battle for my home costs me shard and crown, one after the other',
  () => {
    const table = battle('tile-12', 'invasion', ['sol', 'jol-nar', 'xxcha'])
      .law('the-crown-of-emphidia', 'player-1', 1)
      .law('shard-of-the-throne', 'player-1', 1)
      .points(0, 4, 0)
      .units(0, 'tile-12', { carrier: 1, infantry: 1 })
      .units(1, 'nar', { infantry: 1 })
      .dice(10, 1)
      .play(invasion)
      .answer('commit:nar:infantry:1');
    expect(table.state.laws.map(({ owner }) => owner)).toEqual([0, 0]);
    expect(points(table)).toEqual([2, 2, 0]);
  },
);

content(
  'ti4',
  ['agenda/the-crown-of-emphidia'],
  'a lost battle in my home costs the attacker nothing and me nothing',
  () => {
    const table = battle('tile-12', 'invasion', ['sol', 'jol-nar', 'xxcha'])
      .law('the-crown-of-emphidia', 'player-1', 1)
      .points(0, 4, 0)
      .units(0, 'tile-12', { carrier: 1, infantry: 1 })
      .units(1, 'nar', { infantry: 1 })
      .dice(1, 10)
      .play(invasion)
      .answer('commit:nar:infantry:1');
    expect([table.state.laws[0]?.owner, points(table)]).toEqual([1, [0, 4, 0]]);
  },
);

content('ti4', ['agenda/the-crown-of-thalnos', 'faction/jol-nar'], 'Fragile takes one from the new result, too', () => {
  const table = battle(here, 'space-combat', ['jol-nar', 'yssaril', 'xxcha'])
    .law('the-crown-of-thalnos', 'player-0', 0)
    .units(0, here, { cruiser: 2 })
    .units(1, here, { dreadnought: 1 })
    .dice(1, 2, 7, 8, 1)
    .play(spaceCombat)
    .answer('misses', 'done');
  expect(rollsOf(table)[1]).toBe('0 combat cruiser:7-1 cruiser:8-1');
  expect(table.unitsOf(0, here)).toEqual({ cruiser: 1 }); // the 7 is a miss for them
});

content(
  'ti4',
  ['agenda/the-crown-of-thalnos', 'unit/jns-hylarim'],
  'a 9 of the flagship rolled anew makes three hits, and saves the flagship',
  () => {
    const table = battle(here, 'space-combat', ['jol-nar', 'yssaril', 'xxcha'])
      .law('the-crown-of-thalnos', 'player-0', 0)
      .units(0, here, { flagship: 1 })
      .units(1, here, { cruiser: 3 })
      .dice(1, 2, 9, 1, 1, 1, 1)
      .play(spaceCombat)
      .answer('misses');
    expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{ flagship: 1 }, {}]);
  },
);

content(
  'ti4',
  ['agenda/the-crown-of-thalnos', 'faction/letnev'],
  'Munitions Reserves and the crown each roll a die again, and only the crown kills',
  () => {
    const fight = () =>
      battle(here, 'space-combat', ['letnev', 'yssaril', 'xxcha'])
        .law('the-crown-of-thalnos', 'player-0', 0)
        .goods(0, 2)
        .units(0, here, { cruiser: 1 })
        .units(1, here, { dreadnought: 1 });
    const table = fight().dice(1, 2, 10, 1).play(spaceCombat).answer('use:faction/munitions-reserves');
    expect(table.options.sort()).toEqual(['use:faction/munitions-reserves#lasting', 'use:law/the-crown-of-thalnos']);
    table.answer('use:faction/munitions-reserves#lasting', 'die:cruiser:1');
    expect(table.unitsOf(0, here)).toEqual({ cruiser: 1 }); // the 2 missed, but nothing is lost
    table.answer('die:cruiser:2');
    expect(table.unitsOf(0, here)).toEqual({ cruiser: 1 }); // the 10 of the crown hits
  },
);

content(
  'ti4',
  ['agenda/new-constitution', 'agenda/core-mining', 'agenda/senate-sanctuary', 'agenda/research-team-biotic'],
  'laws on planets end with the rest',
  () => {
    const made = session()
      .own(1, 'bereg', 'lodor', 'saudor')
      .law('core-mining', 'bereg', null, 'bereg')
      .law('senate-sanctuary', 'lodor', null, 'lodor')
      .law('research-team-biotic', 'saudor', null, 'saudor');
    const table = decide(reveal(made, 'new-constitution'), 'for');
    const g = table.state as never;
    expect([table.state.laws, resourcesOf(g, 'bereg'), influenceOf(g, 'lodor')]).toEqual([[], 3, 1]);
  },
);

content(
  'ti4',
  ['agenda/new-constitution', 'agenda/homeland-defense-act'],
  'PDS above two on a planet leave with the law that let them in',
  () => {
    const made = session().law('homeland-defense-act', 'for').units(1, 'bereg', { pds: 4, infantry: 1 });
    const table = decide(reveal(made, 'new-constitution'), 'for');
    expect(table.unitsOf(1, 'bereg')).toEqual({ pds: 2, infantry: 1 });
  },
);

content(
  'ti4',
  ['agenda/new-constitution', 'agenda/representative-government'],
  'the next vote counts influence again',
  () => {
    const table = reveal(session().law('representative-government', 'for'), 'new-constitution');
    votes(table, { 1: 'for' });
    expect(table.state.agenda?.number).toBe(2);
    table.answer('vote:for', 'exhaust:all');
    expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'for', votes: 5 }]);
  },
);

content(
  'ti4',
  ['agenda/mutiny', 'note/support-for-the-throne'],
  'at zero points a lost mutiny costs nothing; the point of a note can be lost',
  () => {
    const made = session().own(0, 'mecatol-rex').noteInPlay(1, 'support-for-the-throne', 0).points(0, 1, 0);
    const table = reveal(made, 'mutiny');
    votes(table, { 1: 'for', 2: 'for', 0: 'against' });
    // 9 votes for, 8 against: it passes
    expect(points(table)).toEqual([0, 2, 1]);
    const lost = reveal(
      session().own(0, 'mecatol-rex', 'lodor', 'quann').noteInPlay(1, 'support-for-the-throne', 0).points(0, 1, 0),
      'mutiny',
    );
    votes(lost, { 1: 'for', 2: 'for', 0: 'against' });
    expect(points(lost)).toEqual([0, 0, 0]);
  },
);

content(
  'ti4',
  ['agenda/seed-of-an-empire', 'note/support-for-the-throne'],
  'a point of a note counts for who has most',
  () => {
    const made = session().noteInPlay(1, 'support-for-the-throne', 0).points(3, 4, 4);
    expect(points(decide(reveal(made, 'seed-of-an-empire'), 'for'))).toEqual([3, 5, 5]);
  },
);

ruling(
  'ti4',
  ['ag/seed-of-an-empire.1', 'ac/riders.6'],
  'tied at nine the speaker’s side wins, and no prediction pays any more',
  () => {
    const made = session().speaker(1).points(9, 8, 9).hand(1, 'leadership-rider');
    const table = reveal(made, 'seed-of-an-empire');
    playing(table, 'leadership-rider', 'predict:for');
    decide(table, 'for');
    expect([table.isOver, table.state.winner, points(table)]).toEqual([true, 2, [9, 8, 10]]);
    expect(table.events()).not.toContain('ti4.prediction-true');
  },
);

content('ti4', ['agenda/wormhole-reconstruction'], 'wormholes lead past asteroid fields, but into none', () => {
  // 40 is beside the asteroid field 45; 39 beside the asteroid field 44.
  const moving = (to: 'tile-39' | 'tile-44' | 'tile-19', law: boolean) => {
    const made = position().units(0, 'tile-40', { cruiser: 1 }).tactical(0, to, 'movement');
    return (law ? made.law('wormhole-reconstruction', 'for') : made).play(moveShips).options;
  };
  expect(moving('tile-39', false)).not.toContain('move:tile-40:cruiser');
  expect(moving('tile-39', true)).toContain('move:tile-40:cruiser');
  expect(moving('tile-19', true)).toContain('move:tile-40:cruiser'); // two steps: through 39 or 25
  expect(moving('tile-44', true)).not.toContain('move:tile-40:cruiser');
});

content(
  'ti4',
  ['agenda/wormhole-reconstruction', 'agenda/shared-research'],
  'with both, a ship reaches a nebula through a wormhole and passes another one',
  () => {
    const table = position()
      .law('wormhole-reconstruction', 'for')
      .law('shared-research', 'for')
      .technologies(0, 'gravity-drive')
      .units(0, 'tile-39', { cruiser: 1 })
      .tactical(0, 'tile-47', 'movement')
      .play(moveShips);
    expect(table.options).toContain('move:tile-39:cruiser'); // 39, 25, 42 (nebula), 47
  },
);

content(
  'ti4',
  ['agenda/swords-to-plowshares', 'agenda/demilitarized-zone'],
  'a demilitarized planet gets no infantry',
  () => {
    const made = session().own(1, 'lodor', 'bereg').law('demilitarized-zone', 'lodor', null, 'lodor');
    const table = decide(reveal(made, 'swords-to-plowshares'), 'against');
    expect([table.unitsOf(1, 'lodor'), table.unitsOf(1, 'bereg')]).toEqual([{}, { infantry: 1 }]);
  },
);

content(
  'ti4',
  ['agenda/colonial-redistribution', 'agenda/holy-planet-of-ixth', 'agenda/minister-of-exploration'],
  'a holy planet handed over moves its point and brings the minister a trade good',
  () => {
    const made = session()
      .units(1, 'lodor', { infantry: 2 })
      .law('holy-planet-of-ixth', 'lodor', null, 'lodor')
      .law('minister-of-exploration', 'player-2', 2)
      .points(3, 3, 0);
    const table = decide(reveal(made, 'colonial-redistribution'), 'lodor');
    table.answer('settle', 'use:law/holy-planet-of-ixth');
    expect([table.state.planets.lodor?.owner, points(table), table.player(2).tradeGoods]).toEqual([2, [3, 2, 1], 1]);
  },
);

content(
  'ti4',
  ['agenda/colonial-redistribution', 'agenda/demilitarized-zone'],
  'a demilitarized planet stays with its controller',
  () => {
    const made = session().own(1, 'lodor').law('demilitarized-zone', 'lodor', null, 'lodor').points(3, 3, 0);
    const table = decide(reveal(made, 'colonial-redistribution'), 'lodor');
    expect([table.state.agenda?.number, table.state.planets.lodor?.owner]).toEqual([2, 1]);
  },
);

content(
  'ti4',
  ['agenda/wormhole-research', 'agenda/anti-intellectual-revolution'],
  'who researches loses a ship at once, before those at wormholes go',
  () => {
    const made = session()
      .law('anti-intellectual-revolution', 'for')
      .units(0, 'tile-39', { cruiser: 1 })
      .units(0, 'tile-22', { destroyer: 1 });
    const table = decide(reveal(made, 'wormhole-research'), 'for');
    table.answer('research', 'technology:neural-motivator');
    expect([table.prompt, table.options.sort()]).toEqual([
      'ti4.choose-destroyed',
      ['cruiser:tile-39', 'destroyer:tile-22'],
    ]);
    table.answer('cruiser:tile-39'); // it would be lost anyhow
    expect([table.unitsOf(0, 'tile-39'), table.unitsOf(0, 'tile-22')]).toEqual([{}, { destroyer: 1 }]);
  },
);

content(
  'ti4',
  ['agenda/ixthian-artifact', 'agenda/research-team-biotic'],
  'a Research Team helps with one of the two technologies',
  () => {
    const made = session().own(0, 'saudor').law('research-team-biotic', 'saudor', null, 'saudor').dice(8);
    const table = decide(reveal(made, 'ixthian-artifact'), 'for');
    table.answer('research', 'technology:dacxive-animators', 'research');
    expect(table.state.laws[0]?.exhausted).toBe(true);
    expect(table.options).not.toContain('technology:hyper-metabolism'); // one green technology, two symbols
  },
);

content(
  'ti4',
  ['agenda/unconventional-measures', 'agenda/executive-sanctions'],
  'two cards drawn under sanctions: down to three at once',
  () => {
    const made = session().law('executive-sanctions', 'for').hand(1, 'plague', 'infiltrate');
    const table = reveal(made, 'unconventional-measures');
    votes(table, { 1: 'for' });
    expect([table.seat, table.prompt, table.player(1).actionCards.length]).toEqual([1, 'ti4.discard-action-card', 4]);
    table.answer('discard:plague');
    expect(table.player(1).actionCards).toHaveLength(3);
  },
);

content(
  'ti4',
  ['agenda/compensated-disarmament', 'faction/mentak'],
  'what a neighbour of the Mentak gains for its troops can be pillaged once',
  () => {
    const made = session(['sol', 'mentak', 'winnu'])
      .units(0, 'jord', { infantry: 4 })
      .units(1, 'tile-36', { cruiser: 1 });
    const table = decide(reveal(made, 'compensated-disarmament'), 'jord');
    expect([table.seat, table.options]).toEqual([1, ['use:faction/pillage', 'pass']]);
    table.answer('use:faction/pillage');
    expect([table.player(0).tradeGoods, table.player(1).tradeGoods, table.state.agenda?.number]).toEqual([3, 1, 2]);
  },
);

content('ti4', ['agenda/archived-secret', 'agenda/committee-formation'], 'the committee may name its own chair', () => {
  const table = reveal(session().law('committee-formation', 'player-2', 2), 'archived-secret');
  table.answer('use:law/committee-formation', 'elect:player-2');
  expect([table.player(2).secrets.length, table.state.laws]).toEqual([1, []]);
});
