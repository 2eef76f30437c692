import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { assignHits } from '../../../rules/hits.ts';
import { canUseProduction, produce } from '../../../rules/production.ts';
import { settle } from '../../../rules/settle.ts';
import { statusPhase } from '../../../rules/status-phase.ts';
import { strategicAction } from '../../../rules/strategic-action.ts';
import { tacticalAction } from '../../../rules/tactical-action.ts';
import { openWindow } from '../../../rules/window.ts';
import { battle, declining, type Position, position, type Table } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';
import type { UnitType } from '../../units.ts';

const factions: FactionId[] = ['arborec', 'xxcha', 'hacan'];
const home = 'tile-05';

/** Arborec's turn with plenty of trade goods; nobody can trade. */
function turn(): Position {
  return position({ factions })
    .goods(0, 20)
    .pools(0, { fleet: 6 })
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2));
}

/** The largest amount of a unit that can be produced in a place. */
function most(table: Table, type: UnitType, place: string): number {
  return table.options.filter((id) => id.startsWith(`produce:${type}:${place}:`)).length;
}

function building(place: Position, system: Parameters<typeof produce>[2] = home): Table {
  return place.play((g) => produce(g, 0, system));
}

ruling('ti4', 'arborec.1', 'Mitosis: docks never count for infantry, and the other values limit them', () => {
  const table = building(turn().units(0, 'nestphar', { 'space-dock': 1, infantry: 3 }));
  expect([most(table, 'infantry', 'nestphar'), most(table, 'fighter', home)]).toEqual([3, 8]);
  table.answer('produce:fighter:tile-05:6');
  expect(most(table, 'infantry', 'nestphar')).toBe(2); // eight units in all
  const alone = building(turn().units(0, 'nestphar', { 'space-dock': 1 }));
  expect(most(alone, 'infantry', 'nestphar')).toBe(0);
});

ruling('ti4', 'arborec.2', 'Mitosis concerns docks only: the flagship and Integrated Economy make infantry', () => {
  const fleet = turn()
    .units(0, home, { flagship: 1 })
    .play((g) => tacticalAction(g, 0))
    .answer(`activate:${home}`, 'use:unit/duha-menaimon');
  expect(most(fleet, 'infantry', 'nestphar')).toBe(5);
  const economy = turn()
    .technologies(0, 'integrated-economy')
    .play(function* (g) {
      yield* openWindow(g, 'after planet-control-gained', { seat: 0, planet: 'nestphar', from: 1 });
    })
    .answer('use:technology/integrated-economy');
  expect(most(economy, 'infantry', 'nestphar')).toBeGreaterThan(0);
});

ruling('ti4', 'arborec.3', 'Warfare: the secondary uses the dock, so no infantry come', () => {
  const table = turn()
    .units(0, 'nestphar', { 'space-dock': 1, infantry: 4 })
    .strategyCards(['leadership'], ['warfare'], ['trade'])
    .play((g) => strategicAction(g, 1, 'warfare'));
  while (table.prompt !== 'ti4.choose-units') {
    const { options } = table;
    table.answer(['follow', 'use'].find((id) => options.includes(id)) ?? options[0] ?? '');
  }
  expect([most(table, 'infantry', 'nestphar'), most(table, 'destroyer', home)]).toEqual([0, 5]);
});

content(
  'ti4',
  ['faction/arborec', 'unit/letani-warrior'],
  'my infantry grow: each has Production 1 where it stands',
  () => {
    const table = building(turn().exhausted('nestphar', 'wellon').units(0, 'wellon', { infantry: 2 }), 'tile-19');
    table.answer('produce:infantry:wellon:2');
    expect([table.unitsOf(0, 'wellon'), table.player(0).tradeGoods]).toEqual([{ infantry: 4 }, 19]);
    expect(canUseProduction(turn().units(1, 'wellon', { infantry: 2 }).state, 1, 'tile-19')).toBe(false); // nobody else's
  },
);

ruling(
  'ti4',
  'arborec.4',
  'Mitosis: as the status phase begins, on any planet of mine, before scoring; with none nothing happens',
  () => {
    const grow = (place: Position) => place.phase('status').faceDown('corner-the-market').play(statusPhase);
    const table = grow(turn().own(0, 'wellon').exhausted('wellon').units(1, home, { cruiser: 1 }));
    expect([table.prompt, table.options]).toEqual(['ti4.mitosis', ['place:wellon', 'place:nestphar']]);
    table.answer('place:wellon');
    expect(table.unitsOf(0, 'wellon')).toEqual({ infantry: 1 });
    expect(grow(turn().own(1, 'nestphar').units(0, home, { carrier: 1, infantry: 1 })).prompt).not.toBe('ti4.mitosis');
  },
);

ruling('ti4', 'arborec.5', 'Letani Warriors produce on planets and aboard, and right after they have landed', () => {
  const aboard = building(turn().units(0, 'tile-22', { carrier: 1, infantry: 2 }), 'tile-22');
  expect([most(aboard, 'infantry', 'tile-22'), most(aboard, 'destroyer', 'tile-22')]).toEqual([2, 2]);
  const table = turn()
    .units(0, 'tile-35', { carrier: 1, infantry: 2 })
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-22');
  declining(table).answer('move:tile-35:carrier', 'load:tile-35:infantry:2', 'done', 'commit:tarmann:infantry:2');
  declining(table).answer('produce');
  expect(most(table, 'infantry', 'tarmann')).toBe(2);
});

ruling('ti4', 'arborec.6', 'two Letani Warriors make two infantry for one resource', () => {
  const table = building(
    turn().goods(0, 1).exhausted('nestphar', 'wellon').units(0, 'wellon', { infantry: 2 }),
    'tile-19',
  );
  table.answer('produce:infantry:wellon:2');
  expect([table.isOver, table.player(0).tradeGoods, table.unitsOf(0, 'wellon')]).toEqual([true, 0, { infantry: 4 }]);
});

ruling('ti4', 'arborec.7', 'what is made in a use of Production adds nothing to it', () => {
  const table = building(turn().exhausted('nestphar', 'wellon').units(0, 'wellon', { infantry: 1 }), 'tile-19');
  table.answer('produce:infantry:wellon:1');
  expect([table.isOver, table.unitsOf(0, 'wellon')]).toEqual([true, { infantry: 2 }]);
});

ruling('ti4', 'arborec.8', 'infantry come to any planet whose units produced, also to that of the dock', () => {
  const pooled = () =>
    building(turn().units(0, 'bereg', { 'space-dock': 1 }).units(0, 'lirta-iv', { infantry: 3 }), 'tile-35');
  const table = pooled();
  expect([most(table, 'infantry', 'bereg'), most(table, 'infantry', 'lirta-iv')]).toEqual([3, 3]);
  table.answer('produce:infantry:bereg:2');
  expect(most(table, 'infantry', 'lirta-iv')).toBe(1);
  expect(most(pooled(), 'infantry', 'tile-35')).toBe(0); // nothing produces in space
  const carried = building(
    turn().units(0, 'tile-35', { carrier: 1, infantry: 3 }).own(0, 'bereg').own(1, 'lirta-iv'),
    'tile-35',
  );
  expect(['tile-35', 'bereg', 'lirta-iv'].map((place) => most(carried, 'infantry', place))).toEqual([1, 3, 0]);
});

ruling('ti4', 'arborec.8', 'what is made aboard and what is made on planets are two sums', () => {
  const places = (table: Table) => ['bereg', 'lirta-iv', 'tile-35'].map((place) => most(table, 'infantry', place));
  const aboard = () => turn().units(0, 'tile-35', { carrier: 1, infantry: 1 }).own(0, 'lirta-iv');
  const dock = building(aboard().units(0, 'bereg', { 'space-dock': 1 }), 'tile-35');
  expect(places(dock)).toEqual([1, 1, 1]);
  dock.answer('produce:infantry:bereg:1');
  expect(places(dock)).toEqual([0, 0, 0]);
  const warriors = building(aboard().units(0, 'bereg', { infantry: 2 }), 'tile-35');
  expect(places(warriors)).toEqual([3, 1, 1]);
  warriors.answer('produce:infantry:lirta-iv:1');
  expect(places(warriors)).toEqual([2, 0, 0]);
});

ruling('ti4', 'arborec.9', 'Warriors make ships, too; where others have ships they make infantry only', () => {
  const free = building(turn().units(0, 'wellon', { infantry: 2 }), 'tile-19');
  expect(most(free, 'cruiser', 'tile-19')).toBe(2);
  const blockaded = building(turn().units(0, 'wellon', { infantry: 2 }).units(1, 'tile-19', { cruiser: 1 }), 'tile-19');
  expect([most(blockaded, 'cruiser', 'tile-19'), most(blockaded, 'infantry', 'wellon')]).toEqual([0, 2]);
});

ruling(
  'ti4',
  ['arborec.10', 'arborec.15'],
  'a warrior aboard saves me from elimination, the flagship alone does not',
  () => {
    const left = (units: Partial<Record<UnitType, number>>) =>
      position({ factions })
        .own(1, 'nestphar')
        .units(1, 'nestphar', { infantry: 1 })
        .units(1, 'archon-ren', { infantry: 1 })
        .units(2, 'arretze', { infantry: 1 })
        .units(0, 'tile-22', units)
        .play(settle)
        .player(0).eliminated;
    expect([left({ carrier: 1, infantry: 1 }), left({ flagship: 1 })]).toEqual([false, true]);
  },
);

/** A warrior of the second kind is destroyed by bombardment, out of combat. */
function fallen(die: number) {
  return battle('tile-22', 'invasion', factions)
    .technologies(0, 'letani-warrior-2')
    .units(0, 'tarmann', { infantry: 2 })
    .dice(die)
    .play(function* (g) {
      const hits = { seat: 0, by: 1, cause: 'bombardment', place: 'tarmann', hits: 1, notToFighters: 0 } as const;
      yield* assignHits(g, { ...hits }, ['tarmann'], () => true);
    });
}

content(
  'ti4',
  ['unit/letani-warrior-2', 'technology/letani-warrior-2'],
  'the second kind produces two units each',
  () => {
    const table = building(turn().technologies(0, 'letani-warrior-2').units(0, 'wellon', { infantry: 1 }), 'tile-19');
    expect(most(table, 'infantry', 'wellon')).toBe(2);
  },
);

ruling(
  'ti4',
  'arborec.11',
  'Letani Warrior II: 6 or more after any destruction; they come home as my next turn begins',
  () => {
    expect([fallen(6).player(0).waiting, fallen(5).player(0).waiting]).toEqual([1, 0]);
    const table = position({ factions })
      .technologies(0, 'letani-warrior-2')
      .with(({ players }) => Object.assign(players[0] ?? {}, { waiting: 2 }))
      .strategyCards(['leadership'], ['diplomacy'], ['trade'])
      .with((g) => g.players[0]?.strategyCards.splice(0)) // on this turn I can only pass
      .turnOf(0)
      .from('turn');
    expect([table.unitsOf(0, 'nestphar'), table.player(0).waiting]).toEqual([{ infantry: 2 }, 0]);
  },
);

ruling('ti4', 'arborec.12', 'Letani Warrior II: without a planet at home they are lost', () => {
  const table = position({ factions })
    .technologies(0, 'letani-warrior-2')
    .own(1, 'nestphar')
    .own(0, 'wellon')
    .with(({ players }) => Object.assign(players[0] ?? {}, { waiting: 2 }))
    .strategyCards(['leadership'], ['diplomacy'], ['trade'])
    .turnOf(0)
    .from('turn');
  expect([table.player(0).waiting, table.unitsOf(0, 'wellon')]).toEqual([0, {}]);
});

const flagship = 'use:unit/duha-menaimon';

content('ti4', 'unit/duha-menaimon', 'when I activate its system, up to five units may be produced there', () => {
  const table = turn()
    .units(0, 'tile-22', { flagship: 1 })
    .own(0, 'tarmann')
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-22');
  expect(table.options).toEqual([flagship, 'pass']);
  table.answer(flagship);
  expect([most(table, 'fighter', 'tile-22'), most(table, 'infantry', 'tarmann')]).toEqual([5, 5]);
  table.answer('produce:cruiser:tile-22:2', 'produce:infantry:tarmann:2', 'done', 'trade-goods:5');
  expect([table.unitsOf(0, 'tile-22'), table.unitsOf(0, 'tarmann')]).toEqual([
    { flagship: 1, cruiser: 2 },
    { infantry: 2 },
  ]);
});

ruling(
  'ti4',
  'arborec.13',
  'Duha Menaimon: before movement; fighters and infantry count one by one; only I activate',
  () => {
    const table = turn()
      .units(0, 'tile-22', { flagship: 1 })
      .units(0, 'tile-19', { cruiser: 1 })
      .play((g) => tacticalAction(g, 0))
      .answer('activate:tile-22', flagship, 'produce:fighter:tile-22:4');
    expect(table.options).toEqual(expect.arrayContaining(['produce:cruiser:tile-22:1']));
    expect(table.options).not.toContain('produce:cruiser:tile-22:2');
    table.answer('done', 'trade-goods:2');
    expect([table.prompt, table.state.tactical?.step]).toEqual(['ti4.move-ships', 'movement']);
    const theirs = turn()
      .units(0, 'tile-22', { flagship: 1 })
      .turnOf(1)
      .with((g) => g.turn?.traded.push(0, 2))
      .play((g) => tacticalAction(g, 1))
      .answer('activate:tile-22');
    expect(theirs.isOver).toBe(true);
  },
);

ruling('ti4', 'arborec.14', 'Duha Menaimon: it must be there when I activate the system', () => {
  const table = turn()
    .units(0, 'tile-19', { flagship: 1 })
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-18');
  expect(table.prompt).toBe('ti4.move-ships');
});

ruling(
  'ti4',
  ['arborec.15', 'all.8', 'all.9'],
  'Duha Menaimon: no Production: no Sarween Tools, and Production may follow',
  () => {
    const table = turn()
      .technologies(0, 'sarween-tools')
      .units(0, home, { flagship: 1 })
      .units(0, 'nestphar', { infantry: 1 })
      .play((g) => tacticalAction(g, 0))
      .answer(`activate:${home}`, flagship, 'produce:destroyer:tile-05:1', 'done');
    table.answer('trade-goods:1');
    expect(table.prompt).toBe('ti4.use-production');
    table.answer('produce');
    expect(most(table, 'infantry', 'nestphar')).toBe(1);
    const blockaded = turn()
      .units(0, home, { flagship: 1 })
      .units(1, home, { cruiser: 1 })
      .play((g) => tacticalAction(g, 0))
      .answer(`activate:${home}`, flagship);
    expect([most(blockaded, 'cruiser', home), most(blockaded, 'infantry', 'nestphar')]).toEqual([0, 5]);
  },
);

const move = 'use:technology/bioplasmosis';

function ending(place: Position) {
  return place.technologies(0, 'bioplasmosis').play(function* (g) {
    yield* openWindow(g, 'when status-phase-end', {});
  });
}

content('ti4', 'technology/bioplasmosis', 'as the status phase ends my infantry move to planets next to them', () => {
  const table = ending(turn().own(0, 'saudor', 'wellon').units(0, 'tarmann', { infantry: 3 }));
  expect(table.options).toEqual([move, 'pass']);
  table.answer(move, 'from:tarmann');
  expect(table.prompt).toBe('ti4.transit-count'); // Saudor is the only one near
  table.answer('count:2', 'done');
  expect([table.unitsOf(0, 'tarmann'), table.unitsOf(0, 'saudor')]).toEqual([{ infantry: 1 }, { infantry: 2 }]);
  expect(ending(turn().own(0, 'wellon').units(0, 'tarmann', { infantry: 3 })).isOver).toBe(true); // nowhere to go
});

ruling('ti4', 'arborec.16', 'Bioplasmosis: all move at once, none twice, and none from space', () => {
  const table = ending(
    turn()
      .own(0, 'tarmann', 'lirta-iv')
      .units(0, 'bereg', { infantry: 1 })
      .units(0, 'saudor', { infantry: 1 })
      .units(0, 'tile-22', { carrier: 1, infantry: 2 }),
  ).answer(move);
  expect(table.options).toEqual(['done', 'from:bereg', 'from:saudor']);
  table.answer('from:bereg');
  expect(table.options).toEqual(expect.arrayContaining(['to:tarmann', 'to:saudor', 'to:lirta-iv']));
  table.answer('to:saudor');
  expect(table.options).toEqual(['done', 'from:saudor']);
  table.answer('from:saudor', 'to:bereg');
  expect(table.isOver).toBe(true); // those that came cannot go on
  expect([table.unitsOf(0, 'bereg'), table.unitsOf(0, 'saudor')]).toEqual([{ infantry: 1 }, { infantry: 1 }]);
});

ruling('ti4', 'arborec.17', 'Bioplasmosis: an emptied planet stays mine; wormholes make systems adjacent', () => {
  const table = ending(turn().own(0, 'lodor').units(0, 'quann', { infantry: 1 })); // beta and alpha
  expect(table.isOver).toBe(true);
  const through = position({ factions: ['arborec', 'creuss', 'hacan'] })
    .own(0, 'quann')
    .units(0, 'saudor', { infantry: 1 })
    .with((g) => {
      g.effects.push({ source: 'technology/wormhole-generator', holder: 1, until: 'game', target: 'beta:tile-23' });
    });
  const gone = ending(through).answer(move, 'from:saudor');
  expect([gone.unitsOf(0, 'quann'), gone.state.planets.saudor?.owner]).toEqual([{ infantry: 1 }, 0]);
});

const lay = 'action:note/stymie/0';

content('ti4', 'note/stymie', 'played as an action it keeps Arborec from producing beside my units', () => {
  const table = turn()
    .note(1, 'stymie', 0)
    .units(1, 'tile-22', { cruiser: 1 })
    .units(0, 'nestphar', { infantry: 2 })
    .turnOf(1)
    .with((g) => g.turn?.traded.push(0, 2))
    .strategyCards(['leadership'], ['diplomacy'], ['trade'])
    .from('turn');
  expect(table.options).toContain(lay);
  table.answer(lay);
  expect(table.player(1).notesInPlay).toEqual([{ id: 'stymie', of: 0 }]);
});

/** What can be produced on a planet of a system while seat 1 has Stymie in play. */
function stymied(
  system: Parameters<typeof produce>[2],
  planet: string,
  prepare: (place: Position) => Position,
): number {
  const place = prepare(turn().noteInPlay(1, 'stymie', 0));
  return most(building(place, system), 'infantry', planet);
}

ruling(
  'ti4',
  'arborec.18',
  'Stymie: no units in or beside a system with units of mine; what is placed still comes',
  () => {
    const warriors = (place: Position) => place.units(0, 'wellon', { infantry: 2 });
    expect(stymied('tile-19', 'wellon', warriors)).toBe(2);
    expect(stymied('tile-19', 'wellon', (place) => warriors(place).units(1, 'tile-19', { cruiser: 1 }))).toBe(0);
    expect(stymied('tile-19', 'wellon', (place) => warriors(place).units(1, 'abyz', { pds: 1 }))).toBe(0);
    expect(stymied('tile-19', 'wellon', (place) => warriors(place).units(1, 'tile-22', { cruiser: 1 }))).toBe(2);
    expect(stymied('tile-19', 'wellon', (place) => warriors(place).units(2, 'tile-19', { cruiser: 1 }))).toBe(2);
    const flagships = turn()
      .noteInPlay(1, 'stymie', 0)
      .units(1, 'tile-19', { cruiser: 1 })
      .units(0, 'tile-18', { flagship: 1 })
      .play((g) => tacticalAction(g, 0))
      .answer('activate:tile-18');
    expect(declining(flagships).isOver).toBe(true); // not by the flagship either
    const placed = warriors(turn().noteInPlay(1, 'stymie', 0))
      .units(1, 'tile-19', { cruiser: 1 })
      .phase('status');
    expect(placed.play(statusPhase).answer('place:wellon').unitsOf(0, 'wellon')).toEqual({ infantry: 3 });
    const inHand = warriors(turn().note(1, 'stymie', 0)).units(1, 'tile-19', { cruiser: 1 });
    expect(most(building(inHand, 'tile-19'), 'infantry', 'wellon')).toBe(2); // in hand it does nothing
    const others = turn().noteInPlay(1, 'stymie', 0).units(2, 'arretze', { 'space-dock': 1 }).goods(2, 9);
    const free = others.units(1, 'tile-30', { cruiser: 1 }).play((g) => produce(g, 2, 'tile-16'));
    expect(most(free, 'infantry', 'arretze')).toBeGreaterThan(0); // only Arborec is meant
  },
);

ruling('ti4', 'arborec.19', 'Stymie: units in home systems block nothing; a home may be blocked from beside it', () => {
  const dock = (place: Position) => place.units(0, 'nestphar', { infantry: 2 });
  expect(stymied(home, 'nestphar', (place) => dock(place).units(1, home, { cruiser: 1 }))).toBe(2);
  expect(stymied(home, 'nestphar', (place) => dock(place).units(1, 'tile-50', { cruiser: 1 }))).toBe(0);
});

ruling(
  'ti4',
  ['all.12', 'all.13'],
  'Stymie goes home when its holder activates a system with any unit of Arborec',
  () => {
    const activates = (units: object) => {
      const table = turn()
        .noteInPlay(1, 'stymie', 0)
        .units(0, 'tarmann', units)
        .turnOf(1)
        .with((g) => g.turn?.traded.push(0, 2))
        .play((g) => tacticalAction(g, 1));
      return table
        .answer('activate:tile-22')
        .player(0)
        .notes.some(({ id }) => id === 'stymie');
    };
    expect([activates({ pds: 1 }), activates({})]).toEqual([true, false]);
  },
);
