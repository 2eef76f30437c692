import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { actionCard, actionCardsInGame } from '../content/action-cards.ts';
import { type Hooks, on } from '../content/hooks.ts';
import type { Ti4 } from '../state.ts';
import { battle, position } from '../testing/index.ts';
import { drawActionCards } from './action-cards.ts';
import { openWindow } from './window.ts';

rule('ti4', 'action-cards.3', 'a card is drawn from the top of the deck into the hand', () => {
  const table = position()
    .actionDeck('bunker', 'parley')
    .play((g) => drawActionCards(g, 0, 1));
  expect(table.player(0).actionCards).toEqual(['bunker']);
  expect(table.state.decks.actions[0]).toBe('parley');
});

rule('ti4', 'action-cards.1', 'everybody draws one action card in the status phase', () => {
  const table = position().objectives('expand-borders').faceDown('develop-weaponry').from('status');
  while (table.state.phase === 'status') {
    table.answer(table.options.find((id) => /pass|done|decline|none|skip/.test(id)) ?? table.options[0] ?? '');
  }
  expect([0, 1, 2].map((seat) => table.player(seat).actionCards.length)).toEqual([1, 1, 1]);
});

rule('ti4', 'action-cards.2', 'Politics brings action cards, to its owner and to those who follow', () => {
  const table = position().strategyCards(['politics'], ['trade'], ['warfare']).from('turn');
  table.answer('strategic:politics');
  while (!table.options.includes('secondary')) table.answer(table.options[0] ?? '');
  expect(table.player(0).actionCards).toHaveLength(2);
  table.answer('secondary', 'decline');
  expect([1, 2].map((seat) => table.player(seat).actionCards.length)).toEqual([2, 0]);
});

rule('ti4', 'action-cards.4', 'who has more than seven cards keeps seven of their choice', () => {
  const table = position()
    .hand(0, 'sabotage', 'sabotage', 'sabotage', 'bunker', 'parley', 'intercept')
    .actionDeck('direct-hit', 'fire-team')
    .play((g) => drawActionCards(g, 0, 2));
  expect(table.prompt).toBe('ti4.discard-action-card');
  table.answer('discard:bunker');
  expect(table.player(0).actionCards).toHaveLength(7);
  expect(table.player(0).actionCards).toContain('fire-team');
  expect(table.state.decks.actionDiscard).toEqual(['bunker']);
  expect(table.isOver).toBe(true);
});

rule('ti4', 'action-cards.4', 'the limit holds for cards of a transaction too', () => {
  const seven = ['sabotage', 'sabotage', 'sabotage', 'sabotage', 'parley', 'intercept', 'bunker'] as const;
  const table = position({ factions: ['hacan', 'jol-nar', 'xxcha'] })
    .units(0, 'tile-18', { cruiser: 1 })
    .units(1, 'tile-18', { cruiser: 1 })
    .hand(0, ...seven)
    .hand(1, 'fire-team')
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn');
  table.answer(
    'trade',
    'partner:1',
    'give:note:ceasefire:0',
    'give:no-more-cards',
    'ask:no-note',
    'ask:card:fire-team',
  );
  table.answer('accept', 'discard:parley');
  expect(table.player(0).actionCards).toHaveLength(7);
});

rule('ti4', 'action-cards.5', 'nobody sees the cards in the hands of others', () => {
  const table = position()
    .actionDeck('intercept')
    .hand(1, 'bunker')
    .play(function* (g) {
      yield* drawActionCards(g, 0, 1);
      yield* openWindow(g, 'when invasion-start', { seat: 0, system: 'tile-12' });
    });
  for (const viewer of [0, 2, 'spectator'] as const)
    expect(JSON.stringify(table.match.view(viewer))).not.toContain('bunker');
  expect(JSON.stringify(table.match.view(1))).toContain('bunker');
  expect(JSON.stringify(table.match.events(0, 0))).toContain('intercept');
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(JSON.stringify(table.match.events(0, viewer))).not.toContain('intercept');
  }
});

rule('ti4', ['action-cards.0', 'action-cards.6'], 'every card says when it can be used and what it does', () => {
  for (const id of actionCardsInGame()) {
    const { triggers = [], action } = actionCard(id);
    expect([id, triggers.length + (action ? 1 : 0)]).toEqual([id, 1]);
  }
  const early = position()
    .hand(0, 'flank-speed')
    .play(function* (g: Ti4) {
      yield* openWindow(g, 'when turn-start', { seat: 0 });
      yield* openWindow(g, 'after system-activated', { seat: 0, system: 'tile-18' });
    });
  expect([early.seat, early.options]).toEqual([0, ['use:action-card/flank-speed', 'pass']]);
});

rule('ti4', 'action-cards.6a', 'a card with "Action" is a component action, and only if all of it can be done', () => {
  const turn = (goods: number) =>
    position()
      .hand(0, 'focused-research')
      .goods(0, goods)
      .strategyCards(['leadership'], ['trade'], ['warfare'])
      .from('turn');
  expect(turn(3).options).not.toContain('action:action-card/focused-research');
  const table = turn(4);
  table.answer('action:action-card/focused-research', 'technology:neural-motivator');
  expect(table.player(0).technologies).toEqual(['neural-motivator']);
  expect(table.seat).toBe(1); // it was the action of the turn
});

rule(
  'ti4',
  'action-cards.6b',
  'no second card of the same name for the same effect, unless the first was cancelled',
  () => {
    const made = () => position().hand(0, 'flank-speed', 'flank-speed');
    const window = function* (g: Ti4) {
      yield* openWindow(g, 'after system-activated', { seat: 0, system: 'tile-18' });
    };
    const once = made().play(window).answer('use:action-card/flank-speed');
    expect(once.options).toEqual(['pass']);
    expect(once.player(0).actionCards).toEqual(['flank-speed']);

    const cancelled = made().hand(1, 'sabotage').play(window);
    cancelled.answer('use:action-card/flank-speed', 'use:action-card/sabotage');
    expect([cancelled.seat, cancelled.options]).toEqual([0, ['use:action-card/flank-speed', 'pass']]);
  },
);

rule('ti4', 'action-cards.7', 'a card is resolved with its choices and then discarded', () => {
  const table = battle('tile-18', 'space-combat')
    .units(0, 'tile-18', { cruiser: 1 })
    .units(1, 'tile-18', { cruiser: 1 })
    .hand(0, 'skilled-retreat')
    .combat({ kind: 'space', system: 'tile-18', attacker: 0, defender: 1 })
    .play(function* (g) {
      if (g.combat) yield* openWindow(g, 'when space-combat-round-start', { combat: g.combat });
    });
  table.answer('use:action-card/skilled-retreat');
  expect(table.prompt).toBe('ti4.retreat-to');
  expect([table.player(0).actionCards, table.state.decks.actionDiscard]).toEqual([[], []]);
  expect(table.state.playing).toEqual([{ seat: 0, card: 'skilled-retreat' }]);
  table.answer(table.options[0] ?? '');
  expect(table.state.decks.actionDiscard).toEqual(['skilled-retreat']);
  expect(table.state.playing).toEqual([]);
});

rule('ti4', 'action-cards.8', 'a cancelled card is discarded without effect', () => {
  const table = position()
    .hand(0, 'flank-speed')
    .hand(2, 'sabotage')
    .play(function* (g) {
      yield* openWindow(g, 'after system-activated', { seat: 0, system: 'tile-18' });
    });
  table.answer('use:action-card/flank-speed', 'use:action-card/sabotage');
  expect(table.state.effects).toEqual([]);
  expect(table.state.decks.actionDiscard).toEqual(['sabotage', 'flank-speed']);
});

rule('ti4', 'action-cards.3', 'what happens when cards are drawn comes before the hand limit is looked at', () => {
  const drawn: string[] = [];
  const scheming: Hooks = {
    triggers: [
      on('when action-cards-drawn', {
        mandatory: true,
        usable: (_g, holder, { seat }) => seat === holder,
        *resolve(g, holder, { count }) {
          drawn.push(`${count} drawn, ${g.players[holder]?.actionCards.length} in hand`);
        },
      }),
    ],
  };
  const table = position()
    .ability(0, scheming)
    .hand(0, 'sabotage', 'sabotage', 'bunker', 'parley', 'intercept', 'flank-speed')
    .strategyCards(['politics'], ['trade'], ['warfare'])
    .from('turn')
    .answer('strategic:politics', 'speaker:1');
  expect(drawn).toEqual(['2 drawn, 8 in hand']);
  expect(table.prompt).toBe('ti4.discard-action-card');
});
