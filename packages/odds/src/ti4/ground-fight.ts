import { type Combat, type Moment, ownersAtHand, type PlanetId, triggersAt } from '@orrery/ti4/battles';
import type { Joint } from './arena.ts';
import { Fight } from './fight.ts';
import type { Flow } from './flows.ts';
import type { Means } from './means.ts';
import { attacker } from './position.ts';
import { bombsAfterRounds } from './treatments.ts';

/** What may come of bombs on a planet. */
type Bombs = (flow: Flow, planet: PlanetId) => Flow[];

const roundEnd: readonly Moment[] = ['when ground-combat-round-end'];

/** On the ground a round may end with bombs. */
export class GroundFight extends Fight {
  private readonly bombs: Bombs;

  constructor(means: Means, bombs: Bombs) {
    super('ground', means);
    this.bombs = bombs;
  }

  private bombsAgain(joint: Joint): boolean {
    const { arena, windows } = this.means;
    if (!windows.isOpen(roundEnd, joint, this.stage(2))) return false;
    const combat = arena.load(joint, this.stage(2)) as Combat;
    return triggersAt(arena.g, roundEnd).optional.some(
      ({ bearer, trigger }) =>
        bombsAfterRounds.includes(bearer.key) &&
        ownersAtHand(arena.g, bearer, attacker, 'by choice').length > 0 &&
        trigger.usable(arena.g, attacker, { combat }, attacker),
    );
  }

  override end(flow: Flow): Flow[] {
    const { planet } = this.means.arena;
    const bombed = planet !== null && this.bombsAgain(flow.joint) ? this.bombs(flow, planet) : [flow];
    return bombed.map(({ chance, joint }) => ({ chance, joint: this.withoutEffects(joint) }));
  }
}
