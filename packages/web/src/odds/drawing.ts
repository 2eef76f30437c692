/** How things of the game are named and drawn on the page of its odds. */
import type { Voice } from '@orrery/voice';
import { createContext, useCallback, useContext } from 'react';
import { useText, type Value } from '../app/text.ts';
import type { OddsArt } from './art.ts';
import type { Named } from './calculator.ts';

export interface Drawing {
  readonly art: OddsArt;
  readonly voice: Voice;
}

export const DrawingContext = createContext<Drawing | null>(null);

export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext);
  if (!drawing) throw new Error('there is nothing to draw with');
  return drawing;
}

/** The same within another text. */
export function thingOf(name: Named): Value {
  return 'text' in name ? { key: name.text } : name.thing;
}

export function useNamed(): (name: Named, count?: number) => string {
  const text = useText();
  const { voice } = useDrawing();
  return useCallback(
    (name, count = 1) => ('text' in name ? text(name.text) : voice.name(name.thing, { count })),
    [text, voice],
  );
}
