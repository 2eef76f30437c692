/** Catalogue: components.1, resources.1, resources.2, ambitions.12. */
export const pieces = { city: 5, starport: 5, ship: 15, agent: 10 } as const;
export type PieceKind = keyof typeof pieces;

/** What the counts of a Trophies box, or of scrapped pieces, count. */
export const pieceOf = { ships: 'ship', cities: 'city', starports: 'starport', agents: 'agent' } as const;

/** From left to right. */
export const resourceSlotRaidCosts = [3, 1, 1, 2, 1, 3] as const;

/** Cities leave their slots from the left, so how many are off the board (0 to 5) tells what is uncovered. */
const openSlotsByCities = [2, 3, 4, 6, 6, 6] as const;
const cityBonusByCities = [0, 0, 0, 0, 2, 5] as const;

export const openSlots = (citiesOffBoard: number): number => lookUp(openSlotsByCities, citiesOffBoard);

/** The extra Power for an ambition won without a tie. */
export const cityBonus = (citiesOffBoard: number): number => lookUp(cityBonusByCities, citiesOffBoard);

function lookUp(table: readonly number[], citiesOffBoard: number): number {
  const value = table[citiesOffBoard];
  if (value === undefined) throw new RangeError(`a player has ${pieces.city} cities, not ${citiesOffBoard}`);
  return value;
}
