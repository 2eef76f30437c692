import type { Player } from '@orrery/kernel';

/** Picks any of its options, all equally likely. */
export const random: Player = {
  choose: ({ decision: { options } }, chance) => options[chance.below(options.length)]?.id ?? '',
};
