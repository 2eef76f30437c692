/** What things are called: `name.<kind>/<id>`. The names of cards and their abilities stand with the cards' texts. */
import { actionCards } from '../../content/action-cards.ts';
import { dieFaces, dieKinds } from '../../content/dice.ts';
import { systems } from '../../content/map.ts';
import { setupCards } from '../../content/setup-cards.ts';

/** A name that can be asked for with an article (`indefinite`, at the beginning of a sentence `opening`) and for a count. */
function noun(one: string, many = `${one}s`): string {
  const [article, opening] = /^[aeiou]/.test(one) ? ['an', 'An'] : ['a', 'A'];
  const counted = `{count, plural, one {${one}} other {${many}}}`;
  return `{case, select, indefinite {${article} ${one}} opening {${opening} ${one}} other {${counted}}}`;
}

const suits = {
  administration: 'Administration',
  aggression: 'Aggression',
  construction: 'Construction',
  mobilization: 'Mobilization',
} as const;

const symbols = { gate: 'Gate', arrow: 'Arrow', crescent: 'Crescent', hex: 'Hex' } as const;

const dieSymbols = {
  hit: 'hit',
  selfHit: 'self-hit',
  intercept: 'intercept',
  buildingHit: 'building hit',
  key: 'key',
} as const;

/** By kind, then by id. */
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  resource: { material: 'Material', fuel: 'Fuel', weapon: 'Weapon', relic: 'Relic', psionic: 'Psionic' },
  ambition: { tycoon: 'Tycoon', tyrant: 'Tyrant', warlord: 'Warlord', keeper: 'Keeper', empath: 'Empath' },
  piece: {
    ship: noun('ship'),
    city: noun('city', 'cities'),
    starport: noun('starport'),
    agent: noun('agent'),
  },
  action: {
    tax: 'Tax',
    build: 'Build',
    move: 'Move',
    repair: 'Repair',
    influence: 'Influence',
    secure: 'Secure',
    battle: 'Battle',
  },
  suit: suits,
  system: Object.fromEntries(systems.map(({ id, cluster, symbol }) => [id, `${symbols[symbol]} ${cluster}`])),
  actionCard: Object.fromEntries(
    actionCards.map(({ id, suit, number, pips }) => {
      const name = `${suits[suit]} ${number}`;
      return [id, `{case, select, plain {${name}} other {${name} (${'•'.repeat(pips)})}}`];
    }),
  ),
  setup: Object.fromEntries(setupCards.map(({ id, name, players }) => [id, `${name} (${players} players)`])),
  die: Object.fromEntries(dieKinds.map((kind) => [kind, noun(`${kind} die`, `${kind} dice`)])),
  symbol: Object.fromEntries(Object.entries(dieSymbols).map(([id, name]) => [id, noun(name)])),
  face: Object.fromEntries(
    dieKinds.flatMap((kind) =>
      dieFaces[kind].map((face, i) => [
        `${kind}.${i}`,
        face.map((symbol) => dieSymbols[symbol]).join(' + ') || 'a blank',
      ]),
    ),
  ),
};

export const names: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(named).flatMap(([kind, ids]) =>
    Object.entries(ids).map(([id, name]) => [`name.${kind}/${id}`, name] as const),
  ),
);
