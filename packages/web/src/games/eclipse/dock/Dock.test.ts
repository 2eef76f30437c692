import { type EclipseView, eclipse, messages, tables } from '@orrery/eclipse';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { benchMarkup, markup } from '../../../../dev/markup.ts';
import { type Position, propsOf } from '../../../../dev/props.ts';
import type { RendererProps } from '../../renderer.ts';
import { renderer } from '../index.tsx';
import { PlayerCard } from '../strip/PlayerCard.tsx';
import { PlayerStrip } from '../strip/PlayerStrip.tsx';
import { Dock } from './Dock.tsx';
import { DockOpen } from './DockOpen.tsx';

/** The row, both pages, and the tool for what is asked. */
const area = (props: RendererProps): string => {
  const pages = [0, 1].map((page) => createElement(DockOpen, { ...props, page, open: () => {}, key: page }));
  return markup(createElement(Dock, { ...props, page: null, open: () => {} }), ...pages) + benchMarkup(renderer, props);
};
/** The strip of a player with the card that comes when it is pointed at. */
const shown = (props: RendererProps, player: number): string =>
  markup(createElement(PlayerStrip, { ...props, player }), createElement(PlayerCard, { ...props, player }));
const propsAt = (position: Position): RendererProps => propsOf({ tables, messages }, position);

/** What is about my own board and nothing else. */
const own = /^(?:action|track|build|part|blueprint|reputation):/;

test.each([2, 4, 6])('in a game of %i every option about my board can be picked on it', (players) => {
  const match = Match.start(eclipse, { players, species: 'random' } as never, seedFrom(`area ${players}`));
  const random = new Keystream(seedFrom('anything'));
  const [missing, seen] = [new Set<string>(), new Set<string>()];
  while (!match.isOver && match.length < 700) {
    const seat = match.waitingFor()[0]!;
    const decision = match.pending(seat)!;
    const wanted = decision.options.flatMap(({ target }) => (target !== undefined && own.test(target) ? [target] : []));
    const kinds = wanted.map((target) => target.split(':')[0]!);
    if (wanted.length > 0 && (match.length % 5 === 0 || kinds.some((kind) => !seen.has(kind)))) {
      const drawn = area(propsAt({ view: match.view(seat), decision, seat, players }));
      for (const { id, target } of decision.options)
        if (target !== undefined && own.test(target) && !drawn.includes(`data-target="${target}"`))
          if (!drawn.includes(`data-option="${id}"`)) missing.add(target);
      for (const kind of kinds) seen.add(kind);
    }
    match.answer(seat, decision.options[random.below(decision.options.length)]!.id);
  }
  expect([...missing]).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['action', 'build', 'part', 'blueprint']));
});

const begin = () => Match.start(eclipse, { players: 2, species: ['eridani', 'orion'] } as never, seedFrom('begin'));

test('a spectator has no board, and nobody sees the reputation of others', () => {
  const match = begin();
  const watching = propsAt({ view: match.view('spectator'), decision: null, seat: null, players: 2 });
  expect(area(watching)).not.toContain('eclipse-blueprint');
  const strip = shown(watching, 0);
  expect(strip.match(/Reputation tile, face down/g)).toHaveLength(2);
  expect(strip).toContain('without reputation tiles');
  const mine = propsAt({ view: match.view(0), decision: null, seat: 0, players: 2 });
  expect(shown(mine, 0)).not.toContain('without reputation tiles');
});

test('a strip tells what a player has, and marks the start player, the traitor and who has passed', () => {
  const match = begin();
  const view = structuredClone(match.view(0)) as unknown as EclipseView & { traitor: number; startPlayer: number };
  view.traitor = 1;
  view.startPlayer = 1;
  view.players[1]!.passed = true;
  const strip = shown(propsAt({ view: view as never, decision: null, seat: 0, players: 2 }), 1);
  for (const label of [
    'Traitor',
    'Start player',
    'Passed',
    'Sectors: 1',
    'Ships: 1',
    'Technologies: 2',
    'materials: 4',
  ])
    expect(strip.toLowerCase()).toContain(label.toLowerCase());
});

test('the board shows what money is left when the upkeep is paid', () => {
  const match = begin();
  const drawn = area(propsAt({ view: match.view(0), decision: null, seat: 0, players: 2 }));
  expect(drawn).toContain('After production and an upkeep of 1: 28');
});

test('while species are chosen a strip names the species and no figures', () => {
  const match = Match.start(eclipse, { players: 2, species: 'chosen' } as never, seedFrom('choosing'));
  const first = match.waitingFor()[0]!;
  const strip = (seat: number) =>
    markup(
      createElement(PlayerStrip, {
        ...propsAt({ view: match.view(seat), decision: null, seat, players: 2 }),
        player: seat,
      }),
    );
  expect(strip(first)).toContain('No species yet');
  const { id } = match.pending(first)!.options[0]!;
  match.answer(first, id);
  expect(strip(first)).toContain((messages.en as Record<string, string>)[`name.species/${id.split(':')[1]}`]);
  expect(strip(first)).not.toContain('strip__points');
});
