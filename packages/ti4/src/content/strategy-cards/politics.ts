/** Catalogue: politics, speaker.6, action-cards.2. */
import type { Argument, Option, Rules, Seat } from '@orrery/kernel';
import { drawActionCards } from '../../rules/action-cards.ts';
import { lookAt } from '../../rules/decks.ts';
import { clockwise } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import { choose, option, tell, the, words } from '../../words.ts';
import type { AgendaId } from '../agendas.ts';
import type { StrategyCard } from '../strategy-cards.ts';

function* chooseSpeaker(g: Ti4, seat: Seat): Rules {
  const others = clockwise(g, seat).filter((each) => each !== g.speaker);
  if (others.length === 0) return;
  g.speaker = yield* choose(
    seat,
    words('ti4.politics.speaker'),
    others.map((each) => option(`speaker:${each}`, each, 'ti4.seat', { seat: the.seat(each) }, `seat:${each}`)),
  );
  tell(g, 'ti4.new-speaker', { seat: the.seat(g.speaker) });
}

/** Where the cards that were looked at go: on top of the deck and under it, in this order. */
interface Places {
  readonly top: readonly AgendaId[];
  readonly bottom: readonly AgendaId[];
}

/** Looks at the next two agendas and puts each on top of the deck or under it (politics.2c). */
function* arrangeAgendas(g: Ti4, seat: Seat): Rules {
  const agendas = lookAt(g, 'agendas', 2);
  if (agendas.length === 0) return;
  g.peek = { seat, agendas };
  const { top, bottom } = yield* choose(seat, words('ti4.politics.agendas'), () => arrangements(g));
  g.peek = null;
  const others = g.decks.agendas.filter((id) => !top.includes(id) && !bottom.includes(id));
  g.decks.agendas = [...top, ...others, ...bottom];
  tell(g, 'ti4.arranges-agendas', { seat: the.seat(seat), top: top.length, bottom: bottom.length });
}

function arrangements(g: Ti4): Option<Places>[] {
  const [first, second] = g.peek?.agendas ?? [];
  if (first === undefined) return [];
  if (second === undefined) return [arrangement([first], []), arrangement([], [first])];
  return [
    arrangement([first, second], []),
    arrangement([second, first], []),
    arrangement([first], [second]),
    arrangement([second], [first]),
    arrangement([], [first, second]),
    arrangement([], [second, first]),
  ];
}

function arrangement(top: readonly AgendaId[], bottom: readonly AgendaId[]): Option<Places> {
  const id = `top:${top.join('+')}:bottom:${bottom.join('+')}`;
  return option(id, { top, bottom }, 'ti4.politics.arrangement', {
    top: agendasOrNone(top),
    bottom: agendasOrNone(bottom),
  });
}

function agendasOrNone(ids: readonly AgendaId[]): Argument<'agenda'> {
  return ids.length === 0 ? words('ti4.nothing') : ids.map(the.agenda);
}

export const politics: StrategyCard = {
  initiative: 3,
  *primary(g, seat) {
    yield* chooseSpeaker(g, seat);
    yield* drawActionCards(g, seat, 2);
    yield* arrangeAgendas(g, seat);
  },
  secondaryCost: 1,
  secondaryUsable: () => true,
  secondary: (g, seat) => drawActionCards(g, seat, 2),
};
