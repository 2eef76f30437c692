/** The figures of a player that stand in strips, cards and dock. */
import type { EclipseView } from '@orrery/eclipse';
import type { Emblem } from '../art/emblems.ts';
import type { PlayerView, Resource } from '../model.ts';
import { technologiesOf } from '../sums.ts';
import type { Words } from '../words.ts';

export interface Fact {
  readonly icon: Emblem | 'ship';
  readonly value: number;
  readonly label: string;
}

type FactName = 'discs' | 'ships' | 'sectors' | 'technologies' | 'reputation' | 'ambassadors' | 'colonyShips';

const icons: Readonly<Record<FactName, Fact['icon']>> = {
  discs: 'disc',
  ships: 'ship',
  sectors: 'sector',
  technologies: 'technology',
  reputation: 'reputation',
  ambassadors: 'ambassador',
  colonyShips: 'colonyShip',
};

/** In the order in which they are asked for. */
export function factsOf(
  { sectors, players }: Pick<EclipseView, 'sectors' | 'players'>,
  seat: number,
  words: Words,
  names: readonly FactName[],
): Fact[] {
  const player = players[seat];
  if (!player) return [];
  const all = Object.values(sectors);
  const { ready, used } = player.colonyShips;
  const values: Readonly<Record<FactName, () => number>> = {
    discs: () => player.discs,
    ships: () => all.flatMap(({ ships }) => ships).filter(({ owner }) => owner === seat).length,
    sectors: () => all.filter(({ owner }) => owner === seat).length,
    technologies: () => technologiesOf(player).length,
    reputation: () => player.reputation.filter((tile) => tile && 'value' in tile).length,
    ambassadors: () => player.reputation.filter((tile) => tile && 'ambassador' in tile).length,
    colonyShips: () => ready,
  };
  return names.map((name) => {
    const value = values[name]();
    const label =
      name === 'colonyShips'
        ? words('player.colonyShips', { ready, all: ready + used })
        : words(`player.${name}`, { count: value });
    return { icon: icons[name], value, label };
  });
}

/** What a round brings of a resource when it ends; of money after the upkeep. */
export function incomeOf(
  { production, upkeep }: Pick<PlayerView, 'production' | 'upkeep'>,
  resource: Resource,
): number {
  return production[resource] - (resource === 'money' ? upkeep : 0);
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
