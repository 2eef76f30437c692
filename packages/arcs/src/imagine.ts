/** Deals anew what a viewer cannot see: other hands, face-down cards, the face-down pile and the Court deck. */
import { dealt, type Random, type Viewer } from '@orrery/kernel';
import type { ActionCardId } from './content/action-cards.ts';
import type { Arcs } from './state.ts';
import { seesHand } from './view.ts';

export function imagine(g: Arcs, viewer: Viewer, random: Random): void {
  const places = hiddenPlaces(g, viewer);
  const cards = dealt(
    random,
    places.map(({ get }) => get()),
  );
  for (const [i, { set }] of places.entries()) set(cards[i] as ActionCardId);
  dealt(random, g.court.deck);
}

/** A place where an action card lies that the viewer cannot see. */
interface Place {
  get(): ActionCardId;
  set(card: ActionCardId): void;
}

function hiddenPlaces(g: Arcs, viewer: Viewer): Place[] {
  const places = inList(g.discard.down);
  for (const [seat, { hand }] of g.players.entries()) {
    if (!seesHand(g, viewer, seat)) places.push(...inList(hand));
  }
  for (const play of g.round.plays) {
    if (play.seat === viewer) continue;
    if (play.seizedWith !== null) places.push(property(play, 'seizedWith', play.seizedWith));
    if (play.mode === 'copy') places.push(playedCard(g, play));
  }
  return places;
}

/** The card of a Copy stands in the turn as well while that lasts. */
function playedCard(g: Arcs, play: Arcs['round']['plays'][number]): Place {
  const { turn } = g;
  const isCurrent = turn !== null && turn.seat === play.seat;
  return {
    get: () => play.card,
    set: (card) => {
      play.card = card;
      if (isCurrent) turn.card = card;
    },
  };
}

function inList(list: ActionCardId[]): Place[] {
  return list.map((card, i) => ({
    get: () => card,
    set: (other) => {
      list[i] = other;
    },
  }));
}

function property<K extends string>(owner: { [key in K]: ActionCardId | null }, key: K, card: ActionCardId): Place {
  return {
    get: () => card,
    set: (other) => {
      owner[key] = other;
    },
  };
}
