/** A view of Twilight Imperium in a few lines. */
import type { Json, Seat } from '@orrery/kernel';
import { type PlanetId, type SystemId, system, type Ti4View } from '@orrery/ti4';
import type { Voice } from '@orrery/voice';

type Player = Ti4View['players'][number];
type Groups = NonNullable<Ti4View['systems'][SystemId]>['units'];

export function picture(json: Json, voice: Voice): string[] {
  const view = json as unknown as Ti4View;
  return [
    `Round ${view.round}, ${view.phase} phase; ${voice.player(view.speaker)} is the speaker${view.custodians ? '; the custodians are on Mecatol Rex' : ''}`,
    ...objectives(view, voice),
    ...strategyCards(view, voice),
    ...laws(view, voice),
    'Galaxy:',
    ...systems(view, voice),
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat, voice)),
    ...happening(view, voice),
  ];
}

function objectives({ objectives: rows }: Ti4View, { name: thing, player }: Voice): string[] {
  const revealed = rows.flatMap(({ id, scored }) =>
    id === null ? [] : [`${thing(id)}${scored.length > 0 ? ` (${scored.map(player).join(', ')})` : ''}`],
  );
  const down = rows.filter(({ id }) => id === null).length;
  return rows.length === 0 ? [] : [`Objectives: ${listed(revealed)}; ${down} face down`];
}

function strategyCards({ strategyCards: common }: Ti4View, { name: thing }: Voice): string[] {
  const lying = Object.entries(common).map(([id, goods]) => `${thing(id)}${goods ? ` (+${goods})` : ''}`);
  return lying.length === 0 ? [] : [`Strategy cards: ${lying.join(', ')}`];
}

function laws({ laws: inPlay }: Ti4View, { name: thing, player }: Voice): string[] {
  const named = inPlay.map(({ id, owner }) => `${thing(id)}${owner === null ? '' : ` (${player(owner)})`}`);
  return named.length === 0 ? [] : [`Laws: ${named.join(', ')}`];
}

/** Systems with units, tokens or owned planets. */
function systems(view: Ti4View, voice: Voice): string[] {
  return (Object.keys(view.systems) as SystemId[]).flatMap((id) => {
    const state = view.systems[id];
    if (state === undefined) return [];
    const tokens = state.tokens.map((seat) => `token of ${voice.player(seat)}`);
    const planets = system(id).planets.flatMap((planet) => planetText(view, planet, voice));
    const contents = [...fleet(state.units, voice), ...planets, ...tokens];
    return contents.length === 0 ? [] : [`  ${voice.name(id)}: ${contents.join('; ')}`];
  });
}

function planetText({ planets }: Ti4View, id: PlanetId, voice: Voice): string[] {
  const state = planets[id];
  if (state === undefined || (state.owner === null && state.units.length === 0)) return [];
  const owner = state.owner === null ? 'nobody' : voice.player(state.owner);
  const units = fleet(state.units, voice);
  return [
    `${voice.name(id)} of ${owner}${state.exhausted ? ', exhausted' : ''}${units.length > 0 ? ` (${units.join('; ')})` : ''}`,
  ];
}

/** "Player 1 2 cruisers, 1 carrier". */
function fleet(groups: Groups, { name: thing, player }: Voice): string[] {
  const seats = [...new Set(groups.map(({ seat }) => seat))];
  return seats.map((seat) => {
    const units = groups
      .filter((group) => group.seat === seat)
      .map(
        ({ type, count, damaged }) => `${count} ${thing(type, { count })}${damaged > 0 ? ` (${damaged} damaged)` : ''}`,
      );
    return `${player(seat)} ${units.join(', ')}`;
  });
}

function playerLines(view: Ti4View, own: Player, seat: Seat, voice: Voice): string[] {
  const { name: thing, player } = voice;
  if (own.eliminated) return [`${player(seat)} is eliminated`];
  const { tactic, fleet: ships, strategy } = own.pools;
  const name = own.faction === null ? player(seat) : `${player(seat)} (${thing(own.faction)})`;
  const cards = own.strategyCards.map(({ id, exhausted }) => `${thing(id)}${exhausted ? ' (used)' : ''}`);
  const held = (notes: Player['notesInPlay']) => notes.map(({ id, of }) => `${thing(id)} of ${player(of)}`);
  const hand = [
    ...[...(own.secrets ?? []), ...(own.actionCards ?? [])].map((id) => thing(id)),
    ...held(own.notes ?? []),
  ];
  return [
    `${name}: ${own.points} points; tokens ${tactic}/${ships}/${strategy}; ${own.tradeGoods} trade goods, ${own.commodities} commodities; ${own.actionCardCount} action cards, ${own.noteCount} notes, ${own.secretCount} secret objectives${own.passed ? '; passed' : ''}`,
    ...(cards.length > 0 ? [`  strategy: ${cards.join(', ')}`] : []),
    ...(own.technologies.length > 0 ? [`  technologies: ${own.technologies.map((id) => thing(id)).join(', ')}`] : []),
    ...(own.notesInPlay.length > 0 ? [`  notes in play: ${held(own.notesInPlay).join(', ')}`] : []),
    ...(seat === view.viewer ? [`  hand: ${listed(hand)}`] : []),
  ];
}

function happening({ turn, tactical, combat, roll, agenda, offer }: Ti4View, { name: thing, player }: Voice): string[] {
  const lines: string[] = [];
  if (turn) lines.push(`It is the turn of ${player(turn.seat)}`);
  if (tactical) lines.push(`Tactical action in ${thing(tactical.system)}: ${tactical.step}`);
  if (combat)
    lines.push(
      `${combat.kind} combat in ${thing(combat.planet ?? combat.system)}, round ${combat.round}: ${player(combat.attacker)} against ${player(combat.defender)}`,
    );
  if (roll) lines.push(`${player(roll.seat)} rolled ${roll.dice.map(({ result }) => result).join(', ')}`);
  if (agenda) lines.push(`Agenda: ${thing(agenda.id)}`);
  if (offer) lines.push(`${player(offer.from)} offers ${player(offer.to)} a transaction`);
  return lines;
}

function listed(items: readonly string[]): string {
  return items.length > 0 ? items.join(', ') : 'none';
}
