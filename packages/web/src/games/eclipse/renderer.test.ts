import { type Eclipse, type EclipseConfig, type EclipseView, eclipse, messages, tables } from '@orrery/eclipse';
import { battlefield, field, midgame, playPrudently, position } from '@orrery/eclipse/testing';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { boardMarkup, markup, tableMarkup } from '../../../dev/markup.ts';
import { propsOf } from '../../../dev/props.ts';
import type { RendererProps } from '../renderer.ts';
import { renderer } from './index.tsx';
import { Techs } from './techs/Techs.tsx';

type EclipseMatch = Match<Eclipse, EclipseConfig>;

const random = (text: string) => new Keystream(seedFrom(text));

const propsFor = (match: EclipseMatch, seat: number): RendererProps =>
  propsOf(
    { tables, messages },
    { view: match.view(seat), decision: match.pending(seat), seat, players: match.config.players },
  );

/** What the first tab shows. */
const home = (props: RendererProps): string => markup(createElement(Techs, { ...props, player: null }));

const nodesOf = (drawn: string): number => drawn.match(/<[a-zA-Z]/g)?.length ?? 0;

/** All kinds of targets met, and those that were not drawn. */
interface Sightings {
  readonly kinds: Set<string>;
  readonly missing: Set<string>;
}

function sight(match: EclipseMatch, seat: number, { kinds, missing }: Sightings): void {
  const options = match.pending(seat)?.options ?? [];
  if (options.every(({ target }) => target === undefined)) return;
  const drawn = tableMarkup(renderer, propsFor(match, seat));
  for (const { id, target } of options) {
    if (target === undefined) continue;
    kinds.add(target.split(':')[0]!);
    // The thing itself, or a button for it on the bench.
    if (!drawn.includes(`data-target="${target}"`) && !drawn.includes(`data-option="${id}"`)) missing.add(target);
  }
}

const all = 'action blueprint build drawn part reputation sector ship species square technology track zone'.split(' ');
const seen = new Set<string>();

describe.each([
  { players: 2, warpPortals: false },
  { players: 3, warpPortals: true },
  { players: 4, warpPortals: true },
  { players: 6, warpPortals: true },
] as const)('a game of $players', ({ players, warpPortals }) => {
  test.each(['start', 'middle'] as const)(
    'shows every option about a thing as something to pick (from the %s)',
    (from) => {
      const name = `drawn ${players} ${from}`;
      const species = players === 2 ? 'random' : 'chosen';
      const match =
        from === 'start'
          ? Match.start(eclipse, { players, warpPortals, species }, seedFrom(name))
          : midgame({ players, warpPortals, species: 'random' }, name);
      const sightings: Sightings = { kinds: seen, missing: new Set() };
      const known = new Map<string, number>();
      playPrudently(match, random(name), (_, seat) => {
        // Often enough to see each question in many positions.
        const prompt = JSON.stringify(match.pending(seat)?.prompt ?? '').slice(0, 40);
        const times = known.get(prompt) ?? 0;
        known.set(prompt, times + 1);
        if (times < 3 || match.length % 41 === 0) sight(match, seat, sightings);
      });
      expect([...sightings.missing]).toEqual([]);
    },
  );
});

test('every kind of thing was among them', () => {
  expect([...seen].toSorted()).toEqual(all);
});

test('random play, with all its odd decisions, can be picked, too', () => {
  const match = Match.start(eclipse, { players: 4, warpPortals: true, species: 'random' }, seedFrom('drawn at random'));
  const chance = random('anything');
  const sightings: Sightings = { kinds: new Set(), missing: new Set() };
  while (!match.isOver) {
    const seat = match.waitingFor()[0]!;
    if (match.length % 9 === 0) sight(match, seat, sightings);
    const { options } = match.pending(seat)!;
    match.answer(seat, options[chance.below(options.length)]!.id);
  }
  expect([...sightings.missing]).toEqual([]);
});

test('targets of a battle are picked on the board and beside it', () => {
  const table = battlefield()
    .ships(1, field, { interceptor: 2 })
    .ships(0, field, { cruiser: 1, interceptor: 1 })
    .dice('burst', 5);
  const props = propsFor(table.from('combat').match, 1);
  const target = `data-target="ship:${field}:0:cruiser:0"`;
  expect(boardMarkup(renderer, props)).toContain(target);
  expect(home(props)).toContain(target);
});

test('a late table stays small, and spectators see neither targets nor secrets', () => {
  const match = midgame({ players: 6, warpPortals: true, species: 'random' }, 'late');
  playPrudently(match, random('late'), undefined, match.length + 250);
  const seat = match.waitingFor()[0] ?? 0;
  expect(nodesOf(tableMarkup(renderer, propsFor(match, seat)))).toBeLessThan(4000);
  const spectator = { view: match.view('spectator'), decision: null, seat: null, players: 6 };
  const drawn = tableMarkup(renderer, propsOf({ tables, messages }, spectator));
  expect(nodesOf(drawn)).toBeLessThan(4000);
  expect(drawn).not.toContain('data-target');
});

test('only whoever drew reputation tiles sees what they are worth', () => {
  const table = position()
    .with((state) => {
      state.battle = null;
      state.drawn = { seat: 1, tiles: [2, 3] };
    })
    .reputation(1, 4);
  const shown = (viewer: number | 'spectator') => {
    const view = eclipse.view(table.state, viewer);
    const options = viewer === 1 ? [{ id: 'keep:3', value: null, label: { key: 'eclipse.keep-tile' } }] : [];
    const decision = viewer === 1 ? { prompt: { key: 'eclipse.keep-reputation' }, options } : null;
    const props = { view, decision, seat: viewer === 'spectator' ? null : viewer, players: 2 };
    return tableMarkup(renderer, propsOf({ tables, messages }, props));
  };
  expect(shown(1)).toContain('Reputation tile of 3');
  for (const viewer of [0, 'spectator'] as const) expect(shown(viewer)).not.toMatch(/Reputation tile of \d/);
});

test('after the game everybody sees where the points came from', () => {
  const match = Match.start(eclipse, { players: 2, species: 'random' }, seedFrom('over'));
  playPrudently(match, random('over'));
  const view = match.view('spectator') as unknown as EclipseView;
  const drawn = home(
    propsOf({ tables, messages }, { view: match.view('spectator'), decision: null, seat: null, players: 2 }),
  );
  expect(view.phase).toBe('over');
  const [table] = drawn.match(/<tfoot>.*<\/tfoot>/) ?? [''];
  expect([...table.matchAll(/<td>(-?\d+)<\/td>/g)].map(([, points]) => Number(points))).toEqual(match.outcome!.scores);
});
