/** Chains of states with some that absorb: how much of what starts somewhere ends where. */

/** What comes of a state in one step: the states that follow, each with its chance. They sum to 1. */
export interface Steps {
  readonly to: readonly number[];
  readonly chance: readonly number[];
}

/** How often each state is visited on average, and what never comes to an end. */
export interface Visits {
  readonly visits: Float64Array;
  /** The share that stays for ever among states without a way out. */
  readonly endless: number;
}

/** Rounds of iteration within a loop of states; each loses a fixed share, so that far fewer do. */
const patience = 100_000;
const precision = 1e-13;

/**
 * Visits of the states that `steps` knows (null: it absorbs). States follow each other mostly one way: they are taken in that
 * order, once each, and a state that may stay as it is counts for 1 / (1 - that chance). Only within a loop of several states
 * is anything repeated.
 */
export function visitsOf(start: Float64Array, steps: readonly (Steps | null)[]): Visits {
  const visits = Float64Array.from(start);
  let endless = 0;
  for (const loop of inOrder(steps)) {
    const only = loop[0] as number;
    if (loop.length === 1) endless += passOn(visits, only, steps[only] as Steps | null);
    else endless += circulate(visits, loop, steps);
  }
  return { visits, endless };
}

/** One state by itself; says what stays in it for ever. */
function passOn(visits: Float64Array, from: number, step: Steps | null): number {
  const given = visits[from] as number;
  if (step === null || given === 0) return 0;
  const index = step.to.indexOf(from);
  const stays = index < 0 ? 0 : (step.chance[index] as number);
  if (stays >= 1) return given;
  const all = given / (1 - stays);
  visits[from] = all;
  for (const [k, to] of step.to.entries()) {
    if (to !== from) visits[to] = (visits[to] as number) + all * (step.chance[k] as number);
  }
  return 0;
}

/** States that lead to each other: what is in the loop goes round until nearly nothing of it is left. */
function circulate(visits: Float64Array, loop: readonly number[], steps: readonly (Steps | null)[]): number {
  const inside = new Map(loop.map((state, index) => [state, index]));
  const waiting = Float64Array.from(loop, (state) => visits[state] as number);
  const total = Float64Array.from(loop, () => 0);
  const hasExit = loop.some((state) => steps[state]?.to.some((to) => !inside.has(to)));
  const begun = waiting.reduce((sum, each) => sum + each, 0);
  if (!hasExit) return begun;
  for (let round = 0, left = begun; left > precision * begun && round < patience; round++) {
    left = 0;
    for (const [index, state] of loop.entries()) {
      const step = steps[state] as Steps;
      const given = waiting[index] as number;
      if (given === 0) continue;
      waiting[index] = 0;
      const self = step.to.indexOf(state);
      const all = given / (1 - (self < 0 ? 0 : (step.chance[self] as number)));
      total[index] = (total[index] as number) + all;
      for (const [k, to] of step.to.entries()) {
        const at = inside.get(to);
        if (at !== undefined && to !== state) {
          waiting[at] = (waiting[at] as number) + all * (step.chance[k] as number);
        }
      }
    }
    for (const each of waiting) left += each;
  }
  for (const [index, state] of loop.entries()) {
    visits[state] = total[index] as number;
    const step = steps[state] as Steps;
    for (const [k, to] of step.to.entries()) {
      if (inside.has(to)) continue;
      visits[to] = (visits[to] as number) + (total[index] as number) * (step.chance[k] as number);
    }
  }
  return 0;
}

/** The loops of states (most of a single one), each before all that it leads to: Tarjan's algorithm, without recursion. */
function inOrder(steps: readonly (Steps | null)[]): number[][] {
  const count = steps.length;
  const number = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const isOpen = new Uint8Array(count);
  const next = new Int32Array(count);
  const open: number[] = [];
  const loops: number[][] = [];
  let numbered = 0;
  for (let root = 0; root < count; root++) {
    if (number[root] !== -1) continue;
    const path = [root];
    while (path.length > 0) {
      const state = path.at(-1) as number;
      if (number[state] === -1) {
        number[state] = numbered;
        low[state] = numbered++;
        open.push(state);
        isOpen[state] = 1;
      }
      const to = steps[state]?.to[next[state] as number];
      if (to !== undefined) {
        next[state] = (next[state] as number) + 1;
        if (number[to] === -1) path.push(to);
        else if (isOpen[to] === 1) low[state] = Math.min(low[state] as number, number[to] as number);
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above !== undefined) low[above] = Math.min(low[above] as number, low[state] as number);
      if (low[state] !== number[state]) continue;
      const loop: number[] = [];
      for (let member = -1; member !== state; ) {
        member = open.pop() as number;
        isOpen[member] = 0;
        loop.push(member);
      }
      loops.push(loop);
    }
  }
  return loops.reverse();
}
