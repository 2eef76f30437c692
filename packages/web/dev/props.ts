/** What the drawings are given where there is no table: in tests, and for looking at them without a server. */
import type { Decision, Json } from '@orrery/kernel';
import type { WireEvent, WireMessage, WireOption } from '@orrery/server/protocol';
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
  /** What has just happened. */
  readonly events?: readonly WireEvent[];
}

const names = ['Olena', 'Greedy bot', 'Maksymilian Wiśniewski', 'Ann', 'Ігор', 'Bo'];

export function propsOf(game: Described, { view, decision, seat, players, events = [] }: Position): RendererProps {
  const voice = voiceOf({ texts: game.messages, language: 'en', player: (each) => names[each] ?? '' });
  return {
    view,
    tables: game.tables as RendererProps['tables'],
    seat,
    players: names.slice(0, players).map((name, each) => ({ name, colour: colourOf(each), glyph: glyphOf(each) })),
    targets: targetsOf(decision && { options: decision.options.map(wireOption) }),
    prompt: decision?.prompt === undefined ? null : message(decision.prompt),
    pick: () => {},
    answer: () => {},
    name: (thing, form) => voice.name(thing, form),
    text: (thing) => voice.text(`text.${thing}`),
    hint: () => {},
    events,
  };
}

function wireOption({ id, label, target }: Decision['options'][number]): WireOption {
  return target === undefined ? { id, label: message(label) } : { id, label: message(label), target };
}

const message = (words: Decision['prompt']): WireMessage => (typeof words === 'string' ? { key: words } : words);
