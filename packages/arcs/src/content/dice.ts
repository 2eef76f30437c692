/** Catalogue: components.7, components.8. */
export const dieKinds = ['skirmish', 'assault', 'raid'] as const;
export type DieKind = (typeof dieKinds)[number];

export const dieSymbols = ['hit', 'selfHit', 'intercept', 'buildingHit', 'key'] as const;
export type DieSymbol = (typeof dieSymbols)[number];
export type DieFace = readonly DieSymbol[];

export const dieFaces: Readonly<Record<DieKind, readonly DieFace[]>> = {
  skirmish: [['hit'], ['hit'], ['hit'], [], [], []],
  assault: [
    ['hit', 'hit'],
    ['hit', 'hit', 'selfHit'],
    ['hit', 'selfHit'],
    ['hit', 'selfHit'],
    ['hit', 'intercept'],
    [],
  ],
  raid: [
    ['key', 'key', 'intercept'],
    ['key', 'selfHit'],
    ['key', 'buildingHit'],
    ['buildingHit', 'selfHit'],
    ['buildingHit', 'selfHit'],
    ['intercept'],
  ],
};

export const diceOfKind = 6;
