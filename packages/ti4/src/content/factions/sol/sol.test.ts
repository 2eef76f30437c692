import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { assignHits } from '../../../rules/hits.ts';
import { openWindow } from '../../../rules/window.ts';
import { battle, position } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';
import type { TechnologyId } from '../../technologies.ts';

const factions: FactionId[] = ['sol', 'yssaril', 'xxcha'];

/** Sol's turn; nobody can trade. */
function turn() {
  return position({ factions })
    .own(0, 'tarmann')
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2))
    .strategyCards(['leadership'], ['diplomacy'], ['politics']);
}

content('ti4', 'faction/sol', 'Orbital Drop: a strategy token for two infantry on one of my planets', () => {
  const table = turn().from('turn').answer('action:faction/orbital-drop');
  expect(table.options).toEqual(['place:tarmann', 'place:jord']); // only my own planets
  table.answer('place:tarmann');
  expect([table.unitsOf(0, 'tarmann'), table.player(0).pools.strategy]).toEqual([{ infantry: 2 }, 1]);
  expect(table.options).not.toContain('action:faction/orbital-drop'); // it was the action of this turn
});

ruling(
  'ti4',
  'sol.1',
  'Orbital Drop needs a token and a planet; command tokens and foreign ships there do not matter, nor how often it was used',
  () => {
    expect(turn().pools(0, { strategy: 0 }).from('turn').options).not.toContain('action:faction/orbital-drop');
    const homeless = turn().own(1, 'jord', 'tarmann').from('turn');
    expect(homeless.options).not.toContain('action:faction/orbital-drop');
    expect(turn().turnOf(1).from('turn').options).not.toContain('action:faction/orbital-drop'); // nobody else has it
    const often = turn().units(1, 'tile-22', { cruiser: 1 }).token(0, 'tile-22').from('turn');
    often.answer('action:faction/orbital-drop', 'place:tarmann');
    while (often.state.turn?.seat !== 0 || often.prompt !== 'ti4.turn' || often.state.turn.actions > 0) {
      const way = ['end-turn', 'decline', 'pass', 'none'].find((id) => often.options.includes(id));
      often.answer(way ?? often.options[0] ?? '');
    }
    often.answer('action:faction/orbital-drop', 'place:tarmann');
    expect([often.unitsOf(0, 'tarmann'), often.player(0).pools.strategy]).toEqual([{ infantry: 4 }, 0]);
  },
);

ruling('ti4', 'sol.2', 'Versatile: one token more in the status phase, as far as reinforcements go', () => {
  const gained = (left: number, ...technologies: TechnologyId[]) => {
    const table = position({ factions })
      .technologies(0, ...technologies)
      .pools(0, { tactic: 16 - 3 - 2 - left })
      .faceDown('corner-the-market')
      .strategyCards(['leadership'], ['politics'], ['warfare'])
      .phase('status')
      .from('status');
    const all = () => table.state.players.map(({ pools }) => pools.tactic + pools.fleet + pools.strategy);
    const before = all();
    while (table.state.phase === 'status') table.answerAs(table.seat ?? 0, table.options[0] ?? '');
    return all().map((tokens, seat) => tokens - (before[seat] ?? 0));
  };
  expect(gained(8)).toEqual([3, 2, 2]);
  expect(gained(8, 'hyper-metabolism')).toEqual([4, 2, 2]);
  expect(gained(2, 'hyper-metabolism')[0]).toBe(2);
});

ruling(
  'ti4',
  'sol.3',
  'Advanced Carrier II sustains damage and its forerunner does not; Spec Ops II return on a 5',
  () => {
    const hit = (...technologies: TechnologyId[]) =>
      battle('tile-22', 'space-combat', factions)
        .technologies(0, ...technologies)
        .units(0, 'tile-22', { carrier: 1 })
        .play((g) =>
          assignHits(
            g,
            { seat: 0, by: 1, cause: 'combat', place: 'tile-22', hits: 1, notToFighters: 0 },
            ['tile-22'],
            () => true,
          ),
        );
    expect(hit().unitsOf(0, 'tile-22')).toEqual({});
    expect(hit('advanced-carrier-2').options).toEqual(['sustain:carrier:tile-22', 'done']);
    const returning = (die: number) =>
      battle('tile-22', 'invasion', factions)
        .technologies(0, 'spec-ops-2')
        .units(0, 'tarmann', { infantry: 2 })
        .dice(die)
        .play((g) =>
          assignHits(
            g,
            { seat: 0, by: 1, cause: 'combat', place: 'tarmann', hits: 1, notToFighters: 0 },
            ['tarmann'],
            () => true,
          ),
        ).state.players[0]?.waiting;
    expect([returning(5), returning(4)]).toEqual([1, 0]);
  },
);

content('ti4', 'unit/genesis', 'as the status phase ends an infantry arrives in the space area with it', () => {
  const table = position({ factions })
    .units(0, 'tile-22', { flagship: 1 })
    .play(function* (g) {
      yield* openWindow(g, 'when status-phase-end', {});
    });
  expect(table.isOver).toBe(true); // nobody was asked
  expect(table.unitsOf(0, 'tile-22')).toEqual({ flagship: 1, infantry: 1 });
});

ruling('ti4', 'sol.4', 'Genesis: what its ships cannot hold is destroyed at once; without it nothing arrives', () => {
  const after = (units: object) =>
    position({ factions })
      .units(0, 'tile-22', units)
      .play(function* (g) {
        yield* openWindow(g, 'when status-phase-end', {});
      });
  expect(after({ flagship: 1, infantry: 12 }).unitsOf(0, 'tile-22')).toEqual({ flagship: 1, infantry: 12 });
  expect(after({ carrier: 1 }).unitsOf(0, 'tile-22')).toEqual({ carrier: 1 });
});

content(
  'ti4',
  'note/military-support',
  'as Sol’s turn begins it loses a token, and I get two infantry on a planet',
  () => {
    const table = turn().own(1, 'lirta-iv').note(1, 'military-support', 0).from('turn');
    expect([table.seat, table.options]).toEqual([1, ['use:note/military-support/0', 'pass']]);
    table.answer('use:note/military-support/0');
    expect(table.options).toContain('none'); // the infantry are a may
    table.answer('place:lirta-iv');
    expect([table.player(0).pools.strategy, table.unitsOf(1, 'lirta-iv')]).toEqual([1, { infantry: 2 }]);
    expect(table.player(0).notes).toContainEqual({ id: 'military-support', of: 0 });
  },
);

ruling('ti4', 'sol.5', 'Military Support: only as a turn of Sol begins, not as my own does', () => {
  const table = turn().turnOf(1).note(1, 'military-support', 0).from('turn');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.turn']);
});

ruling(
  'ti4',
  'sol.6',
  'Military Support: also against an empty pool, before Orbital Drop, and right after Sol gave it away at the start of a turn',
  () => {
    const poor = turn().pools(0, { strategy: 0 }).note(1, 'military-support', 0).from('turn');
    poor.answer('use:note/military-support/0', 'place:retillion');
    expect([poor.player(0).pools.strategy, poor.unitsOf(1, 'retillion')]).toEqual([0, { infantry: 2 }]);
    const last = turn().pools(0, { strategy: 1 }).note(1, 'military-support', 0).from('turn');
    last.answer('use:note/military-support/0', 'none');
    expect(last.options).not.toContain('action:faction/orbital-drop'); // the token was its price
    const given = position({ factions })
      .units(0, 'tile-18', { cruiser: 1 })
      .units(1, 'tile-18', { cruiser: 1 })
      .turnOf(0)
      .strategyCards(['leadership'], ['diplomacy'], ['politics'])
      .from('turn');
    given.answer('trade', 'give:note:military-support:0', 'ask:no-note');
    while (given.options.includes('accept') === false) given.answer(given.options[0] ?? '');
    given.answer('accept');
    expect([given.seat, given.options]).toEqual([1, ['use:note/military-support/0', 'pass']]);
    given.answer('use:note/military-support/0', 'place:shalloq');
    expect(given.unitsOf(1, 'shalloq')).toEqual({ infantry: 2 });
  },
);
