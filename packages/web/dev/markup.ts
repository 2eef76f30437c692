/** Drawings as HTML, for tests. */
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import type { GameRenderer, RendererProps } from '../src/games/renderer.ts';
import { en } from '../src/messages/en/index.ts';

export function markup(...children: readonly ReactElement[]): string {
  return renderToStaticMarkup(
    createElement(IntlProvider, { locale: 'en', messages: en }, createElement(Fragment, {}, ...children)),
  );
}

export function boardMarkup({ Board }: Pick<GameRenderer, 'Board'>, props: RendererProps): string {
  return markup(createElement('svg', {}, createElement(Board, props)));
}

/** The game's own tool for a question, if it has one. */
export function benchMarkup({ bench, Bench }: Pick<GameRenderer, 'bench' | 'Bench'>, props: RendererProps): string {
  const { decision } = props;
  const face = bench?.(props);
  if (!decision || !face || !Bench) return '';
  return markup(createElement(Bench, { ...props, decision, bench: face, onMain: () => {} }));
}

/** Everything that a seat sees of the game. */
export function tableMarkup(renderer: GameRenderer, props: RendererProps): string {
  const { PlayerStrip, tabs = [], Dock, DockOpen, dockPages = 1 } = renderer;
  const strips = props.players.map((_, player) => createElement(PlayerStrip, { ...props, player }));
  const dock = { ...props, page: 0, open: () => {} };
  const parts = [
    ...tabs.map(({ Tab }) => createElement(Tab, { ...props, player: null })),
    Dock && createElement(Dock, dock),
    ...Array.from({ length: dockPages }, (_, page) => DockOpen && createElement(DockOpen, { ...dock, page })),
  ];
  const around = markup(...parts.filter((part) => part !== undefined), ...strips);
  return boardMarkup(renderer, props) + around + benchMarkup(renderer, props);
}
