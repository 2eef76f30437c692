/** Catalogue: setup, variants, the starting pieces of species-*. The phase `setup`. */
import { below, irreversible, type Rules, type Seat, shuffle } from '@orrery/kernel';
import type { NpcType, Strength } from '../content/blueprints.ts';
import { technology } from '../content/registry.ts';
import { galacticCenter, type SectorId, sector } from '../content/sectors.ts';
import type { Species } from '../content/species/species.ts';
import { guardianSectors } from '../content/supplies.ts';
import { discsOfPlayer, influenceSpaces, numbers } from '../content/tracks.ts';
import { directions, step } from '../figures.ts';
import type { Eclipse, EclipsePlayer, Hex } from '../state.ts';
import { tell, tellOnly, the } from '../words.ts';
import { launch } from './fleet.ts';
import { placeSector } from './map.ts';
import { chooseSpecies } from './species.ts';
import { at, player, speciesOf } from './table.ts';
import { drawTechnologies } from './tech-tray.ts';
import { placeDisc } from './tracks.ts';

export function* setup(g: Eclipse): Rules<string> {
  const { technologiesAtSetup, outerSectors } = numbers[g.config.players];
  shuffle(g, g.bag);
  drawTechnologies(g, technologiesAtSetup); // setup.2
  shuffle(g, g.reputationBag); // setup.5
  shuffle(g, g.discoveries);
  selectNpcBlueprints(g); // setup.6
  placeSector(g, galacticCenter, { q: 0, r: 0 }, 0); // setup.7
  guard(g, galacticCenter, 'gcds');
  for (const stack of Object.values(g.stacks)) shuffle(g, stack);
  g.stacks[3].length = outerSectors; // setup.8
  g.startPlayer = below(g, g.players.length); // setup.10
  tell(g, 'eclipse.setup.start-player', { seat: the.seat(g.startPlayer) });
  yield* chooseSpecies(g); // setup.11
  for (const seat of g.players.keys()) settle(g, seat);
  placeGuardians(g); // setup.14
  g.phase = 'action';
  return 'turn';
}

/** Chosen or drawn for each kind by itself; in force for the whole game (setup.6, variants.2). */
function selectNpcBlueprints(g: Eclipse): void {
  const { ancients, guardians, gcds } = g.config;
  const select = (type: NpcType, given: Strength | 'random') => {
    const strength = given === 'random' ? (below(g, 2) === 0 ? 'normal' : 'advanced') : given;
    g.npcs[type] = strength;
    tell(g, 'eclipse.setup.npc', { type: the.ship(type), strength: the.strength(strength) });
  };
  select('ancient', ancients);
  select('guardian', guardians);
  select('gcds', gcds);
}

/** A facedown discovery tile with its defender on top (setup.7, setup.15). */
function guard(g: Eclipse, id: SectorId, type: NpcType): void {
  const state = at(g, id);
  state.discovery = g.discoveries.shift() ?? null;
  state.ships.push({ owner: type, type, damage: 0 });
}

/** The starting zones lie two steps from the Galactic Center; arrows at printed edge 0 point to it (setup.13). */
function placeInZone(g: Eclipse, id: SectorId, direction: number): void {
  placeSector(g, id, step(directions[direction] as Hex, direction), (direction + 3) % 6);
}

function placeGuardians(g: Eclipse): void {
  const { zones } = numbers[g.config.players];
  const random = shuffle(g, [...guardianSectors]);
  const empty = [...directions.keys()].filter((direction) => !zones.includes(direction));
  for (const [i, direction] of empty.entries()) {
    const id = random[i] as SectorId;
    placeInZone(g, id, direction);
    guard(g, id, 'guardian');
    tell(g, 'eclipse.setup.guardian', { sector: the.sector(id) });
  }
}

/** What the species board shows, and the starting sector. */
function settle(g: Eclipse, seat: Seat): void {
  const figures = speciesOf(g, seat);
  takeBoard(player(g, seat), figures);
  placeInZone(g, figures.home, numbers[g.config.players].zones[seat] as number);
  placeDisc(g, seat, figures.home); // setup.22
  placePopulation(g, seat, figures); // setup.23
  launch(g, seat, figures.startingShip, figures.home); // setup.21
  drawReputation(g, seat, figures.startingReputation);
}

function takeBoard(sheet: EclipsePlayer, figures: Species): void {
  sheet.resources = { ...figures.resources }; // setup.20
  sheet.discs = figures.discs; // setup.18
  sheet.reserve = discsOfPlayer - influenceSpaces;
  sheet.colonyShips = { ready: figures.colonyShips, used: 0 }; // setup.17
  sheet.reputation = figures.reputation.map(() => null);
  for (const id of figures.technologies) {
    const { category } = technology(id);
    if (category === 'rare') throw new Error(`${id} has no track of its own`);
    sheet.technologies[category].push(id); // research.7
  }
}

function placePopulation(g: Eclipse, seat: Seat, { home, startingAdvanced }: Species): void {
  const { cubes } = at(g, home);
  for (const [square, { type, advanced }] of sector(home).population.entries()) {
    if (type === 'gray' || (advanced && !startingAdvanced.includes(type))) continue;
    cubes[square] = type;
    player(g, seat).cubes[type]--;
  }
}

/** Only the owner learns the values (species-eridani.2, reputation.11). */
function drawReputation(g: Eclipse, seat: Seat, count: number): void {
  if (count === 0) return;
  const values = g.reputationBag.splice(0, count);
  for (const [space, value] of values.entries()) player(g, seat).reputation[space] = { value };
  irreversible(g);
  tellOnly(g, seat, 'eclipse.setup.reputation', { values });
}
