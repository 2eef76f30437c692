/** Whatever may be answered can be pressed: on a bench, in the dock that it opens, at its main button, or in the list below it. */
import { type Eclipse, type EclipseConfig, eclipse, messages, tables } from '@orrery/eclipse';
import { learning } from '@orrery/eclipse/learning';
import { midgame, playPrudently } from '@orrery/eclipse/testing';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { markup } from '../../../../dev/markup.ts';
import { propsOf } from '../../../../dev/props.ts';
import type { MainButton } from '../../renderer.ts';
import { DockOpen } from '../dock/DockOpen.tsx';
import { Bench, bench } from './index.tsx';

type EclipseMatch = Match<Eclipse, EclipseConfig>;

/** The options of a question that cannot be pressed anywhere; an option of the main button counts. */
function lost(match: EclipseMatch, seat: number): string[] {
  const [decision, starts] = [match.pending(seat)!, match.starts(seat)];
  const props = propsOf(
    { tables, messages },
    { view: match.view(seat), decision, starts, seat, players: match.config.players },
  );
  const face = bench(props);
  if (!face || !props.decision) return [];
  const mains: (MainButton | null)[] = [];
  const onMain = (main: MainButton | null) => mains.push(main);
  const drawn = markup(
    createElement(Bench, { ...props, decision: props.decision, bench: face, onMain }),
    createElement(DockOpen, { ...props, page: 0, open: () => {} }),
  );
  const shown = new Set([...drawn.matchAll(/data-option="([^"]+)"/g)].map(([, id]) => id));
  const offered = [...shown, ...(face.others ?? []), mains.at(-1)?.option];
  expect(decision.options.map(({ id }) => id)).toEqual(expect.arrayContaining([...shown]));
  return decision.options.flatMap(({ id }) => (offered.includes(id) ? [] : `${decision.prompt.key} ${id}`));
}

const asked = new Map<string, number>();

/** Looks at a question, and notes what cannot be pressed there. */
function lookingFor(missing: Set<string>) {
  return (match: EclipseMatch, seat: number) => {
    const { prompt } = match.pending(seat)!;
    const times = asked.get(prompt.key) ?? 0;
    asked.set(prompt.key, times + 1);
    if (times < 12 || match.length % 37 === 0) for (const each of lost(match, seat)) missing.add(each);
  };
}

test.each([
  { players: 2, species: 'chosen' },
  { players: 4, species: 'random' },
  { players: 6, species: 'random' },
] as const)('no option is lost in games of $players', ({ players, species }) => {
  const missing = new Set<string>();
  const visit = lookingFor(missing);
  const name = `benches ${players}`;
  const config = { players, warpPortals: players > 2, species: 'random' } as const;
  const chance = new Keystream(seedFrom(name));
  const odd = Match.start(eclipse, { ...config, species }, seedFrom(name));
  while (!odd.isOver) {
    const seat = odd.waitingFor()[0]!;
    const { options } = odd.pending(seat)!;
    visit(odd, seat);
    odd.answer(seat, options[chance.below(options.length)]!.id);
  }
  for (const from of ['one', 'two']) playPrudently(midgame(config, `${name} ${from}`), chance, visit);
  expect([...missing]).toEqual([]);
});

test('nearly every question was asked in them', () => {
  const rare = [
    'next-discovery',
    'relations',
    'ambassador-cube',
    'make-way',
    'free-technology',
    'place-warp-portal',
    'end-stalemate',
  ];
  const unseen = () =>
    Object.keys(learning.hints).filter((key) => !asked.has(key) && !rare.includes(key.slice('eclipse.'.length)));
  const missing = new Set<string>();
  const chance = new Keystream(seedFrom('more benches'));
  for (let more = 0; more < 20 && unseen().length > 0; more++) {
    playPrudently(midgame({ players: 4, species: 'random' }, `more benches ${more}`), chance, lookingFor(missing));
  }
  expect(unseen()).toEqual([]);
  expect([...missing]).toEqual([]);
});
