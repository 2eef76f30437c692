import type { Seat } from '@orrery/kernel';
import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { holdings } from '../../rules/ambitions.ts';
import { openSlotsOf } from '../../rules/resources.ts';
import { lootOf } from '../../rules/steal.ts';
import { position, type Table } from '../../testing/position.ts';
import type { LeaderId } from '../ids.ts';
import type { SystemId } from '../map.ts';
import { leaders, lore } from '../registry.ts';
import type { Resource } from '../resources.ts';

/** What a seat has in a system: its buildings, then the number of its fresh ships. */
function piecesAt(table: Table, seat: Seat, id: SystemId): string {
  const { buildings, fresh, damaged } = table.system(id);
  expect(damaged[seat]).toBe(0);
  const own = buildings.filter(({ owner }) => owner === seat);
  expect(own.every((building) => !building.damaged && building.slot !== null)).toBe(true);
  return [...own.map(({ kind }) => kind), fresh[seat]].join('+');
}

/** A, B, C, the tokens and the open resource slots. */
const starts: [LeaderId, string, string, string, [Resource, Resource], number][] = [
  ['leader01', 'city+3', 'starport+3', '2', ['relic', 'material'], 3],
  ['leader02', 'city+3', 'starport+3', '2', ['psionic', 'relic'], 3],
  ['leader03', 'city+3', 'starport+3', '2', ['fuel', 'fuel'], 3],
  ['leader04', 'city+4', 'starport+3', '2', ['psionic', 'material'], 3],
  ['leader05', 'starport+4', '4', '2', ['material', 'weapon'], 2],
  ['leader06', 'city+3', 'starport+3', '2', ['weapon', 'material'], 3],
  ['leader07', 'city+3', 'city+3', '3', ['relic', 'material'], 4],
  ['leader08', 'city+3', 'starport+3', '2', ['psionic', 'weapon'], 3],
  ['leader09', 'city+3', 'city+3', '2', ['relic', 'relic'], 4],
  ['leader10', 'city+3', 'starport+3', '2', ['fuel', 'material'], 3],
  ['leader11', 'starport+4', '3', '2', ['fuel', 'weapon'], 2],
  ['leader12', 'city+3', 'starport+3', '2', ['psionic', 'psionic'], 3],
  ['leader13', '4', '3', '2', ['relic', 'weapon'], 4],
  ['leader14', 'city+3', '3', '3', ['relic', 'material'], 3],
  ['leader15', 'city+3', 'starport+4', '2', ['fuel', 'material'], 3],
  ['leader16', 'starport+4', '3', '2', ['fuel', 'weapon'], 2],
];

for (const [leader, A, B, C, tokens, open] of starts) {
  content('arcs', leader, 'I start with the pieces, tokens and open slots of my leader, wherever I sit', () => {
    const first = position({ players: 3 }).leader(0, leader).chance(0).toSetup();
    expect([piecesAt(first, 0, '3-hex'), piecesAt(first, 0, '5-crescent'), piecesAt(first, 0, '2-gate')]).toEqual([
      A,
      B,
      C,
    ]);
    expect(first.player(0).slots).toEqual([...tokens, null, null, null, null]);
    expect(openSlotsOf(first.state, 0)).toHaveLength(open);
    const second = position({ players: 2 }).leader(1, leader).chance(0).toSetup();
    expect([piecesAt(second, 1, '6-hex'), piecesAt(second, 1, '3-hex')]).toEqual([A, B]);
    expect([piecesAt(second, 1, '4-gate'), piecesAt(second, 1, '1-crescent')]).toEqual([C, C]);
  });
}

rule('arcs', 'leaders-lore.1', 'The box has 8 leaders and 14 lore cards, and the pack as many again', () => {
  for (const cards of [leaders, lore]) {
    const base = cards.filter(({ set }) => set === 'base').length;
    const pack = cards.filter(({ set }) => set === 'pack').length;
    expect([base, pack]).toEqual(cards === leaders ? [8, 8] : [14, 14]);
  }
});

rule('arcs', 'leaders-lore.4', 'My leader’s pieces replace the usual ones; without a leader I start as usual', () => {
  const table = position({ players: 3 }).leader(0, 'leader05').chance(0).toSetup();
  expect([piecesAt(table, 0, '3-hex'), piecesAt(table, 0, '5-crescent'), piecesAt(table, 0, '2-gate')]).toEqual([
    'starport+4',
    '4',
    '2',
  ]);
  expect(table.player(0)).toMatchObject({ cities: 5, starports: 4, ships: 5 });
  expect([piecesAt(table, 1, '5-hex'), piecesAt(table, 1, '2-arrow'), piecesAt(table, 1, '3-gate')]).toEqual([
    'city+3',
    'starport+3',
    '2',
  ]);
});

rule('arcs', 'leaders-lore.4', 'With two players my leader’s C pieces stand in both of my C systems', () => {
  const table = position({ players: 2 }).leader(0, 'leader14').leader(1, 'leader11').chance(0).toSetup();
  expect([piecesAt(table, 0, '1-gate'), piecesAt(table, 0, '6-arrow')]).toEqual(['3', '3']);
  expect(table.player(0).ships).toBe(15 - 12);
  expect([piecesAt(table, 1, '4-gate'), piecesAt(table, 1, '1-crescent')]).toEqual(['2', '2']);
  expect(table.player(1).ships).toBe(15 - 11);
});

rule(
  'arcs',
  'leaders-lore.5',
  'My leader’s tokens lie in the two leftmost slots, instead of those of my planets',
  () => {
    const table = position({ players: 3 }).leader(0, 'leader02').chance(0).toSetup();
    expect(table.player(0).slots).toEqual(['psionic', 'relic', null, null, null, null]);
    expect(table.player(1).slots.slice(0, 3)).toEqual(['psionic', 'psionic', null]); // of 5-hex and 2-arrow
    expect(table.state.supply).toEqual({ material: 4, fuel: 5, weapon: 5, relic: 3, psionic: 2 });
  },
);

rule(
  'arcs',
  'leaders-lore.6',
  'Setup abilities come in turn order after all pieces are placed, and nobody chooses the order',
  () => {
    const table = position({ players: 3, leadersAndLore: 'all' })
      .leader(0, 'leader09')
      .leader(1, 'leader16')
      .leader(2, 'leader02')
      .lore(0, 'lore01')
      .lore(1, 'lore02')
      .lore(2, 'lore03')
      .chance(2)
      .toSetup();
    expect(table.state.initiative).toBe(2);
    expect([table.seat, table.prompt]).toEqual([0, 'arcs.leader.learned']);
    expect(piecesAt(table, 1, '2-hex')).toBe('starport+4'); // seat 1 is third, and its pieces stand already
    expect(table.player(2).outrage.fuel).toBe('agent'); // seat 2 came before
    expect(table.player(1).outrage.material).toBe('none'); // seat 1 comes after
    const [first, second] = table.options as [string, string];
    table.answer(first, second);
    expect(table.player(1).outrage.material).toBe('agent');
    expect(table.prompt).toBe('arcs.lead');
  },
);

rule('arcs', 'leaders-lore.7', 'A leader and lore count for no ambition and cannot be raided', () => {
  const bare = position().tokens(1, 'relic').guild(1, 'bc21');
  const rich = position().tokens(1, 'relic').guild(1, 'bc21').leader(1, 'leader01').lore(1, 'lore21', 'lore05');
  for (const ambition of ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'] as const)
    expect(holdings(rich.state, 1, ambition)).toBe(ambition === 'keeper' ? 2 : 0);
  expect(lootOf(rich.state, 0, 1)).toEqual(lootOf(bare.state, 0, 1));
  const table = rich
    .ships(0, 3, '2-hex')
    .city(1, '2-hex')
    .dice(['raid', 'key', 'key', 'intercept'], ['raid', 'key', 'key', 'intercept'], ['raid', 'key', 'buildingHit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:3');
  expect(table.options).toEqual(['steal:1.slot1', 'steal:1.bc21', 'stop']);
});

rule('arcs', 'leaders-lore.8', 'Lore of an ambition works while its box holds a marker, whoever declared it', () => {
  const secondTax = (declares: string) => {
    const table = position()
      .city(0, '3-hex')
      .ships(1, 1, '2-gate')
      .tokens(0, 'psionic')
      .lore(0, 'lore23')
      .hand(1, 'administration-4')
      .hand(0, 'construction-2')
      .initiative(1)
      .toLead()
      .answer('lead:administration-4', declares, 'end-turn', 'copy:construction-2')
      .answer('spend:1:psionic', 'tax', 'slot:1');
    return table.options.includes('tax');
  };
  expect(secondTax('declare:warlord')).toBe(true);
  expect(secondTax('no-declare')).toBe(false);
});

const humbled = [
  ['leader01', 'tyrant'],
  ['leader06', 'empath'],
  ['leader09', 'tycoon'],
] as const;

for (const [leader, ambition] of humbled) {
  rule(
    'arcs',
    'leaders-lore.9',
    `First in ${ambition} is worth second place to the leader who minds it, second nothing`,
    () => {
      const scoring = (
        own: number,
        rival: number,
        markers: readonly ('high' | 'medium')[],
        only = ambition as string,
      ) => {
        const table = position()
          .leader(0, leader)
          .power(1, 1, 0)
          .declared(only as typeof ambition, ...markers);
        for (const id of ['2-hex', '2-crescent', '3-hex', '5-hex', '6-crescent'] as const) table.city(0, id);
        return give(give(table, only, 0, own), only, 1, rival).toScoring();
      };
      expect(scoring(2, 1, ['high']).player(0).power).toBe(1 + 3); // not 5 + 5 for the city slots
      expect(scoring(2, 1, ['high', 'medium']).player(0).power).toBe(1 + 5);
      expect(scoring(1, 2, ['high']).player(0).power).toBe(1);
      expect(scoring(2, 2, ['high']).player(0).power).toBe(1); // a tie for first is second place
      expect(scoring(2, 2, ['high']).player(1).power).toBe(1 + 3);
      expect(scoring(2, 1, ['high'], 'keeper').player(0).power).toBe(1 + 5 + 5);
    },
  );
}

/** What an ambition compares: Captives, or tokens. */
function give(at: ReturnType<typeof position>, ambition: string, seat: Seat, count: number) {
  if (ambition === 'tyrant') return at.captives(seat, 2, count);
  const tokens = { empath: 'psionic', tycoon: 'material', keeper: 'relic' } as const;
  return at.tokens(seat, ...new Array<Resource>(count).fill(tokens[ambition as keyof typeof tokens]));
}

rule(
  'arcs',
  'leaders-lore.10',
  'I may move before my battle even if only the move makes it possible, but then I must move there',
  () => {
    const table = position()
      .leader(1, 'leader06')
      .ships(1, 2, '2-gate')
      .ships(1, 1, '5-gate')
      .ships(0, 1, '2-hex')
      .turn(1, 'aggression-2', 'pivot', 'mobilization-6');
    expect(table.options).toContain('battle');
    table.answer('battle');
    expect([table.prompt, table.options]).toEqual(['arcs.move.how-many', ['ships:2+0', 'ships:1+0']]);
    table.answer('ships:1+0');
    expect(table.state.battle).toMatchObject({ system: '2-hex', attacker: 1, defender: 0, attackers: 1 });
  },
);

rule('arcs', 'leaders-lore.10', 'No move comes first that would leave me without a battle', () => {
  const table = position()
    .leader(1, 'leader06')
    .ships(1, 1, '2-hex')
    .ships(0, 1, '2-hex')
    .turn(1, 'aggression-2', 'pivot', 'mobilization-6')
    .answer('battle');
  expect(table.prompt).toBe('arcs.dice'); // nothing to choose: the battle comes first
});

rule('arcs', 'leaders-lore.10', 'I may influence before I secure only so that a card is left to secure', () => {
  const court = () => position().leader(1, 'leader07').court(['bc01', 1, 1], ['bc02', 2], 'bc16');
  const table = court().turn(1, 'aggression-2', 'pivot', 'mobilization-6').answer('secure');
  expect([table.prompt, table.options]).toEqual(['arcs.influence', ['influence:bc01', 'influence:bc16']]);
  const blocked = position().leader(1, 'leader07').court(['bc01', 2], ['bc02', 1, 0, 1]);
  expect(blocked.turn(1, 'aggression-2', 'pivot', 'mobilization-6').options).not.toContain('secure');
});
