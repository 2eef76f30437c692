/**
 * Views of a state that stands still. A view names every field, so it is a new object each time; but whoever tells many
 * viewers of change after change wants what stayed as it was to be the same objects, which need not be compared.
 */
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { Viewer } from './message.ts';
import { snapshot } from './snapshot.ts';

/** What the views of one match had in common with the ones before. */
export type ViewMemory = Map<unknown, { state: object; readonly view: unknown }>;

let memory: ViewMemory | null = null;

/** The view of a state that nobody will change, nor any part of it. */
export function viewOfStill<State extends object>(
  game: Game<State>,
  state: State,
  viewer: Viewer,
  remembered: ViewMemory,
): Json {
  memory = remembered;
  try {
    return game.view(state, viewer);
  } finally {
    memory = null;
  }
}

/**
 * Makes a part of a view from a part of the state, on which alone it depends. It is kept at the part itself, which is a copy that nobody
 * else has: one list of all parts of all matches (a WeakMap) is looked through whenever memory is tidied up.
 */
export function partOfView<Part extends object, View>(make: (part: Part) => View): (part: Part) => View {
  const made = Symbol();
  return (part: Part & { [made]?: View }) => {
    if (memory === null) return make(part);
    const known = part[made];
    if (known !== undefined) return known;
    const view = make(part);
    part[made] = view;
    return view;
  };
}

/**
 * Makes a part of a view, the same for every viewer, from the named parts of the state: while those stay as they are it is
 * not made again. A game that knows better says itself whether they did.
 */
export function figuresOfView<State extends object, View>(
  parts: readonly (keyof State)[] | ((before: State, now: State) => boolean),
  make: (state: State) => View,
): (state: State) => View {
  const isStill = typeof parts === 'function' ? parts : (before: State, now: State) => isSame(parts, before, now);
  return (state) => {
    if (memory === null) return make(state);
    const known = memory.get(make);
    if (known !== undefined && (known.state === state || isStill(known.state as State, state))) {
      known.state = state; // the next state has most in common with this one
      return known.view as View;
    }
    const view = snapshot(known?.view, make(state));
    memory.set(make, { state, view });
    return view;
  };
}

/** Whether these parts of a state are what they were. */
export function isSame<State extends object>(parts: readonly (keyof State)[], before: State, now: State): boolean {
  for (const part of parts) if (before[part] !== now[part]) return false;
  return true;
}
