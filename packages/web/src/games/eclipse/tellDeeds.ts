/** What the events of Eclipse mean: what a player did, and what came of it. */
import type { EclipseView } from '@orrery/eclipse';
import type { GameJson, WireEvent } from '@orrery/server/protocol';
import { seatIn } from '@orrery/voice';
import { type Deed, deed, deedsIn, type Meanings, type Result, result, resultsIn } from '../deeds.ts';
import type { Reader } from '../story.ts';
import type { SectorId } from './model.ts';
import { idIn } from './told.ts';

const meanings: Meanings = {
  deeds: {
    'eclipse.passes': () => deed('passes', { count: 1 }),
    'eclipse.reveals': ({ sector }) => deed('explores', { places: [sector] }),
    'eclipse.controls': ({ sector }) => deed('controls', { places: [sector] }),
    'eclipse.gives-up': ({ sector }) => deed('gives-up', { places: [sector] }),
    'eclipse.loses-sector': ({ sector }) => deed('loses', { places: [sector] }),
    'eclipse.settles': ({ sector }) => deed('settles', { count: 1, places: [sector] }),
    'eclipse.trades': ({ to }) => deed('trades', { results: [result('resource', { resource: to })] }),
    'eclipse.uses-artifact': ({ amount, resource }) =>
      deed('gains', { results: [result('resource', { resource }, Number(amount))] }),
    'eclipse.gains-technology': ({ technology }) => deed('researches', { things: [technology] }),
    'eclipse.places-part': ({ part, type }) => deed('upgrades', { args: { kind: type }, things: [part] }),
    'eclipse.takes-off': ({ part, type }) => deed('takes-off', { args: { kind: type }, things: [part] }),
    'eclipse.builds': ({ piece, sector }) => deed('builds', { args: { kind: piece }, count: 1, places: [sector] }),
    'eclipse.moves': ({ type, to }) => deed('moves', { args: { kind: type }, count: 1, places: [to] }),
    'eclipse.discovers': ({ tile }) => deed('finds', { things: [tile] }),
    'eclipse.readies-colony-ship': () => deed('readies', { count: 1 }),
    'eclipse.forms-relations': ({ other }) => deed('allies', { args: { rival: other } }),
    'eclipse.breaks-relations': ({ other }) => deed('betrays', { args: { rival: other } }),
    'eclipse.places-warp-portal': ({ sector }) => deed('portals', { places: [sector] }),
    'eclipse.attacks-population': ({ sector }) => deed('bombs', { places: [sector] }),
    'eclipse.destroys-population': ({ sector }) => deed('bombs', { places: [sector] }),
  },
  results: {
    'eclipse.discards-sector': ({ sector }) => result('discarded', {}, 1, [sector]),
    'eclipse.uses-discovery': () => result('used'),
    'eclipse.keeps-discovery': () => result('kept'),
    'eclipse.destroyed': ({ owner, type }) => result('destroyed', { owner, kind: type }),
    'eclipse.cube-destroyed': ({ seat }) => result('cubes', { owner: seat }),
  },
};

/** What dice did, blow by blow. */
const blows: Meanings = {
  deeds: {},
  results: {
    ...meanings.results,
    'eclipse.hits': ({ whom, damage }) => result('hit', { whom }, Number(damage)),
  },
};

/** The deeds of a turn; an action that came to nothing is told by its name. */
export function eclipseDeeds(events: readonly WireEvent[], reader: Reader): Deed[] {
  const found = deedsIn(events, meanings).map((each) => near(each, reader));
  const action = events.find(({ key }) => key === 'eclipse.acts' || key === 'eclipse.reacts');
  if (found.length > 0 || !action) return found;
  return [deed(action.key === 'eclipse.acts' ? 'acts' : 'reacts', { args: { action: action.args?.action } })];
}

/** Ships that come to my sectors, or beside them, are told so. */
function near(each: Deed, reader: Reader): Deed {
  if (each.name !== 'moves') return each;
  const nearness = nearnessOf(idIn(each.places[0]) as SectorId, reader);
  return { ...each, args: { ...each.args, near: `near/${nearness ?? 'far'}` } };
}

/** Whether a sector is mine or beside one of mine; null for all others, and for those who have none. */
export function nearnessOf(id: SectorId, { seat, view }: Reader): 'within' | 'beside' | null {
  const { sectors } = (view ?? { sectors: {} }) as unknown as Pick<EclipseView, 'sectors'>;
  const here = sectors[id];
  if (!here || seat === null) return null;
  if (here.owner === seat) return 'within';
  const isBeside = Object.values(sectors).some(
    (other) => other?.owner === seat && hexDistance(other.q - here.q, other.r - here.r) === 1,
  );
  return isBeside ? 'beside' : null;
}

function hexDistance(q: number, r: number): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** What came of a volley: hits, and what they destroyed. */
export function volleyResults(events: readonly WireEvent[]): Result[] {
  return resultsIn(events, blows);
}

/** What a battle cost. */
export function losses(events: readonly WireEvent[]): Result[] {
  return resultsIn(events, meanings).filter(({ name }) => name === 'destroyed');
}

export function ownerSeat(args: { readonly [name: string]: GameJson } | undefined, name = 'seat'): number | null {
  return seatIn(args?.[name]);
}
