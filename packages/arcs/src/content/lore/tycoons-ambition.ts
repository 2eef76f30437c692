import type { Rules, Seat } from '@orrery/kernel';
import { ambitionOptions, declarable, declareAmbition } from '../../rules/declare.ts';
import { discardAllTokens } from '../../rules/resources.ts';
import type { Arcs } from '../../state.ts';
import { choose, words } from '../../words.ts';
import type { AmbitionId } from '../ambitions.ts';
import type { Lore } from '../hooks.ts';
import { isDeclared } from './shared.ts';

export const tycoonsAmbition: Lore<'lore27'> = {
  id: 'lore27',
  name: "Tycoon's Ambition",
  set: 'pack',
  whileDeclared: 'tycoon',
  prelude: [
    {
      name: 'declare-another',
      first: true,
      oncePerTurn: true,
      usable: (g, holder) => isDeclared(g, 'tycoon') && undeclared(g, holder).length > 0,
      resolve: declareAnother,
    },
  ],
};

/** Without Material and Fuel it costs nothing; tokens on a Cartel stay there. */
function* declareAnother(g: Arcs, holder: Seat): Rules {
  const ambition = yield* choose(holder, words('arcs.declare'), ambitionOptions(g, undeclared(g, holder)));
  discardAllTokens(g, holder, 'material');
  discardAllTokens(g, holder, 'fuel');
  yield* declareAmbition(g, holder, ambition, false);
}

function undeclared(g: Arcs, holder: Seat): AmbitionId[] {
  return declarable(g, holder).filter((id) => !isDeclared(g, id));
}
