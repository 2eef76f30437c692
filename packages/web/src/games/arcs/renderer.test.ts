import { type ArcsView, arcs, messages, tables } from '@orrery/arcs';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { boardMarkup, markup, tableMarkup } from '../../../dev/markup.ts';
import { propsOf } from '../../../dev/props.ts';
import { renderer } from './index.tsx';

describe.each([
  { players: 2, leadersAndLore: 'all' },
  { players: 3, leadersAndLore: 'off' },
  { players: 3, leadersAndLore: 'base' },
  { players: 4, leadersAndLore: 'all' },
] as const)('a game of $players with leaders and lore: $leadersAndLore', ({ players, leadersAndLore }) => {
  test('shows every option that is about a thing as something to pick', () => {
    const match = Match.start(arcs, { players, leadersAndLore }, seedFrom(`drawn ${players} ${leadersAndLore}`));
    const random = new Keystream(seedFrom('anything'));
    const missing = new Set<string>();
    while (!match.isOver) {
      const seat = match.waitingFor()[0]!;
      const decision = match.pending(seat)!;
      if (match.length % 3 === 0 && decision.options.some(({ target }) => target !== undefined)) {
        const drawn = tableMarkup(
          renderer,
          propsOf({ tables, messages }, { view: match.view(seat), decision, seat, players }),
        );
        for (const { target } of decision.options)
          if (target !== undefined && !drawn.includes(`data-target="${target}"`)) missing.add(target);
      }
      match.answer(seat, decision.options[random.below(decision.options.length)]!.id);
    }
    expect([...missing]).toEqual([]);
  });
});

test('a card that lies nowhere on the table is shown while it can be chosen', () => {
  const match = Match.start(arcs, { players: 3 }, seedFrom('offered'));
  const options = [{ id: 'keep:lore07', value: null, label: { key: 'any' }, target: 'card:lore07' }];
  const props = propsOf({ tables, messages }, { view: match.view(0), decision: { options }, seat: 0, players: 3 });
  expect(tableMarkup(renderer, props)).toContain('data-target="card:lore07"');
});

test('with a split discard all see which cards were played face up', () => {
  const match = Match.start(arcs, { players: 3, splitDiscard: true }, seedFrom('pile'));
  const random = new Keystream(seedFrom('anything'));
  const isOpen = () => (match.view('spectator') as unknown as ArcsView).discard.up.length > 2;
  while (!match.isOver && !isOpen()) {
    const seat = match.waitingFor()[0]!;
    const { options } = match.pending(seat)!;
    match.answer(seat, options[random.below(options.length)]!.id);
  }
  const { up } = (match.view('spectator') as unknown as ArcsView).discard;
  const watching = { view: match.view('spectator'), decision: null, seat: null, players: 3 };
  const drawn = tableMarkup(renderer, propsOf({ tables, messages }, watching));
  expect(up.length).toBeGreaterThan(2);
  for (const id of up) {
    const { suit, number } = tables.actionCards.find((card) => card.id === id)!;
    expect(drawn).toContain(`${messages.en[`name.suit/${suit}`]} ${number}`);
  }
});

test('a late board stays small, and a spectator sees no hand', () => {
  const match = Match.start(arcs, { players: 4 }, seedFrom('late'));
  const random = new Keystream(seedFrom('anything'));
  while (!match.isOver && match.length < 400) {
    const seat = match.waitingFor()[0]!;
    const { options } = match.pending(seat)!;
    match.answer(seat, options[random.below(options.length)]!.id);
  }
  const props = propsOf(
    { tables, messages },
    { view: match.view('spectator'), decision: null, seat: null, players: 4 },
  );
  const board = boardMarkup(renderer, props);
  expect(board.match(/<[a-zA-Z]/g)!.length).toBeLessThan(1500);
  expect(tableMarkup(renderer, props)).not.toContain('data-target');
  const dock = createElement(renderer.DockOpen, { ...props, page: 0, open: () => {} });
  expect(markup(dock)).not.toContain('arcs-hand-card');
});
