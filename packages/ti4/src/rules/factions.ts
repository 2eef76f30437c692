/** Catalogue: setup.2, setup.3g. Which faction each player leads. */
import { type Option, type Rules, type Seat, shuffle } from '@orrery/kernel';
import { type FactionId, factionIds } from '../content/factions.ts';
import type { Ti4 } from '../state.ts';
import { choose, chooseEach, option, tell, the, words } from '../words.ts';
import { clockwise, player } from './table.ts';

/** Each player takes exactly one faction sheet, by the way the table has agreed on. */
export function* chooseFactions(g: Ti4): Rules {
  const { factions } = g.config;
  if (factions === 'chosen') yield* chooseInTurn(g);
  else if (factions === 'drafted') yield* draftFactions(g);
  else {
    const dealt = factions === 'random' ? shuffle(g, [...factionIds]) : factions;
    for (const seat of g.players.keys()) takeFaction(g, seat, dealt[seat]);
  }
}

function takeFaction(g: Ti4, seat: Seat, faction: FactionId | undefined): void {
  if (faction === undefined) throw new Error(`there is no faction for seat ${seat}`);
  player(g, seat).faction = faction;
  tell(g, 'ti4.setup.faction', { seat: the.seat(seat), faction: the.faction(faction) });
}

function* chooseInTurn(g: Ti4): Rules {
  for (const seat of clockwise(g, g.speaker)) {
    const left = factionIds.filter((id) => !g.players.some(({ faction }) => faction === id));
    takeFaction(g, seat, yield* choose(seat, words('ti4.setup.choose-faction'), left.map(factionOption)));
  }
}

function factionOption(faction: FactionId): Option<FactionId> {
  return option(
    `faction:${faction}`,
    faction,
    'ti4.setup.faction-option',
    { faction: the.faction(faction) },
    `faction:${faction}`,
  );
}

/** Everybody is dealt a few sheets in secret and keeps one; the choices are shown together. */
function* draftFactions(g: Ti4): Rules {
  const sheets = shuffle(g, [...factionIds]);
  const each = sheetsEach(g.players.length);
  const choice = g.players.map(() => sheets.splice(0, each));
  g.factionChoice = choice;
  const seats = clockwise(g, g.speaker);
  const kept = yield* chooseEach(
    seats.map((seat) => ({
      seat,
      prompt: words('ti4.setup.choose-faction'),
      options: () => (g.factionChoice?.[seat] ?? []).map(factionOption),
    })),
  );
  g.factionChoice = null;
  for (const [i, seat] of seats.entries()) takeFaction(g, seat, kept[i]);
}

/** Three, as far as the sheets go round. */
export function sheetsEach(players: number): number {
  return Math.min(3, Math.floor(factionIds.length / players));
}
