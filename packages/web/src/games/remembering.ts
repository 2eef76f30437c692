import { type ComponentType, memo } from 'react';
import type { GameRenderer } from './renderer.ts';

/** A game's drawings, each of which is drawn again only when something has changed that it is given: what it draws depends on nothing else. */
export function remembering(renderer: GameRenderer): GameRenderer {
  const parts = Object.entries(renderer).map(([name, part]) => [name, isDrawing(name) ? memo(part as Drawing) : part]);
  const tabs = renderer.tabs?.map((tab) => ({ ...tab, Tab: memo(tab.Tab) }));
  return { ...Object.fromEntries(parts), ...(tabs && { tabs }) };
}

type Drawing = ComponentType<object>;

/** They are components, which have capital letters. */
const isDrawing = (name: string) => /^[A-Z]/.test(name);
