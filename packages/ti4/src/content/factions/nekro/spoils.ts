import type { Option, Rules, Seat } from '@orrery/kernel';
import { player } from '../../../rules/table.ts';
import { gainTechnology, technologyDeck } from '../../../rules/technology.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, option, the, words } from '../../../words.ts';
import { replacement } from '../../registry.ts';
import { type TechnologyId, technology } from '../../technologies.ts';

interface Spoil {
  readonly technology: TechnologyId;
  readonly from: Seat;
}

/** Technologies of those players that the holder could take: of the common ones those still in the own deck, of others a copy. */
export function spoils(g: Ti4, holder: Seat, from: readonly Seat[]): Option<Spoil>[] {
  const deck = technologyDeck(g, holder);
  const copies = replacement(g, 'gainTechnology', holder) !== null;
  return from.flatMap((seat) =>
    player(g, seat)
      .technologies.filter((id) =>
        technology(id).faction === null ? deck.includes(id) : copies && !isCopied(g, holder, id),
      )
      .map((id) => {
        const args = { technology: the.technology(id), owner: the.seat(seat) };
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

export function* takeTechnology(g: Ti4, holder: Seat, from: readonly Seat[]): Rules {
  const options = spoils(g, holder, from);
  if (options.length === 0) return;
  const { technology: id, from: seat } = yield* choose(holder, words('ti4.take-technology'), options);
  const instead = replacement(g, 'gainTechnology', holder);
  if (instead && (yield* instead(g, holder, id, seat))) return;
  yield* gainTechnology(g, holder, id);
}
