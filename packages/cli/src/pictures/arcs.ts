/** A view of Arcs in a few lines. */
import { type ArcsView, type SystemId, system } from '@orrery/arcs';
import type { Json, Seat } from '@orrery/kernel';
import type { Voice } from '@orrery/voice';

type Player = ArcsView['players'][number];
type InPlay = NonNullable<ArcsView['systems'][SystemId]>;

export function picture(json: Json, voice: Voice): string[] {
  const view = json as unknown as ArcsView;
  return [
    `Chapter ${view.chapter}, ${voice.player(view.initiative)} has the initiative`,
    ...ambitions(view, voice),
    `Court: ${court(view, voice)} (${view.court.deck} in the deck)`,
    ...systems(view, voice),
    ...view.players.flatMap((_, seat) => player(view, seat, voice)),
    ...round(view, voice),
  ];
}

function ambitions({ ambitions: boxes, markers }: ArcsView, { name: thing }: Voice): string[] {
  const named = (marker: string) => `${marker}${markers.flipped.some((id) => id === marker) ? ' (flipped)' : ''}`;
  const declared = Object.entries(boxes).flatMap(([ambition, inBox]) =>
    inBox.length > 0 ? [`${thing(ambition)} (${inBox.map(named).join(', ')})`] : [],
  );
  return [`Ambitions: ${listed(declared)}; markers left: ${listed(markers.available.map(named))}`];
}

function court({ court: { row } }: ArcsView, voice: Voice): string {
  const slots = row.map((slot) => {
    if (slot === null) return '-';
    const agents = bySeat(slot.agents, voice).map((own) => `${own} agents`);
    return `${voice.name(slot.card)}${agents.length > 0 ? ` (${agents.join(', ')})` : ''}`;
  });
  return slots.join(', ');
}

function systems({ systems: inPlay }: ArcsView, voice: Voice): string[] {
  const lines = Object.entries(inPlay).map(([id, state]) => {
    const contents = inSystem(state, voice);
    return `  ${placeName(id as SystemId, state, voice)}${contents.length > 0 ? `: ${contents.join('; ')}` : ''}`;
  });
  return ['Map:', ...lines];
}

/** "Hex 2 (Relic, 1 of 2 slots free)". */
function placeName(id: SystemId, { buildings, marker }: InPlay, { name: thing }: Voice): string {
  const { resource, slots } = system(id);
  if (resource === null) return thing(id);
  const free = slots - buildings.filter(({ slot }) => slot !== null).length;
  return `  ${thing(id)} (${thing(marker ?? resource)}, ${free} of ${slots} slots free)`;
}

function inSystem({ fresh, damaged, buildings }: InPlay, { player: name, name: thing }: Voice): string[] {
  const ships = fresh.flatMap((count, seat) => {
    const hurt = damaged[seat] ?? 0;
    return count + hurt > 0 ? [`${name(seat)} ${count + hurt} ships${hurt > 0 ? ` (${hurt} damaged)` : ''}`] : [];
  });
  const built = buildings.map(
    ({ kind, owner, damaged: isDamaged }) => `${name(owner)} ${isDamaged ? 'damaged ' : ''}${thing(kind)}`,
  );
  return [...ships, ...built];
}

function player({ players }: ArcsView, seat: Seat, voice: Voice): string[] {
  const own = players[seat];
  if (!own) return [];
  const { name: thing, player: name } = voice;
  const things = (ids: readonly string[]) => ids.map((id) => thing(id));
  const tokens = own.slots.filter((token) => token !== null);
  const supply = `${own.ships} ships, ${own.starports} starports, ${own.agents} agents, ${own.cities} cities`;
  const cards = things([...(own.leader === null ? [] : [own.leader]), ...own.lore, ...own.guilds.map(({ id }) => id)]);
  const outraged = things(
    Object.keys(own.outrage).filter((id) => own.outrage[id as keyof Player['outrage']] !== 'none'),
  );
  const trophies = own.trophies.map((taken) => Object.values(taken).reduce((sum, count) => sum + count, 0));
  const more: [string, string[]][] = [
    ['cards', cards],
    ['Captives', bySeat(own.captives, voice)],
    ['Trophies', bySeat(trophies, voice)],
    ['Outrage', outraged],
  ];
  const shown = more.flatMap(([label, items]) => (items.length > 0 ? [`${label}: ${items.join(', ')}`] : []));
  return [
    `${name(seat)}: ${own.power} Power, ${own.handSize} cards in hand; tokens: ${listed(things(tokens))}; left: ${supply}`,
    ...(shown.length > 0 ? [`  ${shown.join('; ')}`] : []),
    ...(own.hand === null ? [] : [`  hand: ${listed(things(own.hand))}`]),
  ];
}

function round({ round: { plays, zeroed }, turn }: ArcsView, { player: name, name: thing }: Voice): string[] {
  const played = plays.map(
    ({ seat, mode, card }) => `${name(seat)} ${mode} ${card === null ? '(face down)' : thing(card)}`,
  );
  const pips = turn === null ? [] : [`${name(turn.seat)} has ${turn.pips} actions left`];
  return played.length === 0 ? pips : [`Played: ${played.join(', ')}${zeroed ? ' (zeroed)' : ''}`, ...pips];
}

/** "Player 1 2": what each seat has, without those that have nothing. */
function bySeat(counts: readonly number[], { player: name }: Voice): string[] {
  return counts.flatMap((count, seat) => (count > 0 ? [`${name(seat)} ${count}`] : []));
}

function listed(items: readonly string[]): string {
  return items.length > 0 ? items.join(', ') : 'none';
}
