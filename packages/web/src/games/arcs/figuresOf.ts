/** The figures of a player that stand in strips and dock. */
import { captiveCount, trophyCount } from '@orrery/arcs/figures';
import type { Emblem } from './art/emblems.ts';
import type { PlayerView } from './model.ts';
import type { Words } from './words.ts';

export interface Fact {
  readonly icon: Emblem;
  readonly value: number;
  readonly label: string;
}

type FactName = 'hand' | 'ship' | 'agent' | 'city' | 'starport' | 'captive' | 'trophy' | 'guild';

/** In the order in which they are asked for. */
export function factsOf(player: PlayerView, words: Words, names: readonly FactName[]): Fact[] {
  const values: Readonly<Record<FactName, number>> = {
    hand: player.handSize,
    ship: player.ships,
    agent: player.agents,
    city: player.cities,
    starport: player.starports,
    captive: captiveCount(player),
    trophy: trophyCount(player),
    guild: player.guilds.length,
  };
  return names.map((icon) => ({ icon, value: values[icon], label: words(`player.${icon}`, { count: values[icon] }) }));
}
