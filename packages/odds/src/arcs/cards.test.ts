import { courtCards, leaders, lore } from '@orrery/arcs/battles';
import { expect, test } from 'vitest';
import { choices, oddsOf, parseArcsBattle } from './index.ts';
import { disagreements, playedOut } from './testing/played.ts';

/** A battle that the card changes; the card stands where the star is. */
interface Case {
  readonly attacker: string;
  readonly defender: string;
  readonly system?: string;
  readonly declared?: string;
  readonly dice: { readonly skirmish: number; readonly assault: number; readonly raid: number };
}

const none = { skirmish: 0, assault: 0, raid: 0 };

const cases: { readonly [card: string]: Case } = {
  Elder: { attacker: '3 fresh', defender: '2 fresh*', dice: { ...none, assault: 3 } },
  Rebel: { attacker: '2 fresh*', defender: '2 fresh', dice: { ...none, assault: 4 } },
  Corsair: {
    attacker: '3 fresh; tokens=fuel, weapon*',
    defender: '1 fresh; cities=1',
    dice: { skirmish: 1, assault: 0, raid: 2 },
  },
  Agitator: {
    attacker: '4 fresh',
    defender: '1 fresh; tokens=weapon, weapon, weapon*',
    dice: { ...none, assault: 4 },
  },
  Quartermaster: { attacker: '3 fresh', defender: '4 fresh; starports=1*', dice: { ...none, assault: 3 } },
  'Mirror Plating': { attacker: '3 fresh', defender: '2 fresh*', dice: { ...none, assault: 2 } },
  'Hidden Harbors': { attacker: '3 fresh', defender: '2 fresh; starports=1*', dice: { ...none, skirmish: 3 } },
  'Repair Drones': { attacker: '2 fresh, 2 damaged*', defender: '2 fresh', dice: { ...none, assault: 2 } },
  'Signal Breaker': { attacker: '3 fresh*', defender: '3 fresh', dice: { ...none, assault: 2, raid: 1 } },
  'Railgun Arrays': { attacker: '3 fresh', defender: '2 fresh*', dice: { ...none, skirmish: 2 } },
  'Seeker Torpedoes': { attacker: '3 fresh*', defender: '2 fresh', dice: { ...none, assault: 3 } },
  'Predictive Sensors': { attacker: '4 fresh', defender: '1 fresh; near=2, 1*', dice: { ...none, assault: 4 } },
  'Raider Exosuits': {
    attacker: '3 fresh*',
    defender: '1 fresh; elsewhere=yes',
    dice: { ...none, skirmish: 2 },
  },
  "Empath's Vision": {
    attacker: '3 fresh*',
    defender: '2 fresh; cities=1',
    declared: 'empath',
    dice: { skirmish: 1, assault: 1, raid: 1 },
  },
  Skirmishers: { attacker: '3 fresh; tokens=weapon*', defender: '2 fresh', dice: { ...none, skirmish: 3 } },
  Gatekeepers: { attacker: '2 fresh*', defender: '2 fresh', system: '3-gate', dice: { ...none, skirmish: 4 } },
};

/** What it does comes after the battle and changes no figure. */
const harmless = ['Elder'];

const kinds = { leader: leaders, lore, guilds: courtCards };
const { leaders: mattering, lore: texts, guilds } = choices();
const known = Object.entries(kinds).flatMap(([key, cards]) =>
  cards
    .filter(({ id }) => [...mattering, ...texts, ...guilds].some((each) => each === id))
    .map(({ name }) => ({ key, name })),
);

test('there is a battle for every card that changes one', () => {
  expect(Object.keys(cases).toSorted()).toEqual(known.map(({ name }) => name).toSorted());
});

for (const { key, name } of known) {
  const { attacker, defender, dice, ...place } = cases[name] as Case;
  const battleWith = (card: string) =>
    parseArcsBattle({ attacker: attacker.replace('*', card), defender: defender.replace('*', card), ...place });

  test(`${name}: battles played by the rules agree with the odds, which are others without it`, () => {
    const battle = battleWith(`; ${key}=${name}`);
    const odds = oddsOf(battle, { dice });
    const plan = { aim: odds.aim, keys: 1, dice };
    expect(disagreements(odds, playedOut(battle, plan, 2_000), 4)).toEqual([]);
    const { limits, ends, symbols } = oddsOf(battleWith(''), { dice });
    const same = expect({ limits: odds.limits, ends: odds.ends, symbols: odds.symbols });
    if (harmless.includes(name)) same.toEqual({ limits, ends, symbols });
    else same.not.toEqual({ limits, ends, symbols });
  });
}
