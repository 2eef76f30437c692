import type { Voice } from '@orrery/voice';
import type { Text } from '../app/text.ts';

type Value = string | number | boolean;

/** What a game's option is called: the game's own text, else its id in readable form. */
export function optionName(voice: Voice, option: string): string {
  return voice.text(`option.${option}`) ?? readable(option);
}

export function valueName(voice: Voice, option: string, value: Value, text: Text): string {
  const own = voice.text(`option.${option}.${value}`);
  if (own !== null) return own;
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
