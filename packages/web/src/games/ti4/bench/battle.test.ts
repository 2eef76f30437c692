import { Keystream, type Match, seedFrom } from '@orrery/kernel';
import type { Ti4, Ti4Config, Ti4View } from '@orrery/ti4';
import { gamePackage } from '@orrery/ti4/package';
import { busyAnswer, midgame } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import { benchMarkup } from '../../../../dev/markup.ts';
import { propsOf } from '../../../../dev/props.ts';
import { pursue } from '../../../../dev/pursue.ts';
import { followedBy } from '../../../table/pursuit.ts';
import { renderer } from '../index.tsx';
import type { Tables } from '../model.ts';
import {
  canBeLeft,
  changed,
  fightOn,
  isFighting,
  isRetreatKnown,
  nextRound,
  sidesOf,
  suggested,
  sumOf,
  takeHits,
  takersOf,
} from './battle.ts';

type Ti4Match = Match<Ti4, Ti4Config>;

const tables = gamePackage.tables as Tables;
const described = { tables, messages: gamePackage.messages as { en: Record<string, string> } };
const viewOf = (match: Ti4Match, seat: number) => match.view(seat) as unknown as Ti4View;
const wire = (match: Ti4Match, seat: number) => {
  const decision = match.pending(seat);
  if (!decision) throw new Error('nothing is asked');
  return { ...decision, at: match.length, seat } as unknown as Parameters<typeof takeHits>[0];
};

interface Moment {
  readonly match: Ti4Match;
  readonly seat: number;
}

/** Questions of real fights, by their prompt, in games amid great fleets. */
function fights(): Map<string, Moment[]> {
  const found = new Map<string, Moment[]>();
  for (let game = 0; game < 8; game++) {
    const random = new Keystream(seedFrom(`fights ${game}`));
    const match = midgame({ players: 4, factions: 'random' }, `fights ${game}`);
    for (let step = 0; step < 500 && !match.isOver; step++) {
      const seat = match.waitingFor()[0] ?? 0;
      const decision = match.pending(seat);
      if (!decision) break;
      const { key } = decision.prompt as { key: string };
      if (asked.includes(key)) found.set(key, [...(found.get(key) ?? []), { match: match.clone() as Ti4Match, seat }]);
      match.answer(seat, busyAnswer(decision.options, random));
    }
  }
  return found;
}

const asked = ['ti4.sustain-damage', 'ti4.assign-hits', 'ti4.choose-destroyed', 'ti4.retreat?', 'ti4.trade?'];
const moments = fights();
const about = (...keys: string[]) => keys.flatMap((key) => moments.get(key) ?? []);

test('there are hits to take and fights to leave', () => {
  for (const key of ['ti4.sustain-damage', 'ti4.assign-hits', 'ti4.retreat?'])
    expect(about(key).length, key).toBeGreaterThan(2);
});

test('the suggestion takes all hits with one press: nothing more is asked about them', () => {
  for (const { match: start, seat } of about('ti4.sustain-damage', 'ti4.assign-hits', 'ti4.choose-destroyed')) {
    const match = start.clone() as Ti4Match;
    const [decision, view] = [wire(match, seat), viewOf(match, seat)];
    const takers = takersOf(view, tables, decision);
    const hits = Number(decision.prompt.args?.hits ?? 1);
    const pursuit = takeHits(decision, view, tables, suggested(takers, hits));
    const { end, given } = pursue(match, seat, pursuit);
    expect(end).not.toBe('dropped');
    expect(given.length).toBeGreaterThan(0);
    if (end !== 'done' || decision.prompt.key === 'ti4.choose-destroyed') continue;
    const after = match.pending(seat);
    const { combat } = viewOf(match, seat);
    if (
      combat?.round === view.combat?.round &&
      after &&
      asked.slice(0, 2).includes(String(wire(match, seat).prompt.key))
    )
      throw new Error(`still asked after ${given.join(', ')}: ${JSON.stringify(after.prompt)}`);
  }
});

test('who sustains damage does, and is not asked for what is cheaper', () => {
  for (const { match: start, seat } of about('ti4.sustain-damage')) {
    const match = start.clone() as Ti4Match;
    const [decision, view] = [wire(match, seat), viewOf(match, seat)];
    const takers = takersOf(view, tables, decision);
    expect(takers.length).toBe(decision.options.length - 1);
    const { given } = pursue(match, seat, takeHits(decision, view, tables, suggested(takers, 1)));
    expect(given[0]).toBe(takers[0]?.option.id);
  }
});

test('the cheapest is lost first, a flagship or war sun last', () => {
  for (const { match, seat } of about('ti4.assign-hits')) {
    const order = takersOf(viewOf(match, seat), tables, wire(match, seat));
    const small = order.filter(({ type }) => type !== 'flagship' && type !== 'war-sun');
    expect(order.slice(0, small.length)).toEqual(small);
    expect(small.map(({ cost }) => cost)).toEqual(small.map(({ cost }) => cost).toSorted((a, b) => a - b));
  }
});

test('a click gives a hit to other units and takes it from those that were to have it; what was clicked is what happens', () => {
  let clicked = 0;
  for (const { match: start, seat } of about('ti4.assign-hits')) {
    const match = start.clone() as Ti4Match;
    const [decision, view] = [wire(match, seat), viewOf(match, seat)];
    const takers = takersOf(view, tables, decision);
    const other = takers.at(-1)?.option.id ?? '';
    const before = suggested(takers, 1);
    if (before.has(other)) continue;
    const plan = changed(takers, 1, before, other);
    expect([...plan]).toEqual([[other, 1]]);
    expect(sumOf(changed(takers, 1, plan, other))).toBe(0);
    expect(pursue(match, seat, takeHits(decision, view, tables, plan)).given[0]).toBe(other);
    clicked++;
  }
  expect(clicked).toBeGreaterThan(0);
});

test('a fight goes on to its end, or until there is something to think about', () => {
  for (const { match: start, seat } of about('ti4.retreat?')) {
    const match = start.clone() as Ti4Match;
    const view = viewOf(match, seat);
    expect(isFighting(view, seat)).toBe(true);
    const rival = view.combat?.attacker === seat ? view.combat.defender : view.combat?.attacker;
    const pursuit = fightOn(view, tables);
    for (let step = 0; step < 400; step++) {
      const { end } = pursue(match, seat, pursuit);
      expect(end).not.toBe('dropped');
      if (end === 'done') break;
      const other = match.waitingFor()[0] ?? 0;
      const options = match.pending(other)?.options ?? [];
      match.answer(other, (options.find(({ idle }) => idle) ?? options[0])?.id ?? '');
    }
    const after = viewOf(match, seat);
    const isOver =
      !after.combat || after.combat.ended || ![after.combat.attacker, after.combat.defender].includes(rival ?? -1);
    const isAsked = match.pending(seat) !== null;
    expect(isOver || isAsked || match.isOver).toBe(true);
  }
});

/** Wherever I am asked something in a space combat that I may still leave. */
const leavable = () =>
  about(...asked).filter(({ match, seat }) => {
    const view = viewOf(match, seat);
    return isFighting(view, seat) && canBeLeft(view);
  });
const benchOf = ({ match, seat }: Moment): string => {
  const position = { view: match.view(seat), decision: match.pending(seat), seat, players: 4 };
  return benchMarkup(renderer, propsOf(described, position));
};

test('whoever fights to the end says that there is no retreat, and may not before a retreat was spoken of', () => {
  const counted = { before: 0, after: 0 };
  for (const moment of leavable()) {
    const { combat } = viewOf(moment.match, moment.seat);
    const isAsked = combat?.begun || (combat?.round ?? 0) > 1;
    counted[isAsked ? 'after' : 'before']++;
    const drawn = benchOf(moment);
    expect(drawn.includes('No retreat: fight on to the end')).toBe(isAsked);
    expect(drawn).not.toContain('>Fight on to the end');
  }
  expect(Math.min(counted.before, counted.after)).toBeGreaterThan(0);
});

test('a fight to the end stops where a retreat is asked about for the first time; going on to the dice always has the switch for it', () => {
  let stopped = 0;
  let pauses = 0;
  for (const moment of leavable()) {
    const match = moment.match.clone() as Ti4Match;
    const { seat } = moment;
    const view = viewOf(match, seat);
    if (wire(match, seat).prompt.key === 'ti4.trade?') {
      pauses++;
      expect(benchOf(moment)).toContain('then announce a retreat');
    }
    if (isRetreatKnown(view)) continue;
    const pursuit = fightOn(view, tables);
    const given: string[] = [];
    for (let step = 0; step < 50; step++) {
      const pursued = pursue(match, seat, pursuit);
      given.push(...pursued.given);
      if (pursued.end === 'done') break;
      const other = match.waitingFor()[0] ?? 0;
      const options = match.pending(other)?.options ?? [];
      match.answer(other, (options.find(({ idle }) => idle) ?? options[0])?.id ?? '');
    }
    expect(given).not.toContain('fight');
    if (match.pending(seat)?.prompt.key === 'ti4.retreat?') stopped++;
  }
  expect(stopped).toBeGreaterThan(0);
  expect(pauses).toBeGreaterThan(0);
});

test('who has taken hits fights on without being asked about a trade or a retreat, or retreats when that was wanted', () => {
  const between = ['ti4.trade?', 'ti4.retreat?'];
  let retreats = 0;
  for (const isRetreating of [false, true]) {
    for (const { match: start, seat } of about('ti4.assign-hits', 'ti4.retreat?')) {
      const match = start.clone() as Ti4Match;
      const [decision, view] = [wire(match, seat), viewOf(match, seat)];
      if (!isFighting(view, seat)) continue;
      const hits = suggested(takersOf(view, tables, decision), Number(decision.prompt.args?.hits ?? 1));
      const pursuit = followedBy(takeHits(decision, view, tables, hits), nextRound(view, isRetreating));
      const given: string[] = [];
      for (let step = 0; step < 100; step++) {
        const pursued = pursue(match, seat, pursuit);
        given.push(...pursued.given);
        expect(pursued.end).not.toBe('dropped');
        if (pursued.end === 'done') break;
        const other = match.waitingFor()[0] ?? 0;
        const options = match.pending(other)?.options ?? [];
        match.answer(other, (options.find(({ idle }) => idle) ?? options[0])?.id ?? '');
      }
      expect(given).not.toContain(isRetreating ? 'fight' : 'retreat');
      if (given.includes('retreat')) retreats++;
      else if (isFighting(viewOf(match, seat), seat)) expect(between).not.toContain(match.pending(seat)?.prompt.key);
    }
  }
  expect(retreats).toBeGreaterThan(0);
});

test('both sides stand there, mine first, with every die that lies there', () => {
  for (const { match, seat } of about('ti4.retreat?', 'ti4.assign-hits')) {
    const view = viewOf(match, seat);
    if (!view.combat) continue;
    const [mine, theirs] = sidesOf(view, seat, wire(match, seat));
    expect(mine?.seat).toBe(seat);
    expect(theirs?.seat).not.toBe(seat);
    const drawn = [mine, theirs].flatMap((side) => side?.rows.flatMap(({ dice }) => dice) ?? []);
    if (view.combat.rolls.length > 0) expect(drawn.length).toBe(view.combat.rolls.flatMap(({ dice }) => dice).length);
  }
});
