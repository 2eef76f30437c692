/** Battles of all kinds, made from what the game has: ships, buildings, leaders, lore, guild cards, tokens, dice, aims. */
import { allowedDice, systems } from '@orrery/arcs/battles';
import type { Random } from '@orrery/kernel';
import { dice, pick } from '../../core/testing/dice.ts';
import type { ArcsBattle, ArcsSide } from '../battle.ts';
import { choices } from '../choices.ts';
import { oddsOf } from '../odds.ts';
import { aims } from '../policy.ts';
import type { Plan } from './played.ts';

export function variedBattle(seed: number): { readonly battle: ArcsBattle; readonly plan: Plan } {
  const random = dice(seed);
  for (let i = 0; i < 8; i++) random.below(2);
  const here = pick(random, systems);
  const attacker = side(random, 1 + random.below(6));
  const cities = random.below(here.slots + 1);
  const starports = random.below(here.slots + 1 - cities);
  const battle: ArcsBattle = {
    attacker,
    defender: {
      ...without(attacker, side(random, random.below(5) + (cities + starports === 0 ? 1 : 0))),
      cities,
      damagedCities: random.below(cities + 1),
      starports,
      damagedStarports: random.below(starports + 1),
      buildingsElsewhere: random.below(2) === 0,
      near: [random.below(3), random.below(3)],
    },
    system: here.id,
    declared: random.below(2) === 0 ? choices().ambitions : [],
  };
  const [aim, keys] = [pick(random, aims), 1 + random.below(3)];
  const best = oddsOf(battle, { aim, keys });
  const stated = pick(random, allowedDice(best.limits));
  return { battle, plan: { aim, keys, dice: random.below(2) === 0 ? best.dice : stated } };
}

/** There is one of each card. */
function without({ leader: taken, lore: one = [], guilds: others = [] }: ArcsSide, side: ArcsSide): ArcsSide {
  const { leader, lore = [], guilds = [], ...rest } = side;
  return {
    ...rest,
    ...(leader && leader !== taken && { leader }),
    lore: lore.filter((id) => !one.includes(id)),
    guilds: guilds.filter((id) => !others.includes(id)),
  };
}

/** Most have cards: these are what may be wrong. */
function side(random: Random, ships: number): ArcsSide {
  const { leaders, lore, guilds, resources } = choices();
  const fresh = random.below(ships + 1);
  return {
    fresh,
    damaged: ships - fresh,
    ...(random.below(3) > 0 && { leader: pick(random, leaders) }),
    lore: lore.filter(() => random.below(3) === 0),
    guilds: guilds.filter(() => random.below(2) === 0),
    tokens: Array.from({ length: random.below(5) }, () => pick(random, resources)),
  };
}
