import type { Option, Rules, Seat } from '@orrery/kernel';
import { gain } from '../../rules/resources.ts';
import { controls } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { choose, decline, option, the, words } from '../../words.ts';
import type { Leader } from '../hooks.ts';
import { type Resource, resources } from '../resources.ts';

export const upstart: Leader<'leader04'> = {
  id: 'leader04',
  name: 'Upstart',
  set: 'base',
  resources: ['psionic', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 4 },
    B: { city: 0, starport: 1, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
  modify: {
    /** Callow. */
    taxRule: (rule, g, holder, { system }) =>
      controls(g, holder, system) ? rule : { ...rule, allowed: false, asLoyal: false },
  },
  on: { declared: ambitious },
};

function* ambitious(g: Arcs, holder: Seat): Rules {
  const options: Option<Resource | null>[] = resources
    .filter((resource) => g.supply[resource] > 0)
    .map((resource) => option(`gain:${resource}`, resource, 'arcs.gain', { resource: the.resource(resource) }));
  options.push(decline('no-gain', null, 'arcs.leader.ambitious.none'));
  const resource = yield* choose(holder, words('arcs.leader.ambitious'), options);
  if (resource !== null) yield* gain(g, holder, resource);
}
