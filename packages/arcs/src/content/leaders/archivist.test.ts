import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { openSlotsOf } from '../../rules/resources.ts';
import { position } from '../../testing/position.ts';
import { lore } from '../registry.ts';

/** Seat 0 is the Archivist. Numbers of chance used up by `shift` make the later draws come out differently. */
const learning = (shift = 0) =>
  position({ players: 2, leadersAndLore: 'all' })
    .leader(0, 'leader09')
    .leader(1, 'leader01')
    .lore(0, 'lore01')
    .lore(1, 'lore02')
    .chance(0, ...new Array<number>(shift).fill(0))
    .toSetup();

content('arcs', 'leader09', 'After setup I draw five unused lore, keep two, and the other three leave the game', () => {
  const table = learning();
  expect([table.seat, table.prompt]).toEqual([0, 'arcs.leader.learned']);
  const drawn = table.snapshot().draft?.lore ?? [];
  expect(new Set(drawn).size).toBe(5);
  expect(drawn).not.toContain('lore01');
  expect(drawn).not.toContain('lore02');
  expect((table.match.view(1) as { draft: unknown }).draft).toEqual({ leaders: [], lore: drawn });
  expect(table.options).toEqual(drawn.map((id) => `keep:${id}`));
  expect(table.player(0).slots.slice(0, 2)).toEqual(['relic', 'relic']); // setup is done
  table.answer(`keep:${drawn[3]}`);
  expect(table.options).toEqual([0, 1, 2, 4].map((i) => `keep:${drawn[i]}`));
  table.answer(`keep:${drawn[0]}`);
  expect(table.player(0).lore).toEqual(['lore01', drawn[3], drawn[0]]);
  expect(table.state.draft).toBeNull();
  expect(table.prompt).toBe('arcs.hand');
});

content('arcs', 'leader09', 'I draw at random from all lore of base box and pack that nobody has', () => {
  const drawn = new Set(Array.from({ length: 30 }, (_, shift) => learning(shift).options).flat());
  const unused = lore.map(({ id }) => `keep:${id}`).filter((id) => id !== 'keep:lore01' && id !== 'keep:lore02');
  expect([...drawn].sort()).toEqual(unused.sort());
});

content('arcs', 'leader09', 'Lore with a resource slot gives me that slot when I keep it', () => {
  const tables = Array.from({ length: 30 }, (_, shift) => learning(shift));
  const table = tables.find(({ options }) => options.includes('keep:lore13'));
  if (!table) throw new Error('no draw had it');
  expect(openSlotsOf(table.state, 0)).toEqual([0, 1, 2, 3]);
  table.answer('keep:lore13');
  expect(openSlotsOf(table.state, 0)).toEqual([0, 1, 2, 3, 6]);
});

content('arcs', 'leader09', 'In Tycoon my first place is worth second place, and second place nothing', () => {
  const power = (own: number, rival: number) =>
    position()
      .leader(0, 'leader09')
      .tokens(0, ...new Array<'fuel'>(own).fill('fuel'))
      .tokens(1, ...new Array<'material'>(rival).fill('material'))
      .declared('tycoon', 'high')
      .toScoring()
      .state.players.map((player) => player.power);
  expect(power(2, 1)).toEqual([3, 3, 0]);
  expect(power(1, 2)).toEqual([0, 5, 0]);
});
