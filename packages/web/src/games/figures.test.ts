/** Figures, and what stands between facts, come from texts: another language has its own comma and its own signs. */
import { messages as arcsMessages, tables as arcsTables } from '@orrery/arcs';
import { position } from '@orrery/arcs/testing';
import { messages as eclipseMessages, tables as eclipseTables } from '@orrery/eclipse';
import { midgame as eclipseMidgame } from '@orrery/eclipse/testing';
import type { Json, Texts } from '@orrery/kernel';
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
import { Inspector as EclipseInspector } from './eclipse/Inspector.tsx';
import { renderer as eclipse } from './eclipse/index.tsx';
import { texts as eclipseTexts } from './eclipse/words.ts';
import { renderer as ti4 } from './ti4/index.tsx';
import { Inspector as Ti4Inspector } from './ti4/inspector/Inspector.tsx';
import { texts as ti4Texts } from './ti4/words.ts';

/** The English texts in a language that writes 1,5 and puts other signs between facts. */
function foreign(...texts: readonly Texts[]): { readonly uk: Texts } {
  const all = Object.entries<string>(Object.assign({}, ...texts, { 'force.hits': 'hits' })); // a stroke looks like a thing
  return { uk: Object.fromEntries(all.map(([key, text]) => [key, text.replaceAll(' · ', ' ¦ ')])) };
}

/** What is to be read of a drawing. */
const read = (drawn: string): string => drawn.replaceAll(/<[^>]*>/g, ' ');
/** What is English of it: broken numbers with a point, and signs. */
function englishIn(drawn: string): string[] {
  return [...(read(drawn).match(/\d\.\d/g) ?? []), ...(drawn.match(/[^">]* · [^"<]*/g) ?? [])];
}
const placesIn = (view: Json, places: string): string[] =>
  Object.keys((view as Readonly<Record<string, object>>)[places] ?? {});

test('Twilight Imperium: what a force hits on average and is worth, and what is told of places and players', () => {
  const match = midgame({ players: 3 }, 'figures');
  const game = { tables: gamePackage.tables as object, messages: ti4Messages };
  const speaker = speakerFor(game, 'uk', foreign(en, ti4Messages.en, ti4Texts.en));
  const view = match.view(0);
  const props = propsOf(game, { view, decision: null, seat: 0, players: 3 }, speaker);
  const places = placesIn(view, 'systems').map((id) =>
    createElement(Ti4Inspector, { ...props, place: `system:${id}` }),
  );
  const near = markup(...places);
  expect(near).toMatch(/>\d,\d</);
  expect(near).toMatch(/ring \d [a-z-]+ ¦ alpha wormhole/);
  expect(near).toMatch(/combat \d ¦ move \d/);
  expect(englishIn(near + tableMarkup(ti4, props))).toEqual([]);
});

test('Arcs: what dice do on average, their chances, and what is told of cards', () => {
  const { match } = position()
    .ships(0, 3, '2-gate')
    .ships(1, 2, '2-gate')
    .court('bc02')
    .turn(0, 'aggression-2')
    .answer('battle');
  const game = { tables: arcsTables, messages: arcsMessages };
  const speaker = speakerFor(game, 'uk', foreign(en, arcsMessages.en, arcsTexts.en));
  const seen = { view: match.view(0), decision: match.pending(0), seat: 0, players: 3 };
  const props = propsOf(game, seen, speaker);
  const bench = read(benchMarkup(arcs, props));
  expect(bench).toMatch(/ \d,\d {2}hits/);
  expect(bench).toMatch(/ \d+% /);
  const near = markup(createElement(ArcsInspector, { ...props, place: 'system:2-gate' }));
  expect(near).toMatch(/\d,\d hits, \d,\d on you/);
  const table = tableMarkup(arcs, props);
  expect(table).toMatch(/Guild card ¦ Raid cost/);
  expect(table).toMatch(/Olena ¦ Lead/);
  expect(englishIn(near + table)).toEqual([]);
});

test('Eclipse: what is told of sectors', () => {
  const match = eclipseMidgame({ players: 3 }, 'figures');
  const game = { tables: eclipseTables, messages: eclipseMessages };
  const speaker = speakerFor(game, 'uk', foreign(en, eclipseMessages.en, eclipseTexts.en));
  const view = match.view(0);
  const props = propsOf(game, { view, decision: null, seat: 0, players: 3 }, speaker);
  const near = placesIn(view, 'sectors').map((id) =>
    createElement(EclipseInspector, { ...props, place: `sector:${id}` }),
  );
  const table = tableMarkup(eclipse, props);
  expect(table).toMatch(/aria-label="[^"]* points? ¦ Controlled by/);
  expect(englishIn(markup(...near) + table)).toEqual([]);
});

test('around the games: luck, odds and clocks', () => {
  const speaker = speakerOf({ texts: foreign(en), language: 'uk', player: (seat) => `player ${seat}` });
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
