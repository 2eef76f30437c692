/** Catalogue: trade, colony-ships, diplomacy.2. What a player may do at any moment of their own turn. */
import type { ChooseSettings, Message, Options, Rules, Seat } from '@orrery/kernel';
import type { Eclipse } from '../state.ts';

/** Asks the player, who may first trade, use colony ships or propose relations as often as the rules allow. */
export function* freely<V>(
  _g: Eclipse,
  _seat: Seat,
  _prompt: Message,
  _options: Options<V>,
  _settings?: ChooseSettings,
): Rules<V> {
  throw new Error('not written yet');
}
