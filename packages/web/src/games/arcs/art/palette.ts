/** Quiet hues for things that belong to nobody; the bright ones belong to the players. */

/** Light, body and shade of a planet's sphere, by its type. */
export const planetHues = {
  material: { light: '#d9b48c', body: '#8f6d4e', shade: '#2a1f18' },
  fuel: { light: '#9ad0c4', body: '#3f7d78', shade: '#10262a' },
  weapon: { light: '#d9978a', body: '#8c4a48', shade: '#2a1418' },
  relic: { light: '#e2d6a4', body: '#948653', shade: '#2a2718' },
  psionic: { light: '#c9b0e0', body: '#6d5593', shade: '#1f1830' },
} as const;

/** Suits of the action cards. */
export const suitHues = {
  administration: '#8fb0d8',
  aggression: '#dc8378',
  construction: '#d6ab67',
  mobilization: '#72b8a6',
} as const;

export const resourceHues = {
  material: '#cfa27a',
  fuel: '#7fc0b4',
  weapon: '#d48b80',
  relic: '#d3c58d',
  psionic: '#b79bd6',
} as const;
