/** A side of a battle of Arcs in a line of text: `4 fresh, 1 damaged; leader=rebel; lore=seeker torpedoes`. */
import '@orrery/arcs';
import {
  ambitions,
  courtCards,
  type Dice,
  type DieKind,
  dieKinds,
  type GuildCardId,
  leaders,
  lore,
  type Resource,
  resources,
  systems,
} from '@orrery/arcs/battles';
import { countsIn, idOf, known, partsOf, wholeOf } from '../core/names.ts';
import type { ArcsBattle, ArcsDefender, ArcsSide } from './battle.ts';
import type { Settings } from './odds.ts';
import { type Aim, aims } from './policy.ts';

export interface ArcsText {
  readonly attacker: string;
  readonly defender: string;
  readonly system?: string | undefined;
  readonly declared?: string | undefined;
}

const keys = ['leader', 'lore', 'guilds', 'tokens', 'cities', 'starports', 'elsewhere', 'near'] as const;

export function parseArcsBattle({ attacker, defender, system, declared }: ArcsText): ArcsBattle {
  return {
    attacker: sideOf(attacker),
    defender: sideOf(defender),
    ...(system !== undefined && {
      system: known(
        'system',
        system,
        systems.map(({ id }) => id),
      ),
    }),
    ...(declared !== undefined && {
      declared: declared.split(',').map((each) =>
        known(
          'ambition',
          each,
          ambitions.map(({ id }) => id),
        ),
      ),
    }),
  };
}

export function parseSettings(texts: {
  aim?: string | undefined;
  keys?: string | undefined;
  dice?: string | undefined;
}): Settings {
  return {
    ...(texts.aim !== undefined && { aim: known<Aim>('aim', texts.aim, aims) }),
    ...(texts.keys !== undefined && { keys: wholeOf('--keys', texts.keys) }),
    ...(texts.dice !== undefined && { dice: diceOf(texts.dice) }),
  };
}

function diceOf(text: string): Dice {
  const counts = countsIn<DieKind>(text, (name) => known('die', name.replace(/ dic?e$/, ''), dieKinds));
  return { skirmish: 0, assault: 0, raid: 0, ...counts };
}

function sideOf(text: string): ArcsDefender {
  const parts = partsOf(text, keys, 'ships');
  const ships = countsIn(parts.get('ships') ?? '', (name) =>
    known('kind of ship', name.replace(/ ?ships?$/, '') || 'fresh', ['fresh', 'damaged'] as const),
  );
  const list = (key: string) => parts.get(key)?.split(',') ?? [];
  const leader = parts.get('leader');
  const guilds = courtCards.filter(({ kind }) => kind === 'guild');
  const side: ArcsSide = {
    ...ships,
    ...(leader !== undefined && { leader: cardOf('leader', leader, leaders) }),
    ...(parts.has('lore') && { lore: list('lore').map((name) => cardOf('lore', name, lore)) }),
    ...(parts.has('guilds') && { guilds: list('guilds').map((name) => cardOf('guild', name, guilds) as GuildCardId) }),
    ...(parts.has('tokens') && { tokens: list('tokens').map((name) => known<Resource>('resource', name, resources)) }),
  };
  const cities = buildings(parts.get('cities'));
  const starports = buildings(parts.get('starports'));
  return {
    ...side,
    ...(cities && { cities: cities.all, damagedCities: cities.damaged }),
    ...(starports && { starports: starports.all, damagedStarports: starports.damaged }),
    ...(parts.has('near') && { near: list('near').map((ships) => wholeOf('near', ships.trim())) }),
    ...(parts.has('elsewhere') && {
      buildingsElsewhere: known('answer', parts.get('elsewhere') ?? '', ['yes', 'no'] as const) === 'yes',
    }),
  };
}

/** `2`, `1 damaged`, `1, 1 damaged` */
function buildings(text: string | undefined): { readonly all: number; readonly damaged: number } | null {
  if (text === undefined) return null;
  const counts = countsIn(text, (name) => known('state', name || 'fresh', ['fresh', 'damaged'] as const));
  return { all: (counts.fresh ?? 0) + (counts.damaged ?? 0), damaged: counts.damaged ?? 0 };
}

/** A card by its id or its name. */
function cardOf<Id extends string>(
  what: string,
  text: string,
  cards: readonly { readonly id: Id; readonly name: string }[],
): Id {
  const byId = cards.find(({ id }) => id === idOf(text));
  if (byId) return byId.id;
  const name = known(
    what,
    text,
    cards.map((card) => idOf(card.name)),
  );
  return (cards.find((card) => idOf(card.name) === name) as { id: Id }).id;
}
