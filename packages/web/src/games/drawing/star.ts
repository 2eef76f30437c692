/** The path of a star on the 24 × 24 grid of emblems. */
export function star(points: number, outer: number, inner: number, x = 12, y = 12): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i / points) * Math.PI - Math.PI / 2;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
