/** A view of Arcs in a few lines. */
import { type ArcsView, type SystemId, system } from '@orrery/arcs';
import { freeSlots, trophyCount } from '@orrery/arcs/figures';
import { type Json, type Message, type Seat, vocabulary } from '@orrery/kernel';

export const texts = {
  'picture.chapter': 'Chapter {chapter}, {seat} has the initiative',
  'picture.ambitions':
    'Ambitions: {declared, plural, =0 {none} other {{declared, list, comma}}}; markers left: {left, plural, =0 {none} other {{left, list, comma}}}',
  'picture.ambition': '{ambition} ({markers, list, comma})',
  'picture.marker':
    '{marker, select, high {high} medium {medium} other {small}}{flipped, select, true { (flipped)} other {}}',
  'picture.court': 'Court: {cards, list, comma} ({deck} in the deck)',
  'picture.court-card': '{card}{agents, plural, =0 {} other { ({agents, list, comma})}}',
  'picture.agents': '{seat} {count, plural, one {# agent} other {# agents}}',
  'picture.no-card': '-',
  'picture.map': 'Map:',
  'picture.gate': '  {system}{contents, plural, =0 {} other {: {contents, list, semicolon}}}',
  'picture.planet':
    '    {system} ({resource}, {free} of {slots, plural, one {# slot} other {# slots}} free){contents, plural, =0 {} other {: {contents, list, semicolon}}}',
  'picture.ships': '{seat} {count, plural, one {# ship} other {# ships}}{damaged, plural, =0 {} other { (# damaged)}}',
  'picture.building': '{seat} {damaged, select, true {damaged } other {}}{kind}',
  'picture.player':
    '{seat}: {power} Power, {cards, plural, one {# card} other {# cards}} in hand; tokens: {tokens, plural, =0 {none} other {{tokens, list, comma}}}; left: {ships, plural, one {# ship} other {# ships}}, {starports, plural, one {# starport} other {# starports}}, {agents, plural, one {# agent} other {# agents}}, {cities, plural, one {# city} other {# cities}}',
  'picture.holdings': '  {holdings, list, semicolon}',
  'picture.cards': 'cards: {items, list, comma}',
  'picture.captives': 'Captives: {items, list, comma}',
  'picture.trophies': 'Trophies: {items, list, comma}',
  'picture.outrage': 'Outrage: {items, list, comma}',
  'picture.of-owner': '{seat} {count}',
  'picture.hand': '  hand: {cards, plural, =0 {none} other {{cards, list, comma}}}',
  'picture.played': 'Played: {plays, list, comma}{zeroed, select, true { (zeroed)} other {}}',
  'picture.play':
    '{seat} {mode, select, lead {leads} surpass {surpasses} pivot {pivots} other {copies}}: {cards, plural, =0 {face down} other {{cards}}}',
  'picture.discard': 'Discarded face up: {cards, list, comma}',
  'picture.pips': '{seat} has {pips, plural, one {# action} other {# actions}} left',
} as const;

/** The kinds of things that Arcs knows, as far as pictures show them. */
type Things = {
  readonly seat: Seat;
  readonly ambition: string;
  readonly marker: string;
  readonly card: string;
  readonly actionCard: string;
  readonly system: SystemId;
  readonly resource: string;
  readonly piece: string;
  readonly mode: string;
};

const { words, the } = vocabulary<keyof typeof texts, Things>([
  'seat',
  'ambition',
  'marker',
  'card',
  'actionCard',
  'system',
  'resource',
  'piece',
  'mode',
]);

type Player = ArcsView['players'][number];
type InPlay = NonNullable<ArcsView['systems'][SystemId]>;

export function picture(json: Json): Message[] {
  const view = json as unknown as ArcsView;
  return [
    words('picture.chapter', { chapter: view.chapter, seat: the.seat(view.initiative) }),
    ambitions(view),
    court(view),
    words('picture.map'),
    ...Object.entries(view.systems).map(([id, state]) => systemLine(id as SystemId, state)),
    ...view.players.flatMap(playerLines),
    ...round(view),
  ];
}

function ambitions({ ambitions: boxes, markers }: ArcsView): Message {
  const named = (marker: string) =>
    words('picture.marker', { marker: the.marker(marker), flipped: markers.flipped.some((id) => id === marker) });
  const declared = Object.entries(boxes).flatMap(([ambition, inBox]) =>
    inBox.length > 0
      ? [words('picture.ambition', { ambition: the.ambition(ambition), markers: inBox.map(named) })]
      : [],
  );
  return words('picture.ambitions', { declared, left: markers.available.map(named) });
}

function court({ court: { row, deck } }: ArcsView): Message {
  const cards = row.map((slot) =>
    slot === null
      ? words('picture.no-card')
      : words('picture.court-card', { card: the.card(slot.card), agents: bySeat(slot.agents, 'picture.agents') }),
  );
  return words('picture.court', { cards, deck });
}

function systemLine(id: SystemId, state: InPlay): Message {
  const { resource, slots } = system(id);
  const contents = inSystem(state);
  if (resource === null) return words('picture.gate', { system: the.system(id), contents });
  const free = freeSlots(id, state.buildings).length;
  const planet = { system: the.system(id), resource: the.resource(state.marker ?? resource) };
  return words('picture.planet', { ...planet, free, slots, contents });
}

function inSystem({ fresh, damaged, buildings }: InPlay): Message[] {
  const ships = fresh.flatMap((count, seat) => {
    const hurt = damaged[seat] ?? 0;
    const all = count + hurt;
    return all > 0 ? [words('picture.ships', { seat: the.seat(seat), count: all, damaged: hurt })] : [];
  });
  const built = buildings.map(({ kind, owner, damaged: isDamaged }) =>
    words('picture.building', { seat: the.seat(owner), damaged: isDamaged, kind: the.piece(kind) }),
  );
  return [...ships, ...built];
}

function playerLines(own: Player, seat: Seat): Message[] {
  const { power, handSize, ships, starports, agents, cities } = own;
  const tokens = own.slots.filter((token) => token !== null).map(the.resource);
  const supply = { ships, starports, agents, cities };
  const holdings = holdingsOf(own);
  return [
    words('picture.player', { seat: the.seat(seat), power, cards: handSize, tokens, ...supply }),
    ...(holdings.length > 0 ? [words('picture.holdings', { holdings })] : []),
    ...(own.hand === null ? [] : [words('picture.hand', { cards: own.hand.map(the.actionCard) })]),
  ];
}

function holdingsOf({ leader, lore, guilds, captives, trophies, outrage }: Player): Message[] {
  const cards = [...(leader === null ? [] : [leader]), ...lore, ...guilds.map(({ id }) => id)].map(the.card);
  const taken = trophies.map((pieces) => trophyCount({ trophies: [pieces] }));
  const outraged = Object.keys(outrage)
    .filter((id) => outrage[id as keyof Player['outrage']] !== 'none')
    .map(the.resource);
  const all = [
    ['picture.cards', cards],
    ['picture.captives', bySeat(captives, 'picture.of-owner')],
    ['picture.trophies', bySeat(taken, 'picture.of-owner')],
    ['picture.outrage', outraged],
  ] as const;
  return all.flatMap(([key, items]) => (items.length > 0 ? [words(key, { items })] : []));
}

function round({ round: { plays, zeroed }, turn, discard }: ArcsView): Message[] {
  const played = plays.map(({ seat, mode, card }) =>
    words('picture.play', {
      seat: the.seat(seat),
      mode: the.mode(mode),
      cards: card === null ? [] : [the.actionCard(card)],
    }),
  );
  return [
    ...(played.length > 0 ? [words('picture.played', { plays: played, zeroed })] : []),
    ...(turn === null ? [] : [words('picture.pips', { seat: the.seat(turn.seat), pips: turn.pips })]),
    ...(discard.up.length > 0 ? [words('picture.discard', { cards: discard.up.map(the.actionCard) })] : []),
  ];
}

/** What each seat has, without those that have nothing. */
function bySeat(counts: readonly number[], key: 'picture.agents' | 'picture.of-owner'): Message[] {
  return counts.flatMap((count, seat) => (count > 0 ? [words(key, { seat: the.seat(seat), count })] : []));
}
