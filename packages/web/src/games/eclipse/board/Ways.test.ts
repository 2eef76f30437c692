import { type EclipseView, eclipse, messages, tables } from '@orrery/eclipse';
import { midgame, playPrudently } from '@orrery/eclipse/testing';
import { Keystream, seedFrom } from '@orrery/kernel';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { boardMarkup, markup } from '../../../../dev/markup.ts';
import { type Position, propsOf } from '../../../../dev/props.ts';
import { Inspector } from '../Inspector.tsx';
import { comersTo, goalsOf } from '../reach.ts';
import { Board } from './Board.tsx';

const seen: Position[] = [];
const game = midgame({ players: 4, species: 'random' }, 'ways');
playPrudently(game, new Keystream(seedFrom('ways')), (_, seat) => {
  const decision = game.pending(seat);
  const isAsked = decision?.prompt.key === 'eclipse.move-where';
  if (isAsked && seen.length < 8)
    seen.push(JSON.parse(JSON.stringify({ view: game.view(seat), decision, seat, players: 4 })));
});

const propsAt = (position: Position) => propsOf({ tables, messages }, position);
const countOf = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

test('every sector where a ship can go says in how many steps', () => {
  expect(seen.length).toBeGreaterThan(3);
  for (const position of seen)
    expect(countOf(boardMarkup({ Board }, propsAt(position)), /class="galaxy-steps/g)).toBe(
      position.decision!.options.length,
    );
});

test('the reach of my ships is shown on request; of a sector that is pinned, who could come', () => {
  const position = { ...seen[0]!, decision: null };
  const props = propsAt(position);
  expect(boardMarkup({ Board }, props)).not.toContain('galaxy-steps');
  const shown = { ...props, overlays: new Set(['reach']) };
  const goals = goalsOf(props, position.seat ?? 0);
  expect(countOf(boardMarkup({ Board }, shown), /class="galaxy-steps/g)).toBe(goals.length);
  const inspected = `sector:${goals[0]!.to}`;
  const comers = comersTo(props, goals[0]!.to);
  expect(countOf(boardMarkup({ Board }, { ...shown, inspected }), /class="galaxy-comer"/g)).toBe(comers.length);
  const told = markup(createElement(Inspector, { ...props, place: inspected }));
  expect(told).toContain('Could be here with one move');
});

test('a view before species are chosen has no reach', () => {
  const config = eclipse.configure({ players: 2, species: 'chosen' });
  const { reaches } = eclipse.view(eclipse.initial(config) as never, 0) as unknown as EclipseView;
  expect(reaches).toEqual([{}, {}]);
});
