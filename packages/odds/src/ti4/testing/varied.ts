/** Battles of all kinds, made from what the game has: factions, fleets, technologies, cards, notes, laws. */
import type { Random } from '@orrery/kernel';
import '@orrery/ti4';
import {
  type ActionCardId,
  actionCardIds,
  agendaIds,
  type BearerKey,
  type FactionId,
  faction,
  factionIds,
  note,
  noteIds,
  system,
  systemIds,
  type TechnologyId,
  technology,
  technologyIds,
  type Units,
  type UnitType,
} from '@orrery/ti4/battles';
import { dice, pick } from '../../core/testing/dice.ts';
import type { Battle, LawInPlay, Side } from '../battle.ts';
import { treatments } from '../treatments.ts';

export function variedBattle(seed: number): Battle {
  const random = dice(seed);
  for (let i = 0; i < 8; i++) random.below(2);
  const one = pick(random, factionIds);
  const other = pick(
    random,
    factionIds.filter((id) => id !== one),
  );
  const withInvasion = random.below(2) === 0;
  const places = systemIds.filter((id) => !withInvasion || system(id).planets.length > 0);
  const laws = ['publicize-weapon-schematics', 'conventions-of-war', 'prophecy-of-ixth'] as const;
  const law =
    random.below(5) === 0
      ? pick(
          random,
          laws.filter((id) => agendaIds.includes(id)),
        )
      : null;
  return {
    ...withoutCopies(side(random, one, withInvasion, true), side(random, other, withInvasion, false)),
    system: pick(
      random,
      places.filter((id) => system(id).kind === 'blue' || system(id).kind === 'red'),
    ),
    until: withInvasion ? 'invasion' : 'space',
    ...(law && { laws: [{ id: law, ...(law === 'prophecy-of-ixth' && { of: 'attacker' }) } as LawInPlay] }),
  };
}

/** Of many cards there is only one. */
function withoutCopies(attacker: Side, defender: Side): Pick<Battle, 'attacker' | 'defender'> {
  const cards = defender.cards?.filter((each) => !attacker.cards?.includes(each)) ?? [];
  return { attacker, defender: { ...defender, cards } };
}

function side(random: Random, id: FactionId, withInvasion: boolean, attacks: boolean): Side {
  const space: Partial<Record<UnitType, number>> = { carrier: 1 + random.below(2) };
  for (const type of ['flagship', 'dreadnought', 'cruiser', 'destroyer'] as const) {
    const most = type === 'flagship' ? 1 : 2;
    const many = random.below(most + 1);
    if (many > 0) space[type] = many;
  }
  if (faction(id).sheet['war-sun'] !== null && random.below(2) === 0) space['war-sun'] = 1;
  space.fighter = random.below(4);
  if (withInvasion && attacks) space.infantry = 1 + random.below(4);
  const ground: Units = withInvasion && !attacks ? { infantry: 1 + random.below(4), pds: random.below(3) } : {};
  const near: Units = random.below(3) === 0 ? { pds: 1 + random.below(2) } : {};
  return {
    faction: id,
    space,
    ground,
    near,
    technologies: some(random, technologiesFor(id), 4),
    cards: some(random, usable<ActionCardId>('action-card', actionCardIds), 2),
    notes: some(
      random,
      usable('note', noteIds).filter((each) => note(each).faction !== id && note(each).faction !== null),
      random.below(4) === 0 ? 1 : 0,
    ),
    tradeGoods: random.below(5),
    uses: random.below(2) === 0 ? stated() : [],
    order: random.below(3) === 0 ? ['carrier', 'fighter', 'destroyer', 'cruiser'] : 'usual',
  };
}

function technologiesFor(id: FactionId): TechnologyId[] {
  return technologyIds.filter((each) => {
    const { faction: of } = technology(each);
    return (of === null || of === id) && !each.startsWith('valefar') && isUpgradeOf(id, each);
  });
}

/** A faction has its own upgrade instead of the common one. */
function isUpgradeOf(id: FactionId, each: TechnologyId): boolean {
  return technology(each).unit === null || Object.values(faction(id).upgrades).includes(each);
}

function usable<T extends string>(kind: string, ids: readonly T[]): T[] {
  return ids.filter((each) => treatments[`${kind}/${each}` as BearerKey] === 'always');
}

function stated(): BearerKey[] {
  return (Object.keys(treatments) as BearerKey[]).filter((key) => treatments[key] === 'stated');
}

function some<T>(random: Random, list: readonly T[], most: number): T[] {
  return [...new Set(Array.from({ length: random.below(most + 1) }, () => pick(random, list)))];
}
