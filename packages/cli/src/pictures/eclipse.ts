/** A view of Eclipse in a few lines. */
import { bearingOf, distance, type EclipseView, type SectorId, sector } from '@orrery/eclipse';
import type { Json, Seat } from '@orrery/kernel';
import type { Voice } from '@orrery/voice';

type Player = EclipseView['players'][number];
type InPlay = NonNullable<EclipseView['sectors'][SectorId]>;
type Owner = InPlay['ships'][number]['owner'];

export function picture(json: Json, voice: Voice): string[] {
  const view = json as unknown as EclipseView;
  const { 1: inner, 2: middle, 3: outer } = view.stacks;
  return [
    `Round ${view.round}, ${view.phase} phase; ${voice.player(view.startPlayer)} is the start player`,
    `On display: ${technologies(view, voice)} (${view.bag} in the bag)`,
    `Left: ${inner} inner, ${middle} middle and ${outer} outer sectors, ${view.discoveries} discovery tiles, ${view.reputationBag} reputation tiles`,
    'Galaxy:',
    ...(Object.keys(view.sectors) as SectorId[]).flatMap((id) => sectorLine(view, id, voice)),
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat, voice)),
    ...happening(view, voice),
  ];
}

/** "2 Starbase, Orbital". */
function technologies({ tray }: EclipseView, { name: thing }: Voice): string {
  return listed(counted(tray.map((id) => thing(`technology/${id}`))));
}

function sectorLine({ sectors }: EclipseView, id: SectorId, voice: Voice): string[] {
  const state = sectors[id];
  if (state === undefined) return [];
  const contents = [
    ...(state.owner === null ? [] : [`of ${voice.player(state.owner)}`]),
    ...population(state, id, voice),
    ...ships(state, voice),
    ...(state.monolith ? [voice.name('ship/monolith')] : []),
    ...(state.warpPortal !== null || sector(id).warpPortal ? ['warp portal'] : []),
    ...(state.discovery ? ['discovery tile'] : []),
  ];
  const steps = distance(state);
  const place = steps === 0 ? '' : `, ${steps} out, bearing ${bearingOf(state)}°`;
  return [`  ${voice.name(id)}${place}${contents.length > 0 ? `: ${contents.join('; ')}` : ''}`];
}

/** "materials, science* (empty)": the squares, a star for an advanced one. */
function population({ cubes, orbital }: InPlay, id: SectorId, { name: thing }: Voice): string[] {
  const squares = sector(id).population.map(({ type, advanced }, square) => {
    const cube = cubes[square] ?? null;
    const filled = cube === null ? ' (empty)' : type === 'gray' ? ` (${thing(cube)})` : '';
    return `${thing(type)}${advanced ? '*' : ''}${filled}`;
  });
  const built =
    orbital === null ? [] : [`${thing('ship/orbital')} (${orbital.cube === null ? 'empty' : thing(orbital.cube)})`];
  return squares.length + built.length > 0 ? [[...squares, ...built].join(', ')] : [];
}

/** "Player 1 2 cruiser, dreadnought (2 damage)". */
function ships({ ships: present }: InPlay, voice: Voice): string[] {
  const owners = [...new Set(present.map(({ owner }) => owner))];
  return owners.map((owner) => {
    const own = present.filter((ship) => ship.owner === owner);
    const named = own.map(
      ({ type, damage }) => `${voice.name(`ship/${type}`)}${damage > 0 ? ` (${damage} damage)` : ''}`,
    );
    const list = counted(named).join(', ');
    return typeof owner === 'number' ? `${voice.player(owner)} ${list}` : list;
  });
}

function playerLines(view: EclipseView, own: Player, seat: Seat, voice: Voice): string[] {
  const { name: thing, player } = voice;
  if (own.eliminated) return [`${player(seat)} is eliminated with ${own.finalPoints} points`];
  const name = own.species === null ? player(seat) : `${player(seat)} (${thing(own.species)})`;
  const stores = (['materials', 'science', 'money'] as const).map(
    (each) => `${own.resources[each]} ${thing(each)} (+${own.production[each]})`,
  );
  const owned = Object.values(own.technologies).flat();
  const reputation = own.reputation.flatMap((tile) => (tile === null ? [] : [reputationText(tile, voice)]));
  const notes = [
    `${own.discs} discs, upkeep ${own.upkeep}`,
    `${own.colonyShips.ready} colony ships`,
    ...(own.passed ? ['passed'] : []),
    ...(view.traitor === seat ? ['traitor'] : []),
  ];
  return [
    `${name}: ${stores.join(', ')}; ${notes.join('; ')}`,
    `  technologies: ${listed(owned.map((id) => thing(`technology/${id}`)))}; reputation: ${listed(reputation)}`,
    ...(seat === view.viewer ? blueprints(own, voice) : []),
  ];
}

function reputationText(tile: NonNullable<Player['reputation'][number]>, { player }: Voice): string {
  if ('ambassador' in tile) return `ambassador of ${player(tile.ambassador)}`;
  return tile.value === null ? 'facedown' : `${tile.value}`;
}

/** The ratings and the tiles of one's own ships. */
function blueprints({ ratings, blueprints: own }: Player, { name: thing }: Voice): string[] {
  if (ratings === null) return [];
  return (Object.keys(ratings) as (keyof typeof ratings)[]).map((type) => {
    const { initiative, computer, shield, hull, move, produced, consumed, cannons, missiles } = ratings[type];
    const dice = (weapons: typeof cannons) => weapons.map(({ colour, count }) => `${count} ${thing(colour)}`);
    const { tiles, outside } = own[type];
    const parts = [...tiles, ...outside].flatMap((id) => (id === null ? [] : [thing(`ship-part/${id}`)]));
    return `  ${thing(`ship/${type}`)}: dice ${listed([...dice(cannons), ...dice(missiles).map((each) => `${each} (missile)`)])}; computer ${computer}, shield ${shield}, hull ${hull}, move ${move}, initiative ${initiative}, energy ${consumed}/${produced}${parts.length > 0 ? `; tiles: ${parts.join(', ')}` : ''}`;
  });
}

function happening({ turn, battle, roll, revealed, found }: EclipseView, voice: Voice): string[] {
  const { name: thing, player } = voice;
  const named = (owner: Owner) => (typeof owner === 'number' ? player(owner) : thing(`ship/${owner}`));
  const lines: string[] = [];
  if (turn) lines.push(`It is the turn of ${player(turn.seat)}${turn.action ? `: ${thing(turn.action)}` : ''}`);
  if (revealed) lines.push(`Revealed: ${revealed.sectors.map((id) => thing(id)).join(', ')}`);
  for (const { tile } of found) lines.push(`Found: ${thing(`discovery-tile/${tile}`)}`);
  if (battle)
    lines.push(
      `Battle in ${thing(battle.sector)}, round ${battle.round}: ${named(battle.attacker)} against ${named(battle.defender)}`,
    );
  if (roll)
    lines.push(
      `${named(roll.owner)} rolled ${roll.dice.map(({ colour, face }) => `${thing(colour)} ${typeof face === 'number' ? face : thing(face)}`).join(', ')}`,
    );
  return lines;
}

/** "2 cruiser, dreadnought": equal names together. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length;
    return count > 1 ? `${count} ${name}` : name;
  });
}

function listed(items: readonly string[]): string {
  return items.length > 0 ? items.join(', ') : 'none';
}
