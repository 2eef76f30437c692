/** Catalogue: components.4. */
export const resources = ['material', 'fuel', 'weapon', 'relic', 'psionic'] as const;
export type Resource = (typeof resources)[number];

export const tokensPerResource = 5;
