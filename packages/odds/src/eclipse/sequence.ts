/** One pairing after the other: the winner fights who came before both (battle-order.3, battle-order.8). */
import { areOpponents, isNpc } from '@orrery/eclipse/battles';
import { faceClasses } from './aims.ts';
import type { AtHand } from './battle.ts';
import { Best } from './best.ts';
import { type Course, type End, Fight, queued, type Start } from './course.ts';
import type { DieKind, Fleet, Ships } from './fleet.ts';
import { Pairing, type Sides } from './pairing.ts';
import type { Position } from './position.ts';

/** Ships with their chances. The same may be there more than once. */
export class Shares {
  private readonly all = new Map<Ships, number>();

  add(ships: Ships, chance: number): void {
    this.all.set(ships, (this.all.get(ships) ?? 0) + chance);
  }

  *[Symbol.iterator](): Generator<{ readonly ships: Ships; readonly chance: number }> {
    for (const [ships, chance] of this.all) yield { ships, chance };
  }

  get sum(): number {
    let sum = 0;
    for (const chance of this.all.values()) sum += chance;
    return sum;
  }
}

export class Sequence {
  states = 0;
  /** Who wanted the best in vain. */
  readonly notBest = new Set<Fleet>();
  /** The chance that nobody is left in the sector. */
  nobody = 0;
  private readonly position: Position;
  private readonly fleets: readonly Fleet[];
  /** Who has won so far, by side. */
  holders: readonly Shares[];
  /** What is left of those who fight no more. */
  readonly out: readonly Shares[];

  constructor(position: Position, fleets: readonly Fleet[]) {
    this.position = position;
    this.fleets = fleets;
    this.holders = fleets.map(() => new Shares());
    this.out = fleets.map(() => new Shares());
    this.holders[0]?.add((fleets[0] as Fleet).start, 1);
  }

  /** The winner so far fights the next one. */
  fight(next: number, rounds = 0, atHand?: AtHand): Course | null {
    const [before, empty] = [this.holders, this.nobody];
    this.nobody = 0;
    this.holders = this.fleets.map(() => new Shares());
    const newcomer = this.fleets[next] as Fleet;
    let told: Course | null = null;
    for (const [index, shares] of before.entries()) {
      const holder = this.fleets[index] as Fleet;
      const starts = [...shares].map(({ ships, chance }): Start => ({ chance, ships: [ships, newcomer.start] }));
      if (starts.length === 0) continue;
      if (!areOpponents(this.position.g, holder.owner, newcomer.owner)) {
        for (const { ships, chance } of shares) this.holders[index]?.add(ships, chance);
        this.out[next]?.add(newcomer.start, shares.sum);
        continue;
      }
      told = this.pair([holder, newcomer], starts, rounds, atHand);
      for (const end of told.ends) this.note(end, [index, next]);
    }
    if (empty > 0) this.holders[next]?.add(newcomer.start, empty);
    return told;
  }

  private pair(fleets: Sides<Fleet>, starts: readonly Start[], rounds: number, atHand: AtHand | undefined): Course {
    const course =
      this.bestOf(fleets, starts, rounds, atHand) ?? run(this.pairing(fleets, starts, atHand), starts, rounds, atHand);
    this.states += course.states;
    return course;
  }

  private pairing(
    fleets: Sides<Fleet>,
    starts: readonly Start[],
    atHand: AtHand | undefined,
    choosing?: Sides<boolean>,
  ): Pairing {
    return new Pairing(fleets, [starts.map(({ ships }) => ships[0]), [fleets[1].start]], atHand, choosing);
  }

  /** Null if nobody wants the best, or if it cannot be worked out: with retreats, or with too much to choose from. */
  private bestOf(
    fleets: Sides<Fleet>,
    starts: readonly Start[],
    rounds: number,
    atHand: AtHand | undefined,
  ): Course | null {
    const choosing = fleets.map(
      ({ side, owner }) => side.targets === 'best' && !isNpc(owner),
    ) as unknown as Sides<boolean>;
    if (!choosing.includes(true)) return null;
    const pairing = this.pairing(fleets, starts, atHand, choosing);
    const isPlain = pairing.since.flat().every((round) => round === null) && !atHand?.dice?.length;
    const best = isPlain ? Best.of(pairing, choosing) : null;
    if (best !== null) return run(pairing, starts, rounds, atHand, best);
    for (const [side, fleet] of fleets.entries()) if (choosing[side as 0]) this.notBest.add(fleet);
    return null;
  }

  private note({ chance, ships, holder }: End, sides: Sides<number>): void {
    if (holder === null) this.nobody += chance;
    for (const side of [0, 1] as const) {
      (side === holder ? this.holders : this.out)[sides[side]]?.add(ships[side], chance);
    }
  }
}

function run(
  pairing: Pairing,
  starts: readonly Start[],
  rounds: number,
  atHand: AtHand | undefined,
  best: Best | null = null,
): Course {
  if (!atHand?.dice?.length) return new Fight(pairing, starts, best).run(rounds, atHand);
  return new Fight(pairing, withDice(pairing, starts, atHand)).run(rounds, { ...atHand, queue: atHand.queue.slice(1) });
}

/** Dice that lie on the table are assigned. */
function withDice({ missiles, cannons }: Pairing, starts: readonly Start[], atHand: AtHand): Start[] {
  const [volleys] = queued(atHand.round === 0 ? missiles : cannons, atHand);
  if (volleys === undefined) return [...starts];
  const { shooting } = volleys;
  const assign = (ships: Ships): Ships => {
    let after = ships;
    for (const { colour, face } of atHand.dice ?? []) {
      const found = faceClasses(shooting.squad, shooting.enemy).find(({ faces }) => faces.includes(face));
      const kind = shooting.kinds.find((each) => each.colour === colour);
      if (found && kind) after = shooting.hit(after, kind as DieKind, found);
    }
    return after;
  };
  return starts.map(({ chance, ships: [one, other] }) => ({
    chance,
    ships: shooting.act.side === 0 ? [one, assign(other)] : [assign(one), other],
  }));
}
