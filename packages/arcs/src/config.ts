/** What a game of Arcs can be configured with. */
import { type Choice, chosenOptions } from '@orrery/kernel';
import { setupCards } from './content/setup-cards.ts';
import type { ArcsConfig } from './state.ts';

/** Every option with its values; clients build their forms from this. */
export const options: { readonly [key in keyof ArcsConfig]: Choice<keyof ArcsConfig> } = {
  players: { values: [2, 3, 4], default: 3 },
  setupCard: {
    values: ['random', ...setupCards.map(({ id }) => id)],
    default: 'random',
    needs: Object.fromEntries(setupCards.map(({ id, players }) => [id, { players: [players] }])),
  },
  leadersAndLore: { values: ['off', 'base', 'all'], default: 'off' },
  loreEach: { values: [1, 2], default: 1, matters: { leadersAndLore: ['base', 'all'] } },
  splitDiscard: { values: [false, true], default: false },
};

/** Checks a configuration from outside and fills in the defaults. */
export function configure(input: unknown): ArcsConfig {
  return chosenOptions<ArcsConfig>('Arcs', options, input);
}
