import { seatsWith } from '../../rules/victory.ts';
import { won } from './deeds.ts';

export const sparkARebellion = won(
  'spark-a-rebellion',
  { kind: 'win-combat-against-leader' },
  ['after space-combat-won', 'after ground-combat-won'],
  (g, _winner, loser) => seatsWith(g, 'most').includes(loser),
);
