/** A position being played by option ids, for the tests of a game. */
import { copy, type Match, type Seat, type Viewer } from '../index.ts';

export class TestTable<S extends object, C> {
  readonly match: Match<S, C>;
  private readonly broken: (state: S) => string | null;

  constructor(match: Match<S, C>, broken: (state: S) => string | null) {
    this.match = match;
    this.broken = broken;
  }

  get state(): Readonly<S> {
    return this.match.peek();
  }

  get isOver(): boolean {
    return this.match.isOver;
  }

  /** Who is asked; the first, when several are. */
  get seat(): Seat | undefined {
    return this.match.waitingFor()[0];
  }

  /** Everybody who is asked. */
  get seats(): Seat[] {
    return this.match.waitingFor();
  }

  /** What is asked: the key of the prompt. */
  get prompt(): string | undefined {
    return this.seat === undefined ? undefined : this.match.pending(this.seat)?.prompt.key;
  }

  /** The ids of the options of the first seat that is asked. */
  get options(): string[] {
    return this.seat === undefined ? [] : this.optionsOf(this.seat);
  }

  optionsOf(seat: Seat): string[] {
    return this.match.pending(seat)?.options.map(({ id }) => id) ?? [];
  }

  /** Gives answers one after the other, whoever is asked, and checks every position on the way. */
  answer(...ids: string[]): this {
    for (const id of ids) {
      const { seat } = this;
      if (seat === undefined) throw new Error(`nobody is asked, so '${id}' is no answer`);
      this.answerAs(seat, id);
    }
    return this;
  }

  answerAs(seat: Seat, id: string): this {
    const options = this.optionsOf(seat);
    if (!options.includes(id)) {
      throw new Error(`'${id}' is not among ${options.join(' ')} (${this.prompt}, seat ${seat})`);
    }
    this.match.answer(seat, id);
    const flaw = this.broken(this.state as S);
    if (flaw) throw new Error(`after '${id}': ${flaw}`);
    return this;
  }

  /** The keys of all events that a seat (or everybody, by default) was told. */
  events(viewer: Viewer = 'spectator'): string[] {
    return this.match.events(0, viewer).map(({ key }) => key);
  }

  /** A copy of the state to compare with later. */
  snapshot(): S {
    return copy(this.state as S);
  }
}
