/** Catalogue: cities. What the destruction of a city brings: Outrage, then a ransack of the Court. */
import type { Rules, Seat } from '@orrery/kernel';
import type { GuildCardId } from '../content/ids.ts';
import { activeCards, courtCardById } from '../content/registry.ts';
import type { Resource } from '../content/resources.ts';
import type { Arcs, Ruin } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { courtSlots } from './influence.ts';
import { returnAgents } from './pieces.ts';
import { discardAllTokens } from './resources.ts';
import { courtOption, secureSlot } from './secure.ts';
import { player } from './table.ts';

/** Outrage and ransack for each destroyed city, in the order that their destroyer picks (cities.2). */
export function* citiesDestroyed(g: Arcs, by: Seat, ruins: Ruin[], inBattle: boolean): Rules {
  while (ruins.length > 0) {
    const options = ruins.map((ruin, i) =>
      option(`ruin:${i + 1}`, ruin, 'arcs.ruin', {
        owner: the.seat(ruin.owner),
        resources: ruin.types.map(the.resource),
      }),
    );
    const ruin = yield* choose(by, words('arcs.ruins'), options);
    ruins.splice(ruins.indexOf(ruin), 1);
    yield* cityDestroyed(g, by, ruin, inBattle);
  }
}

/** Both consequences of a destroyed city for the player who destroyed it (cities.1, cities.10). */
export function* cityDestroyed(g: Arcs, by: Seat, { owner, types }: Ruin, inBattle: boolean): Rules {
  for (const type of types) provokeOutrage(g, by, type);
  if (owner === by) return;
  const isBanned = inBattle && activeCards(g, owner).some(({ modify }) => modify?.noRansackInBattle);
  if (!isBanned) yield* ransack(g, by, owner);
}

/** Loses everything of a type and gets an agent on its Outrage icon (cities.3–cities.5). */
export function provokeOutrage(g: Arcs, seat: Seat, type: Resource): void {
  const offender = player(g, seat);
  tell(g, 'arcs.outrage', { seat: the.seat(seat), resource: the.resource(type) });
  discardAllTokens(g, seat, type);
  const lost = offender.guilds.filter(
    ({ id }) => courtCardById[id].suit === type && !courtCardById[id].modify?.survivesOutrage,
  );
  for (const guild of lost) discardGuild(g, seat, guild.id);
  placeOutrage(g, seat, type);
}

/** Puts an agent on an Outrage icon that has none; without one in supply the icon is owed it (cities.4, cities.5). */
export function placeOutrage(g: Arcs, seat: Seat, type: Resource): void {
  const offender = player(g, seat);
  if (offender.outrage[type] !== 'none') return;
  offender.outrage[type] = offender.agents > 0 ? 'agent' : 'owed';
  if (offender.agents > 0) offender.agents--;
}

/** Ends the Outrage of a type; the agent goes back to its supply (cities.6). */
export function clearOutrage(g: Arcs, seat: Seat, type: Resource): void {
  const { outrage } = player(g, seat);
  const agents = outrage[type] === 'agent' ? 1 : 0;
  if (outrage[type] === 'none') return;
  outrage[type] = 'none';
  returnAgents(g, seat, agents);
  tell(g, 'arcs.outrage.cleared', { seat: the.seat(seat), resource: the.resource(type) });
}

/** Secures one Court card with an agent of the city's owner, majority or not (cities.7–cities.9). */
function* ransack(g: Arcs, seat: Seat, owner: Seat): Rules {
  const slots = courtSlots(g).filter(({ agents }) => (agents[owner] ?? 0) > 0);
  if (slots.length === 0) return;
  const options = slots.map((slot) => courtOption(g, seat, slot, 'arcs.ransack.card'));
  const slot = yield* choose(seat, words('arcs.ransack', { owner: the.seat(owner) }), options);
  yield* secureSlot(g, seat, slot, 'ransack');
}

/** A Guild card leaves its holder for the Court discard pile. */
export function discardGuild(g: Arcs, seat: Seat, id: GuildCardId): void {
  removeGuild(g, seat, id);
  g.court.discard.push(id);
  tell(g, 'arcs.discarded.card', { seat: the.seat(seat), card: the.card(id) });
}

export function removeGuild(g: Arcs, seat: Seat, id: GuildCardId): void {
  const owner = player(g, seat);
  owner.guilds = owner.guilds.filter((guild) => guild.id !== id);
}
