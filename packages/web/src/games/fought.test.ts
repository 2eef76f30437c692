import { battlefield, field, wholeCombat } from '@orrery/eclipse/testing';
import { Keystream, type Match, type Random, seedFrom } from '@orrery/kernel';
import type { GameJson, WireEvent } from '@orrery/server/protocol';
import { invasion, spaceCombat } from '@orrery/ti4/battles';
import { battle } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import type { Seen } from '../after/battleLuck.ts';
import { answerFor, understand } from '../odds/answering.ts';
import type { Calculator } from '../odds/calculator.ts';
import { chronicler as eclipse } from './eclipse/chronicler.ts';
import { calculator as eclipseOdds } from './eclipse/odds/calculator.ts';
import { hadRolled } from './fought.ts';
import type { Chronicler, Fought } from './renderer.ts';
import { calculator as ti4Odds } from './ti4/odds/calculator.ts';
import { chronicler as ti4 } from './ti4/story/chronicler.ts';

/** Whatever a match is of. */
// biome-ignore lint/suspicious/noExplicitAny: a match of any game
type AnyMatch = Match<any, any>;

/** Plays on by chance to the end, and keeps what a spectator saw at every stop. */
function watched(match: AnyMatch, random: Random): Seen[] {
  const stops: Seen[] = [];
  for (;;) {
    stops.push({ view: structuredClone(match.view('spectator')) as GameJson, told: match.eventCount });
    const [seat] = match.waitingFor();
    if (seat === undefined) return stops;
    const { options } = match.pending(seat) as NonNullable<ReturnType<AnyMatch['pending']>>;
    match.answer(seat, options[random.below(options.length)]?.id as string);
  }
}

interface Looked {
  readonly fought: Fought;
  readonly seen: Seen;
  /** The first stop at which it is over. */
  readonly after: Seen | undefined;
}

/** Every battle that can be seen before its dice fall, each with odds that add up. */
function looked(
  game: string,
  match: AnyMatch,
  stops: readonly Seen[],
  { battles }: Chronicler,
  calculator: unknown,
  isOver: (fought: Fought, view: GameJson) => boolean,
): Looked[] {
  const events = match.events(0, 'spectator') as readonly WireEvent[];
  return (battles?.(events) ?? []).flatMap((fought): Looked[] => {
    const since = stops.filter(({ told }) => told > fought.event.seq);
    const [seen] = since;
    const where = seen && fought.where(seen.view, seen.told);
    if (!seen || !where) return [];
    const meant = understand(calculator as Calculator, { game, view: seen.view, where });
    const { win, draw, loss } = answerFor(calculator as Calculator, meant) ?? { win: 0, draw: 0, loss: 0 };
    expect(win + draw + loss, `${fought.event.seq}`).toBeCloseTo(1, 9);
    return [{ fought, seen, after: since.find(({ view }) => isOver(fought, view)) }];
  });
}

const ends = (mine: boolean, theirs: boolean) => (mine === theirs ? 'draw' : mine ? 'win' : 'loss');

test('battles of Eclipse are found two by two, with whoever waits for the winner, and end as the table shows', () => {
  const found = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const random = new Keystream(seedFrom(`three in a sector ${game}`));
    const isStrong = game % 2 === 0;
    const faces = Array.from({ length: 400 }, () => random.below(6));
    const { match } = battlefield({ players: 3 })
      .ships(2, field, { dreadnought: 1 })
      .ships(1, field, { cruiser: isStrong ? 1 : 2 })
      .ships(0, field, isStrong ? { cruiser: 2, interceptor: 3 } : { cruiser: 1, interceptor: 2 })
      .chance(...faces)
      .play(wholeCombat);
    const stops = watched(match, random);
    type Table = {
      battle: { attacker: unknown; defender: unknown } | null;
      sectors: Record<string, { ships: { owner: unknown }[] }>;
    };
    const owner = (thing: string) => (thing.startsWith('seat/') ? Number(thing.slice(5)) : thing.split('/')[1]);
    const isOver = ({ attacker, defender }: Fought, view: GameJson) => {
      const { battle: now } = view as unknown as Table;
      return now?.attacker !== owner(attacker) || now?.defender !== owner(defender);
    };
    const events = match.events(0, 'spectator') as readonly WireEvent[];
    for (const { fought, seen, after } of looked('eclipse', match, stops, eclipse, eclipseOdds, isOver)) {
      if (!after) continue;
      const { ships } = (after.view as unknown as Table).sectors[field] as Table['sectors'][string];
      const isThere = (thing: string) => ships.some((ship) => ship.owner === owner(thing));
      const end = fought.end(seen.view);
      const name = `game ${game}, event ${fought.event.seq}`;
      const next = events.findIndex(({ key, seq }) => key === 'eclipse.battle' && seq > fought.event.seq);
      // Who has won may have lost against the next already, but who has lost is gone.
      if (next < 0 || !hadRolled(events.slice(next), 'eclipse.rolls', after.told))
        expect(end, name).toBe(ends(isThere(fought.attacker), isThere(fought.defender)));
      else expect(isThere(end === 'win' ? fought.defender : fought.attacker), name).toBe(false);
      found.add(fought.fled?.length ? 'fled' : `${end}`);
      const before = (seen.view as unknown as Table).sectors[field]?.ships ?? [];
      found.add(`${new Set(before.map((ship) => ship.owner)).size} sides`);
    }
  }
  expect([...found].toSorted()).toEqual(expect.arrayContaining(['fled', 'loss', 'win', '2 sides', '3 sides']));
});

test('combats of Twilight Imperium are found with their odds and end as the table shows, retreats too', () => {
  const found = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const random = new Keystream(seedFrom(`a combat and a landing ${game}`));
    const here = 'tile-22';
    const { match } = battle(here, 'space-combat')
      .units(0, here, { cruiser: 2, carrier: 1, infantry: 2 })
      .own(0, 'saudor')
      .units(1, here, { cruiser: 2, destroyer: 1 })
      .units(1, 'tarmann', { infantry: 1 })
      .own(1, 'lirta-iv')
      .dice(...Array.from({ length: 400 }, () => 1 + random.below(10)))
      .play(function* (g) {
        yield* spaceCombat(g);
        yield* invasion(g);
      });
    const stops = watched(match, random);
    type Units = { units: { seat: number; type: string }[] };
    type Table = { combat: object | null; systems: Record<string, Units>; planets: Record<string, Units> };
    const isOver = (_: Fought, view: GameJson) => (view as unknown as Table).combat === null;
    for (const { fought, seen, after } of looked('ti4', match, stops, ti4, ti4Odds, isOver)) {
      if (!after) continue;
      const table = after.view as unknown as Table;
      const id = fought.place.split('/')[1] as string;
      const units = (table.planets[id] ?? table.systems[id])?.units ?? [];
      const isThere = (thing: string) =>
        units.some(({ seat, type }) => `seat/${seat}` === thing && (id !== here || type !== 'infantry'));
      const end = fought.end(seen.view);
      expect(end, `game ${game}, event ${fought.event.seq}`).toBe(
        ends(isThere(fought.attacker), isThere(fought.defender)),
      );
      found.add(fought.fled?.length ? 'fled' : `${end}`);
    }
  }
  expect([...found].toSorted()).toEqual(expect.arrayContaining(['fled', 'loss', 'win']));
});
