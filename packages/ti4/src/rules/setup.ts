/** Catalogue: setup, speaker.3, speaker.5, custodians-token.0, mecatol-rex. The phase `setup`. */
import { below, irreversible, type Option, type Rules, type Seat, shuffle } from '@orrery/kernel';
import { actionDeck } from '../content/action-cards.ts';
import { agendaDeck } from '../content/agendas.ts';
import { layouts } from '../content/layouts.ts';
import { genericNotes } from '../content/notes.ts';
import { publicObjectiveIds, stage } from '../content/public-objectives.ts';
import { type SecretObjectiveId, secretObjectiveIds } from '../content/secret-objectives.ts';
import type { Ti4 } from '../state.ts';
import { chooseEach, option, tell, tellOnly, the, words } from '../words.ts';
import { boardSetup } from './board-setup.ts';
import { chooseFactions } from './factions.ts';
import { startingTechnologies, startingUnits } from './starting-components.ts';
import { clockwise, factionOf, planetAt, planetsIn, player } from './table.ts';

/** The steps of setup in their order (setup.0). */
export function* setup(g: Ti4): Rules<string> {
  g.speaker = below(g, g.players.length); // setup.1
  tell(g, 'ti4.setup.speaker', { seat: the.seat(g.speaker) });
  yield* chooseFactions(g); // setup.2
  for (const seat of g.players.keys()) takeNotes(g, seat); // setup.3, setup.4
  yield* boardSetup(g); // setup.6
  for (const seat of g.players.keys()) takeHomePlanets(g, seat); // setup.5
  g.custodians = true; // setup.7
  prepareDecks(g); // setup.8
  for (const seat of g.players.keys()) layTokens(g, seat); // setup.11a
  yield* startingTechnologies(g);
  yield* startingUnits(g); // setup.11
  yield* chooseSecrets(g); // setup.12a
  layObjectives(g); // setup.12c
  for (const seat of g.players.keys()) receiveTradeGoods(g, seat); // board-setup.11
  g.phase = 'strategy';
  return 'strategy';
}

/** The four notes of a colour and the one of the faction (setup.3b, setup.4d). */
function takeNotes(g: Ti4, seat: Seat): void {
  player(g, seat).notes = [...genericNotes, factionOf(g, seat).note].map((id) => ({ id, of: seat }));
}

function takeHomePlanets(g: Ti4, seat: Seat): void {
  for (const id of planetsIn(factionOf(g, seat).home)) planetAt(g, id).owner = seat;
}

/** The speaker prepares the decks (speaker.3). */
function prepareDecks(g: Ti4): void {
  const { decks } = g;
  decks.actions = shuffle(g, actionDeck());
  decks.agendas = shuffle(g, agendaDeck());
  decks.publics = shuffle(g, [...publicObjectiveIds]);
  decks.secrets = shuffle(g, [...secretObjectiveIds]);
}

function layTokens(g: Ti4, seat: Seat): void {
  const sheet = player(g, seat);
  sheet.pools = { tactic: 3, fleet: 3, strategy: 2 };
  sheet.tokens -= 8;
}

/** Everybody draws two secret objectives and keeps one; the others are shuffled back unseen. */
function* chooseSecrets(g: Ti4): Rules {
  const seats = clockwise(g, g.speaker);
  for (const seat of seats) {
    player(g, seat).secrets = g.decks.secrets.splice(0, 2);
    tellOnly(g, seat, 'ti4.setup.drew-secrets', { cards: player(g, seat).secrets.map(the.secretObjective) });
  }
  irreversible(g);
  const kept = yield* chooseEach(
    seats.map((seat) => ({ seat, prompt: words('ti4.setup.keep-secret'), options: () => secretOptions(g, seat) })),
  );
  for (const [i, seat] of seats.entries()) {
    const sheet = player(g, seat);
    g.decks.secrets.push(...sheet.secrets.filter((id) => id !== kept[i]));
    sheet.secrets = sheet.secrets.filter((id) => id === kept[i]);
  }
  shuffle(g, g.decks.secrets);
}

function secretOptions(g: Ti4, seat: Seat): Option<SecretObjectiveId>[] {
  return player(g, seat).secrets.map((card) =>
    option(
      `keep:${card}`,
      card,
      'ti4.setup.secret',
      { card: the.secretObjective(card) },
      `card:secret-objective/${card}`,
    ),
  );
}

/** Five objectives of each stage lie face down in rows; the first two of stage I are turned up (setup.12d). */
function layObjectives(g: Ti4): void {
  for (const row of [1, 2]) {
    const dealt = g.decks.publics.filter((id) => stage(id) === row).slice(0, 5);
    g.decks.publics = g.decks.publics.filter((id) => !dealt.includes(id));
    for (const id of dealt) g.objectives.push({ id, revealed: false, scored: [] });
  }
  for (const objective of g.objectives.slice(0, 2)) {
    objective.revealed = true;
    tell(g, 'ti4.setup.objective', { objective: the.publicObjective(objective.id) });
  }
}

/** With five players some places are worse than others. */
function receiveTradeGoods(g: Ti4, seat: Seat): void {
  const tradeGoods = layouts[g.config.players].homes[seat]?.tradeGoods ?? 0;
  if (tradeGoods === 0) return;
  player(g, seat).tradeGoods += tradeGoods;
  tell(g, 'ti4.gains-trade-goods', { seat: the.seat(seat), count: tradeGoods });
}
