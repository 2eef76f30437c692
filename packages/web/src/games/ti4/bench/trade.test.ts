import { Keystream, type Match, seedFrom } from '@orrery/kernel';
import type { WireDecision } from '@orrery/server/protocol';
import type { Ti4, Ti4Config, Ti4View } from '@orrery/ti4';
import { gamePackage } from '@orrery/ti4/package';
import { midgame, position } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import { pursue } from '../../../../dev/pursue.ts';
import type { Tables } from '../model.ts';
import { canOffer, type Draft, draftFor, noDraft, noteOption, notesFor, offering, offeringPrepared } from './trade.ts';

type Ti4Match = Match<Ti4, Ti4Config>;

const tables = gamePackage.tables as Tables;
const random = new Keystream(seedFrom('trades'));
const anyOf = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
const viewOf = (match: Ti4Match, seat: number) => match.view(seat) as unknown as Ti4View;
const askedOf = (match: Ti4Match, seat: number) => match.pending(seat) as unknown as WireDecision;

interface Moment {
  readonly match: Ti4Match;
  readonly seat: number;
  readonly partner: number;
}

/** Moments at which somebody has begun to trade, and chooses with whom. */
function* talks(): Generator<Moment> {
  for (let game = 0; game < 4; game++) {
    const match = midgame({ players: 4, factions: 'random' }, `trades ${game}`) as Ti4Match;
    for (let step = 0; step < 150 && !match.isOver; step++) {
      const seat = match.waitingFor()[0] ?? 0;
      const { prompt, options } = askedOf(match, seat);
      if (prompt.key === 'ti4.trade-with')
        yield { match: match.clone() as Ti4Match, seat, partner: Number(options[0]?.id.slice('partner:'.length)) };
      match.answer(seat, (options.find(({ id }) => id === 'trade') ?? anyOf(options)).id);
    }
  }
}

const moments = [...talks()];

/** One of everything that both have. */
function oneOfEach({ match, seat, partner }: Moment): Draft {
  const { players } = viewOf(match, seat);
  const [mine, theirs] = [players[seat]!, players[partner]!];
  const one = ({ tradeGoods, commodities }: typeof mine) => ({
    goods: Math.min(1, tradeGoods),
    commodities: Math.min(1, commodities),
  });
  const [note] = mine.notes ?? [];
  return {
    partner,
    give: { ...one(mine), note: note ? noteOption(note) : null },
    ask: { ...one(theirs), note: null },
    isLong: false,
  };
}

const begun = (moment: Moment) => ({ ...moment, match: moment.match.clone() as Ti4Match });

test('there are talks', () => {
  expect(moments.length).toBeGreaterThan(5);
});

test('partner and all parts are one answer of mine, and the partner is asked for exactly that', () => {
  let goods = 0;
  for (const moment of moments.map(begun)) {
    const { match, seat, partner } = moment;
    const draft = oneOfEach(moment);
    goods += draft.give.goods + draft.ask.commodities;
    expect(pursue(match, seat, offering(draft)).end).toBe('done');
    expect(askedOf(match, partner).prompt.key).toBe('ti4.offer');
    const { offer } = viewOf(match, partner);
    expect(offer).toMatchObject({
      from: seat,
      to: partner,
      gives: { tradeGoods: draft.give.goods, commodities: draft.give.commodities, notes: draft.give.note ? 1 : 0 },
      asks: { tradeGoods: draft.ask.goods, commodities: draft.ask.commodities, notes: 0 },
    });
  }
  expect(goods).toBeGreaterThan(0);
});

test('a note of theirs is asked for with everything else: just those that the rules say they might have', () => {
  let chosen = 0;
  for (const moment of moments.map(begun)) {
    const { match, seat, partner } = moment;
    const known = notesFor(viewOf(match, seat), tables, seat, 'ask', partner).map(noteOption);
    const note = known.at(-1) ?? null;
    const draft = oneOfEach(moment);
    const asked: string[] = [];
    const pursuit = offering({ ...draft, ask: { ...draft.ask, note } });
    pursue(match, seat, (decision) => {
      const notes = decision?.options.flatMap(({ id }) => (id.startsWith('ask:note:') ? id.slice('ask:'.length) : []));
      asked.push(...(notes ?? []));
      return pursuit(decision);
    });
    expect(asked.toSorted()).toEqual(known.toSorted());
    if (note === null) continue;
    expect(viewOf(match, partner).offer?.asks.notes).toBe(1);
    chosen++;
  }
  expect(chosen).toBeGreaterThan(0);
});

test('another offer starts from the one that was made, the other way round', () => {
  for (const moment of moments.map(begun)) {
    const { match, seat, partner } = moment;
    const made = oneOfEach(moment);
    pursue(match, seat, offering(made));
    match.answer(partner, 'counter');
    const draft = draftFor(viewOf(match, partner), askedOf(match, partner), partner);
    expect(draft).toMatchObject({ partner: seat, give: made.ask, ask: made.give });
    expect(pursue(match, partner, offering(draft)).end).toBe('done');
    expect(askedOf(match, seat).options.map(({ id }) => id)).toContain('accept');
  }
});

test('what the rules do not let me give is not left out in silence', () => {
  const ask = (key: string, at: number) => ({ prompt: { key }, options: [], at }) as unknown as WireDecision;
  const pursuit = offering({
    partner: 1,
    give: { goods: 2, commodities: 0, note: null },
    ask: { goods: 0, commodities: 0, note: null },
    isLong: false,
  });
  expect(pursuit(ask('ti4.trade-with', 1))).toEqual({ answer: 'partner:1' });
  expect(pursuit(ask('ti4.give-pledge', 2))).toBe('dropped');
});

test('what was prepared is offered as soon as the rules let me deal with that player, and not before', () => {
  const table = position({ players: 3, factions: ['sol', 'hacan', 'letnev'] })
    .strategyCards(['technology', 'diplomacy'], ['trade', 'imperial'], ['warfare', 'leadership'])
    .units(0, 'tile-01', { carrier: 1 })
    .units(2, 'tile-36', { cruiser: 1 })
    .goods(0, 2)
    .turnOf(0)
    .from('turn');
  const { match } = table;
  const asked = match.pending(0) as unknown as WireDecision;
  const view = match.view(0) as unknown as Ti4View;
  const offer = (partner: number): Draft => ({ ...noDraft, partner, give: { goods: 1, commodities: 0, note: null } });
  expect(canOffer(offer(2), view, asked)).toBe(true);
  expect(canOffer(noDraft, view, asked)).toBe(false);
  expect(canOffer(offer(2), view, { options: asked.options.filter(({ id }) => id !== 'trade') })).toBe(false);
  expect(canOffer(offer(0), match.view(2) as unknown as Ti4View, asked)).toBe(false); // it is not their turn
  const { given } = pursue(match, 0, offeringPrepared(offer(2)));
  expect(given).toContain('give:trade-goods:1');
  expect(match.pending(2)?.prompt.key).toBe('ti4.offer');
});
