/** What a game brings to the table: how it is drawn. Everything else (lobby, decisions, log, replay) knows no game. */
import type { GameJson, WireEvent, WireMessage, WireOption } from '@orrery/server/protocol';
import type { Form } from '@orrery/voice';
import type { ComponentType } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a tooltip says. */
export interface Hint {
  readonly title: string;
  readonly lines: readonly string[];
  /** A rule of the catalogue, `tax.2`. */
  readonly rule?: string;
}

export interface RendererPlayer {
  readonly name: string;
  readonly colour: string;
  readonly glyph: string;
}

export interface RendererProps {
  /** The game's view as sent by the server; the renderer casts it to its game's own type. */
  readonly view: GameJson;
  /** The game's figures, GET /api/content/:game. */
  readonly tables: GameJson;
  /** Mine; null for spectators and replays. */
  readonly seat: number | null;
  /** By seat. */
  readonly players: readonly RendererPlayer[];
  /** The options of the pending decision by their target ('system:3-gate', 'card:bc02', 'hand:construction-4', 'slot:0.1', 'building:2-hex.0', 'ambition:tycoon'). */
  readonly targets: ReadonlyMap<string, readonly WireOption[]>;
  /** A thing was clicked: the shell answers, or opens a menu when several options share the target. */
  readonly pick: (target: string, at: Point) => void;
  /**
   * Answers with an option by its id, for drawings that tell the options of one thing apart; or with several in a row, which
   * then feel like one gesture. The rest is dropped when something else is asked.
   */
  readonly answer: (ids: readonly string[]) => void;
  /** What a thing is called in the reader's language (`name.<kind>/<id>` of the game's messages). */
  readonly name: (thing: string, form?: Form) => string;
  /** The rules text of a card (`text.<kind>/<id>`). */
  readonly text: (thing: string) => string | null;
  /** Shows a tooltip; null hides it. `at` in client pixels, else the pointer. */
  readonly hint: (content: Hint | null, at?: Point) => void;
  /** New since the last view, for motion. */
  readonly events: readonly WireEvent[];
  /** What I am asked, so that the board can show what it is about. */
  readonly prompt?: WireMessage | null;
  /** The target whose button in the decision bar is pointed at or focused, to be shown on the board. */
  readonly lit?: string | null;
}

export interface GameRenderer {
  /** The map and whatever lies on the common table: `<g>` content inside the shell's `<svg viewBox>`, which zooms and pans. */
  readonly Board: ComponentType<RendererProps>;
  /** The part of the drawing's space that the board takes. It may grow with the game; what is drawn stays where it is. */
  readonly boardBox: (view: GameJson) => Point & { readonly width: number; readonly height: number };
  /** Hand, resources, own cards; docked at the bottom. */
  readonly MyArea: ComponentType<RendererProps>;
  /**
   * The figures of a player in the top strip, about 48 px high. The shell draws the frame around it: colour, glyph, name,
   * clock, connection and whether we wait for that player.
   */
  readonly PlayerStrip: ComponentType<RendererProps & { readonly player: number }>;
  /** Things beside the board (Arcs: Court, ambitions, played cards), docked right, or below on phones. */
  readonly Common: ComponentType<RendererProps>;
  /**
   * What of the common table matters now, such as a battle: a name for it, or null. Whenever it is another one, the table comes
   * to the front where it is not in sight.
   */
  readonly commonMatter?: (props: RendererProps) => string | null;
  /** A picture of the game for the start page: an `<svg>` without words. */
  readonly Cover?: ComponentType;
  /** Reads the story of a finished game, for the screen after it. */
  readonly chronicler?: Chronicler;
}

/** How a game's events are understood after it is over. */
export interface Chronicler {
  readonly read: (events: readonly WireEvent[], tables: GameJson) => Chronicle;
  /** What a round is called. */
  readonly roundName: (round: number, language: string) => string;
  /** Symbols on dice, as things, that hurt whoever throws them. */
  readonly harms: readonly string[];
}

export interface Chronicle {
  /** How many rounds were played; points are shown round by round. */
  readonly rounds: number;
  /** Every gain of points, in order. */
  readonly gains: readonly Gain[];
  /** Every throw of dice; a reroll is a player's doing and no luck, so it is left out. */
  readonly throws: readonly Throw[];
}

export interface Gain {
  readonly seat: number;
  readonly points: number;
  /** From 1. */
  readonly round: number;
  /** What told of it. */
  readonly event: WireEvent;
}

export interface Throw {
  readonly seat: number;
  readonly dice: readonly {
    /** The symbols that came up, as things that have names. */
    readonly up: readonly string[];
    /** All that could have. */
    readonly faces: readonly (readonly string[])[];
  }[];
}

/** Renderers by game, each the `index.tsx` of the folder of its name; loaded when a table of that game opens. */
export const renderers: Readonly<Record<string, () => Promise<{ readonly renderer: GameRenderer }>>> =
  Object.fromEntries(
    Object.entries(import.meta.glob<{ readonly renderer: GameRenderer }>('./*/index.tsx')).map(([path, load]) => [
      path.split('/')[1],
      load,
    ]),
  );

/** The games this client can draw. */
export const drawnGames: readonly string[] = Object.keys(renderers);
