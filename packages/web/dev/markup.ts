/** Drawings as HTML, for tests. */
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Speaker, SpeakerContext, speakerOf } from '../src/app/text.ts';
import type { GameRenderer, RendererProps } from '../src/games/renderer.ts';
import { en } from '../src/messages/en/index.ts';
import { type Drawn, watched } from './props.ts';

/** Who speaks where there is no table. */
const shell = watched(speakerOf({ texts: { en }, language: 'en', player: String }));

/** What drawings are given; with who speaks if it comes from `propsOf`. */
type Given = RendererProps & Partial<Drawn>;

/** With the voice that drawings were given with their props. */
export function markup(...children: readonly ReactElement<object>[]): string {
  const given: Partial<Drawn>[] = children.map(({ props }) => props);
  return said(given.find(({ speaker }) => speaker)?.speaker, ...children);
}

function said(value: Speaker = shell, ...children: readonly ReactElement[]): string {
  return renderToStaticMarkup(createElement(SpeakerContext, { value }, createElement(Fragment, {}, ...children)));
}

export function boardMarkup({ Board }: Pick<GameRenderer, 'Board'>, props: Given): string {
  return said(props.speaker, createElement('svg', {}, createElement(Board, props)));
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
