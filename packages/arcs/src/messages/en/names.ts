/** What ids are called. The names of cards stand with the cards' texts. */
import { actionCards } from '../../content/action-cards.ts';
import { dieFaces, dieKinds } from '../../content/dice.ts';
import { systems } from '../../content/map.ts';
import { setupCards } from '../../content/setup-cards.ts';

const symbols = { gate: 'Gate', arrow: 'Arrow', crescent: 'Crescent', hex: 'Hex' } as const;
const suits = {
  administration: 'Administration',
  aggression: 'Aggression',
  construction: 'Construction',
  mobilization: 'Mobilization',
} as const;
const dice = {
  hit: 'hit',
  selfHit: 'self-hit',
  intercept: 'intercept',
  buildingHit: 'building hit',
  key: 'key',
} as const;
const dieNames = { skirmish: 'skirmish', assault: 'assault', raid: 'raid' } as const;

const things = {
  material: 'Material',
  fuel: 'Fuel',
  weapon: 'Weapon',
  relic: 'Relic',
  psionic: 'Psionic',
  tycoon: 'Tycoon',
  tyrant: 'Tyrant',
  warlord: 'Warlord',
  keeper: 'Keeper',
  empath: 'Empath',
  city: 'city',
  starport: 'starport',
  tax: 'Tax',
  build: 'Build',
  move: 'Move',
  repair: 'Repair',
  influence: 'Influence',
  secure: 'Secure',
  battle: 'Battle',
  ...suits,
  ...dice,
  ...dieNames,
} as const;

const rows: [string, string][] = [
  ...Object.entries(things),
  ...systems.map(({ id, cluster, symbol }): [string, string] => [id, `${symbols[symbol]} ${cluster}`]),
  ...actionCards.map(({ id, suit, number, pips }): [string, string] => [
    id,
    `${suits[suit]} ${number} (${'•'.repeat(pips)})`,
  ]),
  ...setupCards.map(({ id, name, players }): [string, string] => [id, `${name} (${players} players)`]),
  ...dieKinds.flatMap((kind) =>
    dieFaces[kind].map((face, i): [string, string] => [
      `${kind}.${i}`,
      face.map((symbol) => dice[symbol]).join('+') || 'blank',
    ]),
  ),
];

export const names: Readonly<Record<string, string>> = Object.fromEntries(
  rows.map(([id, name]) => [`name.${id}`, name]),
);
