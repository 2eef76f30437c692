/** What the events of Arcs mean: what a player did, and what came of it. */
import type { WireEvent } from '@orrery/server/protocol';
import { idOf } from '@orrery/voice';
import { type Args, type Deed, deed, deedsIn, type Meanings, type Result, result, resultsIn } from '../deeds.ts';

const meanings: Meanings = {
  deeds: {
    'arcs.led': (args) => deed('leads', { args: cardIn(args) }),
    'arcs.surpassed': (args) => deed('surpasses', { args: cardIn(args) }),
    'arcs.pivoted': (args) => deed('pivots', { args: cardIn(args) }),
    'arcs.copied': () => deed('copies'),
    'arcs.passed': () => deed('passes'),
    'arcs.declared': ({ ambition }) => deed('declares', { things: [ambition] }),
    'arcs.seized': () => deed('seizes'),
    'arcs.taxed': ({ system }) => deed('taxes', { places: [system] }),
    'arcs.built': ({ kind, system }) => deed('builds', { args: { kind }, count: 1, places: [system] }),
    'arcs.placed': ({ count, system }) =>
      deed('builds', { args: { kind: 'piece/ship' }, count: Number(count), places: [system] }),
    'arcs.moved': ({ count, to }) => deed('moves', { count: Number(count), places: [to] }),
    'arcs.repaired.building': ({ system }) => deed('repairs', { count: 1, places: [system] }),
    'arcs.repaired.ships': ({ count, system }) => deed('repairs', { count: Number(count), places: [system] }),
    'arcs.influenced': ({ card }) => deed('influences', { things: [card] }),
    'arcs.secured': ({ card }) => deed('secures', { things: [card] }),
    'arcs.battle.begun': ({ defender, system }) => deed('attacks', { args: { rival: defender }, places: [system] }),
    'arcs.rifles.fired': ({ defender, system }) => deed('fires', { args: { rival: defender }, places: [system] }),
    'arcs.prelude.used': ({ card }) => deed('uses', { things: [card] }),
  },
  results: {
    'arcs.gained': ({ resource }) => result('resource', { resource }),
    'arcs.captured': ({ count }) => result('captives', {}, Number(count)),
    'arcs.agents.trophies': ({ count }) => result('trophies', {}, Number(count)),
    'arcs.ship.damaged': ({ owner }) => result('damaged', { owner, piece: 'piece/ship' }),
    'arcs.ship.destroyed': ({ owner }) => result('destroyed', { owner, piece: 'piece/ship' }),
    'arcs.building.damaged': ({ owner, kind }) => result('damaged', { owner, piece: kind }),
    'arcs.building.destroyed': ({ owner, kind }) => result('destroyed', { owner, piece: kind }),
    'arcs.stolen.token': ({ rival, resource }) => result('stolen', { owner: rival }, 1, [resource]),
    'arcs.stolen.card': ({ rival, card }) => result('stolen', { owner: rival }, 1, [card]),
  },
};

/** `actionCard/construction-4` in two parts. */
function cardIn({ card }: Args): Args {
  const [suit = '', number = ''] = idOf(String(card) as `${string}/${string}`).split('-');
  return { suit: `suit/${suit}`, number: Number(number) };
}

/** The deeds of one action. A token that was only spent is told so, and so is an attack without effect. */
export function arcsDeeds(action: readonly WireEvent[]): Deed[] {
  const [first] = action;
  const found = deedsIn(withoutStops(action), meanings);
  if (found.length === 0 && first?.key === 'arcs.spent')
    return [deed('spends', { results: [result('resource', { resource: first.args?.resource })] })];
  return found.map((each) => (each.args.rival && each.results.length === 0 ? { ...each, results: [noEffect] } : each));
}

const noEffect: Result = result('nothing');

/** Ships that a catapult throws further move once, to where they stop. */
function withoutStops(action: readonly WireEvent[]): WireEvent[] {
  return action.filter(({ key, args = {} }, index) => {
    const next = action[index + 1];
    return key !== 'arcs.moved' || next?.key !== key || next.args?.from !== args.to;
  });
}

/** What came of a roll, or that nothing did. */
export function arcsResults(events: readonly WireEvent[]): Result[] {
  const found = resultsIn(events, meanings);
  return found.length === 0 ? [noEffect] : found;
}
