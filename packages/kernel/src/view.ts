/**
 * Views of a state that stands still. A view names every field, so it is a new object each time; but whoever tells many
 * viewers of change after change wants what stayed as it was to be the same objects, which need not be compared.
 */
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { Viewer } from './message.ts';
import { snapshot } from './snapshot.ts';

/** What the views of one match had in common with the ones before. */
export type ViewMemory = Map<unknown, { readonly state: object; readonly view: unknown }>;

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

/** Makes a part of a view from a part of the state, on which alone it depends. */
export function partOfView<Part extends object, View>(make: (part: Part) => View): (part: Part) => View {
  const made = new WeakMap<Part, View>();
  return (part) => {
    if (memory === null) return make(part);
    const known = made.get(part);
    if (known !== undefined) return known;
    const view = make(part);
    made.set(part, view);
    return view;
  };
}

/** Makes a part of a view from the whole state, the same for every viewer. */
export function figuresOfView<State extends object, View>(make: (state: State) => View): (state: State) => View {
  return (state) => {
    if (memory === null) return make(state);
    const known = memory.get(make);
    if (known?.state === state) return known.view as View;
    const view = snapshot(known?.view, make(state));
    memory.set(make, { state, view });
    return view;
  };
}
