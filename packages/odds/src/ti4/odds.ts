/** The exact odds of a battle. */
import { bearers, isGroundForce, ownersAtHand, type PlanetId, type UnitType } from '@orrery/ti4/battles';
import { Arena, type Joint } from './arena.ts';
import type { Battle, Order } from './battle.ts';
import { type Choosing, fightBest } from './best.ts';
import type { Fight } from './fight.ts';
import { type Flow, merged } from './flows.ts';
import { Casualties, completed } from './losses.ts';
import type { Means } from './means.ts';
import { usualOrder } from './orders.ts';
import { answerFor } from './policy.ts';
import { bothSides } from './position.ts';
import { roundOdds, type SideOdds, shares, sideOdds, sum, type Ti4Odds } from './report.ts';
import { begun, type Course, fightOut } from './rounds.ts';
import { settled } from './settling.ts';
import { Stages } from './stages.ts';
import { treatments } from './treatments.ts';
import { Volleys } from './volleys.ts';
import { Windows } from './windows.ts';

export interface Settings {
  /** How many rounds of the space combat to tell of one by one. */
  readonly rounds?: number;
}

export function oddsOf(battle: Battle, { rounds = 0 }: Settings = {}): Ti4Odds {
  const means = meansOf(battle);
  const stages = new Stages(means);
  const { planet: landedOn } = means.arena;
  if (battle.landed && landedOn !== null) return landedOdds(battle, stages, landedOn);
  const start: Flow[] = [{ chance: 1, joint: means.arena.start }];
  const isAtHand = battle.arrived || (battle.roundsFought ?? 0) > 0;
  const { space } = stages;
  const opened = openedFrom(space, isAtHand ? start : stages.arrival(start), battle);
  const choosing: Choosing = [battle.attacker.order === 'best', battle.defender.order === 'best'];
  const best = choosing.includes(true) ? foughtBest(space, opened, choosing, rounds) : null;
  const fight = best ?? fought(space, opened, rounds);
  const endless = sum(fight.endless);
  const inSpace = shares(space, fight.ends, endless);
  const calm = settled(means, fight.ends);
  const planet = battle.until === 'space' ? null : invaded(means, battle);
  const landed = planet === null ? null : invasion(stages, calm, planet, battle.bombarded ?? false);
  const ends = [...(landed?.ends ?? calm), ...fight.endless];
  return {
    ...(landed
      ? { win: landed.win, draw: landed.draw + endless, loss: 1 - landed.win - landed.draw - endless }
      : inSpace),
    until: landed ? 'invasion' : 'space',
    space: inSpace,
    planetFalls: landed?.win ?? null,
    endless,
    attacker: sideOdds(means, 0, kindOf(battle.attacker.order, best !== null), ends),
    defender: sideOdds(means, 1, kindOf(battle.defender.order, best !== null), ends),
    rounds: fight.after.map((flows) => roundOdds(space, flows)),
    states: fight.states + (landed?.states ?? 0),
    leftOut: leftOut(means),
  };
}

/** Of a fight on the planet that is at hand. */
function landedOdds(battle: Battle, stages: Stages, planet: PlanetId): Ti4Odds {
  const { means } = stages.ground;
  const start = [{ chance: 1, joint: means.arena.start }];
  const { win, draw, ends, states } = foughtFor(stages, start, planet, battle);
  return {
    win,
    draw,
    loss: 1 - win - draw,
    until: 'invasion',
    space: { win: 1, draw: 0, loss: 0 },
    planetFalls: win,
    endless: 0,
    attacker: sideOdds(means, 0, kindOf(battle.attacker.order, false), ends),
    defender: sideOdds(means, 1, kindOf(battle.defender.order, false), ends),
    rounds: [],
    states,
    leftOut: leftOut(means),
  };
}

type Progress = Pick<Battle, 'roundsFought' | 'roundBegun' | 'due'>;

/** The states as the next shots are fired: dice that lie there already have been taken, and what a round begins with is over. */
function openedFrom(fight: Fight, flows: readonly Flow[], { roundsFought = 0, roundBegun, due }: Progress): Flow[] {
  const open = flows.filter(({ joint }) => !fight.isOver(joint));
  const over = flows.filter(({ joint }) => fight.isOver(joint));
  const next = (flow: Flow, round: number) => (fight.isOver(flow.joint) ? [flow] : begun(fight, flow, round));
  const opened = due
    ? open.flatMap(({ chance, joint }) =>
        fight.exchange(joint, due).flatMap((flow) => next({ chance: chance * flow.chance, joint: flow.joint }, 2)),
      )
    : roundBegun
      ? open
      : open.flatMap((flow) => begun(fight, flow, roundsFought + 1));
  return merged([...over, ...opened]);
}

/** Goes through a combat for all states in which both sides can fight; for the others it is over. */
function fought(fight: Fight, opened: readonly Flow[], rounds: number): Course {
  const over = opened.filter(({ joint }) => fight.isOver(joint));
  const open = opened.filter(({ joint }) => !fight.isOver(joint));
  if (open.length === 0) return { ends: over, endless: [], after: [], states: over.length };
  return withEnded(over, fightOut(fight, open, rounds));
}

/** The same where sides choose in every state whom they lose; null if that cannot be worked out. */
function foughtBest(fight: Fight, opened: readonly Flow[], choosing: Choosing, rounds: number): Course | null {
  const open = opened.filter(({ joint }) => !fight.isOver(joint));
  const course = open.length === 0 ? null : fightBest(fight, open, choosing, rounds);
  const over = opened.filter(({ joint }) => fight.isOver(joint));
  return course && withEnded(over, course);
}

function withEnded(over: readonly Flow[], course: Course): Course {
  return {
    ...course,
    ends: merged([...over, ...course.ends]),
    after: course.after.map((each) => merged([...over, ...each])),
  };
}

/** What the losses of a side went by. */
function kindOf(order: Order | undefined, isBest: boolean): SideOdds['orderIs'] {
  if (order === 'best') return isBest ? 'best' : 'usual';
  return order === undefined || order === 'usual' ? 'usual' : 'stated';
}

/** The planet, if there is one and the attacker has something to land or bombard it with. */
function invaded({ arena }: Means, { until, attacker }: Battle): PlanetId | null {
  const lands = (Object.keys(attacker.space ?? {}) as UnitType[]).some(
    (type) => isGroundForce(type) && (attacker.space?.[type] ?? 0) > 0,
  );
  return lands || until === 'invasion' ? arena.planet : null;
}

interface Invasion {
  readonly win: number;
  readonly draw: number;
  readonly ends: Flow[];
  readonly states: number;
}

function invasion(stages: Stages, calm: readonly Flow[], planet: PlanetId, isBombarded: boolean): Invasion {
  const hasSpace = ({ joint }: Flow) => stages.hasShips(joint);
  const failed = calm.filter((flow) => !hasSpace(flow));
  const landed = stages.landing(calm.filter(hasSpace), planet, isBombarded);
  const fought = foughtFor(stages, landed, planet);
  return { ...fought, ends: merged([...failed, ...fought.ends]) };
}

/** What comes of troops that have landed. */
function foughtFor(stages: Stages, landed: readonly Flow[], planet: PlanetId, progress: Progress = {}): Invasion {
  const contested = landed.filter(({ joint }) => stages.isContested(joint));
  const others = landed.filter(({ joint }) => !stages.isContested(joint));
  const course = fought(stages.ground, openedFrom(stages.ground, contested, progress), 0);
  const draws = course.ends.filter(({ joint }) => bothSides.every((seat) => !stages.hasTroops(seat, joint)));
  const taken = merged([...others, ...course.ends]).map((flow) => stages.taken(flow, planet));
  return {
    win: sum(taken.filter(({ falls }) => falls).flatMap(({ flows }) => flows)),
    draw: sum(draws) + sum(course.endless),
    ends: merged([...taken.flatMap(({ flows }) => flows), ...course.endless]),
    states: landed.length + course.states,
  };
}

export function meansOf(battle: Battle): Means {
  const arena = new Arena(battle);
  const volleys = new Volleys(arena);
  const casualties = ([0, 1] as const).map((seat) => {
    const usual = usualOrder(arena, volleys, seat);
    const stated = arena.sides[seat].order;
    return new Casualties(arena, seat, typeof stated === 'object' ? completed(stated, usual) : usual);
  }) as [Casualties, Casualties];
  const answer = answerFor({ g: arena.g, planet: arena.planet, sides: arena.sides, casualties });
  return { arena, volleys, windows: new Windows(arena), casualties, answer };
}

/** What somebody has that is not treated. */
function leftOut({ arena }: Means): Ti4Odds['leftOut'] {
  arena.load(arena.start as Joint, null);
  return bearers().flatMap((bearer) => {
    const treatment = treatments[bearer.key];
    if (typeof treatment !== 'object') return [];
    const isThere = bothSides.some((seat) => ownersAtHand(arena.g, bearer, seat, 'by choice').length > 0);
    return isThere ? [{ what: bearer.key, why: treatment.not }] : [];
  });
}
