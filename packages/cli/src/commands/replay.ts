import { type Json, Match, type Record } from '@orrery/kernel';
import { type Voice, voiceOf } from '@orrery/voice';
import { parse, positionals, whole } from '../args.ts';
import { type Command, type Io, printJson } from '../context.ts';
import { UsageError } from '../errors.ts';
import { readRecord } from '../files.ts';
import { loadGame, type ShownGame } from '../games.ts';
import { standings } from '../outcome.ts';
import { pretty } from '../pretty.ts';
import { type Listener, recordedStory, storyOf } from '../story.ts';

const usage = `usage: orrery replay <record.json> [options]

Tells the story of a recorded game. The number before an event is that of the answers given by then.

  --seat S    what seat S knew (counted from 0), 'spectator', or 'all' (all; spectator while the game runs)
  --at N      print the position after N answers instead
  --json      print one JSON document

examples:
  orrery replay evening.json --seat 0
  orrery replay evening.json --at 120`;

const flags = { seat: { type: 'string' }, at: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

type MatchRecord = Record<object, unknown>;

export const replay: Command = {
  summary: 'tell the story of a record',
  usage,
  async run(args, { io, games }) {
    const { values, positionals: given } = parse(args, flags);
    const [file = ''] = positionals(given, '<record.json>');
    const record = readRecord(file);
    const pack = await loadGame(games, record.game);
    const seats = pack.game.seats(pack.game.configure(record.config));
    const listener = listenerOf(values.seat ?? (record.checkpoint.phase === null ? 'all' : 'spectator'), seats);
    if (values.at === undefined) tell(io, pack, record, listener, values.json);
    else show(io, pack, record, listener, whole(values.at, '--at', 0, record.answers.length), values.json);
    return 0;
  },
};

function listenerOf(text: string, seats: number): Listener {
  if (text === 'spectator' || text === 'all') return text;
  if (!/^\d+$/.test(text) || Number(text) >= seats) {
    throw new UsageError(`--seat wants 0 to ${seats - 1}, 'spectator' or 'all'; got '${text}'`);
  }
  return Number(text);
}

function tell(io: Io, pack: ShownGame, record: MatchRecord, listener: Listener, json: boolean): void {
  const { game } = pack;
  const voice = englishVoice(pack);
  if (record.version !== game.version && !record.events) throw otherVersion(pack, record);
  const story = record.version === game.version ? storyOf(game, record, listener) : recordedStory(record, listener);
  const lines = story.map((event) => ({ ...event, text: voice.say(event) }));
  const { answers, outcome = null } = record;
  if (json) {
    printJson(io, {
      game: game.id,
      version: record.version,
      answers: answers.length,
      listener,
      events: lines,
      outcome,
    });
    return;
  }
  const width = String(answers.length).length;
  for (const { after, text } of lines) io.out(`${String(after ?? '-').padStart(width)}  ${text}\n`);
  if (outcome === null) io.out(`The game goes on after ${answers.length} answers.\n`);
  else for (const line of standings(outcome, playerName)) io.out(`${line}\n`);
}

function show(io: Io, pack: ShownGame, record: MatchRecord, listener: Listener, at: number, json: boolean): void {
  if (record.version !== pack.game.version) throw otherVersion(pack, record);
  const match = Match.restore(pack.game, record, at);
  const view = listener === 'all' ? (match.peek() as unknown as Json) : match.view(listener);
  const waitingFor = match.waitingFor();
  if (json) {
    printJson(io, { game: pack.game.id, at, listener, waitingFor, view });
    return;
  }
  const voice = englishVoice(pack);
  const picture = listener === 'all' ? null : pack.picture?.(view).map(voice.say);
  for (const line of picture ?? pretty(view)) io.out(`${line}\n`);
  io.out(waitingFor.length > 0 ? `Waiting for ${waitingFor.map(playerName).join(', ')}.\n` : 'The game is over.\n');
}

function englishVoice({ messages }: ShownGame): Voice {
  return voiceOf({ texts: messages, language: 'en', player: playerName });
}

function otherVersion({ game }: ShownGame, { version }: MatchRecord): UsageError {
  return new UsageError(`the record was played under version ${version} of the rules; this is version ${game.version}`);
}

function playerName(seat: number): string {
  return `Player ${seat + 1}`;
}
