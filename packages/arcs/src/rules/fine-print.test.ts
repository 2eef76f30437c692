import { Keystream, Match, type Seat, seedFrom } from '@orrery/kernel';
import { playRandomly, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { ActionCardId } from '../content/action-cards.ts';
import { arcs } from '../index.ts';
import type { Arcs } from '../state.ts';
import { position, type Seen } from '../testing/position.ts';

rule('arcs', 'fine-print.1', 'decisions of several players are made in turn order', () => {
  // Cities of seats 0 and 2 come home and cover slots in use; seat 1 has the initiative, so seat 2 decides first.
  const game = position()
    .initiative(1)
    .trophies(1, 0, { cities: 1 })
    .trophies(0, 2, { cities: 1 })
    .tokens(0, 'fuel', 'relic', 'weapon')
    .tokens(2, 'fuel', 'relic', 'psionic')
    .declared('warlord', 'high')
    .toScoring();
  expect(game.seat).toBe(2);
  game.answer('fuel', 'psionic');
  expect(game.seat).toBe(0);
  game.answer('relic', 'weapon');
  expect(game.state.players.map(({ slots }) => slots.slice(0, 3))).toEqual([
    ['relic', 'weapon', null],
    [null, null, null],
    ['fuel', 'psionic', null],
  ]);
});

/** Seat 0 ends its turn with the other seats on the map. */
const lonely = () => position().hand(1, 'aggression-2').ships(1, 1, '2-gate').ships(2, 1, '3-gate');

rule('arcs', 'fine-print.3', 'a player without ships and starports returns with 3 ships in any gate', () => {
  const game = lonely().city(0, '2-hex').turn(0, 'administration-3').answer('end-turn');
  expect(game.seat).toBe(0);
  expect(game.prompt).toBe('arcs.come-back');
  expect(game.options).toEqual(['gate:2-gate', 'gate:3-gate', 'gate:5-gate', 'gate:6-gate']);
  game.answer('gate:2-gate');
  expect(game.system('2-gate')).toMatchObject({ fresh: [3, 1, 0], damaged: [0, 0, 0] });
  expect(game.seat).toBe(1);
});

rule('arcs', 'fine-print.3', 'not with a ship or a starport left, and not in the turns of others', () => {
  const ship = lonely().ships(0, 0, '2-gate', 1).turn(0, 'administration-3').answer('end-turn');
  expect(ship.seat).toBe(1);
  const starport = lonely().starport(0, '2-hex', true).turn(0, 'administration-3').answer('end-turn');
  expect(starport.seat).toBe(1);
  const other = lonely().hand(0, 'aggression-3').initiative(1).turn(1, 'aggression-4').answer('end-turn');
  expect(other.prompt).toBe('arcs.follow');
});

rule('arcs', 'fine-print.4', 'where pieces are missing as many as possible are placed', () => {
  const two = lonely().trophies(1, 0, { ships: 13 }).turn(0, 'administration-3').answer('end-turn', 'gate:5-gate');
  expect(two.system('5-gate').fresh[0]).toBe(2);
  const none = lonely().trophies(1, 0, { ships: 15 }).turn(0, 'administration-3').answer('end-turn');
  expect(none.seat).toBe(1); // there is nothing to place
});

rule('arcs', 'fine-print.4', 'only a missing Outrage agent has a placeholder, until an agent comes home', () => {
  const game = position()
    .ships(0, 2, '2-hex')
    .city(1, '2-hex', true)
    .trophies(2, 0, { agents: 9 })
    .court(['bc01', 1])
    .dice(['assault', 'hit', 'hit'])
    .turn(0, 'aggression-3')
    .answer('battle', 'skirmish:0', 'assault:1', 'raid:0');
  expect(game.player(0).outrage.relic).toBe('owed');
  game.answer('secure'); // the agent on the card would enter the supply
  expect(game.player(0).outrage.relic).toBe('agent');
  expect(game.player(0).agents).toBe(0);
});

rule('arcs', 'fine-print.5', 'cards override rules: Gate Ports build where nothing may be built', () => {
  const sites = (lore: boolean) => {
    const arranged = position().ships(0, 1, '2-gate').ships(0, 1, '3-hex');
    const game = (lore ? arranged.lore(0, 'lore08') : arranged).turn(0, 'construction-2').answer('build');
    return game.options.filter((id) => id.includes('gate'));
  };
  expect(sites(false)).toEqual([]);
  expect(sites(true)).toEqual(['build:starport@2-gate']);
});

rule('arcs', 'fine-print.5', 'what cannot be done stays so unless a card says that it ignores this', () => {
  // An Outraged Material cannot be spent for Build. Mining Interest, which replaces Build, does not change that.
  const outraged = () => position().ships(0, 1, '2-hex').tokens(0, 'material').outrage(0, 'material');
  const mining = outraged().guild(0, 'bc02').turn(0, 'aggression-3').answer('spend:1:material');
  expect(mining.prompt).toBe('arcs.turn'); // it was spent for nothing
  // Loyal Engineers ignore the Outrage.
  const loyal = outraged().guild(0, 'bc01').turn(0, 'aggression-3').answer('spend:1:material');
  expect(loyal.options).toEqual(['build', 'nothing']);
});

rule('arcs', 'fine-print.6', 'nobody sees the hand of another, and nobody can give something away', () => {
  const kinds = new Set<string>();
  const match = Match.start(arcs, { players: 4, leadersAndLore: 'all' }, seedFrom('hands'));
  playRandomly(match, new Keystream(seedFrom('hands!')), () => {
    const { peek } = match.peek();
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const { players } = match.view(viewer) as unknown as Seen;
      const seen = players.flatMap(({ hand }, seat) => (hand === null ? [] : [seat]));
      const allowed = [viewer, ...(peek && peek.by === viewer ? [peek.of] : [])];
      expect(seen).toEqual(allowed.filter((seat) => seat !== 'spectator').toSorted());
    }
    for (const seat of match.waitingFor() as Seat[]) {
      const decision = match.pending(seat);
      if (decision?.prompt.key === 'arcs.turn') for (const { label } of decision.options) kinds.add(label.key);
    }
  });
  // In a turn there are actions, the Prelude and the end, and no gift, deal or show of cards.
  const foreign = [...kinds].filter((key) => !/^arcs\.(action\.|spend$|prelude\.ability$|turn\.end$)/.test(key));
  expect(foreign).toEqual([]);
  expect(kinds.size).toBeGreaterThan(8);
});

rule('arcs', 'fine-print.7', 'a step that has shown nothing new can be taken back, and only by its player', () => {
  const { match } = position().ships(0, 1, '2-gate').hand(1, 'aggression-2').court('bc01').turn(0, 'mobilization-3');
  expect(match.canUndo(0)).toBe(false); // nothing to take back yet
  const before = match.hash;
  match.answer(0, 'influence');
  expect(match.canUndo(0)).toBe(true);
  expect(match.canUndo(1)).toBe(false);
  const after = match.hash;
  match.undo(0);
  expect(match.hash).toBe(before);
  match.redo(0);
  expect(match.hash).toBe(after);
});

rule('arcs', 'fine-print.7', 'not after a die', () => {
  const { match } = position().ships(0, 2, '2-gate').ships(1, 1, '2-gate').city(1, '3-hex').turn(0, 'aggression-3');
  match.answer(0, 'battle');
  match.answer(0, 'skirmish:1');
  expect(match.canUndo(0)).toBe(true);
  match.answer(0, 'assault:0'); // raid dice are not allowed, so the die is rolled now
  expect(match.canUndo(0)).toBe(false);
  expect(() => match.undo(0)).toThrow('revealed');
});

rule('arcs', 'fine-print.7', 'not after a card was revealed or drawn', () => {
  const secured = position().court(['bc01', 1]).turn(0, 'aggression-3').answer('secure');
  expect(secured.match.canUndo(0)).toBe(false); // the Court was refilled
  const emptyDeck = position()
    .court(['bc01', 1])
    .with(({ court }) => court.discard.push(...court.deck.splice(0)))
    .turn(0, 'aggression-3')
    .answer('secure');
  expect(emptyDeck.match.canUndo(0)).toBe(true); // nothing was revealed
  const drawn = position()
    .court(['bc31', 1]) // Call to Action draws an action card
    .with(({ court }) => court.discard.push(...court.deck.splice(0)))
    .turn(0, 'aggression-3')
    .answer('secure');
  expect(drawn.player(0).hand).toHaveLength(1);
  expect(drawn.match.canUndo(0)).toBe(false);
});

rule('arcs', 'fine-print.7', 'not after a hand was seen', () => {
  const { match } = position() // Farseers look at a hand when their holder declares
    .guild(0, 'bc17')
    .hand(0, 'aggression-3', 'aggression-5')
    .hand(1, 'aggression-2')
    .toLead()
    .answer('lead:aggression-3', 'declare:tyrant');
  expect(match.canUndo(0)).toBe(true);
  match.answer(0, 'look:1');
  expect(match.canUndo(0)).toBe(false);
});

rule('arcs', 'fine-print.7', 'not when another seat has answered; but everything by consent of the table', () => {
  const game = position().settled().hand(1, 'aggression-2', 'aggression-3').turn(0, 'construction-3');
  const { match } = game;
  const before = match.hash;
  game.answer('end-turn');
  expect(match.canUndo(0)).toBe(true);
  game.answer('pivot:aggression-2');
  expect(match.canUndo(0)).toBe(false);
  expect(match.canUndo(1)).toBe(true);
  match.rollback(0);
  expect(match.hash).toBe(before);
});

/** All cards but those named lie in the pile of face-up cards. */
const split = (...down: ActionCardId[]) =>
  position({ splitDiscard: true })
    .settled()
    .with(({ discard }) => {
      discard.up = discard.down.filter((card) => !down.includes(card));
      discard.down = down;
    });

rule('arcs', 'fine-print.8', 'with a split discard cards played face up and face down lie apart', () => {
  const game = position({ splitDiscard: true })
    .settled()
    .hand(0, 'mobilization-2')
    .hand(1, 'aggression-4', 'construction-2')
    .hand(2, 'construction-4', 'construction-5', 'administration-6')
    .toFollow('aggression-3');
  const down = game.state.discard.down.length;
  game.answer('surpass:aggression-4', 'no-seize', 'end-turn', 'copy:construction-4', 'seize:administration-6');
  game.answer('end-turn');
  expect(game.state.discard.up.toSorted()).toEqual(['aggression-3', 'aggression-4']);
  expect(game.state.discard.down.slice(down).toSorted()).toEqual(['administration-6', 'construction-4']);
  const together = position().settled().hand(1, 'aggression-4').toFollow('aggression-3');
  together.answer('surpass:aggression-4', 'end-turn');
  expect(together.state.discard.up).toEqual([]);
});

rule('arcs', 'fine-print.8', 'all see the pile of cards played face up, and nobody the other one', () => {
  const game = split('aggression-2', 'aggression-3').turn(0, 'aggression-3');
  const { up } = game.state.discard;
  expect(up.length).toBeGreaterThan(10);
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(game.seen(viewer).discard).toEqual({ down: 1, up });
    const imagined = game.match.sample(viewer, seedFrom('pile')).peek() as Arcs;
    expect(imagined.discard.up).toEqual(up);
  }
});

rule('arcs', 'fine-print.8', 'drawing takes face-down cards, and shuffles all together when these are too few', () => {
  const draw = (...down: ActionCardId[]) =>
    split('aggression-2', ...down)
      .hand(1, 'aggression-2')
      .court(['bc31', 1])
      .with(({ discard }) => discard.up.splice(discard.up.indexOf('aggression-3'), 1))
      .with(({ discard }) => discard.down.push('aggression-3'))
      .turn(0, 'aggression-3')
      .answer('secure');
  const enough = draw('construction-5', 'construction-6');
  expect(enough.player(0).hand).toEqual(['construction-5']);
  expect(enough.state.discard.down).toEqual(['construction-6']);
  expect(enough.state.discard.up).toHaveLength(16);
  const few = draw();
  expect(few.player(0).hand).toHaveLength(1);
  expect(few.state.discard).toMatchObject({ up: [] });
  expect(few.state.discard.down).toHaveLength(17);
});
