import { copy } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { broken } from './invariants.ts';
import { sectorsOf } from './rules/table.ts';
import type { Eclipse } from './state.ts';
import { midgame } from './testing/midgame.ts';

const sound = midgame({ players: 4, warpPortals: true }, 'laws').peek() as Eclipse;

/** A sector with ships of players. */
const busy = (g: Eclipse) => g.sectors[sectorsOf(g).find((id) => g.sectors[id]!.arrivals.length > 0)!]!;
/** A sector with a cube. */
const settled = (g: Eclipse) =>
  g.sectors[sectorsOf(g).find((id) => g.sectors[id]!.cubes.some((cube) => cube !== null))!]!;

const zoneOfAnother = (g: Eclipse) => ({ q: g.sectors[sectorsOf(g)[1]!]!.q, r: g.sectors[sectorsOf(g)[1]!]!.r });

test('a position of a game breaks no law', () => {
  expect(broken(sound)).toBeNull();
});

const tampering: [string, (g: Eclipse) => void, string][] = [
  ['a cube more on a track', (g) => g.players[0]!.cubes.science++, 'of 33 cubes'],
  ['a cube that went nowhere', (g) => settled(g).cubes.fill(null), 'of 33 cubes'],
  ['a cube in a graveyard that was not destroyed', (g) => g.players[1]!.graveyard.money++, 'of 33 cubes'],
  ['an ambassador lost', (g) => g.players[2]!.ambassadors--, 'ambassadors'],
  ['a disc lost', (g) => g.players[3]!.discs--, 'discs'],
  ['a sector taken without a disc', (g) => Object.assign(g.sectors['001']!, { owner: 1 }), 'discs'],
  ['a ship out of nowhere', (g) => busy(g).ships.push({ owner: 0, type: 'cruiser', damage: 0 }), "ships 'cruiser'"],
  ['debts', (g) => Object.assign(g.players[0]!.resources, { money: -1 }), 'less than nothing'],
  ['a colony ship lost', (g) => g.players[0]!.colonyShips.ready++, 'colony ship'],
  ['a technology twice', (g) => g.players[0]!.technologies.nano.unshift(g.players[0]!.technologies.nano[0]!), 'twice'],
  ['a technology that is in the bag too', (g) => g.bag.push('orbital'), 'technologies are not complete'],
  ['a discovery tile lost', (g) => g.discoveries.pop(), 'discovery tiles are not complete'],
  ['an ancient part twice', (g) => g.players[0]!.keptParts.push('shard-hull', 'shard-hull'), 'discovery tiles'],
  ['a reputation tile lost', (g) => g.reputationBag.pop(), 'reputation tiles are not complete'],
  ['a sector lost', (g) => g.stacks[2].pop(), 'ring 2 has'],
  ['a sector twice', (g) => g.discards[1].push(g.stacks[1][0]!), 'twice'],
  ['two sectors in one zone', (g) => Object.assign(g.sectors['001']!, zoneOfAnother(g)), 'share a zone'],
  ['a visitor nobody saw come', (g) => busy(g).arrivals.pop(), 'arrivals'],
  ['a ship without a drive', (g) => g.players[0]!.blueprints.cruiser.tiles.splice(0, 6, ...noDrive), 'not legal'],
  [
    'a cube without an owner',
    (g) => Object.assign(g.sectors['001']!, { owner: null, cubes: cubesOfCenter }),
    'no owner',
  ],
];

const noDrive = ['hull', 'hull', 'hull', 'hull', 'hull', 'hull'] as const;
const cubesOfCenter = ['materials', null, null, null, null, null];

test.each(tampering)('%s is noticed', (_, tamper, message) => {
  const g = copy(sound);
  tamper(g);
  expect(broken(g)).toContain(message);
});
