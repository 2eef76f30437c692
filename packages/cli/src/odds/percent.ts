/** A chance in eight letters: `  3.14 %`. */
export function percent(chance: number): string {
  return `${(chance * 100).toFixed(2)} %`.padStart(8);
}

/** `2 cruiser, 1 starbase` */
export function counted(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([type, many]) => `${many} ${type}`)
    .join(', ');
}
