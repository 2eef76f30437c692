/** Games that begin in the middle: rich players with many technologies, and great fleets that stand beside each other. */
import { copy, Keystream, Match, type Random, type Seat, seedFrom } from '@orrery/kernel';
import { shipTypes } from '../content/blueprints.ts';
import { technology } from '../content/registry.ts';
import { part, partIds } from '../content/ship-parts.ts';
import { isLegal } from '../figures.ts';
import { eclipse } from '../index.ts';
import { figuresOf, putPart, takeOff } from '../rules/blueprints.ts';
import { launch } from '../rules/fleet.ts';
import { tracksFor } from '../rules/research.ts';
import { owns, player, sectorsOf } from '../rules/table.ts';
import type { Eclipse, EclipseConfig } from '../state.ts';
import { playPrudently } from './prudent.ts';

/** Some rounds have been played; the rest comes by chance. It is the start of an action phase. */
export function midgame(config: Partial<EclipseConfig>, name: string): Match<Eclipse, EclipseConfig> {
  const random = new Keystream(seedFrom(`${name} middle`));
  const played = Match.start(eclipse, config, seedFrom(name));
  while (
    !played.isOver &&
    (played.peek().round < 4 || played.peek().turn?.action !== null || played.peek().turn === null)
  )
    playPrudently(played, random, undefined, played.length + 1);
  const g = copy(played.peek() as Eclipse);
  g.turn = null;
  for (const [seat, { eliminated }] of g.players.entries()) if (!eliminated) enrich(g, seat, random);
  return Match.at(eclipse, played.config, seedFrom(`${name} goes on`), 'turn', g);
}

function enrich(g: Eclipse, seat: Seat, random: Random): void {
  const sheet = player(g, seat);
  sheet.resources = { materials: 20, science: 30, money: 60 };
  for (let tile = 0; tile < 9; tile++) learn(g, seat, random);
  for (let tile = 0; tile < 30; tile++) refit(g, seat, random);
  const sectors = sectorsOf(g);
  for (const type of shipTypes) {
    while (sheet.supply[type] > 0 && random.below(4) > 0) {
      // Few sectors, so that fleets meet.
      launch(g, seat, type, sectors[random.below(Math.ceil(sectors.length / 2))] ?? '001');
    }
  }
}

/** A technology of the bag, if the player may have it; its effect when gained does not matter here. */
function learn(g: Eclipse, seat: Seat, random: Random): void {
  const index = random.below(g.bag.length);
  const id = g.bag[index];
  if (id === undefined || owns(g, seat, id) || technology(id).hooks?.gained) return;
  const [track] = tracksFor(g, seat, id);
  if (track === undefined) return;
  g.bag.splice(index, 1);
  player(g, seat).technologies[track].push(id);
}

/** A part that the player knows on some space, if the blueprint stays legal. */
function refit(g: Eclipse, seat: Seat, random: Random): void {
  const id = partIds[random.below(partIds.length)] ?? 'hull';
  const { technology: needed, ancient } = part(id);
  if (ancient || (needed !== null && !owns(g, seat, needed))) return;
  const type = shipTypes[random.below(shipTypes.length)] ?? 'cruiser';
  const figures = figuresOf(g, seat, type);
  const space = random.below(figures.spaces.length);
  if (player(g, seat).blueprints[type].tiles[space]) return;
  putPart(g, seat, type, space, id);
  if (!isLegal(type, figures, player(g, seat).blueprints[type])) takeOff(g, seat, type, space);
}
