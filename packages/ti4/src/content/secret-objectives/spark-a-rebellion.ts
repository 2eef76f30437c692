import { won } from './deeds.ts';

/** Who leads is judged as the combat ends: what the victory brings does not count yet. */
export const sparkARebellion = won(
  'spark-a-rebellion',
  { kind: 'win-combat-against-leader' },
  ['after space-combat-won', 'after ground-combat-won'],
  (_g, { loser, leaders }) => leaders.includes(loser),
);
