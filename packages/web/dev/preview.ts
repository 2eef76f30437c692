/** A table of the real page that is played in this process: whoever opens it sees a match at any moment, and may play on against bots. */
import type { ListedGame } from '@orrery/games';
import { Keystream, type Match, type Player, seated, seedFrom } from '@orrery/kernel';
import type { ServerMessage, TableFace } from '@orrery/server/protocol';
import type { Page } from 'playwright-core';
import { names, type Position } from './props.ts';
import { toldNow } from './told.ts';

/** The id of the table. */
export const PREVIEW = 'previewtable';

interface Shown {
  readonly pack: ListedGame;
  readonly match: Match;
  readonly players: number;
  readonly bot: Player;
  readonly change?: ((position: Position) => void) | undefined;
}

/** Answers what the page asks about the table, in place of a server. */
export async function showTable(page: Page, { pack, match, players, bot, change }: Shown): Promise<void> {
  const seat = match.waitingFor()[0] ?? 0;
  const random = new Keystream(seedFrom('preview'));
  const table = (): TableFace => ({
    id: PREVIEW,
    game: pack.game.id,
    options: {},
    seats: names.slice(0, players).map((name, each) => ({
      kind: each === seat ? 'person' : 'bot',
      name,
      bot: each === seat ? null : 'greedy',
      connected: true,
    })),
    state: 'running',
    host: true,
    mySeat: seat,
    waitingFor: match.waitingFor(),
    since: 0,
    clock: { kind: 'none' },
    listed: false,
    answers: match.length,
  });
  const hello = (): ServerMessage => {
    const told = toldNow(match, seat, pack);
    const position: Position = { view: match.view(seat), decision: match.pending(seat), seat, players };
    change?.(position);
    return { ...told, table: table(), view: position.view };
  };
  const playOn = () => {
    while (!match.isOver && !match.waitingFor().includes(seat)) {
      const next = match.waitingFor()[0] ?? 0;
      const place = seated(match, next, random);
      if (!place) return;
      match.answer(next, bot.choose(place, random));
    }
  };
  await page.route(`**/api/tables/${PREVIEW}`, (route) => route.fulfill({ json: table() }));
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const say = (message: ServerMessage) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const message = JSON.parse(String(text));
      const ref = message.ref === undefined ? {} : { ref: message.ref };
      if (message.type === 'answer') {
        match.answer(seat, message.id);
        playOn();
      } else if (message.type === 'undo') match.undo(seat);
      else if (message.type === 'blocked') return say({ type: 'blocked', blocked: match.blocked(seat), ...ref });
      else if (message.type === 'passing') return say({ ...message });
      else return say({ type: message.type === 'ping' ? 'pong' : 'ok', ...ref });
      say({ type: 'ok', ...ref });
      say(hello());
    });
    say(hello());
  });
}
