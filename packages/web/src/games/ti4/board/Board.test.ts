import { Match, seedFrom } from '@orrery/kernel';
import { messages, type Ti4, type Ti4Config, ti4 } from '@orrery/ti4';
import { gamePackage } from '@orrery/ti4/package';
import { midgame } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import { boardMarkup } from '../../../../dev/markup.ts';
import { propsOf } from '../../../../dev/props.ts';
import type { Level, RendererProps } from '../../renderer.ts';
import { renderer } from '../index.tsx';

const described = { tables: gamePackage.tables as object, messages };

function propsAt(match: Match<Ti4, Ti4Config>, seat = 0, more: Partial<RendererProps> = {}): RendererProps {
  const position = { view: match.view(seat), decision: match.pending(seat), seat, players: 6 };
  return { ...propsOf(described, position), ...more };
}

const started = Match.start(ti4, { players: 6 }, seedFrom('board'));
const crowded = midgame({ players: 6 }, 'board');

/** How many elements each hex has. */
function nodesOfHexes(markup: string): number[] {
  const [, ...hexes] = markup.split('<g class="ti4-hex').map((part) => part.split('<g class="ti4-glows')[0] ?? '');
  return hexes.map((hex) => (hex.match(/<[a-z]/g) ?? []).length + 1);
}

test.each([
  ['far', 60],
  ['middle', 60],
  ['near', 90],
] as const satisfies readonly (readonly [Level, number])[])(
  '%s: a galaxy full of fleets takes at most %i elements a hex',
  (level, most) => {
    const markup = boardMarkup(renderer, propsAt(crowded, 0, { level }));
    const nodes = nodesOfHexes(markup);
    expect(nodes.length).toBeGreaterThanOrEqual(37);
    expect(Math.max(...nodes)).toBeLessThanOrEqual(most);
    const all = (markup.match(/<[a-z]/g) ?? []).length;
    expect(all).toBeLessThanOrEqual(2000);
  },
);

const labelOf = (markup: string, place: string): string =>
  new RegExp(`data-place="${place}"[^>]*aria-label="([^"]*)"`).exec(markup)?.[1] ?? '';

test('a system tells its name, where it lies, and what is there', () => {
  const markup = boardMarkup(renderer, propsAt(started));
  expect(labelOf(markup, 'system:tile-18')).toBe(
    'Mecatol Rex. the middle of the galaxy. Mecatol Rex 1 and 6, custodians token',
  );
  expect(labelOf(markup, 'system:tile-36')).toMatch(
    /^Arnor \/ Lor\. ring \d [a-z-]+\. Arnor 2 and 1, industrial\. Lor 1 and 2/,
  );
});

test('planets and my own units can be picked when they are asked about', () => {
  const { faction } = started.peek().players[0] ?? { faction: null };
  const tables = gamePackage.tables as {
    factions: Record<string, { home: string }>;
    systems: Record<string, { planets: string[] }>;
  };
  const home = tables.factions[faction ?? '']?.home ?? '';
  const planet = tables.systems[home]?.planets[0] ?? '';
  const option = { id: 'it', label: { key: 'ti4.pass' } };
  const targets = new Map([
    [`planet:${planet}`, [option]],
    [`unit:${home}:carrier`, [option]],
  ]);
  const markup = boardMarkup(renderer, propsAt(started, 0, { targets }));
  expect(markup).toContain(`data-target="planet:${planet}"`);
  expect(boardMarkup(renderer, propsAt(started))).not.toContain(`data-target="planet:${planet}"`);
});
