import { rule } from '@orrery/kernel/testing';
import { beforeEach, expect, test } from 'vitest';
import { faction } from '../content/factions.ts';
import type { Modifiers } from '../content/hooks.ts';
import { fold, hasTechnology, unitUsed } from '../content/registry.ts';
import { colours, technology, technologyIds } from '../content/technologies.ts';
import { unit, unitTypes } from '../content/units.ts';
import type { Ti4 } from '../state.ts';
import { type Position, position, type Table } from '../testing/index.ts';
import { view } from '../view.ts';
import { figures } from './pieces.ts';
import { strategicAction } from './strategic-action.ts';
import { coloursOwned, gainTechnology, research, researchable, technologyDeck } from './technology.ts';

/** What the made-up ability of a test changes. */
let now: Pick<Modifiers, 'missingPrerequisites' | 'waivers' | 'canOwnTechnology'> = {};
beforeEach(() => {
  now = {};
});
/** Seat 0, Sol, researches. */
function researching(prepare: (made: Position) => Position = (made) => made): Table {
  return prepare(position()).play((g) => research(g, 0));
}

function playingTechnology(prepare: (made: Position) => Position = (made) => made): Table {
  return prepare(position().strategyCards(['technology']).turnOf(0)).play((g) => strategicAction(g, 0, 'technology'));
}

rule(
  'ti4',
  ['technology.3', 'technology.10', 'technology.1', 'technology.2', 'technology.4'],
  'what I research leaves my deck and is mine from then on; what is still in the deck is not',
  () => {
    const table = researching();
    const g = table.state as Ti4;
    expect(technologyDeck(g, 0)).toContain('neural-motivator');
    expect([hasTechnology(g, 0, 'neural-motivator'), fold('statusCards', 1, g, 0)]).toEqual([false, 1]);
    table.answer('technology:neural-motivator');
    expect(table.player(0).technologies).toEqual(['neural-motivator']);
    expect([hasTechnology(g, 0, 'neural-motivator'), fold('statusCards', 1, g, 0)]).toEqual([true, 2]);
    expect(technologyDeck(g, 0)).not.toContain('neural-motivator');
    expect(technologyDeck(g, 1)).toContain('neural-motivator'); // everybody has a deck of their own
    expect([hasTechnology(g, 1, 'neural-motivator'), fold('statusCards', 1, g, 1)]).toEqual([false, 1]);
  },
);

rule('ti4', 'technology.4', 'I can look through my technology deck at any time', () => {
  const { state } = position().technologies(0, 'neural-motivator');
  const mine = view(state, 0).players.map((each) => each.technologyDeck);
  expect(mine[0]).toEqual(technologyDeck(state, 0));
  expect(mine[0]).toHaveLength(25 + 2 - 2 - 1); // two cards of Sol stand for two common upgrades; one is mine already
  expect(mine.slice(1)).toEqual([null, null]);
});

rule('ti4', 'technology.1', 'a technology is owned for the rest of the game: a new round takes nothing away', () => {
  const table = position()
    .technologies(0, 'gravity-drive')
    .faceDown('corner-the-market')
    .phase('status')
    .strategyCards(['trade'], ['politics'], ['warfare'])
    .from('status');
  while (table.state.phase === 'status') table.answer(table.options.at(-1) ?? '');
  expect(table.player(0).technologies).toEqual(['gravity-drive']);
});

rule(
  'ti4',
  ['technology.3a', 'technology.9'],
  'I research by Technology, its holder and those who follow, and by what else says so',
  () => {
    const table = playingTechnology((made) => made.goods(1, 4));
    table.answer('research', 'technology:sarween-tools');
    table.answer('secondary', 'trade-goods:4', 'technology:plasma-scoring');
    expect(table.player(0).technologies).toEqual(['sarween-tools']);
    expect(table.player(1).technologies).toEqual(['plasma-scoring']);
    const focused = position().hand(0, 'focused-research').goods(0, 4).strategyCards(['trade']).from('turn');
    focused.answer('action:action-card/focused-research', 'technology:plasma-scoring');
    expect(focused.player(0).technologies).toEqual(['plasma-scoring']);
  },
);

rule(
  'ti4',
  ['technology.5', 'technology.12'],
  'a technology that I gain is not researched: I need no prerequisites, no planets, and nobody hears of research',
  () => {
    const gained = position()
      .own(0, 'mehar-xull')
      .play((g) => gainTechnology(g, 0, 'assault-cannon'));
    expect(researchable(position().state, 0)).not.toContain('assault-cannon');
    expect(gained.player(0).technologies).toEqual(['assault-cannon']);
    expect(gained.state.planets['mehar-xull']?.exhausted).toBe(false);
    expect(gained.events()).toEqual(['ti4.gains-technology']);
    const twice = position()
      .technologies(0, 'assault-cannon')
      .play((g) => gainTechnology(g, 0, 'assault-cannon'));
    expect(twice.player(0).technologies).toEqual(['assault-cannon']);
  },
);

rule(
  'ti4',
  ['technology.0', 'technology.6', 'unit-upgrades.0'],
  'technologies upgrade units or have abilities; the upgrades are technologies of the unit on the sheet',
  () => {
    const upgrades = technologyIds.filter((id) => technology(id).unit !== null);
    expect(upgrades).toHaveLength(17);
    for (const id of ['sol', 'jol-nar', 'xxcha'] as const) {
      const { sheet, upgrades: ways } = faction(id);
      for (const type of unitTypes) {
        const way = ways[type];
        if (way === null) continue;
        expect(upgrades).toContain(way);
        expect(technologyDeck(position().state, ['sol', 'jol-nar', 'xxcha'].indexOf(id))).toContain(way);
        expect(unit(technology(way).unit!).type).toBe(type);
        expect(sheet[type]).not.toBe(way);
      }
    }
  },
);

rule(
  'ti4',
  ['technology.6a', 'technology.10a', 'unit-upgrades.2', 'unit-upgrades.4'],
  'an upgrade covers the unit on my sheet: all of mine change, on the board and in reinforcements',
  () => {
    const table = researching((made) =>
      made.technologies(0, 'plasma-scoring', 'magen-defense-grid').units(0, 'tile-22', { destroyer: 1 }),
    );
    const g = table.state as Ti4;
    expect([unitUsed(g, 0, 'destroyer'), figures(g, 0, 'destroyer').combat?.value]).toEqual(['destroyer', 9]);
    table.answer('technology:destroyer-2');
    expect([unitUsed(g, 0, 'destroyer'), figures(g, 0, 'destroyer').combat?.value]).toEqual(['destroyer-2', 8]);
    expect(unitUsed(g, 1, 'destroyer')).toBe('destroyer'); // nobody else's
    const gained = position().play((each) => gainTechnology(each, 0, 'cruiser-2'));
    expect(unitUsed(gained.state as Ti4, 0, 'cruiser')).toBe('cruiser-2');
  },
);

rule(
  'ti4',
  ['technology.8', 'technology.12a'],
  'most technologies have prerequisites: four common ones and the assimilators have none',
  () => {
    const free = technologyIds.filter((id) => colours.every((colour) => technology(id).prerequisites[colour] === 0));
    expect(free.toSorted()).toEqual([
      'antimass-deflectors',
      'neural-motivator',
      'plasma-scoring',
      'sarween-tools',
      'valefar-assimilator-x',
      'valefar-assimilator-y',
    ]);
  },
);

rule(
  'ti4',
  'learn-to-play-only.4',
  'who owns no technology can research those without prerequisites, no others',
  () => {
    expect(researchable(position().state, 0)).toEqual([
      'antimass-deflectors',
      'neural-motivator',
      'plasma-scoring',
      'sarween-tools',
    ]);
  },
);

rule(
  'ti4',
  ['technology.7a', 'technology.8a', 'technology.12'],
  'for each symbol I must own a technology of its colour: number and colours count',
  () => {
    const can = (...owned: (typeof technologyIds)[number][]) =>
      researchable(position().technologies(0, ...owned).state, 0);
    expect(can('sarween-tools')).toContain('graviton-laser-system');
    expect(can('sarween-tools')).not.toContain('transit-diodes'); // two symbols
    expect(can('sarween-tools', 'plasma-scoring')).not.toContain('transit-diodes'); // of the right colour
    expect(can('sarween-tools', 'graviton-laser-system')).toContain('transit-diodes');
    expect(can('sarween-tools', 'graviton-laser-system')).not.toContain('integrated-economy');
    const mixed = ['neural-motivator', 'plasma-scoring', 'sarween-tools'] as const;
    expect(can(...mixed)).toContain('cruiser-2');
    for (const left of mixed) expect(can(...mixed.filter((id) => id !== left))).not.toContain('cruiser-2');
    // They are not used up.
    const table = researching((made) => made.technologies(0, 'sarween-tools')).answer(
      'technology:graviton-laser-system',
    );
    expect(table.player(0).technologies).toEqual(['sarween-tools', 'graviton-laser-system']);
  },
);

rule('ti4', ['technology.12b', 'technology.7b'], 'unit upgrades satisfy no prerequisite', () => {
  const { state } = position().technologies(0, 'destroyer-2', 'carrier-2', 'infantry-2', 'space-dock-2');
  expect(coloursOwned(state, 0)).toEqual({ biotic: 0, warfare: 0, propulsion: 0, cybernetic: 0 });
  expect(researchable(state, 0)).toHaveLength(4);
});

rule('ti4', 'technology.11', 'nobody can research a technology of another faction', () => {
  const all = technologyIds.filter((id) => technology(id).faction === null && technology(id).colour !== null);
  const made = position({ factions: ['sol', 'jol-nar', 'letnev'] });
  for (const seat of [0, 2]) made.technologies(seat, ...all);
  const own = (seat: number) => researchable(made.state, seat).filter((id) => technology(id).faction !== null);
  expect(own(0)).toEqual(['advanced-carrier-2', 'spec-ops-2']);
  expect(own(2)).toEqual(['l4-disruptors', 'non-euclidean-shielding']);
  expect(researchable(made.state, 0)).not.toContain('carrier-2'); // Sol has its own instead
  expect(researchable(made.state, 2)).toContain('carrier-2');
});

rule(
  'ti4',
  ['technology.13', 'technology.14', 'planets.4', 'technology.12c'],
  'I may exhaust a planet with a specialty for one symbol of its colour',
  () => {
    const one = researching((made) => made.own(0, 'wellon'));
    expect(one.options).toContain('technology:graviton-laser-system');
    expect(one.options).not.toContain('technology:transit-diodes'); // one symbol only
    expect(one.options).not.toContain('technology:gravity-drive'); // of its colour only
    one.answer('technology:graviton-laser-system');
    expect(one.player(0).technologies).toEqual(['graviton-laser-system']);
    expect(one.state.planets.wellon?.exhausted).toBe(true);
    const two = researching((made) => made.own(0, 'wellon', 'lazar')).answer(
      'technology:transit-diodes',
      'exhaust:lazar',
    );
    expect([two.state.planets.wellon?.exhausted, two.state.planets.lazar?.exhausted]).toEqual([true, true]);
    const free = researching((made) => made.own(0, 'wellon')).answer('technology:sarween-tools');
    expect(free.state.planets.wellon?.exhausted).toBe(false); // nothing was missing
  },
);

rule(
  'ti4',
  'technology.14',
  'where one planet is enough I choose which; a planet of somebody else does not help',
  () => {
    const table = researching((made) => made.own(0, 'wellon', 'lazar')).answer('technology:graviton-laser-system');
    expect([table.prompt, table.options]).toEqual(['ti4.specialty', ['exhaust:wellon', 'exhaust:lazar']]);
    table.answer('exhaust:lazar');
    expect([table.state.planets.wellon?.exhausted, table.state.planets.lazar?.exhausted]).toEqual([false, true]);
    expect(researchable(position().own(1, 'wellon').state, 0)).not.toContain('graviton-laser-system');
  },
);

rule('ti4', 'technology.15', 'an exhausted planet cannot be used for its specialty', () => {
  const spent = position().own(0, 'wellon').exhausted('wellon').state;
  expect(researchable(spent, 0)).not.toContain('graviton-laser-system');
});

rule(
  'ti4',
  'learn-to-play-only.5',
  'a planet gives its specialty or its resources for one research, never both',
  () => {
    const made = () =>
      playingTechnology((place) =>
        place.own(1, 'wellon').exhausted('nar', 'jol', 'archon-ren', 'archon-tau').goods(1, 3),
      );
    const paid = made().answer('no-research', 'secondary', 'exhaust:wellon', 'trade-goods:3');
    expect(paid.options).not.toContain('technology:graviton-laser-system'); // Wellon has paid for it
    expect(paid.options).toContain('technology:sarween-tools');
    // When all that seat 1 could research needs the specialty, the planet cannot help to pay.
    now = { canOwnTechnology: (allowed, _g, _holder, id) => allowed && id === 'integrated-economy' };
    const bound = (goods: number) =>
      playingTechnology((place) =>
        place
          .ability(1, { modify: now })
          .technologies(1, 'sarween-tools', 'graviton-laser-system')
          .own(1, 'wellon')
          .exhausted('jord', 'nar', 'jol', 'archon-ren', 'archon-tau')
          .goods(1, goods),
      ).answer('no-research');
    expect(researchable(bound(4).state as Ti4, 1)).toEqual(['integrated-economy']);
    expect(bound(4).options).toEqual(['secondary', 'decline']);
    expect(bound(3).isOver).toBe(true);
  },
);

rule('ti4', 'technology.12c', 'an ability may let me ignore prerequisites', () => {
  const none = { biotic: 0, warfare: 0, propulsion: 0, cybernetic: 0 };
  now = { missingPrerequisites: (missing, _g, _holder, id) => (id === 'assault-cannon' ? none : missing) };
  const table = researching((made) => made.ability(0, { modify: now }));
  expect(table.options).toContain('technology:assault-cannon');
  expect(table.options).not.toContain('technology:duranium-armor');
  table.answer('technology:assault-cannon');
  expect(table.player(0).technologies).toEqual(['assault-cannon']);
});

test('an ability may have its price for a prerequisite of one colour, instead of a planet or together with one', () => {
  now = {
    waivers: (ways, g) =>
      (g.players[0]?.tradeGoods ?? 0) > 0
        ? [
            ...ways,
            {
              source: 'made-up/waiver',
              colour: 'warfare',
              *pay(g) {
                g.players[0]!.tradeGoods--;
              },
            },
          ]
        : ways,
  };
  const made = (place: Position) => place.ability(0, { modify: now }).own(0, 'mehar-xull').goods(0, 1);
  const table = researching(made);
  expect(table.options).toContain('technology:duranium-armor'); // the planet and the ability
  expect(table.options).not.toContain('technology:assault-cannon');
  table.answer('technology:magen-defense-grid');
  expect(table.options).toEqual(['exhaust:mehar-xull', 'use:made-up/waiver']);
  table.answer('use:made-up/waiver');
  expect([table.player(0).tradeGoods, table.state.planets['mehar-xull']?.exhausted]).toEqual([0, false]);
  const both = researching(made).answer('technology:duranium-armor', 'exhaust:mehar-xull');
  expect([both.player(0).tradeGoods, both.state.planets['mehar-xull']?.exhausted]).toEqual([0, true]);
  expect(both.player(0).technologies).toContain('duranium-armor');
});

test('an ability may have its price for all prerequisites at once', () => {
  now = {
    waivers: (ways) => [
      ...ways,
      {
        source: 'made-up/waiver',
        colour: 'all',
        *pay(g) {
          g.players[0]!.tradeGoods -= 2;
        },
      },
    ],
  };
  const table = researching((made) => made.ability(0, { modify: now }).goods(0, 2));
  table.answer('technology:war-sun');
  expect(table.player(0).technologies).toContain('war-sun');
  expect(table.player(0).tradeGoods).toBe(0); // paid once for four symbols
});
