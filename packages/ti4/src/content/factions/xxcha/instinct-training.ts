import { player } from '../../../rules/table.ts';
import { exhaustTechnology, isReady } from '../../../rules/technology.ts';
import { spendToken } from '../../../rules/tokens.ts';
import { cancelWords } from '../../cancel.ts';
import { on } from '../../hooks.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** Exhausted, and for a strategy token, it cancels an action card of another player. */
export const instinctTraining: TechnologyCard = {
  colour: 'biotic',
  prerequisites: needs({ biotic: 1 }),
  triggers: [
    on('when action-card-played', {
      usable: (g, holder, { seat }) =>
        seat !== holder && player(g, holder).pools.strategy > 0 && isReady(g, holder, 'instinct-training'),
      label: (_g, _holder, playing) => cancelWords('technology/instinct-training', playing),
      *resolve(g, holder, playing) {
        exhaustTechnology(g, holder, 'instinct-training');
        spendToken(g, holder, 'strategy');
        playing.cancelled = true;
      },
    }),
  ],
};
