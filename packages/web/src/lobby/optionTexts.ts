import type { Text } from '../app/text.ts';
import type { GameTexts } from '../words/voice.ts';

type Value = string | number | boolean;

/** What a game's option is called: the game's own text, else its id in readable form. */
export function optionName(texts: GameTexts, option: string): string {
  return texts[`option.${option}`] ?? readable(option);
}

export function valueName(texts: GameTexts, option: string, value: Value, text: Text): string {
  const own = texts[`option.${option}.${value}`] ?? texts[`name.${value}`];
  if (own !== undefined) return own;
  if (typeof value === 'boolean') return text(value ? 'new.yes' : 'new.no');
  return typeof value === 'number' ? String(value) : readable(value);
}

/** `leadersAndLore` as "Leaders and lore". */
export function readable(id: string): string {
  const words = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
