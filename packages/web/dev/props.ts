/** What the drawings are given where there is no table: in tests, and for looking at them without a server. */
import type { Decision, Json, Start } from '@orrery/kernel';
import type { WireDecision, WireEvent, WireMessage, WireOption } from '@orrery/server/protocol';
import { colourOf, glyphOf } from '../src/app/seats.ts';
import { type Speaker, speakerOf, together } from '../src/app/text.ts';
import { texts as arcs } from '../src/games/arcs/words.ts';
import { texts as eclipse } from '../src/games/eclipse/words.ts';
import type { RendererProps } from '../src/games/renderer.ts';
import { texts as ti4 } from '../src/games/ti4/words.ts';
import { en as shell } from '../src/messages/en/index.ts';
import { targetsOf } from '../src/table/targets.ts';

/** What a game's package says of itself. */
interface Described {
  readonly tables: object;
  readonly messages: { readonly en: Readonly<Record<string, string>> };
}

/** A position as a seat sees it. */
export interface Position {
  readonly view: Json;
  readonly decision: (Pick<Decision, 'options'> & Partial<Pick<Decision, 'prompt'>>) | null;
  readonly seat: number | null;
  readonly players: number;
  /** What things can begin. */
  readonly starts?: readonly Start[];
  /** What has just happened. */
  readonly events?: readonly WireEvent[];
}

/** Who sits at a table that is only looked at. */
export const names = ['Olena', 'Greedy bot', 'Maksymilian Wiśniewski', 'Ann', 'Ігор', 'Bo'];

/** Also who speaks, for `markup`. */
export type Drawn = RendererProps & { readonly speaker: Speaker };

export function propsOf(game: Described, position: Position, speaker = speakerFor(game)): Drawn {
  const { view, decision, seat, players, events = [], starts = [] } = position;
  const asked = decision && wireDecision(decision, seat ?? 0, starts);
  const { voice } = speaker;
  return {
    speaker,
    view,
    tables: game.tables as RendererProps['tables'],
    seat,
    players: names.slice(0, players).map((name, each) => ({ name, colour: colourOf(each), glyph: glyphOf(each) })),
    targets: targetsOf(asked),
    decision: asked,
    prompt: decision?.prompt === undefined ? null : message(decision.prompt),
    pick: () => {},
    begins: () => false,
    answer: () => {},
    name: (thing, form) => voice.name(thing, form),
    text: (thing) => voice.text(`text.${thing}`),
    say: (said) => voice.say(said),
    hint: () => {},
    barred: [],
    whyNot: ({ label }) => ({ title: voice.say(label), lines: [] }),
    events,
    told: [],
    tellOf: () => {},
    level: 'middle',
    unitsPerPixel: 1,
    stage: { aspect: 1.58 },
    inspect: () => {},
    inspected: null,
    isPhone: false,
    plan: null,
    setPlan: () => {},
    overlays: new Set(),
  };
}

/** The voice of a table of the game, with the texts of its drawings. */
export function speakerFor(
  { messages }: Pick<Described, 'messages'>,
  language = 'en',
  more: Speaker['texts'] = {},
): Speaker {
  const game = Object.keys(drawings).find((each) => Object.keys(messages.en).some((key) => key.startsWith(`${each}.`)));
  const page = together({ en: shell }, drawings[game as keyof typeof drawings]);
  const texts = together(together(page, messages), more);
  return watched(speakerOf({ texts, language, player: (each) => names[each] ?? '' }));
}

/** Fails where a text is shown raw, being missing or not given what it wants, and where a thing has no name. */
export function watched(speaker: Speaker): Speaker {
  return {
    ...speaker,
    say: (key, values) => {
      const said = speaker.say(key, values);
      if (said === key || said.startsWith(`${key} {`) || /\b[a-z-]+\/[a-z]/.test(said))
        throw new Error(`nobody can say ${said}`);
      return said;
    },
  };
}

const drawings = { arcs, eclipse, ti4 };

function wireDecision(
  { options, prompt }: NonNullable<Position['decision']>,
  seat: number,
  starts: readonly Start[],
): WireDecision {
  return {
    at: 0,
    seat,
    prompt: prompt === undefined ? { key: '' } : message(prompt),
    options: options.map(wireOption),
    starts,
  };
}

function wireOption({ id, label, target, idle, aside }: Decision['options'][number]): WireOption {
  return {
    id,
    label: message(label),
    ...(target !== undefined && { target }),
    ...(idle && { idle }),
    ...(aside && { aside }),
  };
}

const message = (words: Decision['prompt']): WireMessage => (typeof words === 'string' ? { key: words } : words);
