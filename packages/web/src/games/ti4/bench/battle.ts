/** A fight as the table shows it, which units take hits when nobody says otherwise, and the answers by which they do. */
import type { WireDecision, WireOption } from '@orrery/server/protocol';
import { hitsOf, strongestFirst, unitClass } from '@orrery/ti4/figures';
import type { Pursuit, Reply } from '../../../table/pursuit.ts';
import {
  figuresOf,
  type Group,
  type PlanetId,
  type SystemId,
  type Tables,
  type UnitType,
  type View,
  viewOf,
} from '../model.ts';

type Place = SystemId | PlanetId;
type Roll = NonNullable<View['roll']>;
export type Die = Roll['dice'][number];

/** Units of a kind on one side, and the dice that they have thrown. */
export interface Fighters {
  readonly type: UnitType;
  readonly count: number;
  readonly damaged: number;
  readonly dice: readonly Die[];
}

export interface Side {
  readonly seat: number;
  readonly rows: readonly Fighters[];
  /** What they have hit with the dice that lie there; null before they have thrown. */
  readonly hits: number | null;
}

/** Whose units meet, mine first: the two of a combat, or who fires and who is fired at. */
export function sidesOf(view: View, seat: number, asked: Pick<WireDecision, 'options'>): Side[] {
  const { combat, roll, tactical } = view;
  const rolls = combat && combat.rolls.length > 0 ? combat.rolls : roll ? [roll] : [];
  const seats = combat ? [combat.attacker, combat.defender] : roll ? [roll.seat, roll.against] : [seat];
  const place = combat ? (combat.planet ?? combat.system) : (placeOf(asked) ?? tactical?.system);
  const ordered = [...new Set(seats)].filter((each) => each !== null);
  return ordered
    .toSorted((a, b) => Number(b === seat) - Number(a === seat))
    .map((each) => side(view, each, place, rolls));
}

function side(view: View, seat: number, place: Place | undefined, rolls: readonly Roll[]): Side {
  const own = rolls.filter((roll) => roll.seat === seat);
  const dice = own.flatMap((roll) => roll.dice);
  const here = unitsAt(view, place).filter((group) => group.seat === seat && (isPlanet(view, place) || isShip(group)));
  const rows = strongestFirst.flatMap((type): Fighters[] => {
    const thrown = dice.filter((die) => die.type === type);
    const { count, damaged } = here.find((group) => group.type === type) ?? { count: 0, damaged: 0 };
    return count + thrown.length > 0 ? [{ type, count, damaged, dice: thrown }] : [];
  });
  return { seat, rows, hits: own.length > 0 ? own.reduce((sum, roll) => sum + hitsOf(roll), 0) : null };
}

const isShip = ({ type }: Group) => unitClass(type) === 'ship';

const isPlanet = ({ planets }: View, place: Place | undefined) => place !== undefined && place in planets;

function unitsAt(view: View, place: Place | undefined): readonly Group[] {
  if (place === undefined) return [];
  return view.systems[place as SystemId]?.units ?? view.planets[place as PlanetId]?.units ?? [];
}

/** Where the units are that a question speaks of. */
function placeOf({ options }: Pick<WireDecision, 'options'>): Place | undefined {
  const target = options.find((option) => option.target?.startsWith('unit:'))?.target;
  return target?.split(':')[1] as Place | undefined;
}

/** Units that can take hits in the same way: sustain one, or be destroyed. */
export interface Taker {
  readonly option: WireOption;
  readonly type: UnitType;
  readonly isDamaged: boolean;
  /** How many of them there are. */
  readonly most: number;
  readonly cost: number;
}

/** Units that an option names: `sustain:dreadnought:tile-36`, `carrier:tile-31:damaged`. */
const named = /^(sustain:)?([a-z-]+):([a-z0-9-]+)(:damaged)?$/;

/** Who can take hits, whom one would rather have them first. */
export function takersOf(view: View, tables: Tables, { seat, options }: WireDecision): Taker[] {
  const found = options.flatMap((option): Taker[] => {
    const [, , type, place, damaged] = named.exec(option.id) ?? [];
    if (!type || !place) return [];
    const kind = type as UnitType;
    const group = unitsAt(view, place as Place).find((each) => each.seat === seat && each.type === kind);
    const isDamaged = damaged !== undefined;
    const most = Math.max(1, isDamaged ? (group?.damaged ?? 0) : (group?.count ?? 0) - (group?.damaged ?? 0));
    return [{ option, type: kind, isDamaged, most, cost: costOf(view, tables, seat, kind) }];
  });
  return found.toSorted(
    (a, b) => Number(isGreat(a)) - Number(isGreat(b)) || a.cost - b.cost || Number(b.isDamaged) - Number(a.isDamaged),
  );
}

/** What one would be sorriest for. */
const isGreat = ({ type }: Taker) => type === 'flagship' || type === 'war-sun';

function costOf(view: View, tables: Tables, seat: number, type: UnitType): number {
  const figures = figuresOf(view, tables, seat, type);
  return (figures?.cost ?? 0) / (figures?.perCost ?? 1);
}

/** How many hits the units of each option take. */
export type Hits = ReadonlyMap<string, number>;

/** One hit after the other to those who should have them first. */
export function suggested(takers: readonly Taker[], hits: number): Hits {
  const taken = new Map<string, number>();
  let left = hits;
  for (const { option, most } of takers) {
    const count = Math.min(left, most);
    if (count > 0) taken.set(option.id, count);
    left -= count;
  }
  return taken;
}

/** One hit more for these units, and one less for those who should have had it last; if they had all they can take, none. */
export function changed(takers: readonly Taker[], hits: number, before: Hits, id: string): Hits {
  const taker = takers.find(({ option }) => option.id === id);
  if (!taker) return before;
  const now = before.get(id) ?? 0;
  const wanted = now < Math.min(taker.most, hits) ? now + 1 : 0;
  const others = new Map(before);
  others.delete(id);
  const kept = takers
    .filter(({ option }) => others.has(option.id))
    .map(({ option, ...rest }) => ({ ...rest, option, most: others.get(option.id) ?? 0 }));
  const after = new Map(suggested(kept, hits - wanted));
  if (wanted > 0) after.set(id, wanted);
  return after;
}

export const sumOf = (hits: Hits): number => [...hits.values()].reduce((sum, count) => sum + count, 0);

const takingHits = ['ti4.sustain-damage', 'ti4.assign-hits', 'ti4.choose-destroyed'];

/** The answer to a question about hits: what was wished, then what is best, or no more of it. */
function take(decision: WireDecision, view: View, tables: Tables, wished: Map<string, number>): Reply {
  const takers = takersOf(view, tables, decision);
  const wish = takers.find(({ option }) => (wished.get(option.id) ?? 0) > 0);
  if (wish) wished.set(wish.option.id, (wished.get(wish.option.id) ?? 0) - 1);
  const isFree = decision.options.some(({ id }) => id === 'done');
  const answer = wish?.option.id ?? (isFree ? 'done' : takers[0]?.option.id);
  return answer === undefined ? 'dropped' : { answer };
}

/**
 * These hits and no others: as wished, and what is left over after Sustain Damage goes to the cheapest, unless it `stops`
 * there. It ends when something else is asked, or hits come from somewhere else.
 */
export function takeHits(asked: WireDecision, start: View, tables: Tables, wishes: Hits, stops = false): Pursuit {
  const wished = new Map(wishes);
  const dueTo = causeIn(start);
  let left = Number(asked.prompt.args?.hits ?? 1) + 1;
  return (decision, json) => {
    if (json === undefined || causeIn(viewOf({ view: json })) !== dueTo) return 'done';
    if (!decision) return 'wait';
    const { key, args } = decision.prompt;
    const hits = Number(args?.hits ?? 1);
    const isOther = !takingHits.includes(key) || hits >= left || placeOf(decision) !== placeOf(asked);
    if (isOther || (stops && key !== asked.prompt.key)) return 'done';
    const reply = take(decision, viewOf({ view: json }), tables, wished);
    left = typeof reply !== 'string' && reply.answer === 'done' ? hits + 1 : hits;
    return reply;
  };
}

/** Which combat is fought, as a name for it; null for none. */
function combatIn({ combat, round, turn }: View): string | null {
  if (!combat || combat.ended) return null;
  const { kind, system, planet, attacker, defender } = combat;
  return [kind, system, planet, attacker, defender, round, turn?.seat, turn?.actions].join(' ');
}

/** Where hits come from: a round of a combat, or a throw of dice without one. */
const causeIn = (view: View): string =>
  `${combatIn(view)} ${view.combat?.round} ${view.combat ? '' : `${view.roll?.kind} ${view.roll?.seat}`}`;

/** Whether there is a combat of mine to be fought to the end. */
export function isFighting(view: View, seat: number): boolean {
  return combatIn(view) !== null && (view.combat?.attacker === seat || view.combat?.defender === seat);
}

/** Whether somebody may still announce a retreat from this combat. */
export function canBeLeft({ combat }: View): boolean {
  return combat?.kind === 'space' && combat.retreating === null;
}

/** Whether the combat has come as far as the question of a retreat, so that whoever could announce one knows of it. */
export function isRetreatKnown(view: View): boolean {
  return !canBeLeft(view) || view.combat?.begun === true || (view.combat?.round ?? 0) > 1;
}

/**
 * The combat to its end: no retreat, all guns, hits to the cheapest. It stops when a card of mine could be played, and where I
 * am asked about a retreat for the first time.
 */
export function fightOn(start: View, tables: Tables): Pursuit {
  const fought = combatIn(start);
  const isDeclined = isRetreatKnown(start);
  return (decision, json) => {
    if (json === undefined) return 'done';
    const view = viewOf({ view: json });
    if (fought === null || combatIn(view) !== fought) return 'done';
    if (!decision) return 'wait';
    const { prompt, options } = decision;
    if (takingHits.includes(prompt.key)) {
      return take(decision, view, tables, new Map(suggested(takersOf(view, tables, decision), 1)));
    }
    if (prompt.key === 'ti4.retreat?' && !isDeclined) return 'done';
    const [usual] = options.filter(({ id }) => id === usually[prompt.key]);
    if (!usual || (prompt.key === 'ti4.window' && options.length > 1)) return 'done';
    return { answer: usual.id };
  };
}

/** To the dice of the next round of this combat: no trade before them, and a retreat only if one wants it. It waits for what others do first. */
export function nextRound(start: View, retreats = false): Pursuit {
  const fought = combatIn(start);
  return (decision, json) => {
    if (fought === null || json === undefined || combatIn(viewOf({ view: json })) !== fought) return 'done';
    if (!decision) return 'wait';
    switch (decision.prompt.key) {
      case 'ti4.trade?':
        return { answer: 'go-on' };
      case 'ti4.retreat?':
        return { answer: retreats ? 'retreat' : 'fight' };
      default:
        return 'done';
    }
  };
}

/** What one answers in a fight without a second thought. */
const usually: Readonly<Record<string, string>> = {
  'ti4.use-space-cannon': 'all',
  'ti4.use-anti-fighter-barrage': 'all',
  'ti4.retreat?': 'fight',
  'ti4.trade?': 'go-on',
  'ti4.window': 'pass',
};
