import type { Rules, Seat } from '@orrery/kernel';
import { giveGuild } from '../../rules/steal.ts';
import { player, rivals } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { choose, option, tell, the, words } from '../../words.ts';
import type { Leader } from '../hooks.ts';

export const feastbringer: Leader<'leader07'> = {
  id: 'leader07',
  name: 'Feastbringer',
  set: 'base',
  resources: ['relic', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 1, starport: 0, ships: 3 },
    C: { city: 0, starport: 0, ships: 3 },
  },
  pairing: { action: 'secure', extra: 'influence', before: true },
  modify: { canDeclare: (g, holder) => player(g, holder).guilds.length > 0 },
  on: { declareCost: generous },
};

function* generous(g: Arcs, holder: Seat): Rules {
  const rival = weakest(g, holder);
  const options = player(g, holder).guilds.map(({ id }) =>
    option(`give:${id}`, id, 'arcs.leader.generous.give', { card: the.card(id) }, `card:${id}`),
  );
  const card = yield* choose(holder, words('arcs.leader.generous', { rival: the.seat(rival) }), options);
  giveGuild(g, holder, rival, card);
  tell(g, 'arcs.leader.generous.given', { seat: the.seat(holder), rival: the.seat(rival), card: the.card(card) });
}

/** The rival with the least Power, in case of a tie the first in turn order (fine-print.1). */
function weakest(g: Arcs, holder: Seat): Seat {
  return rivals(g, holder).reduce((least, rival) => (player(g, rival).power < player(g, least).power ? rival : least));
}
