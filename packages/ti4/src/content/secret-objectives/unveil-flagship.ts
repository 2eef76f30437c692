import { count } from '../../rules/pieces.ts';
import { won } from './deeds.ts';

/** A flagship that was destroyed in the combat and brought back does not count. */
export const unveilFlagship = won(
  'unveil-flagship',
  { kind: 'win-space-combat-with-flagship' },
  'after space-combat-won',
  (g, { seat: winner, combat }) => {
    const isLost = combat.destroyed.some(({ seat, type }) => seat === winner && type === 'flagship');
    return !isLost && count(g, winner, 'flagship', combat.system) > 0;
  },
);
