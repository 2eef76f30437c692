/** Laws that hold for every game in every position; simulations check them as they go. */
import { type Decision, Match, notPlain, type Random, type Seat, seedFrom, type Viewer } from '@orrery/kernel';
import type { ShownGame } from './games.ts';

export type AnyMatch = Match<object, unknown>;

/** What is wrong with the present position, or null. */
export function wrongPosition(pack: ShownGame, match: AnyMatch): string | null {
  const state = match.peek();
  const broken = pack.broken(state);
  if (broken !== null) return `invariant: ${broken}`;
  const path = notPlain(state);
  return path === null ? null : `the state is not plain JSON at ${path}`;
}

/** What is wrong with a decision, or null. */
export function wrongDecision({ seat, prompt, options }: Decision): string | null {
  const ids = options.map(({ id }) => id);
  const where = `seat ${seat}, '${prompt.key}'`;
  if (ids.length === 0) return `${where}: no options`;
  if (ids.includes('')) return `${where}: an option without an id`;
  if (new Set(ids).size === ids.length) return null;
  return `${where}: the option '${ids.find((id, index) => ids.indexOf(id) !== index)}' is offered twice`;
}

/** How the match differs from itself saved and restored, or null. */
export function wrongWhenRestored(match: AnyMatch): string | null {
  const restored = Match.restore(match.game, JSON.parse(JSON.stringify(match.record())));
  if (restored.hash !== match.hash) return 'the restored match is in another position';
  for (const viewer of viewers(match)) {
    const path = difference(shown(match, viewer), shown(restored, viewer));
    if (path !== null) return `the restored match shows ${nameOf(viewer)} something else: ${path}`;
  }
  return null;
}

/** Whether some viewer, drawn at random, sees anything of what is hidden from them; null when not. */
export function leak(match: AnyMatch, random: Random): string | null {
  const all = viewers(match);
  const viewer = all[random.below(all.length)] as Viewer;
  const sample = match.sample(viewer, seedFrom(`leak ${random.below(0x7fffffff)}`));
  const path = difference(shown(match, viewer), shown(sample, viewer));
  return path === null ? null : `${nameOf(viewer)} is shown something that should be hidden: ${path}`;
}

function viewers(match: AnyMatch): Viewer[] {
  const seats: Seat[] = Array.from({ length: match.game.seats(match.config) }, (_, seat) => seat);
  return [...seats, 'spectator'];
}

function nameOf(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
}

/** Everything a viewer is shown, as bytes. */
function shown(match: AnyMatch, viewer: Viewer): string {
  const view = match.view(viewer);
  if (viewer === 'spectator') return JSON.stringify({ view });
  const [decision, blocked, starts] = [match.pending(viewer), match.blocked(viewer), match.starts(viewer)];
  return JSON.stringify({ view, decision, blocked, starts });
}

/** Where two JSON texts differ first, or null. */
function difference(a: string, b: string): string | null {
  return a === b ? null : (differingPath(JSON.parse(a), JSON.parse(b)) ?? 'the order of the members');
}

function differingPath(a: unknown, b: unknown, path = '$'): string | null {
  if (!isObject(a) || !isObject(b)) return a === b ? null : path;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = differingPath(a[key], b[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
