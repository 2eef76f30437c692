/** Messages and options in the words of the catalogue `messages/en`. */
import { vocabulary } from '@orrery/kernel';
import type { en } from './messages/en/index.ts';

export type MessageKey = keyof typeof en;

export const { words, option, tell, tellOnly } = vocabulary<MessageKey>();
