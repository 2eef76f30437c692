/** A ship to a sector, and others of its kind after it as long as the action lasts. */
export function moveAnswers(to: string, ship: string, count: number): string[] {
  return [to, ...Array.from({ length: count - 1 }, () => [ship, `?${to}`]).flat()];
}
