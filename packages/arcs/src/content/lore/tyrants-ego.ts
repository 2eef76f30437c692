import type { Option, Rules, Seat } from '@orrery/kernel';
import { captiveCount } from '../../figures.ts';
import { takeStandard } from '../../rules/actions.ts';
import { returnCaptives } from '../../rules/pieces.ts';
import { player, rivals } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { choose, option, tell, the, words } from '../../words.ts';
import type { Lore } from '../hooks.ts';
import { endsOutrage, isDeclared } from './shared.ts';

export const tyrantsEgo: Lore<'lore25'> = {
  id: 'lore25',
  name: "Tyrant's Ego",
  set: 'pack',
  whileDeclared: 'tyrant',
  prelude: [
    {
      name: 'secure-for-captive',
      usable: (g, holder) => isDeclared(g, 'tyrant') && captiveCount(player(g, holder)) > 0,
      resolve: secureForCaptive,
    },
    endsOutrage('lore25', 'weapon'),
  ],
};

/** One Captive for one Secure, as often as the holder likes. */
function* secureForCaptive(g: Arcs, holder: Seat): Rules {
  const owner = yield* choose(holder, words('arcs.captive.return'), captives(g, holder));
  returnCaptives(g, holder, owner, 1);
  tell(g, 'arcs.captive.returned', { seat: the.seat(holder), owner: the.seat(owner) });
  yield* takeStandard(g, holder, 'secure');
}

function captives(g: Arcs, holder: Seat): Option<Seat>[] {
  return rivals(g, holder)
    .filter((owner) => (player(g, holder).captives[owner] ?? 0) > 0)
    .map((owner) => option(`return:${owner}`, owner, 'arcs.captive.return.of', { owner: the.seat(owner) }));
}
