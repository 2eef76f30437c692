/** Catalogue: attack-population, species-planta.3. What ships do to the cubes of opponents after the battles. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import { type ShipType, shipTypes } from '../content/blueprints.ts';
import { ask } from '../content/registry.ts';
import { type SectorId, type SquareKind, sector, squareKind } from '../content/sectors.ts';
import { damageOf, type Resource, resources } from '../content/tracks.ts';
import { isHit } from '../figures.ts';
import type { Eclipse } from '../state.ts';
import { blocked, choose, decline, option, tell, the, words } from '../words.ts';
import { ratings } from './blueprints.ts';
import { rollDice } from './dice.ts';
import { at, player, sectorsOf, shipsOf } from './table.ts';
import { blockedTracks } from './tracks.ts';

type Square = number | 'orbital';

/** In every sector where a player's ships face the cubes of another, battle or not (attack-population.1). */
export function* attackPopulation(g: Eclipse): Rules {
  for (const id of sectorsOf(g).toReversed()) {
    const { owner, arrivals } = at(g, id);
    const attacker = arrivals.find((seat) => seat !== owner);
    if (owner === null || attacker === undefined || occupied(g, id).length === 0) continue;
    if (ask(g, owner, 'isDefenceless', false)) yield* destroyAll(g, attacker, id);
    else yield* attackCubes(g, attacker, owner, id);
  }
  g.roll = null;
}

/** Squares with cubes, the orbital last (structures.4). */
export function occupied(g: Eclipse, id: SectorId): Square[] {
  const { cubes, orbital } = at(g, id);
  const squares: Square[] = [...cubes.keys()].filter((square) => cubes[square] !== null);
  return orbital?.cube ? [...squares, 'orbital'] : squares;
}

type Way = ShipType | 'all' | 'bombs' | 'done';

/** Ship after ship, as long as the player likes and there is anything left to attack. */
function* attackCubes(g: Eclipse, seat: Seat, owner: Seat, id: SectorId): Rules {
  let ships = shipTypes.flatMap((type) =>
    shipsOf(g, seat, id).flatMap((ship) => (ship.type === type && isArmed(g, seat, type) ? [type] : [])),
  );
  while (occupied(g, id).length > 0) {
    const way = yield* choose(
      seat,
      words('eclipse.attack-population', { sector: the.sector(id) }),
      ways(g, seat, owner, ships),
      { blocked: () => blockedWays(g, seat, owner, id) },
    );
    if (way === 'done') return;
    if (way === 'bombs') return yield* destroyAll(g, seat, id);
    const attacking = way === 'all' ? ships : [way];
    ships = way === 'all' ? [] : ships.toSpliced(ships.indexOf(way), 1);
    tell(g, 'eclipse.attacks-population', {
      seat: the.seat(seat),
      owner: the.seat(owner),
      sector: the.sector(id),
    });
    for (const type of attacking) yield* bombard(g, seat, type, id);
  }
}

function isArmed(g: Eclipse, seat: Seat, type: ShipType): boolean {
  return ratings(g, seat, type).cannons.length > 0; // missiles.4
}

function ways(g: Eclipse, seat: Seat, owner: Seat, ships: readonly ShipType[]): Option<Way>[] {
  const found: Option<Way>[] = [];
  if (canBomb(g, seat, owner)) found.push(option('bombs', 'bombs', 'eclipse.use-neutron-bombs'));
  if (ships.length > 0) found.push(option('all', 'all', 'eclipse.attack-with-all'));
  if (ships.length > 1)
    for (const type of new Set(ships))
      found.push(option(`attack:${type}`, type, 'eclipse.attack-with', { type: the.ship(type) }));
  return [...found, decline('done', 'done', 'eclipse.attack-no-more')];
}

/** Whether the ships of one player can destroy all cubes of another in a sector without rolling. */
export function destroysAll(g: Eclipse, seat: Seat, owner: Seat): boolean {
  return ask(g, owner, 'isDefenceless', false) || canBomb(g, seat, owner);
}

/** attack-population.3 */
function canBomb(g: Eclipse, seat: Seat, owner: Seat): boolean {
  return ask(g, seat, 'bombsPopulation', false) && !ask(g, owner, 'absorbsBombs', false);
}

/** One ship attacks once; each point of damage destroys a cube of the attacker's choice (attack-population.2). */
function* bombard(g: Eclipse, seat: Seat, type: ShipType, id: SectorId): Rules {
  if (occupied(g, id).length === 0) return;
  const { cannons, computer } = ratings(g, seat, type);
  for (const die of rollDice(g, { owner: seat, type }, cannons, 1, id)) {
    const damage = isHit(die.face, computer, 0) ? damageOf[die.colour] : 0;
    for (let points = damage; points > 0 && occupied(g, id).length > 0; points--) {
      yield* destroyCube(g, id, yield* chooseCube(g, seat, id));
    }
    die.used = true;
  }
}

/** Squares of one kind are one option. */
function chooseCube(g: Eclipse, seat: Seat, id: SectorId): Rules<Square> {
  const kinds = new Map<SquareKind, Square>();
  for (const square of occupied(g, id)) {
    const kind = squareKind(id, square);
    if (!kinds.has(kind)) kinds.set(kind, square);
  }
  return choose(
    seat,
    words('eclipse.destroy-cube', { sector: the.sector(id) }),
    [...kinds].map(([kind, square]) =>
      option(`cube:${kind}`, square, 'eclipse.cube-in', { square: the.square(kind) }, `square:${id}:${square}`),
    ),
  );
}

function* destroyAll(g: Eclipse, seat: Seat, id: SectorId): Rules {
  tell(g, 'eclipse.destroys-population', { seat: the.seat(seat), sector: the.sector(id) });
  for (const square of occupied(g, id)) yield* destroyCube(g, id, square);
}

/** The cube goes to the graveyard of its square's track until cleanup (attack-population.4). */
function* destroyCube(g: Eclipse, id: SectorId, square: Square): Rules {
  const state = at(g, id);
  const { owner } = state;
  if (owner === null) throw new Error(`nobody controls sector ${id}`);
  const tracks = graveyards(g, id, square);
  const { graveyard } = player(g, owner);
  const track = yield* choose(
    owner,
    words('eclipse.choose-graveyard'),
    tracks.map((each) =>
      option(`track:${each}`, each, 'eclipse.cube-to-graveyard', { track: the.track(each) }, `track:${each}`),
    ),
    {
      blocked: () =>
        blockedTracks(
          resources.filter((each) => !tracks.includes(each)),
          'attack-population.4',
          'eclipse.why.track-other',
        ),
    },
  );
  if (square !== 'orbital') state.cubes[square] = null;
  else if (state.orbital) state.orbital.cube = null;
  graveyard[track]++;
  tell(g, 'eclipse.cube-destroyed', { seat: the.seat(owner), sector: the.sector(id), track: the.track(track) });
}

function graveyards(g: Eclipse, id: SectorId, square: Square): readonly Resource[] {
  if (square === 'orbital') return ['science', 'money'];
  const cube = at(g, id).cubes[square] ?? null;
  if (sector(id).population[square]?.type === 'gray') return resources;
  return cube === null ? [] : [cube];
}

/** How the population cannot be attacked, and why. */
function blockedWays(g: Eclipse, seat: Seat, owner: Seat, id: SectorId): Blocked[] {
  const found = shipTypes
    .filter((type) => !isArmed(g, seat, type) && shipsOf(g, seat, id).some((ship) => ship.type === type))
    .map((type) => blocked('missiles.4', 'eclipse.why.unarmed', { type: the.ship(type) }));
  if (!ask(g, seat, 'bombsPopulation', false)) found.push(blocked('attack-population.3', 'eclipse.why.no-bombs'));
  else if (!canBomb(g, seat, owner)) {
    found.push(blocked('attack-population.3', 'eclipse.why.absorbed', { seat: the.seat(owner) }));
  }
  return found;
}
