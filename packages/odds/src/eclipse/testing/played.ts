/** Battles of Eclipse played out by the rules themselves, with dice, to see whether the odds are right. */
import { at, battleIn, type Eclipse, type Owner, type SectorId, sectorsOf } from '@orrery/eclipse/battles';
import { type Event, rehearse } from '@orrery/kernel';
import { dice } from '../../core/testing/dice.ts';
import { add, compared, count, newTally, type Tally } from '../../core/testing/tally.ts';
import type { Counts, Craft, EclipseBattle, EclipseSide } from '../battle.ts';
import { answerFor } from '../policy.ts';
import { deploy, positionOf, sidesOf, typesIn } from '../position.ts';
import { costOf, type EclipseOdds } from '../report.ts';

/** Plays a battle so often, and counts how it stood after some rounds, how it ended and what was left. */
export function playedOut(battle: EclipseBattle, times: number, rounds = 0, seed = 1): Tally {
  const random = dice(seed);
  const tally = newTally(times);
  const sides = sidesOf(battle);
  const position = positionOf(battle);
  const { g, sector, owners } = position;
  const answer = answerFor(position, sides);
  const elsewhere = sectorsOf(g).filter((id) => id !== sector);
  const ends = new Map<string, { readonly end: Ended; often: number }>();
  for (let i = 0; i < times; i++) {
    deploy(position, battle);
    const witness = new Witness(g, sector, owners, rounds, tally);
    rehearse(g, battleIn(g, sector), random, answer, witness);
    witness.rest();
    if (witness.isStalemate) count(tally, 'stalemate');
    const end = owners.map((owner) => ({
      ships: countsAt(g, owner, [sector]),
      escaped: countsAt(g, owner, elsewhere),
    }));
    const key = JSON.stringify(end);
    const known = ends.get(key);
    if (known) known.often++;
    else ends.set(key, { end, often: 1 });
  }
  for (const { end, often } of ends.values()) countEnd(tally, sides, end, often);
  return tally;
}

/** What each side has left, there and elsewhere. */
type Ended = readonly { readonly ships: Counts; readonly escaped: Counts }[];

/** Battles that have ended alike. */
function countEnd(tally: Tally, sides: readonly EclipseSide[], end: Ended, often: number): void {
  count(tally, `holder ${end.findIndex(({ ships }) => Object.keys(ships).length > 0)}`, often);
  for (const [index, { ships, escaped }] of end.entries()) {
    const side = sides[index] as EclipseSide;
    count(tally, `${index} left ${nameOf(ships, escaped)}`, often);
    let lost = 0;
    for (const type of typesIn(side)) {
      const many = (ships[type] ?? 0) + (escaped[type] ?? 0);
      count(tally, `${index} ${type} ${many}`, often);
      lost += ((side.ships[type] ?? 0) - many) * costOf(side, type);
    }
    add(tally, `${index} lost`, lost, often);
  }
}

/** Looks at the table when the rules tell that a round begins. */
class Witness extends Array<Event> {
  isStalemate = false;
  private readonly look: (round: number) => void;
  private readonly rounds: number;
  private battles = 0;
  private seen = 0;

  constructor(g: Eclipse, sector: SectorId, owners: readonly Owner[], rounds: number, tally: Tally) {
    super();
    this.rounds = rounds;
    this.look = (round) => {
      const [one, other] = owners.slice(0, 2).map((owner) => countsAt(g, owner, [sector])) as [Counts, Counts];
      const [mine, theirs] = [one, other].map((counts) => Object.keys(counts).length > 0);
      count(tally, `round ${round} ${mine && theirs ? 'open' : mine ? 'win' : theirs ? 'loss' : 'draw'}`);
      for (const [index, counts] of [one, other].entries()) {
        for (const [type, many] of Object.entries(counts)) add(tally, `round ${round} ${index} ${type}`, many);
      }
    };
  }

  override push(event: Event): number {
    if (event.key === 'eclipse.battle' && ++this.battles === 2) this.rest();
    if (event.key === 'eclipse.stalemate' && this.battles === 1) this.isStalemate = true;
    if (event.key === 'eclipse.engagement-round' && this.battles === 1) this.upTo(Number(event.args?.round) - 1);
    return 0;
  }

  /** The first two have ended their battle. */
  rest(): void {
    this.upTo(this.rounds);
  }

  private upTo(round: number): void {
    while (this.seen < Math.min(round, this.rounds)) this.look(++this.seen);
  }
}

function countsAt(g: Eclipse, owner: Owner, sectors: readonly SectorId[]): Counts {
  const found: { [type in Craft]?: number } = {};
  for (const id of sectors) {
    for (const ship of at(g, id).ships) if (ship.owner === owner) found[ship.type] = (found[ship.type] ?? 0) + 1;
  }
  return found;
}

function nameOf(ships: Counts, escaped: Counts): string {
  const sorted = (counts: Counts) => Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sorted(ships), sorted(escaped)]);
}

/** Everything of the answer that lies more than so many standard errors from what was counted. */
export function disagreements(odds: EclipseOdds, tally: Tally, errors: number): string[] {
  const sides = [odds.attacker, odds.defender, ...odds.others];
  const chances = new Map<string, number>([
    ['holder -1', odds.draw],
    ['stalemate', odds.stalemate],
  ]);
  const figures = new Map<string, number>();
  for (const [index, { holds, left, shipsLeft, lost }] of sides.entries()) {
    chances.set(`holder ${index}`, holds);
    for (const { chance, ships, escaped } of left) chances.set(`${index} left ${nameOf(ships, escaped)}`, chance);
    for (const [type, each] of Object.entries(shipsLeft)) {
      for (const [many, chance] of each.entries()) chances.set(`${index} ${type} ${many}`, chance);
    }
    figures.set(`${index} lost`, lost);
  }
  for (const [number, { win, draw, loss, open, attacker, defender }] of odds.rounds.entries()) {
    const name = `round ${number + 1}`;
    for (const [what, chance] of Object.entries({ win, draw, loss, open })) chances.set(`${name} ${what}`, chance);
    for (const [index, counts] of [attacker, defender].entries()) {
      for (const [type, many] of Object.entries(counts)) figures.set(`${name} ${index} ${type}`, many);
    }
  }
  const unknown = [...tally.counts.keys()].filter((name) => !chances.has(name));
  return [...unknown, ...compared(chances, figures, tally, errors)];
}
