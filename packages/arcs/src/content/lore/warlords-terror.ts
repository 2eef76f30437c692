import type { Option, Rules, Seat } from '@orrery/kernel';
import { trophyCount } from '../../figures.ts';
import { takeStandard } from '../../rules/actions.ts';
import { returnTrophies, trophiesOf } from '../../rules/pieces.ts';
import { player, rivals } from '../../rules/table.ts';
import type { Arcs, Trophies } from '../../state.ts';
import { choose, option, tell, the, words } from '../../words.ts';
import type { Lore } from '../hooks.ts';
import { pieceOf } from '../player-board.ts';
import { isDeclared } from './shared.ts';

export const warlordsTerror: Lore<'lore24'> = {
  id: 'lore24',
  name: "Warlord's Terror",
  set: 'pack',
  whileDeclared: 'warlord',
  prelude: [
    {
      name: 'influence-for-trophy',
      usable: (g, holder) => isDeclared(g, 'warlord') && trophyCount(player(g, holder)) > 0,
      resolve: influenceForTrophy,
    },
  ],
};

interface Trophy {
  readonly owner: Seat;
  readonly kind: keyof Trophies;
}

/** One Trophy for one Influence, as often as the holder likes. */
function* influenceForTrophy(g: Arcs, holder: Seat): Rules {
  const { owner, kind } = yield* choose(holder, words('arcs.trophy.return'), trophies(g, holder));
  yield* returnTrophies(g, holder, owner, kind, 1);
  tell(g, 'arcs.trophy.returned', { seat: the.seat(holder), owner: the.seat(owner), kind: the.piece(pieceOf[kind]) });
  yield* takeStandard(g, holder, 'influence');
}

function trophies(g: Arcs, holder: Seat): Option<Trophy>[] {
  return rivals(g, holder).flatMap((owner) => {
    const box = trophiesOf(g, holder, owner);
    return (['ships', 'cities', 'starports', 'agents'] as const)
      .filter((kind) => box[kind] > 0)
      .map((kind) =>
        option(`return:${owner}.${kind}`, { owner, kind }, 'arcs.trophy.return.of', {
          owner: the.seat(owner),
          kind: the.piece(pieceOf[kind]),
        }),
      );
  });
}
