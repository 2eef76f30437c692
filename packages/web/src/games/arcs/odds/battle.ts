/** A battle of Arcs as it is stated in the fields of a form, and as `@orrery/odds` takes it. */
import { type Aim, type ArcsBattle, type ArcsDefender, type ArcsSide, aims, type Settings } from '@orrery/odds/arcs';
import { chosenOf, counted, type Setup, switchedOn, type Values, worded } from '../../../odds/calculator.ts';
import { dieKinds, neighbours, resources } from './where.ts';

export function battleIn({ attacker, defender, common }: Setup): ArcsBattle {
  const system = worded(common, 'system');
  return {
    attacker: sideIn(attacker),
    defender: {
      ...sideIn(defender),
      cities: counted(defender, 'cities'),
      damagedCities: counted(defender, 'damaged.cities'),
      starports: counted(defender, 'starports'),
      damagedStarports: counted(defender, 'damaged.starports'),
      buildingsElsewhere: counted(defender, 'elsewhere') > 0,
      near: neighbours.map((n) => counted(defender, `near.${n}`)).filter((ships) => ships > 0),
    },
    ...(system !== '' && { system: system as NonNullable<ArcsBattle['system']> }),
    declared: chosenOf(common, 'ambition/') as never,
    isBegun: common.begun !== undefined,
    begunFresh: worded(common, 'begun') === 'fresh',
  };
}

function sideIn(values: Values): ArcsSide {
  const leader = worded(values, 'leader');
  const tokens = resources.flatMap((resource) =>
    Array.from({ length: counted(values, `resource/${resource}`) }, () => resource),
  );
  return {
    fresh: counted(values, 'fresh'),
    damaged: counted(values, 'damaged'),
    ...(leader !== '' && { leader: leader as NonNullable<ArcsSide['leader']> }),
    lore: chosenOf(values, 'lore/') as never,
    guilds: chosenOf(values, 'guild/') as never,
    tokens,
  };
}

export function settingsIn(common: Values): Settings {
  const aim = worded(common, 'aim');
  const [skirmish = 0, assault = 0, raid = 0] = dieKinds.map((kind) => counted(common, `die/${kind}`));
  const areStated = dieKinds.some((kind) => common[`die/${kind}`] !== undefined);
  return {
    ...(isAim(aim) && { aim }),
    keys: counted(common, 'keys', 1),
    ...(areStated && { dice: { skirmish, assault, raid } }),
  };
}

const isAim = (text: string): text is Aim => aims.some((each) => each === text);

export function setupOf(battle: ArcsBattle, { dice }: Settings = {}): Setup {
  const { attacker, defender, system, declared = [], isBegun, begunFresh } = battle;
  return {
    attacker: valuesOf(attacker),
    defender: { ...valuesOf(defender), ...buildingsOf(defender) },
    common: {
      ...(system && { system }),
      ...(isBegun && { begun: begunFresh ? 'fresh' : 1 }),
      ...switchedOn('ambition/', declared),
      ...(dice && Object.fromEntries(dieKinds.map((kind) => [`die/${kind}`, dice[kind]]))),
    },
  };
}

function valuesOf({ fresh = 0, damaged = 0, leader, lore = [], guilds = [], tokens = [] }: ArcsSide): Values {
  return {
    ...(fresh > 0 && { fresh }),
    ...(damaged > 0 && { damaged }),
    ...(leader && { leader }),
    ...switchedOn('lore/', lore),
    ...switchedOn('guild/', guilds),
    ...Object.fromEntries(
      resources.flatMap((resource) => {
        const count = tokens.filter((token) => token === resource).length;
        return count > 0 ? [[`resource/${resource}`, count]] : [];
      }),
    ),
  };
}

function buildingsOf(defender: ArcsDefender): Values {
  const {
    cities = 0,
    damagedCities = 0,
    starports = 0,
    damagedStarports = 0,
    buildingsElsewhere,
    near = [],
  } = defender;
  return {
    ...(cities > 0 && { cities }),
    ...(damagedCities > 0 && { 'damaged.cities': damagedCities }),
    ...(starports > 0 && { starports }),
    ...(damagedStarports > 0 && { 'damaged.starports': damagedStarports }),
    ...(buildingsElsewhere && { elsewhere: 1 }),
    ...Object.fromEntries(near.map((ships, index) => [`near.${index + 1}`, ships])),
  };
}
