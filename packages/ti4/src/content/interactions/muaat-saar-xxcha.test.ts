/** Where Muaat, Saar and Xxcha meet each other's, others' and common cards. */
import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gainControl } from '../../rules/control.ts';
import { invasion } from '../../rules/invasion.ts';
import { produce } from '../../rules/production.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { strategicAction } from '../../rules/strategic-action.ts';
import { battle, declining, type Position, position } from '../../testing/index.ts';
import type { FactionId } from '../factions.ts';

const here = 'tile-22';
const quash = 'use:faction/quash';
const sabotage = 'use:action-card/sabotage';
const training = 'use:technology/instinct-training';

/** The agenda phase; nobody has notes. */
function session(factions: FactionId[], ...deck: Parameters<Position['agendaDeck']>) {
  return position({ factions })
    .phase('agenda')
    .with((g) => {
      for (const player of g.players) player.notes = [];
    })
    .agendaDeck(...deck);
}

/** Goes on until the first agenda lies open. */
function reveal(place: Position) {
  const table = place.from('agenda');
  while (table.state.agenda === null) table.answer('pass');
  return table;
}

/** The turn of a seat; nobody can trade. */
function turn(factions: FactionId[], seat = 0) {
  return position({ factions })
    .turnOf(seat)
    .with((g) => g.turn?.traded.push(0, 1, 2))
    .strategyCards(['leadership'], ['diplomacy'], ['politics']);
}

content('ti4', ['faction/xxcha', 'action-card/veto'], 'whoever discards first saves the card of the other', () => {
  const made = () => session(['xxcha', 'letnev', 'winnu'], 'fleet-regulations', 'shard-of-the-throne').hand(1, 'veto');
  const quashed = reveal(made()).answerAs(0, quash).answerAs(1, 'use:action-card/veto');
  expect([quashed.state.agenda?.id, quashed.player(1).actionCards, quashed.player(0).pools.strategy]).toEqual([
    'shard-of-the-throne',
    ['veto'],
    1,
  ]);
  const vetoed = reveal(made().speaker(1)).answerAs(0, quash).answerAs(1, 'use:action-card/veto');
  declining(vetoed);
  expect([vetoed.player(1).actionCards, vetoed.player(0).pools.strategy]).toEqual([[], 2]); // the token is not spent
});

content(
  'ti4',
  ['faction/xxcha', 'action-card/leadership-rider'],
  'a rider waits until an agenda stays, and pays for that one',
  () => {
    const made = session(['xxcha', 'letnev', 'winnu'], 'fleet-regulations', 'economic-equality');
    const table = reveal(made.pools(0, { strategy: 1 }).hand(1, 'leadership-rider'));
    expect(table.optionsOf(1)).toEqual(['pass']);
    table.answerAs(0, quash).answerAs(1, 'pass');
    while (!table.options.includes('use:action-card/leadership-rider')) table.answer('pass');
    table.answer('use:action-card/leadership-rider', 'predict:for');
    expect(table.state.agenda).toMatchObject({ id: 'economic-equality', predictions: [{ seat: 1, outcome: 'for' }] });
  },
);

/** Xxcha attacks with Instinct Training; seat 1 sustains a hit, and Xxcha plays Direct Hit. */
function directHit(...hand: ('sabotage' | 'parley')[]) {
  const table = battle(here, 'space-combat', ['xxcha', 'yssaril', 'winnu'])
    .technologies(0, 'instinct-training')
    .hand(0, 'direct-hit')
    .hand(1, ...hand)
    .units(0, here, { cruiser: 1 })
    .units(1, here, { dreadnought: 1 })
    .dice(10, 1, 1, 1)
    .play(spaceCombat);
  while (!table.options.some((id) => id.startsWith('sustain:'))) {
    table.answer(table.options.includes('pass') ? 'pass' : (table.options[0] ?? ''));
  }
  table.answer('sustain:dreadnought:tile-22');
  return declining(table, 'direct-hit').answer('use:action-card/direct-hit');
}

ruling(
  'ti4',
  ['xxcha.9', 'ac/0.4'],
  'Instinct Training cancels a Sabotage against my Direct Hit inside a combat',
  () => {
    const table = directHit('sabotage').answer(sabotage, training);
    expect([table.unitsOf(1, here), table.player(0).exhausted]).toEqual([{}, ['instinct-training']]);
    const without = directHit('sabotage').answer(sabotage, 'pass');
    expect(without.unitsOf(1, here)).toEqual({ dreadnought: 1 });
  },
);

ruling('ti4', 'ac/0.4', 'after a Sabotage was cancelled another one may follow', () => {
  const table = directHit('sabotage', 'sabotage').answer(sabotage, training);
  expect([table.seat, table.options]).toEqual([1, [sabotage, 'pass']]);
  table.answer(sabotage);
  expect([table.unitsOf(1, here), table.state.decks.actionDiscard.toSorted()]).toEqual([
    { dreadnought: 1 },
    ['direct-hit', 'sabotage', 'sabotage'],
  ]);
});

content(
  'ti4',
  ['technology/nullification-field', 'note/support-for-the-throne'],
  'who activates a system of Xxcha gives its support back, even though the turn is over then',
  () => {
    const table = turn(['xxcha', 'yssaril', 'winnu'], 1)
      .technologies(0, 'nullification-field')
      .units(0, here, { cruiser: 1 })
      .noteInPlay(1, 'support-for-the-throne', 0)
      .points(0, 1)
      .from('turn')
      .answer('tactical', `activate:${here}`, 'use:technology/nullification-field');
    expect([table.player(1).points, table.player(1).notesInPlay]).toEqual([0, []]);
    expect([table.state.tactical, table.state.turn?.seat]).toEqual([null, 2]);
  },
);

content(
  'ti4',
  ['technology/nullification-field', 'action-card/flank-speed'],
  'a card played in the same window is spent, and Xxcha pays all the same',
  () => {
    const table = turn(['xxcha', 'yssaril', 'winnu'], 1)
      .technologies(0, 'nullification-field')
      .units(0, here, { cruiser: 1 })
      .units(1, 'tile-35', { cruiser: 1 })
      .hand(1, 'flank-speed')
      .from('turn')
      .answer('tactical', `activate:${here}`)
      .answerAs(1, 'use:action-card/flank-speed')
      .answerAs(0, 'use:technology/nullification-field');
    expect([table.state.decks.actionDiscard, table.unitsOf(1, 'tile-35'), table.state.effects]).toEqual([
      ['flank-speed'],
      { cruiser: 1 },
      [],
    ]);
  },
);

ruling(
  'ti4',
  ['muaat.6', 'ag/publicize-weapon-schematics.1'],
  'a Prototype War Sun of the sheet is no technology',
  () => {
    const against = (build: (place: Position) => Position) => {
      const made = session(['muaat', 'letnev', 'winnu'], 'publicize-weapon-schematics').hand(0, 'parley', 'bunker');
      const table = reveal(build(made.units(0, here, { 'war-sun': 1 })));
      while (table.state.agenda?.number === 1) {
        const way = ['pass', 'abstain', 'decide:against'].find((id) => table.options.includes(id));
        table.answer(way ?? table.options[0] ?? '');
      }
      return table.player(0).actionCards.length;
    };
    expect(against((place) => place)).toBe(2);
    expect(against((place) => place.technologies(0, 'prototype-war-sun-2'))).toBe(0);
  },
);

content('ti4', ['technology/magmus-reactor', 'faction/mentak'], 'what the reactor brings can be pillaged', () => {
  const table = position({ factions: ['muaat', 'mentak', 'winnu'] })
    .technologies(0, 'magmus-reactor')
    .units(0, here, { 'war-sun': 1 })
    .units(0, 'tarmann', { 'space-dock': 1 })
    .units(1, 'tile-35', { cruiser: 1 })
    .goods(0, 3)
    .play((g) => produce(g, 0, here))
    .answer('produce:fighter:tile-22:1', 'done', 'exhaust:tarmann');
  expect([table.seat, table.options]).toEqual([1, ['use:faction/pillage', 'pass']]);
  table.answer('use:faction/pillage');
  expect([table.player(0).tradeGoods, table.player(1).tradeGoods]).toEqual([3, 1]);
});

ruling(
  'ti4',
  ['muaat.13', 'nekro.12'],
  'the Nekro cannot research, but gain a war sun by the Fires of the Gashlai',
  () => {
    const table = turn(['muaat', 'nekro', 'winnu'], 1)
      .note(1, 'fires-of-the-gashlai', 0)
      .technologies(1, 'valefar-assimilator-x')
      .from('turn')
      .answer('action:note/fires-of-the-gashlai/0');
    expect([table.player(1).technologies, table.player(1).copies]).toEqual([['valefar-assimilator-x', 'war-sun'], []]);
  },
);

content(
  'ti4',
  ['faction/muaat', 'agenda/fleet-regulations'],
  'under Fleet Regulations a forged destroyer beyond the fleet pool goes again, fighters stay',
  () => {
    const made = () =>
      turn(['muaat', 'yssaril', 'winnu'])
        .law('fleet-regulations', 'for')
        .pools(0, { fleet: 4 })
        .units(0, here, { 'war-sun': 1, cruiser: 3 });
    const ship = made().from('turn').answer('action:faction/star-forge', 'forge:destroyer:tile-22', 'cruiser:tile-22');
    expect(ship.unitsOf(0, here)).toEqual({ 'war-sun': 1, cruiser: 2, destroyer: 1 });
    const wing = made().from('turn').answer('action:faction/star-forge', 'forge:fighter:tile-22');
    expect(wing.unitsOf(0, here)).toEqual({ 'war-sun': 1, cruiser: 3, fighter: 2 });
  },
);

content('ti4', ['unit/floating-factory', 'action-card/skilled-retreat'], 'factories leave with the ships', () => {
  const table = battle(here, 'space-combat', ['yssaril', 'saar', 'winnu'])
    .units(0, here, { cruiser: 1 })
    .units(1, here, { 'space-dock': 1, cruiser: 1 })
    .hand(1, 'skilled-retreat')
    .play(spaceCombat);
  declining(table, 'skilled-retreat').answer('use:action-card/skilled-retreat', 'to:tile-35');
  while (!table.isOver) table.answer(table.options.includes('pass') ? 'pass' : (table.options[0] ?? ''));
  expect([table.unitsOf(1, here), table.unitsOf(1, 'tile-35')]).toEqual([{}, { cruiser: 1, 'space-dock': 1 }]);
});

ruling(
  'ti4',
  'ac/reactor-meltdown.1',
  'Reactor Meltdown destroys a floating factory in space, but none at home',
  () => {
    const made = turn(['yssaril', 'saar', 'winnu'])
      .hand(0, 'reactor-meltdown')
      .units(1, here, { 'space-dock': 1, infantry: 2 })
      .units(1, 'tile-11', { 'space-dock': 1 });
    const table = made.from('turn').answer('action:action-card/reactor-meltdown');
    expect(table.unitsOf(1, here)).toEqual({}); // what it carried is lost with it
    expect(table.unitsOf(1, 'tile-11')).toEqual({ 'space-dock': 1 });
  },
);

ruling(
  'ti4',
  ['yin.7', 'saar.8'],
  'Van Hauge takes all ships with it at once, so that a factory there is spared',
  () => {
    for (const seat of [0, 1]) {
      const order: FactionId[] = seat === 0 ? ['saar', 'yin', 'winnu'] : ['yin', 'saar', 'winnu'];
      const table = battle(here, 'space-combat', order)
        .units(seat, here, { 'space-dock': 1, cruiser: 2 })
        .units(1 - seat, here, { flagship: 1, destroyer: 1 }, { flagship: 1 })
        .dice(...(seat === 0 ? [10, 1, 1, 1, 1] : [1, 1, 1, 10, 1]))
        .play(spaceCombat);
      while (!table.isOver) {
        const way = ['flagship:tile-22:damaged', 'pass', 'fight'].find((id) => table.options.includes(id));
        table.answer(way ?? table.options[0] ?? '');
      }
      expect([table.unitsOf(seat, here), table.unitsOf(1 - seat, here)]).toEqual([{ 'space-dock': 1 }, {}]);
    }
  },
);

ruling('ti4', ['l1z1x.4', 'saar.17'], 'L1Z1X assimilates what stands on the planet, not the factory above it', () => {
  const table = position({ factions: ['l1z1x', 'saar', 'winnu'] })
    .units(1, 'tarmann', { pds: 1 })
    .units(1, here, { 'space-dock': 1, cruiser: 1 })
    .play((g) => gainControl(g, 0, 'tarmann'));
  expect([table.unitsOf(0, 'tarmann'), table.unitsOf(1, here)]).toEqual([{ pds: 1 }, { 'space-dock': 1, cruiser: 1 }]);
});

content('ti4', ['faction/xxcha', 'faction/saar'], 'Peace Accords take a planet of Saar from under its factory', () => {
  const table = position({ factions: ['xxcha', 'saar', 'winnu'] })
    .own(1, 'lazar')
    .units(1, 'tile-31', { 'space-dock': 1 })
    .strategyCards(['diplomacy'])
    .turnOf(0)
    .play((g) => strategicAction(g, 0, 'diplomacy'))
    .answer('use:faction/peace-accords', 'planet:lazar');
  expect([table.state.planets.lazar?.owner, table.unitsOf(1, 'tile-31')]).toEqual([0, { 'space-dock': 1 }]);
});

ruling('ti4', ['ag/demilitarized-zone.2', 'xxcha.1'], 'Peace Accords may take a demilitarized planet', () => {
  const table = position({ factions: ['xxcha', 'saar', 'winnu'] })
    .own(1, 'lazar')
    .law('demilitarized-zone', 'lazar', null, 'lazar')
    .strategyCards(['diplomacy'])
    .turnOf(0)
    .play((g) => strategicAction(g, 0, 'diplomacy'))
    .answer('use:faction/peace-accords', 'planet:lazar');
  expect(table.state.planets.lazar?.owner).toBe(0);
});

content('ti4', ['note/raghs-call', 'agenda/demilitarized-zone'], 'Ragh calls nobody to a demilitarized planet', () => {
  const table = battle(here, 'invasion', ['yssaril', 'saar', 'winnu'])
    .note(0, 'raghs-call', 1)
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .own(1, 'lazar')
    .own(2, 'ragh')
    .law('demilitarized-zone', 'lazar', null, 'lazar')
    .play(invasion)
    .answer('commit:tarmann:infantry:1', 'use:note/raghs-call/1');
  expect([table.unitsOf(1, 'lisis-ii'), table.unitsOf(1, 'lazar')]).toEqual([{ infantry: 1 }, {}]);
});

content(
  'ti4',
  ['technology/chaos-mapping', 'unit/loncara-ssodu'],
  'asteroids that nobody can activate do not save their ships from cannons nearby, when Saar itself comes',
  () => {
    const table = turn(['saar', 'xxcha', 'winnu'])
      .technologies(0, 'chaos-mapping', 'antimass-deflectors')
      .units(0, 'tile-36', { carrier: 1 })
      .units(1, 'tile-23', { flagship: 1 })
      .dice(10, 1, 1)
      .from('turn')
      .answer('tactical', 'activate:tile-44', 'move:tile-36:carrier', 'done');
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.use-space-cannon']);
    expect(table.answer('all').unitsOf(0, 'tile-44')).toEqual({});
  },
);
