import { choose, type Option, type Rules, type Seat } from '@orrery/kernel';
import { opponentIn } from '../../../rules/combat.ts';
import { addEffect, hasEffect } from '../../../rules/effects.ts';
import { systemOfPlace } from '../../../rules/galaxy.ts';
import { currentAgenda, predict } from '../../../rules/outcomes.ts';
import { player } from '../../../rules/table.ts';
import { gainTechnology, technologyDeck } from '../../../rules/technology.ts';
import { gainTokens } from '../../../rules/tokens.ts';
import type { Combat, Ti4 } from '../../../state.ts';
import { option, words } from '../../../words.ts';
import type { Destroyed } from '../../events.ts';
import { type Hooks, on } from '../../hooks.ts';
import { replacement } from '../../registry.ts';
import { type TechnologyId, technology } from '../../technologies.ts';

const threat = 'faction/galactic-threat';

/** Never votes; once in an agenda phase predicts an outcome and, if right, takes a technology of somebody who voted for it. */
export const galacticThreat: Hooks = {
  modify: { canVote: () => false },
  triggers: [
    on('after agenda-revealed', {
      usable: (g, holder) => !hasEffect(g, threat, holder),
      *resolve(g, holder) {
        addEffect(g, threat, holder, 'phase');
        yield* predict(g, holder, threat);
      },
    }),
  ],
  *predicted(g, holder, outcome) {
    const voters = currentAgenda(g).votes.filter((each) => each.outcome === outcome && each.votes > 0);
    yield* takeTechnology(
      g,
      holder,
      voters.map(({ seat }) => seat),
    );
  },
};

/** Once in each combat, after a unit of the opponent was destroyed, takes one of their technologies. */
export const technologicalSingularity: Hooks = {
  triggers: [
    on('after unit-destroyed', {
      usable: (g, holder, destroyed) =>
        g.combat !== null &&
        isLossIn(g.combat, destroyed) &&
        opponentIn(g.combat, holder) === destroyed.seat &&
        !g.combat.used.includes(singularity(holder)) &&
        !isImmune(g, destroyed.seat, holder) &&
        spoils(g, holder, [destroyed.seat]).length > 0,
      *resolve(g, holder, { seat }) {
        g.combat?.used.push(singularity(holder));
        yield* takeTechnology(g, holder, [seat]);
      },
    }),
  ],
};

function singularity(holder: Seat): string {
  return `${holder}/technological-singularity`;
}

function isLossIn({ planet, system }: Combat, { place }: Destroyed): boolean {
  return planet === null ? systemOfPlace(place) === system : place === planet;
}

function isImmune(g: Ti4, seat: Seat, holder: Seat): boolean {
  return player(g, seat).notesInPlay.some(({ id, of }) => id === 'antivirus' && of === holder);
}

interface Spoil {
  readonly technology: TechnologyId;
  readonly from: Seat;
}

/** Technologies of those players that the holder could take: of the common ones those still in the own deck, of others a copy. */
function spoils(g: Ti4, holder: Seat, from: readonly Seat[]): Option<Spoil>[] {
  const deck = technologyDeck(g, holder);
  const copies = replacement(g, 'gainTechnology', holder) !== null;
  return from.flatMap((seat) =>
    player(g, seat)
      .technologies.filter((id) =>
        technology(id).faction === null ? deck.includes(id) : copies && !isCopied(g, holder, id),
      )
      .map((id) => {
        const args = { technology: id, owner: seat };
        return option(
          `take:${id}:${seat}`,
          { technology: id, from: seat },
          'ti4.technology-of',
          args,
          `card:technology/${id}`,
        );
      }),
  );
}

function isCopied(g: Ti4, holder: Seat, id: TechnologyId): boolean {
  return player(g, holder).copies.some((copy) => copy.technology === id);
}

function* takeTechnology(g: Ti4, holder: Seat, from: readonly Seat[]): Rules {
  const options = spoils(g, holder, from);
  if (options.length === 0) return;
  const { technology: id, from: seat } = yield* choose(holder, words('ti4.take-technology'), options);
  const instead = replacement(g, 'gainTechnology', holder);
  if (instead && (yield* instead(g, holder, id, seat))) return;
  yield* gainTechnology(g, holder, id);
}

/** Gains 3 command tokens instead of researching. */
export const propagation: Hooks = {
  instead: {
    *research(g, holder) {
      yield* gainTokens(g, holder, 3);
    },
  },
};
