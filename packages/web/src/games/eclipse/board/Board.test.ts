import { type EclipseView, eclipse, messages, tables } from '@orrery/eclipse';
import { distance } from '@orrery/eclipse/figures';
import { midgame, playPrudently } from '@orrery/eclipse/testing';
import { Keystream, Match, seedFrom, type Thing } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { boardMarkup } from '../../../../dev/markup.ts';
import { type Position, propsOf } from '../../../../dev/props.ts';

import type { Level } from '../../renderer.ts';
import type { SectorId, SectorView } from '../model.ts';
import { Board } from './Board.tsx';

const drawn = (position: Position, level: Level = 'middle'): string =>
  boardMarkup({ Board }, { ...propsOf({ tables, messages }, position), level });

const kinds = ['zone', 'sector', 'ship', 'square'];
const isOnBoard = (target: string | undefined): target is string => kinds.includes(target?.split(':')[0] ?? '');

test.each([
  [2, 'middle'],
  [4, 'far'],
  [6, 'near'],
] as const)('a game of %i shows every option about the galaxy as something to pick (%s)', (players, level) => {
  const match = midgame({ players, warpPortals: true, species: 'random' }, `board ${players}`);
  const missing = new Set<string>();
  const met = new Set<string>();
  playPrudently(match, new Keystream(seedFrom('anything')), (_, seat) => {
    const decision = match.pending(seat)!;
    const targets = decision.options.map(({ target }) => target).filter(isOnBoard);
    if (match.length % 5 > 0 || targets.length === 0) return;
    const markup = drawn({ view: match.view(seat), decision, seat, players }, level);
    for (const target of targets) {
      met.add(target.split(':')[0]!);
      if (!markup.includes(`data-target="${target}"`)) missing.add(target);
    }
  });
  expect([...missing]).toEqual([]);
  expect([...met].sort()).toEqual([...kinds].sort());
});

describe('a revealed sector', () => {
  const revealed = () => {
    const match = Match.start(eclipse, { players: 2, species: 'random' }, seedFrom('revealed'));
    const random = new Keystream(seedFrom('explorers'));
    while (!match.isOver) {
      const seat = match.waitingFor()[0]!;
      const decision = match.pending(seat)!;
      const { revealed } = match.view(seat) as unknown as EclipseView;
      if (revealed && decision.options.filter(({ id }) => id.startsWith('place:')).length > 1)
        return { match, seat, decision, zone: `zone:${revealed.zone.q},${revealed.zone.r}` };
      match.answer(seat, decision.options[random.below(decision.options.length)]!.id);
    }
    throw new Error('nobody explored');
  };

  test('lies in its zone, with buttons that turn and place it', () => {
    const { match, seat, decision, zone } = revealed();
    const markup = drawn({ view: match.view(seat), decision, seat, players: 2 });
    expect(markup).toContain(`data-target="${zone}"`);
    expect(markup.match(/role="button"[^>]*aria-label="(Turn|Place)/g)).toHaveLength(3);
  });

  test('gives way to another that was revealed with it', () => {
    const { match, seat, decision, zone } = revealed();
    const view = structuredClone(match.view(seat)) as unknown as EclipseView;
    view.revealed!.sectors.unshift('304');
    const options = [{ id: 'place:304:0', value: null, label: { key: 'any' }, target: zone }, ...decision.options];
    const position = { view: view as unknown as Position['view'], decision: { options }, seat, players: 2 };
    expect(drawn(position).match(/role="button"[^>]*aria-label="(Turn|Place|Show)/g)).toHaveLength(4);
  });

  test('lies there for the others too, without buttons', () => {
    const { match, seat } = revealed();
    const other = 1 - seat;
    const markup = drawn({ view: match.view(other), decision: null, seat: other, players: 2 });
    expect(markup).toContain('is-preview');
    expect(markup).not.toContain('role="button"');
  });
});

/** Every zone up to the third ring explored, everything settled and built, and every ship of six players by itself. */
function fullest(): EclipseView {
  const view = Match.start(eclipse, { players: 6, species: 'random' }, seedFrom('full')).view('spectator');
  const full = structuredClone(view) as unknown as EclipseView;
  const zones = [-3, -2, -1, 0, 1, 2, 3].flatMap((q) => [-3, -2, -1, 0, 1, 2, 3].map((r) => ({ q, r })));
  const ids = Object.keys(tables.sectors) as SectorId[];
  const ships = [0, 1, 2, 3, 4, 5].flatMap((owner) =>
    tables.shipTypes.flatMap((type) =>
      Array.from({ length: tables.shipSupply[type] }, (_, i) => ({ owner, type, damage: i % 2 })),
    ),
  );
  full.sectors = Object.fromEntries(
    zones
      .filter((zone) => distance(zone) <= 3)
      .map(({ q, r }, i): [SectorId, SectorView] => [
        ids[i]!,
        {
          ...{ q, r, rotation: i % 6, discovery: true, owner: i % 6, orbital: { cube: 'science' }, monolith: true },
          cubes: tables.sectors[ids[i]!].population.map(() => 'money' as const),
          ...{ warpPortal: 'tile', ships: ships.filter((_, each) => each % 37 === i), arrivals: [] },
        },
      ]),
  );
  return full;
}

test('the fullest board of six stays small, and a spectator has nothing to pick', () => {
  const view = fullest() as unknown as Position['view'];
  const markup = drawn({ view, decision: null, seat: null, players: 6 });
  expect(markup.match(/class="galaxy-stack/g)!.length).toBeGreaterThan(60);
  expect(markup.match(/<[a-zA-Z]/g)!.length).toBeLessThan(2000);
  expect(markup).not.toContain('data-target');
});

test('the sector that a question is about is marked', () => {
  const match = Match.start(eclipse, { players: 2, species: ['hydran', 'eridani'] }, seedFrom('asked'));
  const marks = (sector: Thing) => {
    const decision = { options: [], prompt: { key: 'any', args: { sector } } };
    return drawn({ view: match.view(0), decision, seat: 0, players: 2 }).match(/galaxy-asked/g)?.length ?? 0;
  };
  expect(marks('sector/001')).toBe(1);
  expect(marks('sector/318')).toBe(0);
});
