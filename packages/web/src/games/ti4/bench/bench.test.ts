/** Whatever may be answered can be pressed: on a bench, by its steppers or main button, or in the list below it. */
import { Keystream, type Match, seedFrom } from '@orrery/kernel';
import type { Ti4, Ti4Config } from '@orrery/ti4';
import { gamePackage } from '@orrery/ti4/package';
import { busyAnswer, midgame } from '@orrery/ti4/testing';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { markup } from '../../../../dev/markup.ts';
import { propsOf } from '../../../../dev/props.ts';
import type { MainButton } from '../../renderer.ts';
import { Bench, bench } from './index.tsx';

type Ti4Match = Match<Ti4, Ti4Config>;

const game = { tables: gamePackage.tables as object, messages: gamePackage.messages as { en: Record<string, string> } };

/** What steppers and chips compose, and the main button sends by a pursuit. */
const composed: Readonly<Record<string, RegExp>> = {
  'ti4.commit': /^commit:/,
  'ti4.cast-votes': /^(exhaust:all|done)$/,
  'ti4.gain-tokens': /^pools:/,
  'ti4.redistribute': /^pools:/,
  'ti4.choose-units': /^(produce:|done$|back:)/,
  'ti4.give-trade-goods': /^give:trade-goods:/,
  'ti4.give-commodities': /^give:commodities:/,
  'ti4.give-note': /^give:no-note$/,
  'ti4.ask-trade-goods': /^ask:trade-goods:/,
  'ti4.ask-commodities': /^ask:commodities:/,
  'ti4.ask-note': /^ask:no-note$/,
  'ti4.pay-resources': /./,
  'ti4.pay-influence': /./,
  'ti4.pay-for-tokens': /./,
};

/** The options of a question that cannot be pressed anywhere. */
function lost(match: Ti4Match, seat: number): string[] {
  const decision = match.pending(seat);
  if (!decision) return [];
  const players = match.config.players;
  const props = propsOf(game, { view: match.view(seat), decision, seat, players });
  const face = bench(props);
  if (!face || !props.decision) return [];
  const mains: (MainButton | null)[] = [];
  const drawn = markup(
    createElement(Bench, { ...props, decision: props.decision, bench: face, onMain: (main) => mains.push(main) }),
  );
  const shown = new Set([...drawn.matchAll(/data-option="([^"]+)"/g)].map(([, id]) => id));
  const { key } = props.decision.prompt;
  if (!(key in composed)) expect(decision.options.map(({ id }) => id)).toEqual(expect.arrayContaining([...shown]));
  const isOffered = (id: string) =>
    shown.has(id) || face.others?.includes(id) || mains.at(-1)?.option === id || composed[key]?.test(id);
  return decision.options.flatMap(({ id }) => (isOffered(id) ? [] : `${key} ${id}`));
}

const asked = new Map<string, number>();

test.each([3, 4, 6] as const)('no option is lost in games of %i', (players) => {
  const missing = new Set<string>();
  for (const name of ['busy', 'hasty']) {
    const random = new Keystream(seedFrom(`benches ${name}`));
    const match = midgame({ players, factions: 'random' }, `benches ${players} ${name}`);
    for (let step = 0; step < 700 && !match.isOver; step++) {
      const seat = match.waitingFor()[0] ?? 0;
      const decision = match.pending(seat);
      if (!decision) break;
      const { key } = decision.prompt as { key: string };
      const times = asked.get(key) ?? 0;
      asked.set(key, times + 1);
      if (times < 10) for (const each of lost(match, seat)) missing.add(each);
      // Who is hasty passes turns, so that there are agendas soon.
      const quick = decision.options.find(({ id }) => id === 'pass' || id.startsWith('strategic:') || id === 'decline');
      match.answer(seat, (name === 'hasty' && quick?.id) || busyAnswer(decision.options, random));
    }
  }
  expect([...missing]).toEqual([]);
});

test('the council, fights, landings and turns were asked about in them', () => {
  for (const key of [
    'vote',
    'cast-votes',
    'assign-hits',
    'sustain-damage',
    'retreat?',
    'commit',
    'turn',
    'follow',
    'window',
  ])
    expect(asked.get(`ti4.${key}`) ?? 0, key).toBeGreaterThan(0);
});
