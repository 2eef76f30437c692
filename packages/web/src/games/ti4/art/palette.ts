/** What is no player's is muted, so that a strong colour always means a player. */
import type { Anomaly, Colour, Wormhole } from '../model.ts';

export const ground = '#0b0f17';

/** Lit side, middle and dark side of a planet's sphere. */
export const planetHues = {
  cultural: ['#a9c0d8', '#5f7fa3', '#1f3049'],
  hazardous: ['#d9a394', '#985b4f', '#371d1b'],
  industrial: ['#aac4a4', '#5f7d60', '#1e301d'],
  home: ['#d3c6ad', '#8a7d68', '#302a22'],
  mecatol: ['#f2e4ba', '#a3915f', '#39301f'],
} as const satisfies Readonly<Record<string, readonly [string, string, string]>>;

export type PlanetKind = keyof typeof planetHues;

export const technologyHues: Readonly<Record<Colour, string>> = {
  biotic: '#9ed6a4',
  warfare: '#eba6a0',
  propulsion: '#a3c4ee',
  cybernetic: '#ead592',
};

export const wormholeHues: Readonly<Record<Wormhole, string>> = {
  alpha: '#f0a860',
  beta: '#6fd0b8',
  delta: '#a9b0f5',
};

export const wormholeLetters: Readonly<Record<Wormhole, string>> = { alpha: 'α', beta: 'β', delta: 'δ' };

/** What lies under a system. */
export const grounds: Readonly<Record<Anomaly | 'space' | 'mecatol', string>> = {
  space: '#101826',
  mecatol: '#191a20',
  'asteroid-field': '#10151f',
  nebula: '#151329',
  supernova: '#1f120d',
  'gravity-rift': '#0a0d13',
};
