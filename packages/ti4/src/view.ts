/** What a seat or a spectator may see: everything but what is taken out here. */
import type { Seat, Viewer } from '@orrery/kernel';
import type { PlanetId } from './content/planets.ts';
import { stage } from './content/public-objectives.ts';
import { unitUsed } from './content/registry.ts';
import { type SystemId, system } from './content/systems.ts';
import { type UnitType, unitTypes } from './content/units.ts';
import { influenceOf, resourcesOf } from './rules/spend.ts';
import { initiativeOrder } from './rules/table.ts';
import { technologyDeck } from './rules/technology.ts';
import type { Bundle, Decks, Objective, Offer, PlanetState, Ti4, Ti4Player } from './state.ts';

/** What a client gets of the state. */
export type Ti4View = ReturnType<typeof view>;

export function view(g: Ti4, viewer: Viewer) {
  const { players, planets, objectives, decks, offer, building, factionChoice, peek, ...open } = g;
  return {
    ...open,
    viewer,
    initiativeOrder: initiativeOrder(g),
    players: players.map((player, seat) => playerView(g, player, seat, viewer)),
    planets: planetsView(g, planets),
    objectives: objectives.map(objectiveView),
    decks: decksView(decks),
    offer: offer && offerView(offer, viewer),
    building: building && { hands: building.hands.map((hand, seat) => tilesView(hand, seat === viewer)) },
    factionChoice: factionChoice?.map((sheets, seat) => (seat === viewer ? sheets : null)) ?? null,
    peek: peek && (peek.seat === viewer ? peek : { seat: peek.seat, agendas: null }),
  };
}

/** Hands are known to their owner, and by their number to all; units are those the player's technologies make of them. */
function playerView(g: Ti4, player: Ti4Player, seat: Seat, viewer: Viewer) {
  const { actionCards, notes, secrets, ...open } = player;
  const isOwn = seat === viewer;
  return {
    ...open,
    actionCards: isOwn ? actionCards : null,
    actionCardCount: actionCards.length,
    notes: isOwn ? notes : null,
    noteCount: notes.length,
    secrets: isOwn ? secrets : null,
    secretCount: secrets.length,
    technologyDeck: isOwn && player.faction !== null ? technologyDeck(g, seat) : null, // technology.4
    units: Object.fromEntries(unitTypes.map((type) => [type, unitUsed(g, seat, type)])) as Record<
      UnitType,
      ReturnType<typeof unitUsed>
    >,
  };
}

interface PlanetView extends PlanetState {
  readonly resources: number;
  readonly influence: number;
}

/** With the values that planets have now. */
function planetsView(g: Ti4, planets: Ti4['planets']): { readonly [id in PlanetId]?: PlanetView } {
  const shown: { [id in PlanetId]?: PlanetView } = {};
  for (const key in planets) {
    const id = key as PlanetId;
    const state = planets[id];
    if (state) shown[id] = { ...state, resources: resourcesOf(g, id), influence: influenceOf(g, id) };
  }
  return shown;
}

/** Of a face-down objective everybody sees in which row it lies. */
function objectiveView({ id, revealed, scored }: Objective) {
  return { id: revealed ? id : null, stage: stage(id), revealed, scored };
}

function decksView({ actions, agendas, secrets, publics, ...piles }: Decks) {
  return {
    ...piles,
    actions: actions.length,
    agendas: agendas.length,
    secrets: secrets.length,
    publics: publics.length,
  };
}

/** Which cards are offered is between the two; the others see how many. */
function offerView(offer: Offer, viewer: Viewer) {
  const isPartner = viewer === offer.from || viewer === offer.to;
  const bundle = ({ note, actionCards, ...goods }: Bundle) => ({
    ...goods,
    note: isPartner ? note : null,
    notes: note === null ? 0 : 1,
    actionCards: isPartner ? actionCards : null,
    actionCardCount: actionCards.length,
  });
  return { from: offer.from, to: offer.to, gives: bundle(offer.gives), asks: bundle(offer.asks) };
}

/** The backs of tiles are seen by all. */
function tilesView(hand: readonly SystemId[], isOwn: boolean) {
  const of = (kind: 'blue' | 'red') => hand.filter((id) => system(id).kind === kind).length;
  return { blue: of('blue'), red: of('red'), tiles: isOwn ? hand : null };
}
