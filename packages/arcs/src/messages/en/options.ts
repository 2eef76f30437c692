/** What the options of a game are called (`option.<key>`), and their values (`option.<key>.<value>`). */
import { setupCards } from '../../content/setup-cards.ts';

/** Maps are called like their setup cards. */
const maps: Readonly<Record<string, string>> = Object.fromEntries(
  setupCards.map(({ id, name, players }) => [`option.setupCard.${id}`, `${name} (${players} players)`]),
);

export const options = {
  ...maps,
  'option.players': 'Players',
  'option.setupCard': 'Map',
  'option.setupCard.random': 'Drawn at random',
  'option.leadersAndLore': 'Leaders & lore',
  'option.leadersAndLore.off': 'Without',
  'option.leadersAndLore.base': 'Base box',
  'option.leadersAndLore.all': 'Base box and pack',
  'option.loreEach': 'Lore cards each',
  'option.loreEach.1': 'One',
  'option.loreEach.2': 'Two',
  'option.splitDiscard': 'Discard piles',
  'option.splitDiscard.false': 'One pile',
  'option.splitDiscard.true': 'Face up and face down apart',
} as const;
