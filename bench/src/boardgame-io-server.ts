/** The core of the peer's server, in memory and without sockets: what it does for a move, up to the text it would send. */
import type { Random } from '@orrery/kernel';
import type { PeerGame, PeerMove, PeerState } from './boardgame-io.ts';
import { requirePeer } from './boardgame-io-install.ts';

type ServerState<G> = PeerState<G> & { readonly _stateID: number };

interface Storage<G> {
  fetch(match: string, wanted: { state: true }): { state: ServerState<G> };
  wipe(match: string): void;
}

interface Transport {
  send(payload: unknown): void;
  sendAll(payload: unknown): void;
}

interface PeerMaster<G> {
  readonly game: PeerGame<G>;
  onSync(match: string, player: string, credentials: undefined, players: number): Promise<unknown>;
  onUpdate(action: unknown, stateId: number, match: string, player: string): Promise<unknown>;
}

interface Modules<G> {
  server: { Server(settings: object): { db: Storage<G> } };
  master: { Master: new (game: PeerGame<G>, storage: Storage<G>, transport: Transport) => PeerMaster<G> };
  internal: { getFilterPlayerView(game: PeerGame<G>): (player: string | null, payload: unknown) => unknown };
}

/** Gives a function that makes one random legal move, and says how many characters would go to all clients for it. */
export function peerServer<G>(game: PeerGame<G>, players: number): (random: Random) => number {
  const { Server } = requirePeer<Modules<G>['server']>('server');
  const { Master } = requirePeer<Modules<G>['master']>('master');
  const { getFilterPlayerView } = requirePeer<Modules<G>['internal']>('internal');

  // It does not export its storage in memory, but uses it when it is given none.
  const { db } = Server({ games: [game], origins: [], transport: { init() {} } });
  const clients = [...Array.from({ length: players }, (_, seat) => String(seat)), null];
  let sent = 0;
  const master = new Master(game, db, {
    send() {},
    sendAll(payload) {
      for (const client of clients) sent += JSON.stringify(filtered(client, payload)).length;
    },
  });
  const filtered = getFilterPlayerView(master.game);

  let matches = 0;
  let match = '';
  return (random) => {
    // With this storage both calls have done all their work when they give their promise.
    if (match === '') {
      match = `match ${++matches}`;
      void master.onSync(match, '0', undefined, players);
    }
    const before = db.fetch(match, { state: true }).state;
    const playerID = before.ctx.currentPlayer;
    const legal = game.ai.enumerate(before.G, before.ctx, playerID);
    const { move, args } = legal[random.below(legal.length)] as PeerMove;
    sent = 0;
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };
    void master.onUpdate(action, before._stateID, match, playerID);
    const { state } = db.fetch(match, { state: true });
    if (state === before || sent === 0) throw new Error('boardgame.io did not take the move');
    if (state.ctx.gameover !== undefined) {
      db.wipe(match);
      match = '';
    }
    return sent;
  };
}
