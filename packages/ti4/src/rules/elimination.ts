/** Catalogue: elimination. */
import { type Rules, type Seat, shuffle } from '@orrery/kernel';
import type { Ti4 } from '../state.ts';
import { tell, the } from '../words.ts';
import { placesIn, systemsOf } from './galaxy.ts';
import { returnNote } from './hands.ts';
import { repeal } from './laws.ts';
import { figures, groupsIn, isGroundForce } from './pieces.ts';
import { at, clockwise, planetAt, planetsOf, planetsOnBoard, player } from './table.ts';
import { endGame } from './victory.ts';
import { openWindow } from './window.ts';

/** No planet, no ground forces on the board and no unit with PRODUCTION (elimination.1). */
export function isWipedOut(g: Ti4, seat: Seat): boolean {
  if (g.phase === 'setup' || controlsAnything(g, seat)) return false;
  return !systemsOf(g).some((id) =>
    placesIn(id).some((place) =>
      groupsIn(g, place).some(
        ({ seat: of, type }) => of === seat && (isGroundForce(type) || figures(g, seat, type).production !== null),
      ),
    ),
  );
}

function controlsAnything(g: Ti4, seat: Seat): boolean {
  for (const id of planetsOnBoard(g)) if (g.planets[id]?.owner === seat) return true;
  return false;
}

/** The player is out of the game, and what was theirs goes back to the box (elimination.2 to elimination.8). */
export function* eliminate(g: Ti4, seat: Seat): Rules {
  const sheet = player(g, seat);
  tell(g, 'ti4.eliminated', { seat: the.seat(seat) });
  sheet.eliminated = true;
  removePieces(g, seat);
  removeControlTokens(g, seat);
  returnNotes(g, seat);
  g.effects = g.effects.filter(({ holder, until }) => holder !== seat || until === 'game'); // elimination.10b
  for (const law of g.laws.filter(({ owner }) => owner === seat)) yield* repeal(g, law.id); // elimination.3
  g.decks.actionDiscard.push(...sheet.actionCards); // elimination.5
  sheet.actionCards = [];
  for (const { id } of sheet.strategyCards) g.strategyCards[id] = 0; // elimination.6
  sheet.strategyCards = [];
  g.decks.secrets.push(...sheet.secrets, ...sheet.scoredSecrets); // elimination.7
  shuffle(g, g.decks.secrets);
  sheet.secrets = [];
  sheet.scoredSecrets = [];
  if (g.speaker === seat) g.speaker = clockwise(g, seat)[0] ?? seat; // elimination.8
  const left = clockwise(g, seat);
  if (left.length === 1) endGame(g, left); // nobody is left to play against
  yield* openWindow(g, 'after player-eliminated', { seat });
}

function removePieces(g: Ti4, seat: Seat): void {
  for (const id of systemsOf(g)) {
    const system = at(g, id);
    system.tokens = system.tokens.filter((each) => each !== seat);
    for (const place of placesIn(id)) {
      const groups = groupsIn(g, place);
      for (let i = groups.length - 1; i >= 0; i--) if (groups[i]?.seat === seat) groups.splice(i, 1);
    }
  }
  const sheet = player(g, seat);
  sheet.reinforcements = {};
  sheet.pools = { tactic: 0, fleet: 0, strategy: 0 };
  sheet.tokens = 0;
  sheet.tradeGoods = 0;
  sheet.commodities = 0;
  sheet.technologies = [];
  sheet.exhausted = [];
  sheet.copies = [];
  sheet.waiting = 0;
}

/** Also those on the victory point track and on objectives. */
function removeControlTokens(g: Ti4, seat: Seat): void {
  for (const id of planetsOf(g, seat)) planetAt(g, id).owner = null;
  for (const objective of [...g.objectives, ...g.published])
    objective.scored = objective.scored.filter((each) => each !== seat);
  player(g, seat).points = 0;
}

/** Foreign notes go home, own notes out of the game (elimination.4, elimination.4a). */
function returnNotes(g: Ti4, seat: Seat): void {
  const sheet = player(g, seat);
  for (const note of [...sheet.notesInPlay]) returnNote(g, seat, note);
  for (const note of sheet.notes) if (note.of !== seat) player(g, note.of).notes.push(note);
  sheet.notes = [];
  sheet.foreignNotes = 0;
  for (const [holder, other] of g.players.entries()) {
    for (const note of other.notesInPlay.filter(({ of }) => of === seat)) returnNote(g, holder, note);
    const held = other.notes.length;
    other.notes = other.notes.filter(({ of }) => of !== seat);
    other.foreignNotes = Math.max(0, other.foreignNotes - (held - other.notes.length));
  }
}
