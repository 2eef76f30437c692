import type { Rules, Seat } from '@orrery/kernel';
import { controlled } from '../../rules/table.ts';
import { gain } from '../../rules/tracks.ts';
import type { Eclipse } from '../../state.ts';
import { choose, option, tell, the, words } from '../../words.ts';
import { sector } from '../sectors.ts';
import { resources } from '../tracks.ts';
import type { Technology } from './technology.ts';

const amount = 5;

export const artifactKey: Technology = {
  category: 'nano',
  cost: 16,
  minimum: 8,
  copies: 3,
  hooks: { gained: useArtifacts },
};

/** For each artifact one kind of resource (technologies.8). */
function* useArtifacts(g: Eclipse, seat: Seat): Rules {
  const artifacts = controlled(g, seat).reduce((sum, id) => sum + sector(id).artifacts, 0);
  for (let left = artifacts; left > 0; left--) {
    const resource = yield* choose(
      seat,
      words('eclipse.artifact', { amount, left }),
      resources.map((each) =>
        option(
          `resource:${each}`,
          each,
          'eclipse.gain-resource',
          { amount, resource: the.resource(each) },
          `track:${each}`,
        ),
      ),
    );
    gain(g, seat, resource, amount);
    tell(g, 'eclipse.uses-artifact', { seat: the.seat(seat), amount, resource: the.resource(resource) });
  }
}
