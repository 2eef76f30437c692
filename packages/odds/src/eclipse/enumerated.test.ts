import { npcTypes, shipTypes } from '@orrery/eclipse/battles';
import { expect, test } from 'vitest';
import { type EclipseLeft, type EclipseText, oddsOf, parseEclipseBattle } from './index.ts';
import { enumerated } from './testing/enumerated.ts';

/** The largest difference of any chance of the answer from the same gone through face by face. */
function difference(text: EclipseText): number {
  const battle = parseEclipseBattle(text);
  const odds = oddsOf(battle);
  const rest = new Map<string, number>();
  const add = (name: string, chance: number) => rest.set(name, (rest.get(name) ?? 0) + chance);
  for (const [end, chance] of enumerated(battle)) {
    const [mine = '', theirs = ''] = end.split(' / ');
    add(mine !== '' ? 'win' : theirs !== '' ? 'loss' : 'draw', chance);
    add(`0 ${withoutDamage(mine)}`, chance);
    add(`1 ${withoutDamage(theirs)}`, chance);
  }
  for (const what of ['win', 'draw', 'loss'] as const) add(what, -odds[what]);
  for (const [index, { left }] of [odds.attacker, odds.defender].entries()) {
    for (const each of left) add(`${index} ${named(each)}`, -each.chance);
  }
  return Math.max(...[...rest.values()].map(Math.abs));
}

function withoutDamage(ships: string): string {
  return ships.replaceAll(/!\d+/g, '');
}

function named({ ships }: EclipseLeft): string {
  return Object.entries(ships)
    .flatMap(([type, many]) => Array.from({ length: many }, () => type))
    .sort()
    .join(' ');
}

/** One design for each type, and all fleets of one or two ships with them. */
function fleets(designs: Readonly<Record<(typeof shipTypes)[number], string>>, rest: string): string[] {
  const pairs = shipTypes.flatMap((one, index) => shipTypes.slice(index).map((other) => [one, other] as const));
  return [
    ...shipTypes.map((type) => `1 ${type}: ${designs[type]}; ${rest}`),
    ...pairs.map(([one, other]) =>
      one === other
        ? `2 ${one}: ${designs[one]}; ${rest}`
        : `1 ${one}: ${designs[one]}; 1 ${other}: ${designs[other]}; ${rest}`,
    ),
  ];
}

const one = fleets(
  {
    interceptor: 'ion-cannon, nuclear-drive',
    cruiser: 'plasma-cannon, positron-computer, gauss-shield, hull, fusion-drive',
    dreadnought: 'antimatter-cannon, ion-cannon, electron-computer, improved-hull, hull, nuclear-drive',
    starbase: 'flux-missile, phase-shield, hull',
  },
  'targets=starbase, cruiser, dreadnought, interceptor, ancient, guardian, gcds; refuge=no',
);

const other = fleets(
  {
    interceptor: 'flux-missile, hull, fusion-drive',
    cruiser: 'soliton-cannon, hull, nuclear-drive',
    dreadnought: 'ion-cannon, plasma-cannon, gluon-computer, inversion-shield, shard-hull, transition-drive',
    starbase: 'ion-turret, improved-hull, electron-computer',
  },
  'species=orion; targets=interceptor, dreadnought, cruiser, starbase, ancient, guardian, gcds; refuge=no',
);

const most = 1e-9;

test('every battle of up to two ships a side is what going through all faces makes it', () => {
  for (const attacker of one) {
    for (const defender of other) {
      expect(difference({ attacker, defender }), `${attacker} against ${defender}`).toBeLessThan(most);
    }
  }
});

test('so is every battle of up to two ships against one or two non-player ships of every kind', () => {
  for (const attacker of one) {
    for (const npc of npcTypes) {
      for (const defender of [
        `1 ${npc}`,
        `1 advanced ${npc}`,
        ...(npc === 'ancient' ? [`2 ${npc}`, `2 advanced ${npc}`] : []),
      ]) {
        expect(difference({ attacker, defender }), `${attacker} against ${defender}`).toBeLessThan(most);
      }
    }
  }
});
