/** Catalogue: action-phase.4. The actions, in the order of the species boards. */
export type Action = 'explore' | 'research' | 'upgrade' | 'build' | 'move' | 'influence';
export const actions: readonly Action[] = ['explore', 'research', 'upgrade', 'build', 'move', 'influence'];
