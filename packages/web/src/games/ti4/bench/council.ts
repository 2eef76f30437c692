/** Votes on an agenda: what stands so far, and the answers that cast mine. */
import type { Thing } from '@orrery/kernel';
import type { WireDecision } from '@orrery/server/protocol';
import type { Pursuit } from '../../../table/pursuit.ts';
import type { RendererProps } from '../../renderer.ts';
import { type PlanetId, type View, viewOf } from '../model.ts';

export interface Tally {
  readonly outcome: string;
  readonly votes: number;
  /** Who has voted for it, with how many. */
  readonly seats: readonly { readonly seat: number; readonly votes: number }[];
  readonly predictions: readonly { readonly seat: number; readonly source: Thing }[];
}

export function tallies({ agenda }: View): Tally[] {
  return (agenda?.outcomes ?? []).map((outcome) => {
    const seats = (agenda?.votes ?? []).filter((each) => each.outcome === outcome);
    return {
      outcome,
      votes: seats.reduce((sum, { votes }) => sum + votes, 0),
      seats,
      predictions: (agenda?.predictions ?? []).filter((each) => each.outcome === outcome),
    };
  });
}

/** What an outcome is called where no option says so. */
export function outcomeName({ name, say, players, view }: Named, outcome: string): string {
  if (outcome === 'for' || outcome === 'against') return say({ key: `ti4.outcome-${outcome}` });
  const seat = /^player-(\d+)$/.exec(outcome)?.[1];
  if (seat !== undefined) return players[Number(seat)]?.name ?? '';
  if (outcome.includes('/')) return name(outcome);
  return name(`${outcome in viewOf({ view }).planets ? 'planet' : 'agenda'}/${outcome}`);
}

type Named = Pick<RendererProps, 'name' | 'say' | 'players' | 'view'>;

export interface Voting {
  readonly planet: PlanetId;
  readonly votes: number;
}

const exhaust = 'exhaust:';
const everyPlanet = 'exhaust:all';

/** Planets that may be exhausted for votes, with what each gives. */
export function votingPlanets({ options }: Pick<WireDecision, 'options'>): Voting[] {
  return options.flatMap(({ id, label }) =>
    id.startsWith(exhaust) && id !== everyPlanet
      ? [{ planet: id.slice(exhaust.length) as PlanetId, votes: Number(label.args?.votes ?? 0) }]
      : [],
  );
}

/** Votes for an outcome, if that is still to be said, with these planets. */
export function castVotes(outcome: string | null, planets: 'all' | ReadonlySet<PlanetId>): Pursuit {
  return (decision) => {
    if (decision?.prompt.key === 'ti4.vote' && outcome !== null) return { answer: `vote:${outcome}` };
    if (decision?.prompt.key !== 'ti4.cast-votes') return 'done';
    const offered = votingPlanets(decision);
    const left = planets === 'all' ? offered : offered.filter(({ planet }) => planets.has(planet));
    const isEvery = left.length === offered.length && decision.options.some(({ id }) => id === everyPlanet);
    const [next] = left;
    if (next) return { answer: isEvery ? everyPlanet : `${exhaust}${next.planet}` };
    return { answer: 'done' };
  };
}
