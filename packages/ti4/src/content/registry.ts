/**
 * Everything that is in the game, and what carries hooks. The game's `index.ts` puts it in; rules and cards ask. It imports
 * none of them, so that a card may import any rule.
 */
import type { Rules, Seat } from '@orrery/kernel';
import type { Ti4, Ti4Player } from '../state.ts';
import type { Moment } from './events.ts';
import type { Hooks, How, Modifiers, NoteHooks, Replacements, Trigger } from './hooks.ts';
import type {
  ActionCardId,
  AgendaId,
  BearerKey,
  BearerKind,
  FactionId,
  NoteId,
  SecretObjectiveId,
  StrategyCardId,
  TechnologyId,
} from './ids.ts';
import type {
  ActionCard,
  Agenda,
  Faction,
  PromissoryNote,
  SecretObjective,
  StrategyCard,
  Technology,
  Unit,
} from './kinds.ts';
import type { UnitId, UnitType } from './unit-types.ts';
import { watched } from './watched.ts';

export type { BearerKey, BearerKind } from './ids.ts';

export interface Registry {
  factions: Readonly<Record<FactionId, Faction>>;
  technologies: Readonly<Record<TechnologyId, Technology>>;
  units: Readonly<Record<UnitId, Unit>>;
  agendas: Readonly<Record<AgendaId, Agenda>>;
  notes: Readonly<Record<NoteId, PromissoryNote>>;
  actionCards: Readonly<Record<ActionCardId, ActionCard>>;
  secretObjectives: Readonly<Record<SecretObjectiveId, SecretObjective>>;
  strategyCards: Readonly<Record<StrategyCardId, StrategyCard>>;
  /** Abilities of nothing in particular: an effect of the whole game names whose they are. Only tests have some. */
  abilities: { readonly [id: string]: Hooks };
}

export const registry = {} as Registry;

/** Puts in all that is in the game. */
export function register(content: Registry): void {
  Object.assign(registry, content);
  forget();
}

/** Made-up things of a test. */
export type Lent = {
  readonly [kind in Exclude<keyof Registry, 'abilities'>]?: {
    readonly [id: MadeUp]: NonNullable<Registry[kind][keyof Registry[kind]]>;
  };
} & Partial<Pick<Registry, 'abilities'>>;
export type MadeUp = `made-up-${string}`;

/** Puts in made-up things for a test; returns what takes out again all that was lent. */
export function lend(content: Lent): () => void {
  return replace(content);
}

/** Factions without their faction abilities, for a test that is about something else; returns what gives all back. */
export function silence(ids: readonly FactionId[]): () => void {
  const silent = ids.map((id) => [id, { ...registry.factions[id], abilities: {} }]);
  return replace({ factions: Object.fromEntries(silent) });
}

function replace(content: { readonly [kind in keyof Registry]?: object }): () => void {
  const full = unlent ?? { ...registry };
  unlent = full;
  const tables = Object.entries(content).map(([kind, table]) => {
    return [kind, { ...registry[kind as keyof Registry], ...table }];
  });
  register({ ...registry, ...Object.fromEntries(tables) });
  return () => {
    register(full);
    unlent = null;
  };
}

/** Something of the game by its id. */
export function inGame<T>(table: { readonly [id: string]: T | undefined }, id: string): T {
  const found = table[id];
  if (found === undefined) throw new Error(`the game has no ${id}`);
  return found;
}

export interface Bearer {
  readonly kind: BearerKind;
  readonly id: string;
  /** Names the bearer in options, effects and messages. */
  readonly key: BearerKey;
  readonly hooks: Hooks & NoteHooks;
  /** The faction that brings it to the table. */
  readonly faction: string | null;
}

type Table = { readonly [id: string]: Hooks & { readonly faction?: string | null } };

function bearersOf(kind: BearerKind, table: Table, faction?: string): Bearer[] {
  return Object.entries(table).map(([id, own]) => {
    const key = `${kind}/${id}` as const;
    const hooks = watcher ? watched(own, key, watcher) : own;
    return { kind, id, key, hooks, faction: faction ?? own.faction ?? null };
  });
}

interface Index {
  readonly all: readonly Bearer[];
  readonly byKey: ReadonlyMap<string, Bearer>;
  readonly modifiers: ReadonlyMap<keyof Modifiers, readonly Entry[]>;
  readonly triggers: ReadonlyMap<Moment, Triggers>;
  /** Those of several moments, which are put together when they first share a window. */
  readonly together: Map<string, Triggers>;
  readonly actions: readonly Bearer[];
  readonly replacements: ReadonlyMap<keyof Replacements, readonly Bearer[]>;
}

interface Entry {
  readonly bearer: Bearer;
  readonly lasting: boolean;
  /** Nothing undoes it: it comes last. */
  readonly prevails: boolean;
  readonly modify: (...args: never[]) => unknown;
}

/** From where a trigger works: from the hand or the play area, from an effect that lasts, or to return a promissory note. */
export type TriggerKind = 'ability' | 'lasting' | 'return';

/** A trigger with its bearer. */
export interface Triggered {
  readonly bearer: Bearer;
  /** The bearer's key, numbered from its second ability on: each is one by itself (abilities.2). */
  readonly name: string;
  readonly trigger: Trigger;
  readonly kind: TriggerKind;
}

/** What answers a moment, in the order of the registry: what must happen, and what players may use. */
export interface Triggers {
  readonly mandatory: readonly Triggered[];
  readonly optional: readonly Triggered[];
}

/** Who wants to know whose text was used; usually nobody, and then it costs nothing. */
let watcher: ((bearer: BearerKey) => void) | null = null;

/** From now on reports whose text is used: resolved, or changing an answer that the rules wanted. Returns what ends it. */
export function watchTexts(report: (bearer: BearerKey) => void): () => void {
  watcher = report;
  forget();
  return () => {
    watcher = null;
    forget();
  };
}

/** Everything with a text that does something. */
export function bearers(): readonly Bearer[] {
  return index().all;
}

/** The registry without what is lent now. */
let unlent: Registry | null = null;
let built: Index | null = null;
/** What is in the game at a table, by the factions there, and by the players to find it fast. */
let byFactions = new Map<string, Index>();
let byPlayers = new WeakMap<Ti4['players'], Index>();

function forget(): void {
  built = null;
  byFactions = new Map();
  byPlayers = new WeakMap();
}

/** Built on first use after the registry was filled. */
function index(): Index {
  built ??= build(allBearers());
  return built;
}

/** Asked for all the time, so without what factions bring that nobody plays. */
function indexAt(g: Ti4): Index {
  const known = byPlayers.get(g.players);
  if (known) return known;
  if (g.phase === 'setup') return index();
  const factions: (string | null)[] = g.players.map(({ faction }) => faction);
  const key = factions.join();
  let found = byFactions.get(key);
  if (found === undefined) {
    found = build(index().all.filter(({ faction }) => faction === null || factions.includes(faction)));
    byFactions.set(key, found);
  }
  byPlayers.set(g.players, found);
  return found;
}

function allBearers(): Bearer[] {
  const { factions, technologies, units, agendas, notes, actionCards, secretObjectives, abilities } = registry;
  return [
    ...Object.entries(factions).flatMap(([id, each]) => bearersOf('faction', each.abilities, id)),
    ...bearersOf('technology', technologies),
    ...bearersOf('unit', units),
    ...bearersOf('law', agendas),
    ...bearersOf('note', notes),
    ...bearersOf('action-card', actionCards),
    ...bearersOf('secret-objective', secretObjectives),
    ...bearersOf('made-up', abilities),
  ];
}

function build(all: readonly Bearer[]): Index {
  const modifiers = new Map<keyof Modifiers, Entry[]>();
  const triggers = new Map<Moment, Triggered[]>();
  const replacements = new Map<keyof Replacements, Bearer[]>();
  for (const bearer of all) {
    for (const lasting of [false, true]) {
      const table = (lasting ? bearer.hooks.lasting : bearer.hooks.modify) ?? {};
      for (const [name, modify] of Object.entries(table)) {
        const prevails = bearer.hooks.prevails?.includes(name as keyof Modifiers) ?? false;
        add(modifiers, name as keyof Modifiers, { bearer, lasting, prevails, modify: modify as Entry['modify'] });
      }
    }
    for (const [kind, list] of [
      ['ability', bearer.hooks.triggers ?? []],
      ['lasting', bearer.hooks.whileLasting ?? []],
      ['return', bearer.hooks.returns ?? []],
    ] as const) {
      for (const [number, trigger] of list.entries()) {
        const triggered = { bearer, name: nameOf(bearer, kind, number), trigger, kind };
        for (const moment of trigger.at) add(triggers, moment, triggered);
      }
    }
    for (const name of Object.keys(bearer.hooks.instead ?? {})) add(replacements, name as keyof Replacements, bearer);
  }
  return {
    all,
    byKey: new Map(all.map((bearer) => [bearer.key, bearer])),
    modifiers: new Map([...modifiers].map(([name, list]) => [name, list.toSorted((a, b) => turnOf(a) - turnOf(b))])),
    triggers: new Map([...triggers].map(([moment, list]) => [moment, sorted(list)])),
    together: new Map(),
    actions: all.filter(({ hooks }) => hooks.action !== undefined),
    replacements,
  };
}

/** Laws change a value after all that players have of their own, and only what prevails comes after them. */
function turnOf({ bearer, prevails }: Entry): number {
  if (prevails) return 2;
  return bearer.kind === 'law' ? 1 : 0;
}

function sorted(triggers: readonly Triggered[]): Triggers {
  const isMandatory = ({ trigger, kind }: Triggered) => trigger.mandatory === true || kind === 'return';
  return {
    mandatory: triggers.filter(isMandatory),
    optional: triggers.filter((triggered) => !isMandatory(triggered)),
  };
}

function nameOf({ key }: Bearer, kind: TriggerKind, number: number): string {
  const which = kind === 'ability' ? '' : `#${kind}`;
  return number === 0 ? `${key}${which}` : `${key}${which}#${number + 1}`;
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Whether the bearer's text works for the holder: in play, and not switched off. */
export function inPlay(g: Ti4, bearer: Bearer, holder: Seat, how: How = 'by itself'): boolean {
  if (!isAtHand(g, bearer, holder)) return false;
  const { kind, faction } = bearer;
  const mayBeOff = faction !== null && (kind === 'faction' || kind === 'technology');
  return !mayBeOff || factionTextWorks(g, bearer, holder, how);
}

/** Effects may switch off what a faction has of its own. */
function factionTextWorks(g: Ti4, { kind }: Bearer, holder: Seat, how: How): boolean {
  const what = kind === 'faction' ? 'ability' : 'technology';
  for (const { bearer, lasting, modify } of indexAt(g).modifiers.get('factionTextWorks') ?? []) {
    if (!(lasting ? lasts(g, bearer, holder) : isAtHand(g, bearer, holder))) continue;
    if (!(modify as NonNullable<Modifiers['factionTextWorks']>)(true, g, holder, what, how)) return false;
  }
  return true;
}

function lasts(g: Ti4, { key }: Bearer, holder: Seat): boolean {
  for (const effect of g.effects) if (effect.source === key && effect.holder === holder) return true;
  return false;
}

/** On the holder's sheet, in their play area or, as a law, in play. */
function isAtHand(g: Ti4, bearer: Bearer, holder: Seat): boolean {
  const { kind, id, faction } = bearer;
  const player = g.players[holder];
  if (player === undefined || player.eliminated) return false;
  switch (kind) {
    case 'faction':
      return player.faction === faction;
    case 'technology':
      return hasTechnology(g, holder, id);
    case 'unit':
      return usesUnit(g, holder, id);
    case 'law':
      return isLawFor(g, id, holder);
    case 'note':
      return hasNoteInPlay(player, id);
    case 'made-up':
      return lasts(g, bearer, holder);
    default:
      return false;
  }
}

function isLawFor({ laws }: Ti4, id: string, holder: Seat): boolean {
  for (const law of laws) if (law.id === id && (law.owner === null || law.owner === holder)) return true;
  return false;
}

function hasNoteInPlay({ notesInPlay }: Ti4Player, id: string): boolean {
  for (const note of notesInPlay) if (note.id === id) return true;
  return false;
}

/** Owned, or stood in for by a technology that copies it (technology.16). */
export function hasTechnology(g: Ti4, seat: Seat, id: string): boolean {
  const player = g.players[seat];
  if (player === undefined) return false;
  if ((player.technologies as readonly string[]).includes(id)) return true;
  for (const { technology } of player.copies) if (technology === id) return true;
  return false;
}

function usesUnit(g: Ti4, seat: Seat, id: string): boolean {
  return unitUsed(g, seat, registry.units[id as UnitId].type) === id;
}

/** The unit of a type that a player has: the one on the faction sheet, or the upgrade that covers it (unit-upgrades.4). */
export function unitUsed(g: Ti4, seat: Seat, type: UnitType): UnitId | null {
  const player = g.players[seat];
  if (player === undefined || player.faction === null) return null;
  for (const { technology: id } of player.copies) if (upgradesType(id, type)) return registry.technologies[id].unit;
  const { sheet, upgrades } = registry.factions[player.faction];
  const upgrade = upgrades[type];
  if (upgrade !== null && player.technologies.includes(upgrade)) return registry.technologies[upgrade].unit;
  return sheet[type];
}

function upgradesType(id: TechnologyId, type: UnitType): boolean {
  const upgraded = registry.technologies[id].unit;
  return upgraded !== null && registry.units[upgraded].type === type;
}

type Fn<K extends keyof Modifiers> = NonNullable<Modifiers[K]>;
type Value<K extends keyof Modifiers> = Parameters<Fn<K>>[0];
type Rest<K extends keyof Modifiers> = Parameters<Fn<K>> extends [unknown, unknown, unknown, ...infer R] ? R : never;

/** The value after everything that changes it for the holder, in the order of their turns. */
export function fold<K extends keyof Modifiers>(
  name: K,
  value: Value<K>,
  g: Ti4,
  holder: Seat,
  ...rest: Rest<K>
): Value<K> {
  const entries = indexAt(g).modifiers.get(name);
  if (entries === undefined) return value;
  let now = value;
  let isForbidden = false;
  for (const entry of entries) {
    if ((isForbidden && !entry.prevails) || !works(g, entry, holder)) continue;
    const next = changed(entry, now, [g, holder, ...rest]);
    isForbidden = next === forbidden;
    now = next === forbidden ? (false as Value<K>) : next;
  }
  return now;
}

/** The value after everything that anybody has which changes it. A law that nobody owns counts once. */
export function foldAll<K extends keyof Modifiers>(name: K, value: Value<K>, g: Ti4, ...rest: Rest<K>): Value<K> {
  const entries = indexAt(g).modifiers.get(name);
  if (entries === undefined) return value;
  let now = value;
  let isForbidden = false;
  for (const entry of entries) {
    const { bearer } = entry;
    if ((isForbidden && !entry.prevails) || (entry.lasting && g.effects.length === 0)) continue;
    const common = bearer.kind === 'law' && g.laws.some(({ id, owner }) => id === bearer.id && owner === null);
    for (let holder = 0; holder < g.players.length; holder++) {
      if ((common && holder !== g.speaker) || !works(g, entry, holder)) continue;
      const next = changed(entry, now, [g, holder, ...rest]);
      isForbidden = next === forbidden;
      now = next === forbidden ? (false as Value<K>) : next;
      if (isForbidden) break;
    }
  }
  return now;
}

/** Whether anything changes a value for the holder, or for anybody when none is given. */
export function isChanged(name: keyof Modifiers, g: Ti4, holder?: Seat): boolean {
  const entries = indexAt(g).modifiers.get(name);
  if (entries === undefined) return false;
  const [first, end] = holder === undefined ? [0, g.players.length] : [holder, holder + 1];
  for (const entry of entries) for (let seat = first; seat < end; seat++) if (works(g, entry, seat)) return true;
  return false;
}

function works(g: Ti4, { bearer, lasting }: Entry, holder: Seat): boolean {
  return lasting ? lasts(g, bearer, holder) : inPlay(g, bearer, holder);
}

const forbidden: unique symbol = Symbol('forbidden');

/** One more ability changes the value. What it forbids, only one that prevails can allow (abilities.4, golden-rules.3). */
function changed<V>({ modify }: Entry, now: V, context: readonly unknown[]): V | typeof forbidden {
  const given = modify as (...args: unknown[]) => V;
  if (typeof now !== 'boolean') return given(now, ...context);
  if (given(true, ...context) === false) return forbidden;
  return now ? now : given(now, ...context);
}

const noTriggers: Triggers = { mandatory: [], optional: [] };

/** The triggers of some moments. */
export function triggersAt(g: Ti4, moments: readonly Moment[]): Triggers {
  const { triggers, together } = indexAt(g);
  if (moments.length === 1) return triggers.get(moments[0] as Moment) ?? noTriggers;
  return together.getOrInsertComputed(moments.join(), () => {
    const all = moments.map((moment) => triggers.get(moment) ?? noTriggers);
    return {
      mandatory: [...new Set(all.flatMap(({ mandatory }) => mandatory))],
      optional: [...new Set(all.flatMap(({ optional }) => optional))],
    };
  });
}

/** Everything with an "Action:" ability. */
export function bearersOfActions(g: Ti4): readonly Bearer[] {
  return indexAt(g).actions;
}

/** What replaces something for the holder, or null. */
export function replacement<K extends keyof Replacements>(
  g: Ti4,
  name: K,
  holder: Seat,
): NonNullable<Replacements[K]> | null {
  for (const bearer of indexAt(g).replacements.get(name) ?? []) {
    const found = bearer.hooks.instead?.[name];
    if (found && inPlay(g, bearer, holder)) return found as NonNullable<Replacements[K]>;
  }
  return null;
}

export function bearer(key: string): Bearer {
  const found = index().byKey.get(key);
  if (found === undefined) throw new Error(`nothing in the game is called ${key}`);
  return found;
}

/** What a prediction that came true brings its maker. */
export function* payPrediction(g: Ti4, source: string, holder: Seat, outcome: string): Rules {
  const brings = bearer(source).hooks.predicted;
  if (brings) yield* brings(g, holder, outcome);
}
