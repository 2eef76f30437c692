/** What battles were worth before their dice fell, and how they ended. Knows no game. */
import type { GameJson } from '@orrery/server/protocol';
import type { Fought } from '../games/renderer.ts';
import type { Answer } from '../odds/calculator.ts';

export interface BattleLuck {
  readonly battle: Fought;
  readonly end: 'win' | 'draw' | 'loss';
  /** Of what happened. */
  readonly chance: number;
}

/** What a spectator saw, and how many events had been told. */
export interface Seen {
  readonly view: GameJson;
  readonly told: number;
}

/** How a battle is looked at, and how its odds are found. */
export interface Sources {
  readonly seenAt: (battle: Fought) => Promise<Seen>;
  readonly oddsOf: (view: GameJson, where: GameJson) => Promise<Answer | null>;
}

/** One battle after the other; those that could not be seen before their dice fell are passed over. */
export async function* luckOfBattles(battles: readonly Fought[], sources: Sources): AsyncGenerator<BattleLuck> {
  for (const battle of battles) {
    const { view, told } = await sources.seenAt(battle);
    const [where, end] = [battle.where(view, told), battle.end(view)];
    const odds = where !== null && end !== null ? await sources.oddsOf(view, where) : null;
    if (odds && end) yield { battle, end, chance: odds[end] };
  }
}

/** The luckiest first. */
export function byLuck(found: readonly BattleLuck[]): BattleLuck[] {
  return found.toSorted((one, other) => one.chance - other.chance);
}
