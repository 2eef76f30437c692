/** Battles of all kinds, made from what the game has: species, fleets, parts, non-players, several opponents, retreats. */
import type { Random } from '@orrery/kernel';
import '@orrery/eclipse';
import {
  allSpecies,
  blueprints,
  type NpcType,
  npcTypes,
  type PartId,
  part,
  partIds,
  type ShipType,
  shipTypes,
  speciesFigures,
} from '@orrery/eclipse/battles';
import { dice, pick } from '../../core/testing/dice.ts';
import type { EclipseBattle, EclipseSide } from '../battle.ts';

export function variedBattle(seed: number): EclipseBattle {
  const random = dice(seed);
  for (let i = 0; i < 8; i++) random.below(2);
  const kinds = 1 + random.below(2) + random.below(2);
  const sides = Array.from({ length: kinds }, () => playerSide(random));
  const withNpc = kinds === 1 || random.below(4) === 0;
  const npc = pick(random, npcTypes);
  if (withNpc) sides.push({ ships: { [npc]: npc === 'ancient' ? 1 + random.below(2) : 1 } });
  const [attacker, defender, ...others] = sides as [EclipseSide, EclipseSide];
  const strength = random.below(2) === 0 ? 'advanced' : 'normal';
  return { attacker, defender, others, npcs: { [npc as NpcType]: strength } };
}

/** Draco lives in peace with the Ancients. */
function playerSide(random: Random): EclipseSide {
  const species = pick(
    random,
    allSpecies().filter((id) => id !== 'draco'),
  );
  const types = shipTypes.filter(() => random.below(2) === 0);
  if (types.length === 0) types.push(pick(random, shipTypes));
  const parts: { [type in ShipType]?: PartId[] } = {};
  for (const type of types) parts[type] = design(random, blueprints[speciesFigures(species).blueprints][type].spaces);
  const hulls = types.filter((type) => parts[type]?.some((id) => part(id).hull > 0));
  const ships = Object.fromEntries(types.map((type) => [type, 1 + random.below(type === 'dreadnought' ? 2 : 3)]));
  return {
    ships,
    species,
    parts,
    damage: hulls[0] !== undefined && random.below(3) === 0 ? { [hulls[0]]: [1] } : {},
    technologies: random.below(3) === 0 ? ['antimatter-splitter'] : [],
    targets: random.below(3) === 0 ? shipTypes.toReversed() : 'usual',
    ...(random.below(5) === 0 && { retreat: 1 + random.below(3) }),
    hasRefuge: random.below(3) > 0,
  };
}

/** As many parts of all kinds as there are spaces; weapons twice as often. */
function design(random: Random, spaces: readonly unknown[]): PartId[] {
  const weapons = partIds.filter((id) => part(id).kind === 'weapon');
  return spaces.map(() => pick(random, random.below(3) === 0 ? weapons : partIds.filter((id) => !part(id).outside)));
}
