/** Catalogue: components.7, components.8, battle.14. Rolling and rerolling dice. */
import { below, type Option, type Rules, type Seat } from '@orrery/kernel';
import { type DieKind, type DieSymbol, dieFaces, dieKinds } from '../content/dice.ts';
import type { Card } from '../content/hooks.ts';
import type { CardId } from '../content/ids.ts';
import { activeCards } from '../content/registry.ts';
import { symbolCount } from '../figures.ts';
import type { Arcs, Roll } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';

export type Dice = Record<DieKind, number>;

/** Rolls dice and offers the rerolls of the player's cards. The dice stay on the table (`g.roll`) until cleared. */
export function* roll(g: Arcs, seat: Seat, dice: Dice): Rules {
  const table: Roll = { seat, faces: { skirmish: [], assault: [], raid: [] }, rerolled: [] };
  for (const kind of dieKinds) for (let i = 0; i < dice[kind]; i++) table.faces[kind].push(rollDie(g, kind));
  g.roll = table;
  tellRoll(g);
  for (;;) {
    const cards = rerollsOpen(g, seat);
    if (cards.length === 0) return;
    const options: Option<Card<CardId> | null>[] = cards.map((card) =>
      option(`reroll:${card.id}`, card, 'arcs.reroll.with', { card: the.card(card.id) }),
    );
    options.push(decline('keep', null, 'arcs.reroll.keep'));
    const card = yield* choose(seat, words('arcs.reroll'), options);
    if (card === null) return;
    table.rerolled.push(card.id);
    yield* reroll(g, seat, card.reroll?.dice(g, seat) ?? {});
  }
}

/** How often a symbol lies on the table. */
export function rolled(g: Arcs, symbol: DieSymbol): number {
  return g.roll === null ? 0 : symbolCount(g.roll.faces, symbol);
}

function rerollsOpen(g: Arcs, seat: Seat): Card<CardId>[] {
  return activeCards(g, seat).filter((card) => {
    if (!card.reroll || g.roll?.rerolled.includes(card.id) || (g.battle === null && !card.reroll.anyRoll)) return false;
    const dice = card.reroll.dice(g, seat);
    return dieKinds.some((kind) => (dice[kind] ?? 0) > 0 && (g.roll?.faces[kind].length ?? 0) > 0);
  });
}

/** Sets dice aside one by one, then rolls them all again. */
function* reroll(g: Arcs, seat: Seat, allowed: Partial<Dice>): Rules {
  const aside: { kind: DieKind; face: number }[] = [];
  for (;;) {
    const options: Option<{ kind: DieKind; face: number } | null>[] = [];
    for (const kind of dieKinds) {
      if (aside.filter((die) => die.kind === kind).length >= (allowed[kind] ?? 0)) continue;
      for (const face of new Set(facesLeft(g, kind, aside))) {
        options.push(
          option(`die:${kind}.${face}`, { kind, face }, 'arcs.reroll.die', {
            kind: the.die(kind),
            face: the.face(`${kind}.${face}`),
          }),
        );
      }
    }
    const count = aside.length;
    options.push(
      count === 0 ? decline('roll', null, 'arcs.reroll.none') : option('roll', null, 'arcs.reroll.roll', { count }),
    );
    const die = yield* choose(seat, words('arcs.reroll.which'), options);
    if (die === null) break;
    aside.push(die);
  }
  for (const { kind, face } of aside) {
    const faces = g.roll?.faces[kind] ?? [];
    faces[faces.indexOf(face)] = -1;
  }
  for (const { kind } of aside) {
    const faces = g.roll?.faces[kind] ?? [];
    faces[faces.indexOf(-1)] = rollDie(g, kind);
  }
  if (aside.length > 0) tellRoll(g);
}

function facesLeft(g: Arcs, kind: DieKind, aside: readonly { kind: DieKind; face: number }[]): number[] {
  const left = [...(g.roll?.faces[kind] ?? [])];
  for (const die of aside) if (die.kind === kind) left.splice(left.indexOf(die.face), 1);
  return left;
}

function rollDie(g: Arcs, kind: DieKind): number {
  return below(g, dieFaces[kind].length);
}

function tellRoll(g: Arcs): void {
  const faces = dieKinds.flatMap((kind) => (g.roll?.faces[kind] ?? []).map((face) => the.face(`${kind}.${face}`)));
  tell(g, 'arcs.rolled', { seat: the.seat(g.roll?.seat ?? 0), faces });
}
