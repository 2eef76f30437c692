/** What several lore cards share. */
import type { Seat } from '@orrery/kernel';
import { clearOutrage } from '../../rules/cities.ts';
import { player } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { tell, the } from '../../words.ts';
import type { AmbitionId } from '../ambitions.ts';
import type { PreludeAbility } from '../hooks.ts';
import type { LoreId } from '../ids.ts';
import type { Resource } from '../resources.ts';

/** Discards the card to end Outrage; at any time, and even without any (prelude.9). */
export function endsOutrage(card: LoreId, ...types: Resource[]): PreludeAbility {
  return {
    name: 'end-outrage',
    usable: () => true,
    *resolve(g, holder) {
      discardLore(g, holder, card);
      for (const type of types) clearOutrage(g, holder, type);
    },
  };
}

/** Prelude abilities are open whatever is declared, unless they ask (leaders-lore.8). */
export function isDeclared(g: Arcs, ambition: AmbitionId): boolean {
  return g.ambitions[ambition].length > 0;
}

/** A lore card leaves the game. */
function discardLore(g: Arcs, seat: Seat, card: LoreId): void {
  const holder = player(g, seat);
  holder.lore = holder.lore.filter((id) => id !== card);
  tell(g, 'arcs.lore.discarded', { seat: the.seat(seat), card: the.card(card) });
}
