import type { Rules, Seat } from '@orrery/kernel';
import { canSeize } from '../../figures.ts';
import { seize } from '../../rules/seize.ts';
import type { Arcs } from '../../state.ts';
import type { GuildCard } from '../hooks.ts';
import { discardFor } from './shared.ts';

export const latticeSpies: GuildCard<'bc16'> = {
  id: 'bc16',
  name: 'Lattice Spies',
  kind: 'guild',
  suit: 'psionic',
  raidCost: 2,
  prelude: [{ ...discardFor('bc16', 'seize-initiative', seizeIfPossible), first: true }],
};

function* seizeIfPossible(g: Arcs, holder: Seat): Rules {
  if (canSeize(g, holder)) seize(g, holder);
}
