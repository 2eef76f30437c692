/** Drawings as HTML, for tests. */
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import type { GameRenderer, RendererProps } from '../src/games/renderer.ts';

export function markup(...children: readonly ReactElement[]): string {
  return renderToStaticMarkup(createElement(IntlProvider, { locale: 'en' }, createElement(Fragment, {}, ...children)));
}

export function boardMarkup({ Board }: Pick<GameRenderer, 'Board'>, props: RendererProps): string {
  return markup(createElement('svg', {}, createElement(Board, props)));
}

/** Everything that a seat sees of the game. */
export function tableMarkup(renderer: GameRenderer, props: RendererProps): string {
  const { Common, MyArea, PlayerStrip } = renderer;
  const strips = props.players.map((_, player) => createElement(PlayerStrip, { ...props, player }));
  return boardMarkup(renderer, props) + markup(createElement(Common, props), createElement(MyArea, props), ...strips);
}
