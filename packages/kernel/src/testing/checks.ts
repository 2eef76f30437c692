/** Laws that hold for every game, to be checked in random play. */
import {
  copy,
  type Json,
  Match,
  notPlain,
  type Random,
  type Record,
  type Seat,
  type Viewer,
  type ViewMemory,
  viewOfStill,
} from '../index.ts';

/** Plays a whole game by uniformly random legal answers. `onDecision` runs before every answer and is told which. */
export function playRandomly<S extends object, C>(
  match: Match<S, C>,
  random: Random,
  onDecision?: (match: Match<S, C>, seat: Seat, id: string) => void,
): void {
  while (!match.isOver) {
    const waiting = match.waitingFor();
    const seat = waiting[random.below(waiting.length)] as Seat;
    const options = match.pending(seat)?.options ?? [];
    const id = options[random.below(options.length)]?.id ?? '';
    onDecision?.(match, seat, id);
    match.answer(seat, id);
  }
}

/** Plays a whole game as seats do whose time is always up: they decline where they can, and else do anything. */
export function playIdly<S extends object, C>(match: Match<S, C>, random: Random): void {
  while (!match.isOver) {
    const seat = match.waitingFor()[0] as Seat;
    const options = match.pending(seat)?.options ?? [];
    const id = (options.find(({ idle }) => idle) ?? options[random.below(options.length)])?.id ?? '';
    match.answer(seat, id);
  }
}

/** Everything a viewer is shown, as bytes. Who asks for several viewers says once how the match stands. */
export function shownTo<S extends object, C>(match: Match<S, C>, viewer: Viewer, stand?: Stand): string {
  const view = stand === undefined ? JSON.stringify(match.view(viewer)) : viewText(match, viewer, stand);
  if (viewer === 'spectator') return view;
  return view + JSON.stringify([match.pending(viewer), match.blocked(viewer), match.starts(viewer)]);
}

/** A state that stands still, and the views of it. */
export interface Stand {
  readonly text: string;
  readonly state: object;
  readonly memory: ViewMemory;
  readonly views: Map<Viewer, string>;
}

/** A view is made from the state alone, so that of a state met a moment ago, to the letter, is not made again. */
const lately: Stand[] = [];
const MOMENT = 4;

/** How the match stands, until its next answer. */
export function standOf<S extends object, C>(match: Match<S, C>): Stand {
  const text = match.game.id + JSON.stringify(match.peek());
  const met = lately.find((each) => each.text === text);
  if (met !== undefined) return met;
  const stand = { text, state: copy(match.peek()), memory: new Map(), views: new Map() };
  if (lately.push(stand) > MOMENT) lately.shift();
  return stand;
}

/** As servers make views: what is the same for all viewers, the rules work out once. */
function viewText<S extends object, C>({ game }: Match<S, C>, viewer: Viewer, { state, memory, views }: Stand): string {
  const view = views.get(viewer) ?? JSON.stringify(viewOfStill(game, state as S, viewer, memory));
  views.set(viewer, view);
  return view;
}

export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

/** The first difference between a live match and the same match restored from its JSON, or null. */
export function restoredDiffers<S extends object, C>(match: Match<S, C>, seats: number): string | null {
  const restored = Match.restore(match.game, JSON.parse(JSON.stringify(match.record())));
  return differs(match, restored, seats);
}

export function differs<S extends object, C>(a: Match<S, C>, b: Match<S, C>, seats: number): string | null {
  if (a.hash !== b.hash) return 'hash';
  if (`${a.waitingFor()}` !== `${b.waitingFor()}`) return 'who is waited for';
  const [standOfA, standOfB] = [standOf(a), standOf(b)];
  for (const viewer of viewersOf(seats))
    if (shownTo(a, viewer, standOfA) !== shownTo(b, viewer, standOfB)) return `what ${viewer} is shown`;
  return null;
}

/** The first viewer who could tell the true position from one in which all hidden from them was dealt anew, or null. */
export function leaksTo<S extends object, C>(match: Match<S, C>, seats: number, seed: string): Viewer | null {
  const stand = standOf(match);
  for (const viewer of viewersOf(seats)) {
    if (shownTo(match.sample(viewer, seed), viewer) !== shownTo(match, viewer, stand)) return viewer;
  }
  return null;
}

/** A start whose answers cannot be given one after the other, or null. */
export function startFlaw<S extends object, C>(match: Match<S, C>, seat: Seat): string | null {
  for (const { targets, answers, label } of match.starts(seat)) {
    const name = `${label.key} from ${targets}: ${answers.join(', ')}`;
    if (targets.length === 0 || answers.length === 0) return `${name} begins nothing`;
    const trial = match.clone(true);
    for (const id of answers) {
      if (trial.pending(seat)?.options.every((option) => option.id !== id) ?? true) return `${name} stops at ${id}`;
      trial.answer(seat, id);
    }
  }
  return null;
}

/** Whether a match's state survives JSON unchanged; the path of what does not, or null. */
export function stateNotPlain<S extends object, C>(match: Match<S, C>): string | null {
  return notPlain(match.peek());
}

/** A record as somebody might have tampered with it. */
export function tampered<S, C>(record: Record<S, C>, change: (copy: { [key: string]: Json }) => void): unknown {
  const copy = JSON.parse(JSON.stringify(record));
  change(copy);
  return copy;
}
