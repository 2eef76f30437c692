/** Deals anew what a viewer cannot see: hands, decks, face-down objectives, tiles and faction sheets. */
import { dealt, type Random, type Seat, type Viewer } from '@orrery/kernel';
import { factionIds } from './content/factions.ts';
import { stage } from './content/public-objectives.ts';
import { system, systemIds } from './content/systems.ts';
import type { Bundle, Ti4, Ti4Player } from './state.ts';
import { seesHand } from './view.ts';

export function imagine(g: Ti4, viewer: Viewer, random: Random): void {
  imagineFactions(g, viewer, random);
  imagineTiles(g, viewer, random);
  imagineActionCards(g, viewer, random);
  imagineNotes(g, viewer, random);
  imagineSecrets(g, viewer, random);
  imagineAgendas(g, viewer, random);
  imagineObjectives(g, random);
  imagineOffer(g, viewer, random);
}

/** Cards that the viewer cannot see, but for those to be kept. */
interface Hidden<T> {
  readonly cards: T[];
  readonly kept: readonly T[];
}

/** Shuffles the hidden cards of several places together; each has as many as before. */
function redeal<T>(places: readonly Hidden<T>[], random: Random): void {
  const rest = places.map(({ cards, kept }) => without(cards, kept));
  const pool = dealt(random, rest.flat());
  for (const [i, { cards, kept }] of places.entries()) {
    cards.splice(0, cards.length, ...kept, ...pool.splice(0, rest[i]?.length ?? 0));
  }
}

function without<T>(cards: readonly T[], taken: readonly T[]): T[] {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

/** Players whose hands the viewer cannot see. */
function others(g: Ti4, viewer: Viewer): [Seat, Ti4Player][] {
  return [...g.players.entries()].filter(([seat]) => seat !== viewer);
}

function imagineFactions(g: Ti4, viewer: Viewer, random: Random): void {
  if (g.factionChoice === null) return;
  const choice = g.factionChoice;
  const box = factionIds.filter((id) => !choice.flat().includes(id));
  redeal(
    [box, ...choice.filter((_, seat) => seat !== viewer)].map((cards) => ({ cards, kept: [] })),
    random,
  );
}

/** Tiles in hands and in the box; their backs are seen by all. */
function imagineTiles(g: Ti4, viewer: Viewer, random: Random): void {
  if (g.building === null) return;
  const { hands } = g.building;
  const isRed = (id: (typeof systemIds)[number]) => system(id).kind === 'red';
  const box = systemIds.filter(
    (id) => (system(id).kind === 'blue' || isRed(id)) && g.systems[id] === undefined && !hands.flat().includes(id),
  );
  const places = [box, ...hands.filter((_, seat) => seat !== viewer)];
  const blue = places.map((cards) => ({ cards: cards.filter((id) => !isRed(id)), kept: [] }));
  const red = places.map((cards) => ({ cards: cards.filter(isRed), kept: [] }));
  redeal(blue, random);
  redeal(red, random);
  for (const [i, cards] of places.entries()) {
    cards.splice(0, cards.length, ...(blue[i]?.cards ?? []), ...(red[i]?.cards ?? []));
  }
}

/** What the viewer is offered from a hand. */
function shownOf(g: Ti4, seat: Seat, viewer: Viewer): Bundle | null {
  return g.offer !== null && seat === g.offer.from && viewer === g.offer.to ? g.offer.gives : null;
}

function imagineActionCards(g: Ti4, viewer: Viewer, random: Random): void {
  const hands = others(g, viewer).map(([seat, { actionCards }]) => ({
    cards: actionCards,
    kept: seesHand(g, viewer, seat) ? [...actionCards] : (shownOf(g, seat, viewer)?.actionCards ?? []),
  }));
  redeal([...hands, { cards: g.decks.actions, kept: [] }], random);
}

/**
 * Everybody knows how many notes a hand holds, and how many of them at most are of others (`foreignNotes`). Which of a
 * player's own notes are the sure ones nobody else knows, so they come out of all that are not seen.
 */
function imagineNotes(g: Ti4, viewer: Viewer, random: Random): void {
  const hands = others(g, viewer).map(([seat, { notes, foreignNotes }]) => {
    const shown = shownOf(g, seat, viewer)?.note ?? null;
    const kept = notes.filter((note) => shown !== null && note.id === shown.id && note.of === shown.of);
    return { seat, notes, kept, sure: notes.length - foreignNotes - kept.filter(({ of }) => of === seat).length };
  });
  const pool = dealt(
    random,
    hands.flatMap(({ notes, kept }) => without(notes, kept)),
    noteName,
  );
  for (const { seat, kept, sure } of hands) {
    for (let left = sure; left > 0; left--) {
      const own = pool.findIndex(({ of }) => of === seat);
      kept.push(...pool.splice(own, 1));
    }
  }
  for (const { notes, kept } of hands) {
    const size = notes.length;
    notes.splice(0, size, ...kept, ...pool.splice(0, size - kept.length));
  }
}

function noteName({ id, of }: Ti4Player['notes'][number]): string {
  return `${id} of ${of}`;
}

function imagineSecrets(g: Ti4, viewer: Viewer, random: Random): void {
  const hands = others(g, viewer).map(([, { secrets }]) => secrets);
  redeal(
    [...hands, g.decks.secrets].map((cards) => ({ cards, kept: [] })),
    random,
  );
}

/** Cards that somebody looks at lie on top of the deck. */
function imagineAgendas(g: Ti4, viewer: Viewer, random: Random): void {
  const { agendas } = g.decks;
  const looked = g.peek?.agendas.length ?? 0;
  redeal([{ cards: agendas, kept: g.peek?.seat === viewer ? agendas.slice(0, looked) : [] }], random);
  if (g.peek !== null) g.peek.agendas = agendas.slice(0, looked);
}

/** Face-down objectives are as unknown as those that were not dealt; the stage is that of the row. */
function imagineObjectives(g: Ti4, random: Random): void {
  for (const row of [1, 2]) {
    const down = g.objectives.filter(({ id, revealed }) => !revealed && stage(id) === row);
    const cards = { cards: down.map(({ id }) => id), kept: [] };
    const box = { cards: g.decks.publics.filter((id) => stage(id) === row), kept: [] };
    redeal([cards, box], random);
    for (const [i, objective] of down.entries()) objective.id = cards.cards[i] ?? objective.id;
    g.decks.publics = [...g.decks.publics.filter((id) => stage(id) !== row), ...box.cards];
  }
}

/** An offer between others is about cards that they might have. */
function imagineOffer(g: Ti4, viewer: Viewer, random: Random): void {
  if (g.offer === null || viewer === g.offer.from || viewer === g.offer.to) return;
  for (const [seat, bundle] of [
    [g.offer.from, g.offer.gives],
    [g.offer.to, g.offer.asks],
  ] as const) {
    const sheet = g.players[seat];
    if (sheet === undefined) continue;
    if (bundle.note !== null) bundle.note = dealt(random, [...sheet.notes], noteName)[0] ?? null;
    bundle.actionCards = dealt(random, [...sheet.actionCards]).slice(0, bundle.actionCards.length);
  }
}
