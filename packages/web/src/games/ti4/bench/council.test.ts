import { Keystream, type Match, seedFrom } from '@orrery/kernel';
import type { Ti4, Ti4Config, Ti4View } from '@orrery/ti4';
import { busyAnswer, midgame } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import { pursue } from '../../../../dev/pursue.ts';
import { castVotes, tallies, votingPlanets } from './council.ts';

type Ti4Match = Match<Ti4, Ti4Config>;

const viewOf = (match: Ti4Match, seat: number) => match.view(seat) as unknown as Ti4View;

/** Questions what to vote for, with votes to cast: turns are passed, so that there are agendas soon. */
function councils(): { readonly match: Ti4Match; readonly seat: number }[] {
  const found = [];
  for (let game = 0; game < 8; game++) {
    const random = new Keystream(seedFrom(`councils ${game}`));
    const match = midgame({ players: 4, factions: 'random' }, `councils ${game}`);
    for (let step = 0; step < 700 && !match.isOver; step++) {
      const seat = match.waitingFor()[0] ?? 0;
      const options = match.pending(seat)?.options ?? [];
      if (options.some(({ id }) => id.startsWith('vote:'))) found.push({ match: match.clone() as Ti4Match, seat });
      const quick = options.find(({ id }) => id === 'pass' || id.startsWith('strategic:') || id === 'decline');
      match.answer(seat, quick?.id ?? busyAnswer(options, random));
    }
  }
  return found;
}

const moments = councils();

const outcomesOf = (match: Ti4Match, seat: number) =>
  (match.pending(seat)?.options ?? []).flatMap(({ id }) => (id.startsWith('vote:') ? [id.slice('vote:'.length)] : []));

const votesOf = (match: Ti4Match, seat: number) => viewOf(match, seat).agenda?.votes.find((each) => each.seat === seat);

test('there are votes', () => {
  expect(moments.length).toBeGreaterThan(5);
});

test('all my votes go to an outcome with one press, and they are as many as was said', () => {
  let counted = 0;
  for (const { match: start, seat } of moments) {
    const match = start.clone() as Ti4Match;
    const outcome = outcomesOf(match, seat).at(-1) ?? '';
    const count = viewOf(match, seat).outlook?.votes?.[seat];
    expect(pursue(match, seat, castVotes(outcome, 'all')).end).toBe('done');
    expect(match.pending(seat)?.prompt).not.toMatchObject({ key: 'ti4.cast-votes' });
    const cast = votesOf(match, seat);
    if (!cast) continue;
    expect(cast).toEqual({ seat, outcome, votes: count });
    const tally = tallies(viewOf(match, seat)).find((each) => each.outcome === outcome);
    expect(tally?.seats).toContainEqual(cast);
    expect(tally?.votes).toBe(tally?.seats.reduce((sum, { votes }) => sum + votes, 0));
    counted++;
  }
  expect(counted).toBeGreaterThan(5);
});

test('planets that are left out stay ready', () => {
  let chosen = 0;
  for (const { match: start, seat } of moments) {
    const match = start.clone() as Ti4Match;
    match.answer(seat, `vote:${outcomesOf(match, seat)[0]}`);
    const decision = match.pending(seat);
    const planets = votingPlanets((decision as Parameters<typeof votingPlanets>[0] | null) ?? { options: [] });
    const [first, other] = planets;
    if (!first || !other) continue;
    const { end, given } = pursue(match, seat, castVotes(null, new Set([first.planet])));
    expect(given[0]).toBe(`exhaust:${first.planet}`);
    // Who has promised more votes than the planet gives is asked for them.
    if (end === 'dropped') expect(match.pending(seat)?.prompt).toMatchObject({ key: 'ti4.cast-votes' });
    else expect(given.slice(1)).toEqual(['done']);
    expect(viewOf(match, seat).planets[first.planet]?.exhausted).toBe(true);
    expect(viewOf(match, seat).planets[other.planet]?.exhausted).toBe(false);
    chosen++;
  }
  expect(chosen).toBeGreaterThan(3);
});
