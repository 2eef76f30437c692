/** Clockwise from the start player. */
export function turnOrder(start: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => (start + i) % seats);
}
