/** What a window tells of itself, so that somebody may decide about many at once. */
import { expect, test } from 'vitest';
import { battle, declining, position } from '../testing/index.ts';
import { hurts } from './harm.ts';
import { spaceCombat } from './space-combat.ts';

const here = 'tile-18';

test('windows in a combat belong to that combat, and hurt those who fight', () => {
  const table = battle(here, 'space-combat')
    .units(0, here, { cruiser: 2 })
    .units(1, here, { dreadnought: 1 })
    .hand(0, 'direct-hit')
    .dice(10, 1, 1, 1, 1, 1, 1)
    .play(spaceCombat);
  const first = table.match.pending(table.seat ?? -1)?.window;
  expect(first).toMatchObject({ scopes: [{ kind: 'combat' }], hurts: true });
  declining(table).answer(`sustain:dreadnought:${here}`);
  expect(table.match.sealed).toEqual([0]);
  expect(table.match.pending(0)?.window).toEqual(first);
});

test('windows of an agenda belong to that agenda; those of the next one to another', () => {
  const table = position({ factions: ['sol', 'letnev', 'hacan'] })
    .phase('agenda')
    .hand(0, 'veto', 'sabotage')
    .agendaDeck('economic-equality', 'fleet-regulations')
    .from('agenda');
  const found = new Set<string>();
  while (table.state.phase === 'agenda') {
    for (const seat of table.seats) {
      const decision = table.match.pending(seat);
      for (const { kind, id } of decision?.window?.scopes ?? []) {
        expect(kind).toBe('agenda');
        found.add(`${table.state.agenda?.id} ${id}`);
      }
    }
    table.answer(table.options.at(-1) ?? '');
  }
  expect(new Set([...found].map((each) => each.split(' ')[0])).size).toBe(2);
  expect(found.size).toBe(2);
});

test('what somebody else does where I am hurts me; what they do elsewhere does not', () => {
  const { state } = battle(here, 'activation')
    .units(1, here, { cruiser: 1 })
    .play(function* () {});
  const activated = { seat: 0, system: here } as const;
  expect([0, 1, 2].map((seat) => hurts(state, seat, activated))).toEqual([false, true, false]);
  const announced = { key: 'ti4.player', args: { seat: 'seat/2' } } as const;
  const played = { seat: 0, card: 'spy', announced, cancelled: false } as const;
  expect([0, 1, 2].map((seat) => hurts(state, seat, played as never))).toEqual([false, false, true]);
});
