/** Figures are written by the texts that they stand in: in a language with a decimal comma none has a point. */
import { messages as arcsMessages, tables as arcsTables } from '@orrery/arcs';
import { position } from '@orrery/arcs/testing';
import type { ClockFace } from '@orrery/server/protocol';
import { messages as ti4Messages } from '@orrery/ti4';
import { gamePackage } from '@orrery/ti4/package';
import { midgame } from '@orrery/ti4/testing';
import { createElement, type FunctionComponent } from 'react';
import { expect, test } from 'vitest';
import { benchMarkup, markup, tableMarkup } from '../../dev/markup.ts';
import { propsOf, speakerFor } from '../../dev/props.ts';
import { DiceLuck } from '../after/DiceLuck.tsx';
import { speakerOf } from '../app/text.ts';
import { en } from '../messages/en/index.ts';
import type { Answer } from '../odds/calculator.ts';
import { Verdict } from '../odds/Result.tsx';
import { ClockTime } from '../table/ClockTime.tsx';
import { Inspector as ArcsInspector } from './arcs/Inspector.tsx';
import { renderer as arcs } from './arcs/index.tsx';
import { texts as arcsTexts } from './arcs/words.ts';
import { renderer as ti4 } from './ti4/index.tsx';
import { Inspector as Ti4Inspector } from './ti4/inspector/Inspector.tsx';
import { texts as ti4Texts } from './ti4/words.ts';

/** What is to be read of a drawing. */
const read = (drawn: string): string => drawn.replaceAll(/<[^>]*>/g, ' ');
/** Broken numbers. */
const figuresIn = (drawn: string): string[] => read(drawn).match(/\d+[.,]\d+/g) ?? [];
const withPoint = (figure: string): boolean => figure.includes('.');

test('Twilight Imperium: what a force hits on average, and what it is worth', () => {
  const match = midgame({ players: 3 }, 'figures');
  const game = { tables: gamePackage.tables as object, messages: ti4Messages };
  const speaker = speakerFor({ messages: ti4Messages }, 'uk', { uk: { ...ti4Texts.en, 'force.hits': 'hits' } });
  const props = propsOf(game, { view: match.view(0), decision: null, seat: 0, players: 3 }, speaker);
  const places = Object.keys((match.view(0) as { systems: object }).systems);
  const near = markup(...places.map((id) => createElement(Ti4Inspector, { ...props, place: `system:${id}` })));
  expect(figuresIn(near).length).toBeGreaterThan(0);
  expect(figuresIn(near + tableMarkup(ti4, props)).filter(withPoint)).toEqual([]);
});

test('Arcs: what dice do on average, and their chances', () => {
  const { match } = position().ships(0, 3, '2-gate').ships(1, 2, '2-gate').turn(0, 'aggression-2').answer('battle');
  const game = { tables: arcsTables, messages: arcsMessages };
  const speaker = speakerFor({ messages: arcsMessages }, 'uk', { uk: arcsTexts.en });
  const seen = { view: match.view(0), decision: match.pending(0), seat: 0, players: 3 };
  const props = propsOf(game, seen, speaker);
  const bench = benchMarkup(arcs, props);
  expect(figuresIn(bench).length).toBeGreaterThan(0);
  expect(read(bench)).toMatch(/ \d+% /);
  const near = markup(createElement(ArcsInspector, { ...props, place: 'system:2-gate' }));
  expect(near).toMatch(/\d,\d hits, \d,\d on you/);
  expect(figuresIn(near + tableMarkup(arcs, props)).filter(withPoint)).toEqual([]);
});

test('around the games: luck, odds and clocks', () => {
  const speaker = speakerOf({ texts: { uk: en }, language: 'uk', player: (seat) => `player ${seat}` });
  const shown = <Props extends object>(Part: FunctionComponent<Props>, props: Props): string =>
    read(markup(createElement(Part, { ...props, speaker })));
  const luck = [{ seat: 0, dice: 3, symbols: [{ symbol: 'x', rolled: 2, expected: 1.25 }], balance: 0.75 }];
  expect(shown(DiceLuck, { luck, voice: speaker.voice })).toMatch(/\+0,8 .* 2 .*\(1,3 expected\)/);
  const answer: Answer = {
    ...{ win: 0.12345, draw: 0.0001, loss: 0.99995, outcomes: [], rounds: [], assumed: [], leftOut: [] },
    meaning: { win: 'odds.win', draw: 'odds.draw', loss: 'odds.loss' },
    chances: [{ text: 'odds.arcs.city', chance: 0.5 }],
    averages: [{ text: 'odds.arcs.trophies', side: null, value: 2 }],
  };
  const odds = shown(Verdict as FunctionComponent<{ answer: Answer }>, { answer });
  for (const figure of ['12,3%', '&lt; 0,1%', '&gt; 99,9%', '50%', '2,00']) expect(odds).toContain(` ${figure} `);
  const clock: ClockFace = { at: 0, left: [65_000, 7_384_000, 183_600_000], running: [] };
  const clocks = clock.left.map((_, seat) => shown(ClockTime, { clock, seat }).trim());
  expect(clocks).toEqual(['1:05', '2:03:04', '2d 03h']);
});
