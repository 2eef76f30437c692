/** A view of Twilight Imperium in a few lines. */
import { type Json, type Message, type Seat, vocabulary } from '@orrery/kernel';
import { type PlanetId, type SystemId, system, type Ti4View } from '@orrery/ti4';

export const texts = {
  'picture.round':
    'Round {round}, {phase, select, setup {setup} strategy {strategy phase} action {action phase} status {status phase} other {agenda phase}}; {speaker} is the speaker{custodians, select, true {; the custodians are on {planet}} other {}}',
  'picture.objectives':
    'Objectives: {objectives, plural, =0 {none} other {{objectives, list, comma}}}; {down} face down',
  'picture.objective': '{objective}{scored, plural, =0 {} other { ({scored, list, comma})}}',
  'picture.strategy-cards': 'Strategy cards: {cards, list, comma}',
  'picture.strategy-card': '{card}{goods, plural, =0 {} other { (+#)}}',
  'picture.laws': 'Laws: {laws, list, comma}',
  'picture.law': '{law}{owners, plural, =0 {} other { ({owners})}}',
  'picture.galaxy': 'Galaxy:',
  'picture.system': '  {system}: {contents, list, semicolon}',
  'picture.token': 'token of {seat}',
  'picture.planet':
    '{planet} of {owners, plural, =0 {nobody} other {{owners}}}{exhausted, select, true {, exhausted} other {}}{units, plural, =0 {} other { ({units, list, semicolon})}}',
  'picture.fleet': '{seat} {units, list, comma}',
  'picture.units': '{count} {type, name, #count}{damaged, plural, =0 {} other { (# damaged)}}',
  'picture.eliminated': '{seat} is eliminated',
  'picture.player':
    '{seat}{factions, plural, =0 {} other { ({factions})}}: {points, plural, one {# point} other {# points}}; tokens {tactic}/{fleet}/{strategy}; {tradeGoods, plural, one {# trade good} other {# trade goods}}, {commodities, plural, one {# commodity} other {# commodities}}; {actionCards, plural, one {# action card} other {# action cards}}, {notes, plural, one {# note} other {# notes}}, {secrets, plural, one {# secret objective} other {# secret objectives}}{passed, select, true {; passed} other {}}',
  'picture.own-cards': '  strategy: {cards, list, comma}',
  'picture.own-card': '{card}{used, select, true { (used)} other {}}',
  'picture.technologies': '  technologies: {technologies, list, comma}',
  'picture.notes': '  notes in play: {notes, list, comma}',
  'picture.note': '{note} of {seat}',
  'picture.hand': '  hand: {cards, plural, =0 {none} other {{cards, list, comma}}}',
  'picture.turn': 'It is the turn of {seat}',
  'picture.tactical':
    'Tactical action in {system}: {step, select, activation {activation} movement {movement} space-cannon-offense {space cannon offense} space-combat {space combat} invasion {invasion} other {production}}',
  'picture.combat':
    '{kind, select, space {Space} other {Ground}} combat in {place}, round {round}: {attacker} against {defender}',
  'picture.roll': '{seat} rolled {dice, list, comma}',
  'picture.agenda': 'Agenda: {agenda}',
  'picture.offer': '{seat} offers {rival} a transaction',
} as const;

const kinds = [
  'seat',
  'phase',
  'system',
  'planet',
  'unit-type',
  'faction',
  'technology',
  'public-objective',
  'secret-objective',
  'strategy-card',
  'action-card',
  'note',
  'agenda',
  'step',
  'combat',
] as const;
const { words, the } = vocabulary<keyof typeof texts, { [kind in (typeof kinds)[number]]: string | number }>(kinds);

type Player = Ti4View['players'][number];
type Groups = NonNullable<Ti4View['systems'][SystemId]>['units'];

export function picture(json: Json): Message[] {
  const view = json as unknown as Ti4View;
  const { round, phase, speaker, custodians } = view;
  return [
    words('picture.round', {
      round,
      phase: the.phase(phase),
      speaker: the.seat(speaker),
      custodians,
      planet: the.planet('mecatol-rex'),
    }),
    ...objectives(view),
    ...strategyCards(view),
    ...laws(view),
    words('picture.galaxy'),
    ...systems(view),
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat)),
    ...happening(view),
  ];
}

function objectives({ objectives: rows, published }: Ti4View): Message[] {
  const revealed = rows.flatMap(({ id, scored }) =>
    id === null
      ? []
      : [words('picture.objective', { objective: the['public-objective'](id), scored: scored.map(the.seat) })],
  );
  const down = rows.length - revealed.length;
  const leaked = published.map(({ id, scored }) =>
    words('picture.objective', { objective: the['secret-objective'](id), scored: scored.map(the.seat) }),
  );
  return rows.length === 0 ? [] : [words('picture.objectives', { objectives: [...revealed, ...leaked], down })];
}

function strategyCards({ strategyCards: common }: Ti4View): Message[] {
  const cards = Object.entries(common).map(([id, goods]) =>
    words('picture.strategy-card', { card: the['strategy-card'](id), goods }),
  );
  return cards.length === 0 ? [] : [words('picture.strategy-cards', { cards })];
}

function laws({ laws: inPlay }: Ti4View): Message[] {
  const named = inPlay.map(({ id, owner }) => words('picture.law', { law: the.agenda(id), owners: ownersOf(owner) }));
  return named.length === 0 ? [] : [words('picture.laws', { laws: named })];
}

/** Systems with units, tokens or owned planets. */
function systems(view: Ti4View): Message[] {
  return (Object.keys(view.systems) as SystemId[]).flatMap((id) => {
    const state = view.systems[id];
    if (state === undefined) return [];
    const tokens = state.tokens.map((seat) => words('picture.token', { seat: the.seat(seat) }));
    const planets = system(id).planets.flatMap((planet) => planetText(view, planet));
    const contents = [...fleets(state.units), ...planets, ...tokens];
    return contents.length === 0 ? [] : [words('picture.system', { system: the.system(id), contents })];
  });
}

function planetText({ planets }: Ti4View, id: PlanetId): Message[] {
  const state = planets[id];
  if (state === undefined || (state.owner === null && state.units.length === 0)) return [];
  const { owner, exhausted, units } = state;
  return [
    words('picture.planet', {
      planet: the.planet(id),
      owners: ownersOf(owner),
      exhausted: exhausted === true,
      units: fleets(units),
    }),
  ];
}

/** "Player 1 2 cruisers, 1 carrier". */
function fleets(groups: Groups): Message[] {
  const seats = [...new Set(groups.map(({ seat }) => seat))];
  return seats.map((seat) => {
    const units = groups
      .filter((group) => group.seat === seat)
      .map(({ type, count, damaged }) => words('picture.units', { count, type: the['unit-type'](type), damaged }));
    return words('picture.fleet', { seat: the.seat(seat), units });
  });
}

function playerLines(view: Ti4View, own: Player, seat: Seat): Message[] {
  if (own.eliminated) return [words('picture.eliminated', { seat: the.seat(seat) })];
  const { points, pools, tradeGoods, commodities, passed } = own;
  const counts = { actionCards: own.actionCardCount, notes: own.noteCount, secrets: own.secretCount };
  const cards = own.strategyCards.map(({ id, exhausted }) =>
    words('picture.own-card', { card: the['strategy-card'](id), used: exhausted }),
  );
  const factions = own.faction === null ? [] : [the.faction(own.faction)];
  return [
    words('picture.player', {
      seat: the.seat(seat),
      factions,
      points,
      ...{ tactic: pools.tactic, fleet: pools.fleet, strategy: pools.strategy },
      tradeGoods,
      commodities,
      ...counts,
      passed,
    }),
    ...(cards.length > 0 ? [words('picture.own-cards', { cards })] : []),
    ...(own.technologies.length > 0
      ? [words('picture.technologies', { technologies: own.technologies.map(the.technology) })]
      : []),
    ...(own.notesInPlay.length > 0 ? [words('picture.notes', { notes: notesIn(own.notesInPlay) })] : []),
    ...(seat === view.viewer ? [words('picture.hand', { cards: handOf(own) })] : []),
  ];
}

function handOf({ secrets, actionCards, notes }: Player) {
  return [
    ...(secrets ?? []).map(the['secret-objective']),
    ...(actionCards ?? []).map(the['action-card']),
    ...notesIn(notes ?? []),
  ];
}

function notesIn(notes: Player['notesInPlay']): Message[] {
  return notes.map(({ id, of }) => words('picture.note', { note: the.note(id), seat: the.seat(of) }));
}

function happening({ turn, tactical, combat, roll, agenda, offer }: Ti4View): Message[] {
  const lines: Message[] = [];
  if (turn) lines.push(words('picture.turn', { seat: the.seat(turn.seat) }));
  if (tactical)
    lines.push(words('picture.tactical', { system: the.system(tactical.system), step: the.step(tactical.step) }));
  if (combat) {
    const place = combat.planet === null ? the.system(combat.system) : the.planet(combat.planet);
    const [attacker, defender] = [the.seat(combat.attacker), the.seat(combat.defender)];
    const { kind, round } = combat;
    lines.push(words('picture.combat', { kind: the.combat(kind), place, round, attacker, defender }));
  }
  if (roll)
    lines.push(words('picture.roll', { seat: the.seat(roll.seat), dice: roll.dice.map(({ result }) => result) }));
  if (agenda) lines.push(words('picture.agenda', { agenda: the.agenda(agenda.id) }));
  if (offer) lines.push(words('picture.offer', { seat: the.seat(offer.from), rival: the.seat(offer.to) }));
  return lines;
}

/** Nobody or one. */
function ownersOf(owner: Seat | null) {
  return owner === null ? [] : [the.seat(owner)];
}
