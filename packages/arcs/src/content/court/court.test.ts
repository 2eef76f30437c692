import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { en } from '../../messages/en/index.ts';
import { holdings } from '../../rules/ambitions.ts';
import { icons } from '../../rules/resources.ts';
import { type Position, position, type Table } from '../../testing/position.ts';
import { courtCards } from '../registry.ts';
import { resources } from '../resources.ts';

const guilds = (table: Table, seat: number) => table.player(seat).guilds.map(({ id }) => id);
const newActions = (table: Table) => table.options.filter((id) => /^(bc|lore)\d\d:/.test(id));

rule('arcs', 'court.1', 'a Guild card has a suit and a raid cost, a Vox card has neither', () => {
  const cheap = ['bc22', 'bc25']; // Sworn Guardians, Galactic Bards
  for (const card of courtCards) {
    if (card.kind === 'guild') {
      const loyal = card.modify?.survivesOutrage ?? false;
      expect([resources.includes(card.suit), card.raidCost], card.name).toEqual([
        true,
        loyal ? 3 : cheap.includes(card.id) ? 1 : 2,
      ]);
    } else expect(Object.keys(card), card.name).not.toEqual(expect.arrayContaining(['suit', 'raidCost']));
  }
});

rule('arcs', 'court.1', 'a secured Guild card stays in the play area, a Vox card never does', () => {
  for (const { id, kind } of courtCards) {
    const table = position().court([id, 1]).turn(0, 'aggression-2').answer('secure');
    expect(guilds(table, 0)).toEqual(kind === 'guild' ? [id] : []);
  }
});

rule('arcs', 'court.2', 'Guild cards count for the ambition of their suit, Weapon cards for none', () => {
  for (const card of courtCards) {
    if (card.kind !== 'guild') continue;
    // An empty supply, so that a Cartel is just a card.
    const start = position().guild(0, card.id).supply('material', 0).supply('fuel', 0);
    const counts = (['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'] as const).map((id) =>
      holdings(start.state, 0, id),
    );
    const { suit } = card;
    const isTycoon = suit === 'material' || suit === 'fuel';
    expect(counts).toEqual([isTycoon, false, false, suit === 'relic', suit === 'psionic'].map(Number));
    expect(resources.map((resource) => icons(start.state, 0, resource))).toEqual(
      resources.map((resource) => Number(resource === suit)),
    );
  }
});

rule('arcs', 'court.3', 'a new action may be taken wherever a pip or a token would give the action it replaces', () => {
  const start = () => position().guild(0, 'bc02').tokens(0, 'material', 'psionic');
  expect(newActions(start().turn(0, 'construction-2'))).toEqual(['bc02:manufacture']);
  expect(newActions(start().turn(0, 'administration-2'))).toEqual([]);
  const material = start().turn(0, 'administration-2').answer('spend:1:material');
  expect(newActions(material)).toEqual(['bc02:manufacture']);
  const psionic = start().turn(0, 'construction-2').answer('spend:2:psionic');
  expect(newActions(psionic)).toEqual(['bc02:manufacture']);
  const pivot = position().guild(1, 'bc02').turn(1, 'construction-3', 'pivot', 'aggression-2');
  expect(newActions(pivot)).toEqual(['bc02:manufacture']);
  const copy = position().guild(1, 'bc02').turn(1, 'aggression-3', 'copy', 'construction-2');
  expect(newActions(copy)).toEqual(['bc02:manufacture']);
});

rule('arcs', 'court.3', 'an Outraged resource gives no new action either', () => {
  const table = position().guild(0, 'bc02').outrage(0, 'material').tokens(0, 'material').turn(0, 'administration-2');
  table.answer('spend:1:material'); // for nothing, without a question
  expect(table.player(0).slots[0]).toBeNull();
  expect(table.prompt).toBe('arcs.turn');
});

rule('arcs', 'court.4', 'what changes a standard action does not change a new action in its place', () => {
  // The Rebel moves two ships at most, the Mystic gains a Psionic for a tax by Copy or Pivot.
  const guided = position()
    .leader(0, 'leader05')
    .lore(0, 'lore16')
    .starport(0, '2-hex')
    .ships(0, 4, '2-hex')
    .turn(0, 'mobilization-2')
    .answer('lore16:guide', 'guide:2-hex>2-gate');
  expect(guided.options).toContain('ships:0:4+0');
  const traded = position()
    .leader(1, 'leader02')
    .guild(1, 'bc23')
    .ships(1, 1, '2-hex')
    .city(0, '2-hex')
    .tokens(0, 'relic')
    .tokens(1, 'fuel')
    .turn(1, 'administration-3', 'pivot', 'aggression-2')
    .answer('bc23:trade', 'slot:1', 'slot:1');
  expect(traded.player(1).slots.filter((token) => token !== null)).toEqual(['relic']);
});

rule('arcs', 'court.4', 'what changes a standard action changes one that is part of a new action', () => {
  // Nurture taxes an own city; the Upstart taxes only in systems the Upstart controls.
  const nurture = (change: (start: Position) => Position) =>
    newActions(change(position().lore(0, 'lore10').city(0, '2-hex')).turn(0, 'construction-2'));
  expect(nurture((start) => start)).toContain('lore10:nurture');
  expect(nurture((start) => start.leader(0, 'leader04'))).not.toContain('lore10:nurture');
  expect(nurture((start) => start.leader(0, 'leader04').ships(0, 1, '2-hex'))).toContain('lore10:nurture');
});

rule('arcs', 'court.5', '"Copy or Pivot to" an action means its pip, not the lead, a Surpass or the Prelude', () => {
  const start = () =>
    position()
      .leader(1, 'leader02')
      .city(1, '2-hex')
      .city(1, '3-hex')
      .tokens(1, 'psionic')
      .tokens(0, 'psionic', 'psionic');
  const tokens = (table: Table) => table.player(1).slots.filter((token) => token !== null);
  const pivot = start().turn(1, 'administration-3', 'pivot', 'aggression-2');
  expect(tokens(pivot.answer('tax', 'tax:2-hex.0', 'slot:2', 'slot:3'))).toEqual(['psionic', 'relic', 'psionic']);
  const copy = start().turn(1, 'aggression-2', 'copy', 'administration-2');
  expect(tokens(copy.answer('tax', 'tax:2-hex.0', 'slot:2', 'slot:3'))).toEqual(['psionic', 'relic', 'psionic']);
  const surpass = start().turn(1, 'administration-3', 'surpass', 'administration-2');
  expect(tokens(surpass.answer('tax', 'tax:2-hex.0', 'slot:2'))).toEqual(['psionic', 'relic']);
  const prelude = start().turn(1, 'aggression-2', 'copy', 'administration-2');
  expect(tokens(prelude.answer('spend:1:psionic', 'tax', 'tax:2-hex.0', 'slot:1'))).toEqual(['relic']);
  expect(prelude.prompt).toBe('arcs.turn');
});

rule('arcs', 'court.5', 'a Battle that a Weapon enables, or the action within a new one, counts as well', () => {
  // The Warrior may move before or after such a Battle.
  const warrior = position()
    .leader(1, 'leader06')
    .ships(1, 2, '2-gate')
    .ships(0, 1, '2-gate')
    .tokens(1, 'weapon')
    .turn(1, 'administration-3', 'pivot', 'construction-2')
    .answer('spend:1:weapon', 'weapon', 'battle');
  expect(warrior.options).toEqual(['granted', 'extra-first']);
  const mystic = position()
    .leader(1, 'leader02')
    .lore(1, 'lore10')
    .city(1, '2-hex')
    .turn(1, 'construction-3', 'pivot', 'aggression-2')
    .answer('lore10:nurture', 'slot:1', 'slot:2');
  expect(mystic.player(1).slots.slice(0, 2)).toEqual(['relic', 'psionic']);
});

rule('arcs', 'court.6', 'a trigger works only for cards that were in play, not for the card it brings', () => {
  // On declaring, the Noble secures Farseers, which look at a hand on declaring.
  const start = () =>
    position().leader(0, 'leader12').hand(0, 'administration-3', 'administration-4').hand(1, 'construction-2');
  const brought = start().courtDeck('bc17').toLead().answer('lead:administration-3', 'declare:tyrant');
  expect(guilds(brought, 0)).toEqual(['bc17']);
  expect(brought.prompt).toBe('arcs.turn');
  const held = start().guild(0, 'bc17').courtDeck('bc02').toLead().answer('lead:administration-3', 'declare:tyrant');
  expect(held.options).toContain('next:bc17');
});

rule('arcs', 'court.7', 'Loyal cards survive Outrage and let any token stand for their suit in spite of it', () => {
  const loyal = courtCards.filter((card) => card.kind === 'guild' && card.raidCost === 3);
  expect(loyal.map(({ name }) => name)).toEqual([
    'Loyal Engineers',
    'Loyal Pilots',
    'Loyal Marines',
    'Loyal Empaths',
    'Loyal Keepers',
  ]);
  const table = position()
    .guild(0, 'bc07', 'bc08')
    .ships(0, 1, '2-gate')
    .tokens(0, 'relic', 'fuel')
    .court(['bc28', 1])
    .turn(0, 'aggression-2');
  expect(table.answer('spend:1:relic').options).toEqual(['secure', 'move', 'nothing']);
  table.answer('secure', 'fuel');
  expect(guilds(table, 0)).toEqual(['bc07']);
  const outraged = position().guild(0, 'bc07').outrage(0, 'fuel').ships(0, 1, '2-gate').tokens(0, 'relic', 'fuel');
  const turn = outraged.turn(0, 'administration-2').answer('spend:1:relic');
  expect(turn.options).toEqual(['move', 'nothing']);
  turn.answer('move', 'to:2-hex', 'spend:2:fuel');
  expect(turn.options).toEqual(['move', 'nothing']);
});

rule(
  'arcs',
  'court.8',
  'a Union claims a face-up card of its suit for the end of the round, and is safe until then',
  () => {
    const table = position()
      .ships(0, 1, '2-gate')
      .ships(1, 1, '3-gate')
      .guild(0, 'bc04', 'bc18')
      .guild(1, 'bc20')
      .hand(0, 'construction-2')
      .hand(1, 'aggression-3')
      .turn(0, 'administration-2')
      .answer('prelude:bc04:claim-card', 'end-turn', 'pivot:aggression-3', 'prelude:bc20:steal');
    expect(guilds(table, 1)).toEqual(['bc18']); // all that could be stolen
    expect(table.player(0).hand).toEqual(['construction-2']);
    table.answer('end-turn');
    expect(table.player(0).hand).toEqual(['construction-2', 'administration-2']);
    expect(table.state.court.discard).toEqual(['bc20', 'bc04']);
  },
);

rule('arcs', 'court.8', 'a Union of another suit, or a copied card, claims nothing', () => {
  const claims = (table: Table) => table.options.filter((id) => id.endsWith(':claim-card'));
  const four = () => position().guild(1, 'bc04', 'bc05', 'bc10', 'bc11');
  expect(claims(four().turn(1, 'aggression-3', 'pivot', 'construction-2'))).toEqual([
    'prelude:bc05:claim-card',
    'prelude:bc11:claim-card',
  ]);
  expect(claims(four().turn(1, 'aggression-3', 'copy', 'construction-2'))).toEqual(['prelude:bc05:claim-card']);
});

rule('arcs', 'court.9', 'a Cartel counts the supply for its holder, whoever gains from it, and empties rivals', () => {
  const table = position()
    .ships(1, 1, '3-gate')
    .guild(0, 'bc06')
    .city(1, '3-crescent')
    .guild(1, 'bc20')
    .declared('warlord', 'high')
    .turn(1, 'administration-2');
  expect(holdings(table.state, 0, 'tycoon')).toBe(6);
  table.answer('tax', 'slot:1');
  expect(holdings(table.state, 0, 'tycoon')).toBe(5);
  expect(table.player(1).slots[0]).toBe('fuel');
  table.answer('end-turn'); // nobody has cards: the chapter ends, and Tycoon is not scored
  expect(table.player(1).slots[0]).toBeNull();
});

rule('arcs', 'court.9', 'what lies on a Cartel can be neither spent nor stolen', () => {
  const table = position().guild(0, 'bc06').guild(1, 'bc20').turn(0, 'mobilization-2');
  expect(table.options).toEqual(['prelude:bc06:steal-token', 'end-turn']);
  const thief = position().guild(0, 'bc06', 'bc18').guild(1, 'bc20').turn(1, 'mobilization-2');
  expect(thief.answer('prelude:bc20:steal').options).toEqual(['steal:0.bc06', 'steal:0.bc18']);
});

rule('arcs', 'court.10', 'Sworn Guardians must be stolen first, and are then buried', () => {
  const table = position()
    .ships(0, 2, '2-gate')
    .ships(1, 0, '2-gate', 1)
    .guild(1, 'bc18', 'bc22')
    .tokens(1, 'fuel')
    .dice(['raid', 'key', 'key', 'intercept'], ['raid', 'key', 'key', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:2');
  expect(table.options).toEqual(['steal:1.bc22', 'stop']);
  table.answer('steal:1.bc22');
  expect(table.state.court.deck.at(-1)).toBe('bc22');
  expect(table.options).toEqual(['steal:1.slot1', 'steal:1.bc18', 'stop']); // with three of four keys left
  table.answer('steal:1.bc18');
  expect(guilds(table, 0)).toEqual(['bc18']);
});

rule('arcs', 'court.11', 'a Vox card is resolved by who secured it, before the Court is refilled', () => {
  const table = position()
    .court(['bc30', 0, 1], 'bc02')
    .courtDeck('bc05')
    .guild(0, 'bc18')
    .turn(1, 'aggression-3', 'pivot', 'construction-2')
    .answer('secure');
  expect([table.seat, table.prompt]).toEqual([1, 'arcs.court.steal']);
  expect(table.state.court.row[0]).toBeNull();
  expect(table.state.court.resolving).toEqual(['bc30']);
  table.answer('skip:bc30');
  expect(table.state.court.row[0]).not.toBeNull();
  expect(table.state.court.resolving).toEqual([]);
});

rule('arcs', 'court.11', 'steal effects of Court cards respect protections', () => {
  const start = () =>
    position().guild(1, 'bc22', 'bc18').tokens(1, 'fuel', 'material').guild(2, 'bc24').tokens(2, 'fuel');
  const struggle = start().court(['bc30', 1]).turn(0, 'aggression-2').answer('secure');
  expect(struggle.options).toEqual(['steal:1.bc22', 'steal:2.bc24', 'skip:bc30']);
  const tongues = start().guild(0, 'bc20').turn(0, 'aggression-2').answer('prelude:bc20:steal');
  expect(tongues.options).toEqual(['steal:1.bc22', 'steal:2.slot1', 'steal:2.bc24']);
  const cartel = start().guild(0, 'bc03').turn(0, 'aggression-2').answer('prelude:bc03:steal-token');
  expect(cartel.player(1).slots.slice(0, 2)).toEqual(['fuel', 'material']);
});

rule('arcs', 'court.12', 'the Court discard is open to all and not reshuffled when the deck is empty', () => {
  const start = () =>
    position()
      .court(['bc31', 1], ['bc30', 1])
      .with((g) => {
        g.court.discard = g.court.deck.splice(0);
      })
      .turn(0, 'aggression-2');
  const table = start().answer('secure', 'card:bc31');
  expect(table.state.court.row[0]).toBeNull();
  expect(table.state.court.discard).toHaveLength(30);
  const seen = table.match.view('spectator') as unknown as { court: { discard: string[] } };
  expect(seen.court.discard).toEqual(table.state.court.discard);
  // Guild Struggle says so: 25 Guild cards go back, one of them into the Court.
  const restocked = start().answer('secure', 'card:bc30');
  expect(restocked.state.court.deck).toHaveLength(24);
  expect(restocked.state.court.row[1]).not.toBeNull();
});

rule('arcs', 'resources.6', 'a token on a card lies outside the slots, can be spent and counts for ambitions', () => {
  const start = () =>
    position().lore(0, 'lore13').tokens(0, 'fuel', 'fuel', null, null, null, null, 'psionic').ships(1, 1, '2-hex');
  expect(holdings(start().state, 0, 'empath')).toBe(1);
  const table = start().court('bc02').turn(0, 'administration-2').answer('spend:7:psionic', 'influence');
  expect(table.player(0).slots).toEqual(['fuel', 'fuel', null, null, null, null, null]);
  expect(table.state.court.row[0]?.agents[0]).toBe(1);
  // A returning city covers slots of the board, never the card.
  const covered = start()
    .city(0, '2-hex')
    .court(['bc29', 0, 1])
    .turn(1, 'aggression-2', 'pivot', 'construction-2')
    .answer('secure', 'free:2-hex.0');
  expect(covered.player(0).slots[6]).toBe('psionic');
});

rule(
  'arcs',
  'resources.6',
  'what a card holds goes with it when it is stolen, and is nobody’s when it is discarded',
  () => {
    const stolen = position()
      .guild(0, 'bc20')
      .guild(1, 'bc03')
      .turn(0, 'administration-2')
      .answer('prelude:bc20:steal');
    expect([holdings(stolen.state, 0, 'tycoon'), holdings(stolen.state, 1, 'tycoon')]).toEqual([6, 0]);
    stolen.answer('prelude:bc03:steal-token');
    expect([holdings(stolen.state, 0, 'tycoon'), holdings(stolen.state, 1, 'tycoon')]).toEqual([0, 0]);
    expect(stolen.state.supply.material).toBe(5);
  },
);

rule(
  'arcs',
  'prelude.8',
  'a card secured in the Prelude cannot use its Prelude ability in it, but its other text',
  () => {
    const table = position()
      .ships(0, 1, '2-gate')
      .court(['bc15', 1])
      .tokens(0, 'relic', 'fuel')
      .hand(0, 'administration-3')
      .turn(0, 'administration-2')
      .answer('spend:1:relic', 'secure');
    expect(guilds(table, 0)).toEqual(['bc15']);
    expect(table.options).not.toContain('prelude:bc15:three-ships');
    expect(table.answer('spend:2:fuel').options).toContain('weapon'); // as Loyal Marines allow
    table.answer('nothing', 'end-turn', 'lead:administration-3', 'no-declare');
    expect(table.options).toContain('prelude:bc15:three-ships');
  },
);

rule('arcs', 'prelude.8', 'a card that the Noble secures on declaring waits for the next Prelude', () => {
  const table = position()
    .leader(0, 'leader12')
    .courtDeck('bc13')
    .hand(0, 'administration-3')
    .toLead()
    .answer('lead:administration-3', 'declare:tyrant');
  expect(guilds(table, 0)).toEqual(['bc13']);
  expect(table.options).not.toContain('prelude:bc13:three-ships');
});

rule('arcs', 'prelude.8', 'a card that was stolen in the Prelude can be used at once', () => {
  const table = position().guild(0, 'bc20').guild(1, 'bc13').turn(0, 'administration-2').answer('prelude:bc20:steal');
  expect(table.options).toContain('prelude:bc13:three-ships');
});

/** Cards that are discarded for what they do, by what their ability is called; Farseers ask for more. */
const discarding = courtCards.flatMap((card) =>
  card.kind === 'guild' &&
  card.id !== 'bc17' &&
  card.prelude?.some(({ name }) => en[`name.ability/${name}`].startsWith('discard it'))
    ? [card.id]
    : [],
);

rule(
  'arcs',
  'prelude.9',
  'cards that discard themselves go to the Court discard, even when they do nothing else',
  () => {
    // No ships in supply, nothing to steal, nothing in supply to gain, nothing to seize.
    const start = position()
      .ships(0, 15, '2-gate')
      .guild(0, ...discarding);
    for (const resource of resources) start.supply(resource, 0);
    const table = start.turn(0, 'aggression-2');
    const held = guilds(table, 0);
    const first = table.options.filter((id) => id.startsWith('prelude:bc16:'));
    const rest = table.options.filter((id) => id.startsWith('prelude:') && !first.includes(id));
    expect(rest).toHaveLength(discarding.length - 1);
    table.answer(...first, ...rest);
    expect(guilds(table, 0)).toEqual([]);
    expect(table.state.court.discard.toSorted()).toEqual(held.toSorted());
    expect(table.prompt).toBe('arcs.turn');
  },
);

rule('arcs', 'prelude.10', 'a token that gives a standard action may give the new action in its place', () => {
  const pressgang = position().guild(0, 'bc12').captives(0, 1, 1).tokens(0, 'material').turn(0, 'aggression-2');
  pressgang.answer('spend:1:material');
  expect(pressgang.options).toEqual(['bc12:pressgang', 'nothing']);
  pressgang.answer('bc12:pressgang', 'relic', 'slot:1');
  expect(pressgang.player(0).slots[0]).toBe('relic');
  expect(pressgang.state.turn).toMatchObject({ pips: 3, prelude: true });
  const abduct = position()
    .guild(1, 'bc14', 'bc13')
    .court(['bc02', 1])
    .tokens(1, 'psionic')
    .turn(1, 'construction-3', 'copy', 'aggression-2')
    .answer('spend:1:psionic');
  expect(abduct.options).toEqual(['bc14:abduct', 'nothing']);
});
