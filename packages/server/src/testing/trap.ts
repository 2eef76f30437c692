/** A small game for tests of the server: steps that can be undone, dice that cannot, rules without an end. */
import { BadConfig, below, choose, emit, type Game, type Option, type Rules, step } from '@orrery/kernel';

export interface Trap {
  readonly config: TrapConfig;
  turn: number;
  steps: number;
  rolls: number[];
  secrets: number[];
  /** Agreed to, by an option whose id looks like declining. */
  treaties: number;
}

export type TrapConfig = {
  readonly players: number;
  readonly rolls: number;
  /** Whether the rules without an end are offered: a bot that plays by chance steps into them. */
  readonly endless: boolean;
};

const endless = ['loop', 'spin'] as const;
export const trapOptions = ['step', 'roll', 'end-turn', 'keep-treaty', 'wait'] as const;

const option = (id: string): Option<string> => ({
  id,
  value: id,
  label: { key: `trap.${id}` },
  target: `thing:${id}`,
  ...(id === 'wait' && { idle: true }),
});

function* turn(g: Trap): Rules<string | null> {
  const options = [...trapOptions, ...(g.config.endless ? endless : [])].map(option);
  const blocked = () => [{ label: { key: 'trap.fly' }, rule: 'trap.1' }];
  const did = yield* choose(g.turn, 'trap.turn', options, { blocked });
  if (did === 'loop') for (;;) g.steps++;
  if (did === 'spin') for (;;) step(g);
  if (did === 'keep-treaty') g.treaties++;
  if (did === 'step') g.steps++;
  if (did === 'roll') {
    g.rolls.push(below(g, 6));
    emit(g, 'trap.rolled', { seat: g.turn });
  }
  if (did !== 'step') g.turn = (g.turn + 1) % g.config.players;
  return g.rolls.length >= g.config.rolls ? null : 'turn';
}

export const trap: Game<Trap, TrapConfig> = {
  id: 'trap',
  version: 1,
  configure(input) {
    const { players = 2, rolls = 50, endless = false } = input as Partial<TrapConfig>;
    if (!Number.isInteger(rolls) || rolls < 1) throw new BadConfig("'rolls' is 1 or more");
    return { players, rolls, endless };
  },
  seats: ({ players }) => players,
  initial: (config) => ({
    config,
    turn: 0,
    steps: 0,
    rolls: [],
    secrets: Array.from({ length: config.players }, () => 7),
    treaties: 0,
  }),
  firstPhase: 'turn',
  phases: { turn },
  answersPerCheckpoint: 3,
  view: (g, viewer) => ({ ...g, secrets: g.secrets.map((secret, seat) => (seat === viewer ? secret : null)) }),
  imagine: () => {},
  outcome: (g) => ({ winners: [0], scores: g.secrets.map(() => g.rolls.length) }),
};
