/** How the server passes for a player in windows (docs/protocol.md): what may be chosen at a window, and what comes of it. */
import type { Passing, WireDecision } from '@orrery/server/protocol';
import type { MessageKey } from '../messages/index.ts';

/** For how long one may pass. */
export interface Spell {
  readonly until: string;
  readonly label: MessageKey;
}

export const untilTurn: Spell = { until: 'turn', label: 'pass.turn' };

const scopes: Readonly<Record<string, MessageKey>> = { combat: 'pass.combat', agenda: 'pass.agenda' };

/** Those of a window, the shortest first. */
export function spellsOf({ window }: Pick<WireDecision, 'window'>): readonly Spell[] {
  if (!window) return [];
  const within = window.scopes.flatMap(({ kind, id }): Spell[] => {
    const label = scopes[kind];
    return label ? [{ until: id, label }] : [];
  });
  return [...within, untilTurn];
}

/** How long the player passes now, if so. What they had chosen for a fight that is over has no effect any more. */
export function spellNow({ until }: Passing, decision: Pick<WireDecision, 'window'> | null): Spell | null {
  if (until === null) return null;
  return [untilTurn, ...(decision ? spellsOf(decision) : [])].find((spell) => spell.until === until) ?? null;
}

export type Wish = Passing['cards'][string] | 'usual';

export const wishOf = ({ cards }: Passing, card: string): Wish =>
  Object.hasOwn(cards, card) ? (cards[card] ?? 'usual') : 'usual';

export function withWish(passing: Passing, card: string, wish: Wish): Passing {
  const { [card]: _before, ...others } = passing.cards;
  return { ...passing, cards: wish === 'usual' ? others : { ...others, [card]: wish } };
}

/** The cards that wishes may be about: those that could be used at this window, and those of earlier wishes. */
export function cardsIn(passing: Passing, decision: WireDecision | null): readonly string[] {
  const here = decision?.window ? decision.options.flatMap(({ target }) => target ?? []) : [];
  return [...new Set([...here, ...Object.keys(passing.cards)])].filter((target) => target.startsWith('card:'));
}
