import type { Option, Seat } from '@orrery/kernel';
import { canTravel, travel } from '../../rules/move.ts';
import type { Arcs } from '../../state.ts';
import { choose, decline, option, the, words } from '../../words.ts';
import type { Landing, Lore, Requirement } from '../hooks.ts';

/** The extra move is no Move action of its own, so it does not come again. */
export const sprinterDrives: Lore<'lore03'> = {
  id: 'lore03',
  name: 'Sprinter Drives',
  set: 'base',
  modify: { movesOn: canSprint },
  on: {
    *moved(g, holder, landed, required) {
      const options: Option<Landing | null>[] = groups(landed)
        .filter((group) => canSprint(g, holder, group, required))
        .map((group) => {
          const { system, fresh } = group;
          return option(
            `sprint:${system}`,
            group,
            'arcs.sprint.from',
            { system: the.system(system), count: fresh },
            `system:${system}`,
          );
        });
      if (!required || required(g)) options.push(decline('no-sprint', null, 'arcs.sprint.none'));
      const group = yield* choose(holder, words('arcs.sprint'), options);
      if (group) yield* travel(g, holder, group.system, fleet(group), required);
    },
  },
};

function canSprint(g: Arcs, holder: Seat, group: Landing, required?: Requirement): boolean {
  return group.fresh > 0 && canTravel(g, holder, group.system, fleet(group), required);
}

/** Ships that a Catapult has put into the same system at different times are together now. */
function groups(landed: readonly Landing[]): Landing[] {
  const systems = [...new Set(landed.map(({ system }) => system))];
  return systems.map((system) => {
    const here = landed.filter((landing) => landing.system === system);
    return { system, fresh: here.reduce((sum, { fresh }) => sum + fresh, 0) };
  });
}

function fleet({ fresh }: Landing) {
  return { fresh, damaged: 0 };
}
