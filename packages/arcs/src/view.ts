/** What a seat or a spectator may see (follow.6, fine-print.6): everything but what is taken out here. */
import type { Viewer } from '@orrery/kernel';
import type { Arcs, ArcsPlayer, Play } from './state.ts';

/** What a client gets of the state. */
export type ArcsView = ReturnType<typeof view>;

export function view(g: Arcs, viewer: Viewer) {
  const { court, discard, players, round } = g;
  return {
    ...g,
    viewer,
    court: { ...court, deck: court.deck.length },
    discard: { down: discard.down.length, up: discard.up.length },
    players: players.map((player, seat) => playerView(g, player, seat, viewer)),
    round: { ...round, plays: round.plays.map((play) => playView(play, viewer)) },
    turn: g.turn && { ...g.turn, card: isHidden(g.turn, viewer) ? null : g.turn.card },
  };
}

function playerView(g: Arcs, player: ArcsPlayer, seat: number, viewer: Viewer) {
  const { hand } = player;
  const isSeen = seat === viewer || (g.peek !== null && g.peek.by === viewer && g.peek.of === seat);
  return { ...player, hand: isSeen ? hand : null, handSize: hand.length };
}

/** Cards played face down are known to their owner only. */
function playView(play: Play, viewer: Viewer) {
  const isOwn = play.seat === viewer;
  return {
    ...play,
    card: isHidden(play, viewer) ? null : play.card,
    seizedWith: play.seizedWith !== null && !isOwn ? 'hidden' : play.seizedWith,
  };
}

function isHidden({ seat, mode }: Pick<Play, 'seat' | 'mode'>, viewer: Viewer): boolean {
  return mode === 'copy' && seat !== viewer;
}
