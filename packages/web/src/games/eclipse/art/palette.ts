/** Hues of things that belong to nobody; the seats' own come from the shell. Each is also told by its emblem or pips. */

export const resourceHues = { materials: '#cd9a72', science: '#f29ac0', money: '#f5b942' } as const;

export const dieHues = { yellow: '#f6da55', orange: '#f2913a', blue: '#63b1f5', red: '#f4616b' } as const;

/** Kinds of ship parts. */
export const partHues = {
  weapon: '#e08a80',
  computer: '#b9d27a',
  shield: '#7fb6e6',
  hull: '#c9b79a',
  drive: '#b49be8',
  source: '#f0c860',
} as const;

export const categoryHues = { military: '#e88b98', grid: '#86c98f', nano: '#e0bd66', rare: '#a9b8dc' } as const;
