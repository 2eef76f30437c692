/** How often something is tried in `npm test`, where people wait for it, and in `npm run soak`, where nobody does. */
export function often(inTests: number, inSoak: number): number {
  return process.env.ORRERY_SOAK ? inSoak : inTests;
}
