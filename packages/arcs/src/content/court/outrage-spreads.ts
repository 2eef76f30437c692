import type { Option } from '@orrery/kernel';
import { provokeOutrage } from '../../rules/cities.ts';
import { turnOrder } from '../../rules/table.ts';
import { choose, decline, option, the, words } from '../../words.ts';
import type { VoxCard } from '../hooks.ts';
import { type Resource, resources } from '../resources.ts';

export const outrageSpreads: VoxCard<'bc28'> = {
  id: 'bc28',
  name: 'Outrage Spreads',
  kind: 'vox',
  afterwards: 'discard',
  *whenSecured(g, seat) {
    const options: Option<Resource | null>[] = resources.map((resource) =>
      option(resource, resource, 'arcs.outrage.type', { resource: the.resource(resource) }),
    );
    options.push(decline('skip:bc28', null, 'arcs.skip', { card: the.card('bc28') }));
    const type = yield* choose(seat, words('arcs.outrage.spread'), options);
    if (type !== null) for (const each of turnOrder(g)) provokeOutrage(g, each, type);
  },
};
