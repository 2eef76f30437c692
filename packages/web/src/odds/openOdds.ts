import type { GameJson } from '@orrery/server/protocol';
import { navigate } from '../app/router.ts';
import type { BattleAt } from '../games/renderer.ts';
import { asker } from './asking.ts';
import { linkOf } from './link.ts';

/** Goes to the calculator, with the battle of a table if there is one. */
export function openOdds(game: string, view: GameJson, battle: BattleAt | null): void {
  const plain = () => navigate(`/odds/${game}`);
  if (!battle) {
    plain();
    return;
  }
  asker.ask(
    { game, view, where: battle.where },
    {
      onUnderstood: ({ setup }) => (setup ? navigate(linkOf(game, setup)) : plain()),
      onReply: () => undefined,
      onProblem: plain,
    },
  );
}
