/** What the drawings are given where there is no table: in tests, and for looking at them without a server. */
import type { Decision, Json, Start } from '@orrery/kernel';
import type { WireDecision, WireEvent, WireMessage, WireOption } from '@orrery/server/protocol';
import { voiceOf } from '@orrery/voice';
import { colourOf, glyphOf } from '../src/app/seats.ts';
import type { RendererProps } from '../src/games/renderer.ts';
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

export function propsOf(game: Described, position: Position): RendererProps {
  const { view, decision, seat, players, events = [], starts = [] } = position;
  const asked = decision && wireDecision(decision, seat ?? 0, starts);
  const voice = voiceOf({ texts: game.messages, language: 'en', player: (each) => names[each] ?? '' });
  return {
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
