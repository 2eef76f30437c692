/** Catalogue: abilities.2, abilities.12–18, promissory-notes.1–4, action-cards.6–8. Timing windows: who may use which ability, and in which order. */
import type { Json, Option, Rules, Seat } from '@orrery/kernel';
import { type ActionCardId, actionCard } from '../content/action-cards.ts';
import type { Happening, Moment } from '../content/events.ts';
import type { Announced, How } from '../content/hooks.ts';
import { note as noteOf } from '../content/notes.ts';
import { type Bearer, foldAll, inPlay, type Triggered, type Triggers, triggersAt } from '../content/registry.ts';
import type { Note, Ti4 } from '../state.ts';
import { choose, chooseEach, decline, option, tell, the, words } from '../words.ts';
import { hasEffect } from './effects.ts';
import { cardsWithPredictions, copiesSeen, returnNote, takeActionCard, takeNote } from './hands.ts';
import { hurts } from './harm.ts';
import { isPublished, isPublishedFor } from './public-scoring.ts';
import { clockwise, player, timingOrder } from './table.ts';

/** One ability that a seat could use in the open window. */
interface Use {
  readonly triggered: Triggered;
  readonly holder: Seat;
  readonly owner: Seat;
}

type Moments = readonly [Moment, ...Moment[]];

/** An open window: what happened, what may answer it and what has been used. */
interface Window extends Triggers {
  readonly moments: Moments;
  readonly event: Happening;
  readonly used: string[];
  /** What the window belongs to is over: nothing more can be used in it. */
  isClosed(): boolean;
}

/** Opens the window of a moment. Moments given together share it, but what comes "after" waits for the others (abilities.14). */
export function openWindow<M extends Moment>(
  g: Ti4,
  moments: M | readonly M[],
  happening: Happening<M>,
  isClosed = () => false,
): Rules {
  if (typeof moments === 'string') return open(g, [moments], happening as Happening, isClosed);
  return openInTurn(g, moments, happening as Happening, isClosed);
}

function* openInTurn(g: Ti4, moments: readonly Moment[], event: Happening, isClosed: () => boolean): Rules {
  for (const later of [false, true]) {
    const [first, ...others] = moments.filter((moment) => moment.startsWith('after') === later);
    if (first !== undefined) yield* open(g, [first, ...others], event, isClosed);
  }
}

/**
 * Mandatory abilities come first. Then all players who might have something are asked at once, and what they choose is
 * resolved one each in timing order; this repeats until nobody uses anything (abilities.17, abilities.18). Who is asked
 * depends on what everybody knows, never on a hand.
 */
function* open(g: Ti4, moments: Moments, event: Happening, isClosed: () => boolean): Rules {
  const { mandatory, optional } = triggersAt(g, moments);
  if (mandatory.length + optional.length === 0) return;
  const window: Window = { moments, event, mandatory, optional, used: [], isClosed };
  if (mandatory.length > 0) yield* resolveMandatory(g, window);
  if (optional.length === 0) return;
  for (;;) {
    const able = clockwise(g, g.speaker).filter((seat) => mightUse(g, window, seat));
    if (able.length === 0) return;
    const asked = timingOrder(g).filter((seat) => able.includes(seat));
    const answers = yield* chooseEach(
      asked.map((seat) => ({
        seat,
        prompt: prompt(window),
        options: () => [...optionsOf(g, window, seat), pass],
        window: { hurts: () => hurts(g, seat, event) },
      })),
    );
    if (answers.every((use) => use === null)) return;
    for (const use of answers) {
      if (use === null || !isUsable(g, window, use)) continue; // an earlier one may have changed what this one needs
      yield* resolve(g, window, use);
      yield* resolveMandatory(g, window);
    }
  }
}

const pass: Option<null> = decline('pass', null, 'ti4.pass-window');

function prompt({ moments: [moment] }: Window) {
  return words('ti4.window', { moment: the.moment(moment) });
}

/** What must happen: one each in timing order, until nothing is left. Whoever has several chooses the next. */
function* resolveMandatory(g: Ti4, window: Window): Rules {
  for (let resolved = true; resolved; ) {
    resolved = false;
    if (!g.players.some((_, seat) => usesOf(g, window, window.mandatory, seat).length > 0)) return;
    for (const seat of timingOrder(g)) {
      const uses = usesOf(g, window, window.mandatory, seat);
      if (uses.length === 0) continue;
      yield* resolve(
        g,
        window,
        yield* choose(
          seat,
          prompt(window),
          uses.map((use) => optionFor(g, window, use)),
        ),
      );
      resolved = true;
    }
  }
}

/** Whether something that the seat has in play would have to happen at the moment. */
export function mustAnswer<M extends Moment>(g: Ti4, moment: M, happening: Happening<M>, seat: Seat): boolean {
  return triggersAt(g, [moment]).mandatory.some((triggered) =>
    ownersFor(g, triggered, seat).some((owner) => triggered.trigger.usable(g, seat, happening as Happening, owner)),
  );
}

/** What a seat could use now. */
function usesOf(g: Ti4, window: Window, triggers: readonly Triggered[], seat: Seat): Use[] {
  const found: Use[] = [];
  for (const triggered of triggers) {
    for (const owner of ownersFor(g, triggered, seat)) {
      const use = { triggered, holder: seat, owner };
      if (isOpen(g, window, use)) found.push(use);
    }
  }
  return found;
}

/** Names a use within the window, so that nothing is used twice for one occurrence (abilities.16). */
function nameOf({ triggered, holder, owner }: Use): string {
  return `${triggered.name}/${holder}/${owner}`;
}

/** Not yet used for this occurrence, and its conditions hold. */
function isOpen(g: Ti4, { event, used, isClosed }: Window, use: Use): boolean {
  if (used.length > 0 && used.includes(nameOf(use))) return false;
  return use.triggered.trigger.usable(g, use.holder, event, use.owner) && !isClosed();
}

function isUsable(g: Ti4, window: Window, use: Use): boolean {
  return ownersFor(g, use.triggered, use.holder).includes(use.owner) && isOpen(g, window, use);
}

function optionsOf(g: Ti4, window: Window, seat: Seat): Option<Use>[] {
  return usesOf(g, window, window.optional, seat).map((use) => optionFor(g, window, use));
}

function optionFor(g: Ti4, { event }: Window, use: Use): Option<Use> {
  const { bearer, name, trigger } = use.triggered;
  const args = { what: bearer.key, owner: the.seat(use.owner) };
  const named =
    bearer.kind === 'note'
      ? option(`use:${name}/${use.owner}`, use, 'ti4.use-note', args, `card:${bearer.key}`)
      : option(`use:${name}`, use, 'ti4.use-ability', args, `card:${bearer.key}`);
  return trigger.label ? { ...named, label: trigger.label(g, use.holder, event) } : named;
}

function ownersFor(g: Ti4, { bearer, kind, trigger }: Triggered, seat: Seat): readonly Seat[] {
  if (kind === 'return') return ownersInPlay(g, bearer, seat);
  if (kind === 'lasting') return hasEffect(g, bearer.key, seat) ? [seat] : [];
  return ownersAtHand(g, bearer, seat, trigger.mandatory ? 'by itself' : 'by choice');
}

/** Whose notes of this kind lie in the seat's play area. */
function ownersInPlay(g: Ti4, { id }: Bearer, seat: Seat): Seat[] {
  return player(g, seat).notesInPlay.flatMap((each) => (each.id === id ? [each.of] : []));
}

/** Whose copies of the bearer the seat can use now: a card in hand, a note of another player, an ability in play. */
export function ownersAtHand(g: Ti4, bearer: Bearer, seat: Seat, how: How): readonly Seat[] {
  const { actionCards, notes, secrets } = player(g, seat);
  switch (bearer.kind) {
    case 'action-card':
      return (actionCards as readonly string[]).includes(bearer.id) && mayPlayActionCards(g, seat) ? [seat] : [];
    case 'note':
      return othersWhose(notes, bearer.id, seat);
    case 'secret-objective':
      return (secrets as readonly string[]).includes(bearer.id) || isPublishedFor(g, seat, bearer.id) ? [seat] : [];
    default:
      return inPlay(g, bearer, seat, how) ? [seat] : [];
  }
}

/** Whose notes of a kind are among these; one's own are of no use (promissory-notes.2). */
function othersWhose(notes: readonly Note[], id: string, seat: Seat): Seat[] {
  const found: Seat[] = [];
  for (const note of notes) if (note.id === id && note.of !== seat) found.push(note.of);
  return found;
}

function mayPlayActionCards(g: Ti4, seat: Seat): boolean {
  return foldAll('canPlayActionCards', true, g, seat);
}

/** Whether, as far as everybody knows, the seat could have something for this window. */
function mightUse(g: Ti4, window: Window, seat: Seat): boolean {
  return window.optional.some((triggered) =>
    possibleOwners(g, triggered, seat).some((owner) => isOpen(g, window, { triggered, holder: seat, owner })),
  );
}

/** Whose copies of the bearer the seat might have at hand, as far as everybody knows. */
function possibleOwners(g: Ti4, triggered: Triggered, seat: Seat): readonly Seat[] {
  const { bearer, kind } = triggered;
  if (kind !== 'ability') return ownersFor(g, triggered, seat);
  const { actionCards, secrets, foreignNotes } = player(g, seat);
  switch (bearer.kind) {
    case 'action-card': {
      if (actionCards.length === 0 || !mayPlayActionCards(g, seat)) return [];
      const id = bearer.id as ActionCardId;
      return copiesSeen(g, id) < actionCard(id).copies ? [seat] : [];
    }
    case 'secret-objective':
      if (isPublished(g, bearer.id)) return isPublishedFor(g, seat, bearer.id) ? [seat] : [];
      return secrets.length > 0 && !isScored(g, bearer.id) ? [seat] : [];
    case 'note':
      return foreignNotes === 0 ? [] : possibleLenders(g, bearer.id, seat);
    default:
      return ownersFor(g, triggered, seat);
  }
}

function isScored({ players }: Ti4, secret: string): boolean {
  for (const { scoredSecrets } of players) if ((scoredSecrets as readonly string[]).includes(secret)) return true;
  return false;
}

/** Others whose note of a kind could be in the seat's hand. */
function possibleLenders(g: Ti4, id: string, seat: Seat): Seat[] {
  const found: Seat[] = [];
  for (const [of, { eliminated }] of g.players.entries()) {
    if (of !== seat && !eliminated && !isInSomePlayArea(g, id, of) && isNoteOf(g, id, of)) found.push(of);
  }
  return found;
}

function isNoteOf(g: Ti4, id: string, owner: Seat): boolean {
  const { faction } = noteOf(id as Note['id']);
  return faction === null || faction === player(g, owner).faction;
}

function isInSomePlayArea(g: Ti4, note: string, owner: Seat): boolean {
  return g.players.some(({ notesInPlay }) => notesInPlay.some(({ id, of }) => id === note && of === owner));
}

function* resolve(g: Ti4, { event, used }: Window, use: Use): Rules {
  const { triggered, holder, owner } = use;
  const { bearer, trigger, kind } = triggered;
  const name = nameOf(use);
  if (!trigger.again) used.push(name);
  const ability: Ability = {
    *announce() {
      return trigger.announce ? yield* trigger.announce(g, holder, event, owner) : null;
    },
    resolve: (announced) => trigger.resolve(g, holder, event, owner, announced),
  };
  if (kind !== 'ability') {
    yield* carryOut(ability);
    if (kind === 'return') returnNote(g, holder, { id: bearer.id as Note['id'], of: owner });
    return;
  }
  const tookEffect = yield* useAbility(g, bearer, holder, owner, ability);
  if (!tookEffect && !trigger.again) used.splice(used.indexOf(name), 1); // action-cards.6b: a cancelled card was not played
}

/** An ability about to be used: what is announced with it, and then its effect. */
export interface Ability {
  announce(): Rules<Announced | null>;
  resolve(announced: Json): Rules;
}

function* carryOut({ announce, resolve: effect }: Ability): Rules {
  const announced = yield* announce();
  yield* effect(announced?.value ?? null);
}

/** Resolves an ability of something at hand: a card or note is played for it. False if it was cancelled. */
export function* useAbility(g: Ti4, { kind, id }: Bearer, holder: Seat, owner: Seat, ability: Ability): Rules<boolean> {
  if (kind === 'action-card') return yield* playActionCard(g, holder, id as ActionCardId, ability);
  if (kind === 'note') yield* playNote(g, holder, { id: id as Note['id'], of: owner }, ability);
  else yield* carryOut(ability);
  return true;
}

/**
 * Plays a card: its targets and amounts are announced, then others may cancel it before anything is paid or happens
 * (action-cards.7, action-cards.8). True if it took effect.
 */
function* playActionCard(g: Ti4, seat: Seat, card: ActionCardId, ability: Ability): Rules<boolean> {
  takeActionCard(g, seat, card);
  g.playing.push({ seat, card });
  tell(g, 'ti4.plays-action-card', { seat: the.seat(seat), card: the.actionCard(card) });
  const announced = yield* ability.announce();
  if (announced)
    tell(g, 'ti4.announces', { seat: the.seat(seat), card: the.actionCard(card), announced: announced.label });
  const playing = { seat, card, announced: announced?.label ?? null, cancelled: false };
  yield* openWindow(g, 'when action-card-played', playing, () => playing.cancelled);
  if (playing.cancelled) tell(g, 'ti4.cancelled', { seat: the.seat(seat), card: the.actionCard(card) });
  else yield* ability.resolve(announced?.value ?? null);
  g.playing.pop();
  if (!cardsWithPredictions(g).includes(card)) g.decks.actionDiscard.push(card);
  return !playing.cancelled;
}

/** A note in hand is played: it stays in the play area or goes back to its owner when it is resolved (promissory-notes.3). */
function* playNote(g: Ti4, holder: Seat, note: Note, ability: Ability): Rules {
  const { notes, notesInPlay } = player(g, holder);
  takeNote(notes, note);
  player(g, holder).foreignNotes--;
  tell(g, 'ti4.plays-note', { seat: the.seat(holder), note: the.note(note.id), owner: the.seat(note.of) });
  notesInPlay.push(note);
  yield* carryOut(ability);
  const { staysInPlay, staysUntil } = noteOf(note.id);
  if (!staysInPlay && staysUntil === undefined) returnNote(g, holder, note);
}
