/** What each button of a turn would give, in brief. What can begin, the rules say with the question (`starts`). */
import type { EclipseTables } from '@orrery/eclipse';
import type { WireDecision } from '@orrery/server/protocol';
import type { PlayerView } from '../model.ts';
import type { WordKey } from '../words.ts';

export const deeds = ['explore', 'research', 'upgrade', 'build', 'move', 'influence', 'trade', 'pass'] as const;
export type Deed = (typeof deeds)[number];

export interface Given {
  readonly key: WordKey;
  readonly values: Readonly<Record<string, number>>;
  /** It may be chosen, but there is nothing to do. */
  readonly isNothing?: true;
}

export function givenBy(decision: WireDecision, player: PlayerView, tables: EclipseTables, deed: Deed): Given {
  const isOffered = decision.options.some(({ id }) => id === deed);
  if (deed === 'pass') return { key: 'act.pass.left', values: { count: player.discs } };
  if (deed === 'trade') {
    if (!isOffered || player.species === null) return { key: 'act.trade.none', values: {} };
    return { key: 'act.trade.price', values: { price: tables.species[player.species].tradeValue } };
  }
  if (!isOffered) return { key: player.discs === 0 ? 'act.barred.disc' : 'act.barred.reaction', values: {} };
  const count = decision.prompt.key === 'eclipse.choose-reaction' ? 1 : (player.activations?.[deed] ?? 1);
  const begun = startsOf(decision, deed);
  if (begun === 0) return { key: `act.${deed}.none`, values: {}, isNothing: true };
  if (deed === 'research') return { key: 'act.research.now', values: { count: begun } };
  return { key: `act.${deed}.gives`, values: { count, begun, materials: player.resources.materials } };
}

/** How many things can begin an action. */
function startsOf({ starts = [] }: WireDecision, deed: Deed): number {
  return new Set(starts.filter(({ answers }) => answers[0] === deed).flatMap(({ targets }) => targets)).size;
}
