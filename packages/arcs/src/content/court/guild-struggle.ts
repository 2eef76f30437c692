import { type Option, type Rules, type Seat, shuffle } from '@orrery/kernel';
import { steal } from '../../rules/steal.ts';
import type { Arcs } from '../../state.ts';
import { choose, decline, tell, the, words } from '../../words.ts';
import type { VoxCard } from '../hooks.ts';
import { isGuildCard } from '../registry.ts';
import { type Theft, thefts } from './shared.ts';

export const guildStruggle: VoxCard<'bc30'> = {
  id: 'bc30',
  name: 'Guild Struggle',
  kind: 'vox',
  afterwards: 'discard',
  *whenSecured(g, seat) {
    yield* stealGuild(g, seat);
    restock(g);
  },
};

function* stealGuild(g: Arcs, seat: Seat): Rules {
  const options: Option<Theft | null>[] = [
    ...thefts(g, seat, (loot) => 'guild' in loot),
    decline('skip:bc30', null, 'arcs.skip', { card: the.card('bc30') }),
  ];
  const theft = yield* choose(seat, words('arcs.court.steal'), options);
  if (theft !== null) yield* steal(g, seat, theft.victim, theft.loot);
}

/** All Guild cards of the Court discard go back into the deck (court.12). */
function restock(g: Arcs): void {
  const { deck, discard } = g.court;
  const guilds = discard.filter(isGuildCard);
  g.court.discard = discard.filter((card) => !isGuildCard(card));
  deck.push(...guilds);
  shuffle(g, deck);
  tell(g, 'arcs.court.restocked', { count: guilds.length });
}
