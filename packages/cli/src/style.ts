import { styleText } from 'node:util';
import type { Io } from './context.ts';

/** Type that stands out or stands back, where there is a terminal to show it. */
export function style(io: Io) {
  const as = (format: 'bold' | 'dim') => (text: string) =>
    io.isTerminal ? styleText(format, text, { validateStream: false }) : text;
  return { bold: as('bold'), dim: as('dim') };
}

export const CLEAR_SCREEN = '\x1b[2J\x1b[3J\x1b[H';
