import { type Seat, seedFrom } from '@orrery/kernel';
import { content, leaksTo, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { drawActionCards, giveActionCards, keepHandLimit } from '../../../rules/action-cards.ts';
import { statusPhase } from '../../../rules/status-phase.ts';
import { tacticalAction } from '../../../rules/tactical-action.ts';
import { openWindow } from '../../../rules/window.ts';
import { declining, type Position, position, type Table } from '../../../testing/index.ts';
import { view } from '../../../view.ts';
import type { ActionCardId } from '../../action-cards.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['yssaril', 'xxcha', 'hacan'];
const here = 'tile-22';
const stall = 'action:faction/stall-tactics';
const implants = 'action:technology/mageon-implants';
const net = 'use:note/spy-net/0';

/** Yssaril have the first turn. */
function turn(prepare: (place: Position) => Position): Table {
  return prepare(position({ factions }).strategyCards(['leadership'], ['trade'], ['warfare'])).from('turn');
}

content(
  'ti4',
  'faction/yssaril',
  'Stall Tactics: as an action I discard an action card, and it is the next one’s turn',
  () => {
    const table = turn((place) => place.hand(0, 'bunker', 'parley'));
    table.answer(stall);
    expect(table.options).toEqual(['discard:bunker', 'discard:parley']);
    table.answer('discard:parley');
    expect(table.player(0).actionCards).toEqual(['bunker']);
    expect(table.state.decks.actionDiscard).toEqual(['parley']);
    table.answer('end-turn');
    expect(table.state.turn?.seat).toBe(1);
  },
);

ruling('ti4', 'yssaril.1', 'Stall Tactics: in every turn anew, but not without a card; one for each action', () => {
  const table = turn((place) =>
    place.hand(0, 'bunker', 'parley').with((g) =>
      g.players.forEach((each, seat) => {
        each.passed = seat > 0;
      }),
    ),
  );
  table.answer(stall, 'discard:parley');
  expect(table.options).not.toContain(stall); // this turn's action is done
  table.answer('end-turn');
  expect([table.seat, table.options.includes(stall)]).toEqual([0, true]);
  table.answer(stall, 'discard:bunker', 'end-turn');
  expect(table.options).not.toContain(stall);
});

/** Yssaril and then seat 1 are told to draw. */
function draw(many: number): Table {
  return position({ factions })
    .actionDeck('bunker', 'parley', 'intercept', 'spy', 'plague')
    .play(function* (g) {
      yield* drawActionCards(g, 0, many);
      yield* drawActionCards(g, 1, many);
    });
}

content('ti4', 'faction/yssaril', 'Scheming: I draw one card more and then discard one', () => {
  const table = draw(2);
  expect([table.seat, table.options]).toEqual([0, ['discard:bunker', 'discard:parley', 'discard:intercept']]);
  table.answer('discard:bunker');
  expect(table.player(0).actionCards).toEqual(['parley', 'intercept']);
  expect(table.player(1).actionCards).toEqual(['spy', 'plague']);
});

ruling('ti4', 'yssaril.2', 'Scheming: any card of the hand may be discarded, one for each instruction', () => {
  const table = position({ factions })
    .hand(0, 'sabotage')
    .actionDeck('bunker', 'parley')
    .play((g) => drawActionCards(g, 0, 1));
  expect(table.options).toEqual(['discard:sabotage', 'discard:bunker', 'discard:parley']);
  table.answer('discard:sabotage');
  expect([table.isOver, table.player(0).actionCards]).toEqual([true, ['bunker', 'parley']]);
});

ruling('ti4', 'yssaril.3', 'Scheming: I discard before others draw; what I am given or take is not drawn', () => {
  expect(draw(1).player(1).actionCards).toEqual([]);
  const given = position({ factions })
    .hand(1, 'bunker')
    .play(function* (g) {
      giveActionCards(g, 1, 0, ['bunker']);
      yield* keepHandLimit(g, 0);
    });
  expect([given.isOver, given.player(0).actionCards]).toEqual([true, ['bunker']]);
});

ruling('ti4', 'yssaril.3', 'Scheming: the draws of the status phase and of the Minister of Policy are two', () => {
  const table = position({ factions })
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .law('minister-of-policy', '0', 0)
    .technologies(0, 'neural-motivator')
    .faceDown('expand-borders', 'corner-the-market')
    .phase('status')
    .play(statusPhase);
  const discards: number[] = [];
  while (!table.isOver) {
    const [seat, choice] = [table.seat, table.options[0] ?? ''];
    if (choice.startsWith('discard:')) discards.push(table.player(seat as Seat).actionCards.length);
    table.answer(choice);
  }
  expect(discards).toEqual([3, 4]); // Neural Motivator's card belongs to the first draw
  expect(table.player(0).actionCards).toHaveLength(3);
});

const many: ActionCardId[] = ['bunker', 'parley', 'intercept', 'spy', 'plague', 'sabotage', 'upgrade', 'uprising'];

content('ti4', 'faction/yssaril', 'Crafty: I may hold any number of action cards', () => {
  const table = position({ factions })
    .hand(0, ...many)
    .play((g) => keepHandLimit(g, 0));
  expect(table.isOver).toBe(true);
  const other = position({ factions })
    .hand(1, ...many)
    .play((g) => keepHandLimit(g, 1));
  expect([other.seat, other.prompt]).toEqual([1, 'ti4.discard-action-card']);
});

ruling('ti4', ['yssaril.4', 'all.20'], 'Crafty: no law and no other effect limits my hand', () => {
  const table = position({ factions })
    .law('executive-sanctions', 'for')
    .ability(0, { modify: { handLimit: () => 1 } })
    .hand(0, ...many)
    .play((g) => keepHandLimit(g, 0));
  expect(table.isOver).toBe(true);
});

function spying(): Table {
  return turn((place) =>
    place.technologies(0, 'mageon-implants').hand(0, 'spy').hand(1, 'bunker', 'parley').hand(2, 'intercept'),
  );
}

content('ti4', 'technology/mageon-implants', 'I look at the action cards of somebody and take one', () => {
  const table = spying().answer(implants);
  expect(table.options).toEqual(['player:1', 'player:2']);
  table.answer('player:1');
  expect([table.seat, table.options]).toEqual([0, ['take:bunker', 'take:parley']]);
  table.answer('take:parley');
  expect(table.player(0).actionCards).toEqual(['spy', 'parley']);
  expect(table.player(1).actionCards).toEqual(['bunker']);
  expect(table.player(0).exhausted).toEqual(['mageon-implants']);
  expect([table.state.turn?.actions, table.state.look]).toEqual([1, null]);
});

ruling('ti4', 'yssaril.5', 'Mageon Implants: only I see the hand, and not for longer than I look', () => {
  const table = spying().answer(implants, 'player:1');
  const hands = (viewer: Seat) => view(table.snapshot(), viewer).players.map(({ actionCards }) => actionCards);
  expect(hands(0)).toEqual([['spy'], ['bunker', 'parley'], null]);
  expect(hands(2)).toEqual([null, null, ['intercept']]);
  expect(leaksTo(table.match, 3, seedFrom('look'))).toBeNull();
  expect(table.match.canUndo(0)).toBe(false);
  for (const seed of ['a', 'b', 'c', 'd']) {
    expect(table.match.sample(0, seedFrom(seed)).peek().players[1]?.actionCards).toEqual(['bunker', 'parley']);
  }
  const told = (viewer: Seat) => JSON.stringify(table.match.events(0, viewer));
  table.answer('take:parley');
  expect([told(0), told(1), told(2)].map((text) => text.includes('parley'))).toEqual([true, true, false]);
  expect(hands(0)).toEqual([['spy', 'parley'], null, null]);
});

ruling(
  'ti4',
  'yssaril.5',
  'Mageon Implants: no draw and no play; somebody must have a card, and I a readied technology',
  () => {
    const table = spying().answer(implants, 'player:2', 'take:intercept');
    expect([table.prompt, table.events().includes('ti4.plays-action-card')]).toEqual(['ti4.turn', false]); // nothing to discard
    const empty = turn((place) => place.technologies(0, 'mageon-implants').hand(0, 'spy').hand(2, 'intercept'));
    expect(empty.answer(implants).options).toEqual(['take:intercept']); // asked all the same
    const nobody = turn((place) => place.technologies(0, 'mageon-implants').hand(0, 'spy'));
    expect(nobody.options).not.toContain(implants);
    const exhausted = turn((place) =>
      place
        .technologies(0, 'mageon-implants')
        .hand(1, 'spy')
        .with((g) => g.players[0]?.exhausted.push('mageon-implants')),
    );
    expect(exhausted.options).not.toContain(implants);
  },
);

/** Yssaril play a card while seats 1 and 2 hold one each; seat 1 has passed. */
function plated(by: Seat): Table {
  return position({ factions })
    .technologies(0, 'transparasteel-plating')
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .hand(by, 'mining-initiative')
    .hand(1, 'sabotage')
    .hand((2 - by) as Seat, 'sabotage')
    .with((g) => {
      if (g.players[1]) g.players[1].passed = true;
    })
    .turnOf(by)
    .from('turn')
    .answer('action:action-card/mining-initiative');
}

content('ti4', 'technology/transparasteel-plating', 'in my turn who has passed plays no action cards', () => {
  const table = plated(0);
  while (table.prompt !== 'ti4.window' && !table.options.includes('tactical')) table.answer(table.options[0] ?? '');
  expect(table.seats).toEqual([2]); // seat 1 is not even asked
});

ruling(
  'ti4',
  'yssaril.6',
  'Transparasteel Plating: not Sabotage either; but in others’ turns, and everything else',
  () => {
    const other = plated(2);
    while (other.prompt !== 'ti4.window') other.answer(other.options[0] ?? '');
    expect(other.seats).toContain(1);
    const follows = position({ factions })
      .technologies(0, 'transparasteel-plating')
      .strategyCards(['diplomacy'], ['trade'], ['warfare'])
      .exhausted('archon-ren')
      .with((g) => {
        if (g.players[1]) g.players[1].passed = true;
      })
      .from('turn');
    follows.answer('strategic:diplomacy');
    while (follows.seat === 0) follows.answer(follows.options.at(-1) ?? '');
    expect([follows.seat, follows.options]).toEqual([1, ['secondary', 'decline']]);
  },
);

ruling(
  'ti4',
  'yssaril.6',
  'Transparasteel Plating: who has not passed plays on, and in the status phase everybody does',
  () => {
    const at = (phase: 'action' | 'status', passed: boolean) => {
      const place = position({ factions })
        .technologies(0, 'transparasteel-plating')
        .hand(1, 'bunker')
        .phase(phase)
        .turnOf(0)
        .ability(2, {})
        .with((g) => {
          if (g.players[1]) g.players[1].passed = passed;
        });
      return place.play((g) => openWindow(g, 'when invasion-start', { seat: 2, system: 'tile-14' })).seats.includes(1);
    };
    expect([at('action', true), at('action', false), at('status', true)]).toEqual([false, true, true]);
  },
);

content('ti4', 'unit/ysia-yssrila', 'my flagship moves through systems with ships of others', () => {
  const table = position({ factions })
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2))
    .units(0, 'tile-23', { flagship: 1, cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .units(1, 'tile-36', { cruiser: 1 })
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-18');
  expect(table.options).toEqual(['done', 'move:tile-23:flagship']);
});

ruling('ti4', 'yssaril.7', 'Y’sia Y’ssrila: with what it carries; a supernova still stops it', () => {
  const table = position({ factions })
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2))
    .units(0, 'tile-23', { flagship: 1, infantry: 2, fighter: 1 })
    .units(1, here, { cruiser: 1 })
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-18', 'move:tile-23:flagship', 'load:tile-23:infantry:2', 'load:tile-23:fighter:1', 'done');
  expect(table.unitsOf(0, 'tile-18')).toEqual({ flagship: 1, infantry: 2, fighter: 1 });
  const nova = position({ factions })
    .turnOf(0)
    .replace(here, 'tile-43')
    .units(0, 'tile-23', { flagship: 1 })
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-18');
  expect([nova.isOver, nova.events().includes('ti4.moves')]).toEqual([true, false]);
});

/** Seat 1 has the note and the turn. */
function netted(cards: ActionCardId[], prepare: (place: Position) => Position = (place) => place): Table {
  return prepare(
    position({ factions })
      .strategyCards(['trade'], ['leadership'], ['warfare'])
      .note(1, 'spy-net', 0)
      .hand(0, ...cards),
  ).from('turn');
}

content('ti4', 'note/spy-net', 'as my turn begins I take an action card of the Yssaril', () => {
  const table = netted(['bunker', 'parley']);
  expect([table.seat, table.options]).toEqual([1, [net, 'pass']]);
  table.answer(net);
  expect(view(table.snapshot(), 1).players[0]?.actionCards).toEqual(['bunker', 'parley']);
  expect(view(table.snapshot(), 2).players[0]?.actionCards).toBeNull();
  table.answer('take:bunker');
  expect([table.player(0).actionCards, table.player(1).actionCards]).toEqual([['parley'], ['bunker']]);
  expect(table.player(0).notes).toContainEqual({ id: 'spy-net', of: 0 });
  expect(table.prompt).toBe('ti4.turn');
});

ruling('ti4', 'yssaril.8', 'Spy Net: not against an empty hand, nor in others’ turns; my own hand limit holds', () => {
  expect(netted([]).prompt).toBe('ti4.turn');
  const later = position({ factions })
    .strategyCards(['trade'], ['leadership'], ['warfare'])
    .note(2, 'spy-net', 0)
    .hand(0, 'bunker')
    .from('turn');
  expect([later.seat, later.prompt]).toEqual([1, 'ti4.turn']);
  const full = netted(['plague'], (place) =>
    place.hand(1, 'bunker', 'parley', 'intercept', 'spy', 'sabotage', 'upgrade', 'uprising'),
  );
  declining(full.answerAs(1, net).answer('take:plague'));
  expect([full.seat, full.prompt, full.player(1).actionCards.length]).toEqual([1, 'ti4.discard-action-card', 8]);
});
