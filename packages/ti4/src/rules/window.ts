/** Catalogue: abilities.12–18, promissory-notes.1–4, action-cards.6b. Timing windows: who may use which ability, and in which order. */
import { chooseEach, type Option, type Question, type Rules, type Seat } from '@orrery/kernel';
import type { ActionCardId } from '../content/action-cards.ts';
import { copies } from '../content/action-cards.ts';
import type { Happening, Moment } from '../content/events.ts';
import { note } from '../content/notes.ts';
import { type Bearer, fold, inPlay, type Triggered, triggersAt } from '../content/registry.ts';
import type { Note, Ti4 } from '../state.ts';
import { option, words } from '../words.ts';
import { playActionCard } from './action-cards.ts';
import { playNote, returnNote } from './promissory-notes.ts';
import { player, timingOrder } from './table.ts';

/** One ability that a seat could use in the open window. */
interface Use {
  readonly triggered: Triggered;
  readonly holder: Seat;
  readonly owner: Seat;
  /** Names the use within the window, so that nothing is used twice for one occurrence (abilities.16). */
  readonly name: string;
}

/**
 * Opens the window of some moments, which share it (space-combat.2a). Mandatory abilities come first. Then all players who
 * might have something are asked at once, and what they choose is resolved one each in timing order; this repeats until
 * nobody uses anything (abilities.17). Who is asked depends on what everybody knows, never on a hand.
 */
export function* openWindow<M extends Moment>(g: Ti4, moments: M | readonly M[], happening: Happening<M>): Rules {
  const triggers = triggersAt(typeof moments === 'string' ? [moments] : moments);
  if (triggers.length === 0) return;
  const used: string[] = [];
  const event = happening as Happening;
  yield* mandatory(g, triggers, event, used);
  const optional = triggers.filter(({ trigger, returning }) => !trigger.mandatory && !returning);
  if (optional.length === 0) return;
  for (;;) {
    const questions: Question<Use | null>[] = [];
    for (const seat of timingOrder(g)) {
      const uses = usesOf(g, optional, seat, event, used);
      if (uses.length === 0 && !mightHaveMore(g, optional, seat, event, used)) continue;
      questions.push({
        seat,
        prompt: words('ti4.window', { moment: moments as string | string[] }),
        options: [...uses, pass],
      });
    }
    const answers = yield* chooseEach(questions);
    if (answers.every((use) => use === null)) return;
    for (const use of answers) {
      if (use === null || player(g, use.holder).eliminated) continue;
      const { trigger } = use.triggered;
      if (!stillHas(g, use) || !trigger.usable(g, use.holder, event, use.owner)) continue;
      used.push(use.name);
      yield* resolve(g, use, event);
      yield* mandatory(g, triggers, event, used);
    }
  }
}

const pass: Option<null> = option('pass', null, 'ti4.pass-window');

/** What must happen, in timing order. */
function* mandatory(g: Ti4, triggers: readonly Triggered[], event: Happening, used: string[]): Rules {
  for (const triggered of triggers) {
    const { bearer, trigger, returning } = triggered;
    if (!trigger.mandatory && !returning) continue;
    for (const holder of timingOrder(g)) {
      for (const owner of ownersInPlay(g, bearer, holder)) {
        const use = { triggered, holder, owner, name: useName(bearer, holder, owner) };
        if (used.includes(use.name) || !trigger.usable(g, holder, event, owner)) continue;
        used.push(use.name);
        yield* trigger.resolve(g, holder, event, owner);
        if (returning) returnNote(g, holder, { id: bearer.id as Note['id'], of: owner });
      }
    }
  }
}

/** For whom the bearer works in the holder's play area: the owners of notes there, or the holder. */
function ownersInPlay(g: Ti4, bearer: Bearer, holder: Seat): Seat[] {
  if (bearer.kind === 'note') {
    return player(g, holder).notesInPlay.flatMap(({ id, of }) => (id === bearer.id ? [of] : []));
  }
  return inPlay(g, bearer, holder) ? [holder] : [];
}

function useName({ key }: Bearer, holder: Seat, owner: Seat): string {
  return `${key}/${holder}/${owner}`;
}

function usesOf(
  g: Ti4,
  triggers: readonly Triggered[],
  seat: Seat,
  event: Happening,
  used: readonly string[],
): Option<Use>[] {
  const found: Option<Use>[] = [];
  for (const triggered of triggers) {
    const { bearer, trigger } = triggered;
    for (const owner of ownersAtHand(g, bearer, seat)) {
      const name = useName(bearer, seat, owner);
      if (used.includes(name) || !trigger.usable(g, seat, event, owner)) continue;
      const use = { triggered, holder: seat, owner, name };
      const id = bearer.kind === 'note' ? `${bearer.key}/${owner}` : bearer.key;
      found.push(option(`use:${id}`, use, 'ti4.use-ability', { what: bearer.key, owner }, `card:${bearer.key}`));
    }
  }
  return found;
}

/** Whose copies of the bearer the seat can use now: a card in hand, a note of another player, an ability in play. */
function ownersAtHand(g: Ti4, bearer: Bearer, seat: Seat): readonly Seat[] {
  const { actionCards, notes, secrets } = player(g, seat);
  switch (bearer.kind) {
    case 'action-card':
      return (actionCards as readonly string[]).includes(bearer.id) && fold('canPlayActionCards', true, g, seat)
        ? [seat]
        : [];
    case 'note':
      return notes.flatMap(({ id, of }) => (id === bearer.id && of !== seat ? [of] : [])); // promissory-notes.2
    case 'secret-objective':
      return (secrets as readonly string[]).includes(bearer.id) ? [seat] : [];
    case 'faction':
      return inPlay(g, bearer, seat) && fold('canUseFactionAbilities', true, g, seat) ? [seat] : [];
    default:
      return inPlay(g, bearer, seat) ? [seat] : [];
  }
}

/** Whether, as far as everybody knows, the seat could hold a card for this window that it has not got among its uses. */
function mightHaveMore(
  g: Ti4,
  triggers: readonly Triggered[],
  seat: Seat,
  event: Happening,
  used: readonly string[],
): boolean {
  return triggers.some(({ bearer, trigger }) =>
    possibleOwners(g, bearer, seat).some(
      (owner) => !used.includes(useName(bearer, seat, owner)) && trigger.usable(g, seat, event, owner),
    ),
  );
}

function possibleOwners(g: Ti4, bearer: Bearer, seat: Seat): readonly Seat[] {
  const { actionCards, secrets, foreignNotes } = player(g, seat);
  switch (bearer.kind) {
    case 'action-card': {
      if (actionCards.length === 0 || !fold('canPlayActionCards', true, g, seat)) return [];
      const seen = g.decks.actionDiscard.filter((id) => id === bearer.id).length;
      return seen < copies(bearer.id as ActionCardId) ? [seat] : [];
    }
    case 'secret-objective':
      return secrets.length > 0 &&
        !g.players.some((each) => (each.scoredSecrets as readonly string[]).includes(bearer.id))
        ? [seat]
        : [];
    case 'note':
      return foreignNotes === 0
        ? []
        : g.players.flatMap(({ eliminated }, of) =>
            of === seat || eliminated || isInSomePlayArea(g, bearer.id, of) || !isNoteOf(g, bearer.id, of) ? [] : [of],
          );
    default:
      return [];
  }
}

function isNoteOf(g: Ti4, id: string, owner: Seat): boolean {
  const { faction } = note(id as Note['id']);
  return faction === null || faction === player(g, owner).faction;
}

function isInSomePlayArea(g: Ti4, note: string, owner: Seat): boolean {
  return g.players.some(({ notesInPlay }) => notesInPlay.some(({ id, of }) => id === note && of === owner));
}

/** A chosen ability may be gone when its turn comes. */
function stillHas(g: Ti4, { triggered, holder, owner }: Use): boolean {
  return ownersAtHand(g, triggered.bearer, holder).includes(owner);
}

function* resolve(g: Ti4, { triggered, holder, owner }: Use, event: Happening): Rules {
  const { bearer, trigger } = triggered;
  const effect = () => trigger.resolve(g, holder, event, owner);
  if (bearer.kind === 'action-card') yield* playActionCard(g, holder, bearer.id as ActionCardId, effect);
  else if (bearer.kind === 'note') yield* playNote(g, holder, { id: bearer.id as Note['id'], of: owner }, effect);
  else yield* effect();
}
