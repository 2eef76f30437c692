/** A view of Eclipse in a few lines. */
import { bearingOf, distance, type EclipseView, type SectorId, sector } from '@orrery/eclipse';
import { type Json, type Message, type Seat, vocabulary } from '@orrery/kernel';

export const texts = {
  'picture.round':
    'Round {round}, {phase, select, setup {setup} action {action phase} combat {combat phase} upkeep {upkeep phase} cleanup {cleanup phase} other {the end}}; {seat} is the start player',
  'picture.display':
    'On display: {technologies, plural, =0 {nothing} other {{technologies, list, comma}}} ({bag} in the bag)',
  'picture.left':
    'Left: {inner} inner, {middle} middle and {outer} outer sectors, {discoveries, plural, one {# discovery tile} other {# discovery tiles}}, {reputation, plural, one {# reputation tile} other {# reputation tiles}}',
  'picture.galaxy': 'Galaxy:',
  'picture.sector':
    '  {sector}{distance, plural, =0 {} other {, # out, bearing {bearing}°}}{contents, plural, =0 {} other {: {contents, list, semicolon}}}',
  'picture.owner': 'of {seat}',
  'picture.population': '{squares, list, comma}',
  'picture.square':
    '{square}{advanced, select, true {*} other {}}{filled, select, true {{cubes, plural, =0 {} other { ({cubes})}}} other { (empty)}}',
  'picture.warp-portal': 'warp portal',
  'picture.discovery': 'discovery tile',
  'picture.fleet': '{owners, plural, =0 {} other {{owners} }}{ships, list, comma}',
  'picture.ships': '{count, plural, =1 {} other {# }}{type, name, #count}{damage, plural, =0 {} other { (# damage)}}',
  'picture.several': '{count, plural, =1 {} other {# × }}{what}',
  'picture.eliminated': '{seat} is eliminated with {points, plural, one {# point} other {# points}}',
  'picture.player':
    '{seat}{species, plural, =0 {} other { ({species})}}: {stores, list, comma}; {discs, plural, one {# disc} other {# discs}}, upkeep {upkeep}; {colonyShips, plural, one {# colony ship} other {# colony ships}}{passed, select, true {; passed} other {}}{traitor, select, true {; traitor} other {}}',
  'picture.store': '{count} {resource, name, #count} (+{income})',
  'picture.tiles':
    '  technologies: {technologies, plural, =0 {none} other {{technologies, list, comma}}}; reputation: {reputation, plural, =0 {none} other {{reputation, list, comma}}}',
  'picture.ambassador': 'ambassador of {seat}',
  'picture.facedown': 'facedown',
  'picture.blueprint':
    '  {type}: dice {dice, plural, =0 {none} other {{dice, list, comma}}}; computer {computer}, shield {shield}, hull {hull}, move {move}, initiative {initiative}, energy {consumed}/{produced}{parts, plural, =0 {} other {; tiles: {parts, list, comma}}}',
  'picture.dice': '{count} {colour}{missile, select, true { (missile)} other {}}',
  'picture.turn': 'It is the turn of {seat}{actions, plural, =0 {} other {: {actions}}}',
  'picture.revealed': 'Revealed: {sectors, list, comma}',
  'picture.found': 'Found: {tile}',
  'picture.battle': 'Battle in {sector}, round {round}: {attacker} against {defender}',
  'picture.roll': '{owner} rolled {dice, list, comma}',
  'picture.die': '{colour} {face}',
} as const;

const kinds = [
  'seat',
  'phase',
  'sector',
  'square',
  'resource',
  'track',
  'ship',
  'species',
  'technology',
  'ship-part',
  'discovery-tile',
  'colour',
  'face',
  'action',
] as const;
const { words, the } = vocabulary<keyof typeof texts, { [kind in (typeof kinds)[number]]: string | number }>(kinds);

type Player = EclipseView['players'][number];
type InPlay = NonNullable<EclipseView['sectors'][SectorId]>;
type Owner = InPlay['ships'][number]['owner'];

export function picture(json: Json): Message[] {
  const view = json as unknown as EclipseView;
  const { round, phase, startPlayer, tray, bag, stacks, discoveries, reputationBag } = view;
  const technologies = [...new Set(tray)].map((id) =>
    words('picture.several', { count: tray.filter((each) => each === id).length, what: the.technology(id) }),
  );
  return [
    words('picture.round', { round, phase: the.phase(phase), seat: the.seat(startPlayer) }),
    words('picture.display', { technologies, bag }),
    words('picture.left', {
      ...{ inner: stacks[1], middle: stacks[2], outer: stacks[3] },
      discoveries,
      reputation: reputationBag,
    }),
    words('picture.galaxy'),
    ...(Object.keys(view.sectors) as SectorId[]).flatMap((id) => sectorLine(view, id)),
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat)),
    ...happening(view),
  ];
}

function sectorLine({ sectors }: EclipseView, id: SectorId): Message[] {
  const state = sectors[id];
  if (state === undefined) return [];
  const squares = population(state, id);
  const contents = [
    ...(state.owner === null ? [] : [words('picture.owner', { seat: the.seat(state.owner) })]),
    ...(squares.length > 0 ? [words('picture.population', { squares })] : []),
    ...fleets(state),
    ...(state.monolith ? [the.ship('monolith')] : []),
    ...(state.warpPortal !== null || sector(id).warpPortal ? [words('picture.warp-portal')] : []),
    ...(state.discovery ? [words('picture.discovery')] : []),
  ];
  const place = { distance: distance(state), bearing: bearingOf(state) };
  return [words('picture.sector', { sector: the.sector(id), ...place, contents })];
}

/** The squares, a star for an advanced one, and what is on those that say nothing of it. */
function population({ cubes, orbital }: InPlay, id: SectorId): Message[] {
  const squares = sector(id).population.map(({ type, advanced }, square) => {
    const cube = cubes[square] ?? null;
    const shown = cube === null || type !== 'gray' ? [] : [the.track(cube)];
    return words('picture.square', { square: the.square(type), advanced, filled: cube !== null, cubes: shown });
  });
  if (orbital === null) return squares;
  const shown = orbital.cube === null ? [] : [the.track(orbital.cube)];
  const filled = orbital.cube !== null;
  return [
    ...squares,
    words('picture.square', { square: the.square('orbital'), advanced: false, filled, cubes: shown }),
  ];
}

/** "Player 1 2 Cruisers, Dreadnought (2 damage)". */
function fleets({ ships: present }: InPlay): Message[] {
  const owners = [...new Set(present.map(({ owner }) => owner))];
  return owners.map((owner) => {
    const own = present.filter((ship) => ship.owner === owner);
    const alike = Object.groupBy(own, ({ type, damage }) => `${type} ${damage}`);
    const ships = Object.values(alike).flatMap((group = []) => {
      const [first] = group;
      const count = group.length;
      return first ? [words('picture.ships', { count, type: the.ship(first.type), damage: first.damage })] : [];
    });
    return words('picture.fleet', { owners: typeof owner === 'number' ? [the.seat(owner)] : [], ships });
  });
}

function playerLines(view: EclipseView, own: Player, seat: Seat): Message[] {
  if (own.eliminated) return [words('picture.eliminated', { seat: the.seat(seat), points: own.finalPoints ?? 0 })];
  const stores = (['materials', 'science', 'money'] as const).map((each) =>
    words('picture.store', {
      count: own.resources[each],
      resource: the.resource(each),
      income: own.production[each],
    }),
  );
  const technologies = Object.values(own.technologies).flat().map(the.technology);
  const reputation = own.reputation.flatMap((tile) => (tile === null ? [] : [reputationText(tile)]));
  return [
    words('picture.player', {
      seat: the.seat(seat),
      species: own.species === null ? [] : [the.species(own.species)],
      stores,
      discs: own.discs,
      upkeep: own.upkeep,
      colonyShips: own.colonyShips.ready,
      passed: own.passed,
      traitor: view.traitor === seat,
    }),
    words('picture.tiles', { technologies, reputation }),
    ...(seat === view.viewer ? blueprints(own) : []),
  ];
}

function reputationText(tile: NonNullable<Player['reputation'][number]>) {
  if ('ambassador' in tile) return words('picture.ambassador', { seat: the.seat(tile.ambassador) });
  return tile.value ?? words('picture.facedown');
}

/** The ratings and the tiles of one's own ships. */
function blueprints({ ratings, blueprints: own }: Player): Message[] {
  if (ratings === null) return [];
  return (Object.keys(ratings) as (keyof typeof ratings)[]).map((type) => {
    const { initiative, computer, shield, hull, move, produced, consumed, cannons, missiles } = ratings[type];
    const dice = (weapons: typeof cannons, missile: boolean) =>
      weapons.map(({ colour, count }) => words('picture.dice', { count, colour: the.colour(colour), missile }));
    const { tiles, outside } = own[type];
    const parts = [...tiles, ...outside].flatMap((id) => (id === null ? [] : [the['ship-part'](id)]));
    const figures = { computer, shield, hull, move, initiative, consumed, produced };
    const all = [...dice(cannons, false), ...dice(missiles, true)];
    return words('picture.blueprint', { type: the.ship(type), dice: all, ...figures, parts });
  });
}

function happening({ turn, battle, roll, revealed, found }: EclipseView): Message[] {
  const named = (owner: Owner) => (typeof owner === 'number' ? the.seat(owner) : the.ship(owner));
  const lines: Message[] = [];
  if (turn) {
    const actions = turn.action ? [the.action(turn.action)] : [];
    lines.push(words('picture.turn', { seat: the.seat(turn.seat), actions }));
  }
  if (revealed) lines.push(words('picture.revealed', { sectors: revealed.sectors.map(the.sector) }));
  for (const { tile } of found) lines.push(words('picture.found', { tile: the['discovery-tile'](tile) }));
  if (battle) {
    const [attacker, defender] = [named(battle.attacker), named(battle.defender)];
    lines.push(words('picture.battle', { sector: the.sector(battle.sector), round: battle.round, attacker, defender }));
  }
  if (roll) {
    const dice = roll.dice.map(({ colour, face }) =>
      words('picture.die', { colour: the.colour(colour), face: the.face(face) }),
    );
    lines.push(words('picture.roll', { owner: named(roll.owner), dice }));
  }
  return lines;
}
