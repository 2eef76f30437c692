import { type MessageKey as ArcsKey, arcs } from '@orrery/arcs';
import type { Eclipse } from '@orrery/eclipse';
import { battlefield, field } from '@orrery/eclipse/testing';
import { type Decision, type Game, Keystream, Match, type Option, type Player, seated, seedFrom } from '@orrery/kernel';
import { type MessageKey as Ti4Key, ti4 } from '@orrery/ti4';
import { homeSystem } from '@orrery/ti4/queries';
import { expect, test } from 'vitest';
import { bots as arcsBots } from './arcs/index.ts';
import { bots as eclipseBots } from './eclipse/index.ts';
import { gentle } from './gentle.ts';
import { bots as ti4Bots } from './ti4/index.ts';

const option = (id: string): Option => ({ id, value: id, label: { key: id } });
const pass: Option = { ...option('pass'), idle: true };

/** What a gentle player does in a made-up place, again and again. */
function choices(options: readonly Option[], key: string, isEarly: boolean): string[] {
  const first: Player = { choose: ({ decision }) => decision.options[0]?.id ?? '' };
  const player = gentle(first, {
    wavers: new Set(['main']),
    beginnings: new Set(['main', 'detail']),
    isEarly: () => isEarly,
    attacks: (_g, _seat, _decision, { id }) => id === 'attack',
  });
  const decision: Decision = { at: 0, seat: 0, prompt: { key }, options };
  const random = new Keystream(seedFrom('gentle'));
  const sample = () => {
    throw new Error('not needed');
  };
  const place = { seat: 0, decision, view: () => null, sample, glimpse: () => ({}) };
  return Array.from({ length: 300 }, () => player.choose(place, random));
}

const share = (all: readonly string[], id: string) => all.filter((each) => each === id).length / all.length;

test('a gentle player takes its second choice one time in three, at main questions only', () => {
  const main = choices([option('a'), option('b'), option('c')], 'main', false);
  expect(Math.abs(share(main, 'b') - 1 / 3)).toBeLessThan(0.07);
  expect(share(main, 'c')).toBe(0);
  expect(share(choices([option('a'), option('b')], 'detail', false), 'a')).toBe(1);
});

test('it never declines in place of what it would do', () => {
  expect(share(choices([option('a'), pass], 'main', false), 'a')).toBe(1);
});

test('it does not attack early, unless there is nothing else', () => {
  expect(share(choices([option('attack'), option('b'), option('c')], 'main', true), 'attack')).toBe(0);
  expect(share(choices([option('attack'), option('b')], 'detail', false), 'attack')).toBe(1);
  expect(share(choices([option('attack')], 'main', true), 'attack')).toBe(1);
});

interface Question {
  readonly isEarly: boolean;
  /** The options that attack somebody. */
  readonly hostile: readonly string[];
  readonly peaceful: readonly string[];
  readonly choice: string;
  readonly again: string;
}

/** What a gentle player, asked again and again in games of chance, would do at questions of one kind. */
function asked<S extends object, C>(
  { game, player, prompt }: { game: Game<S, C>; player: Player<S>; prompt: string },
  isEarly: (state: S) => boolean,
  attacks: (state: S, decision: Decision, option: Option) => boolean,
): Question[] {
  const found: Question[] = [];
  for (let number = 0; number < 3; number++) {
    const match = Match.start(game, { players: 3 }, seedFrom(`${prompt} ${number}`));
    const chance = new Keystream(seedFrom(`chance ${number}`));
    for (let answers = 0; !match.isOver && answers < 1200; answers++) {
      const seat = match.waitingFor()[0] ?? 0;
      const { options, ...rest } = match.pending(seat) as Decision;
      if (rest.prompt.key === prompt) {
        const state = match.peek();
        const hostile = options.filter((each) => attacks(state, { options, ...rest }, each)).map(({ id }) => id);
        const peaceful = options.map(({ id }) => id).filter((id) => !hostile.includes(id));
        const [choice = '', again = ''] = [1, 2].map(() => {
          const random = new Keystream(seedFrom(`gentle ${answers}`));
          const place = seated(match, seat, random);
          return place === null ? '' : player.choose(place, random);
        });
        found.push({ isEarly: isEarly(state), hostile, peaceful, choice, again });
      }
      match.answer(seat, options[chance.below(options.length)]?.id ?? '');
    }
  }
  return found;
}

/** Early it attacks nobody where it could do something else, and it answers the same question the same way. */
function expectPeace(questions: readonly Question[]): void {
  const tempting = questions.filter((each) => each.isEarly && each.hostile.length > 0 && each.peaceful.length > 0);
  expect(tempting.length).toBeGreaterThan(3);
  for (const { peaceful, choice } of tempting) expect(peaceful).toContain(choice);
  for (const { choice, again } of questions) expect(again).toBe(choice);
}

test('in Arcs nobody is attacked in the first chapter, but later', () => {
  const setting = { game: arcs, player: arcsBots.gentle, prompt: 'arcs.turn' satisfies ArcsKey };
  const questions = asked(
    setting,
    ({ chapter }) => chapter === 1,
    (_g, _decision, { id }) => id === 'battle',
  );
  expectPeace(questions);
  expect(questions.some(({ isEarly, choice }) => !isEarly && choice === 'battle')).toBe(true);
}, 120_000);

test('in Eclipse nobody is visited in the first two rounds', () => {
  const chosen = (round: number, player: Player<Eclipse>) => {
    const position = battlefield()
      .ships(1, field, { interceptor: 1 })
      .ships(0, '221', { cruiser: 3 })
      .round(round)
      .with((g) => {
        for (const sheet of g.players) sheet.colonyShips = { ready: 0, used: 3 };
      });
    const table = position.turnOf(0).from('turn');
    table.answer('move');
    return Array.from({ length: 20 }, (_, number) => {
      const random = new Keystream(seedFrom(`visit ${number}`));
      const place = seated(table.match, 0, random);
      return place === null ? '' : player.choose(place, random);
    });
  };
  const [early, later, greedy] = [
    chosen(2, eclipseBots.gentle),
    chosen(3, eclipseBots.gentle),
    chosen(2, eclipseBots.greedy),
  ];
  expect(greedy).toContain('ship:221:cruiser');
  expect(later).toContain('ship:221:cruiser');
  expect(early).not.toContain('ship:221:cruiser');
});

test('in Twilight Imperium no home of others is activated in the first two rounds', () => {
  const setting = { game: ti4, player: ti4Bots.gentle, prompt: 'ti4.activate' satisfies Ti4Key };
  const questions = asked(
    setting,
    ({ round }) => round <= 2,
    (g, { seat }, { id }) => g.players.some((_, other) => other !== seat && id === `activate:${homeSystem(g, other)}`),
  );
  expectPeace(questions);
}, 120_000);
