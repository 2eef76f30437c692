/** How V8 keeps states. Run in a thread that has met nothing else: what others put into objects of the same shape changes how it keeps these. */
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { games } from '../index.ts';

setFlagsFromString('--allow-natives-syntax');
const hasShape = new Function('object', 'return %HasFastProperties(object)') as (object: object) => boolean;
const isOfFractions = new Function('list', 'return %HasDoubleElements(list)') as (list: object) => boolean;
let asked = 0;

/** Asked by code that has met nothing else: its list would go on with what the last one had. */
function areKeptWhole(numbers: readonly number[]): boolean {
  const body = `const list = []; for (const each of numbers) list.push(each); return %HasSmiElements(list) // ${asked++}`;
  return new Function('numbers', body)(numbers);
}

/** What is kept badly, by where it stands. */
function flaws(value: object, path: string): string[] {
  const members = Object.entries(value);
  const numbers = Object.values(value).filter((member) => Number.isInteger(member));
  return [
    ...(Array.isArray(value) || hasShape(value) ? [] : [`${path} is a dictionary`]),
    ...(areKeptWhole(numbers) && !isOfFractions(value) ? [] : [`${path} has numbers that are kept as fractions`]),
    ...members.flatMap(([key, member]) =>
      typeof member === 'object' && member !== null ? flaws(member, `${path}.${key}`) : [],
    ),
  ];
}

const ANSWERS = 600;
const BETWEEN_LOOKS = 50;

/** What is kept badly while a game is played at random. */
async function flawsWhilePlaying(name: keyof typeof games, players: number): Promise<string[]> {
  const { game } = await games[name]();
  const random = new Keystream(seedFrom(`compact ${name} ${players}`));
  const match = Match.start(game, { players }, seedFrom(`how ${name} is kept ${players}`));
  const found = new Set<string>();
  for (let answers = 0; answers < ANSWERS && !match.isOver; answers++) {
    if (answers % BETWEEN_LOOKS < 2) for (const flaw of flaws(match.peek(), 'g')) found.add(flaw);
    const [seat = -1] = match.waitingFor();
    const options = match.pending(seat)?.options ?? [];
    match.answer(seat, options[random.below(options.length)]?.id ?? '');
  }
  return [...found];
}

function knownFlaws(): string[] {
  const dictionary: Record<string, number> = { a: 1, b: 2, c: 3 };
  delete dictionary.a;
  const [large = 0] = new Uint32Array([2 ** 32 - 1]);
  const good = { list: [1, { x: 0 }], none: null };
  return [{ dictionary }, { member: large % 4 }, { list: [1, large % 4] }, good].flatMap((value) => flaws(value, 'g'));
}

const { name, players } = workerData;
parentPort?.postMessage(name === null ? knownFlaws() : await flawsWhilePlaying(name, players));
