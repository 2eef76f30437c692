/** What a game brings to the table: how it is drawn. Everything else (lobby, decisions, log, replay) knows no game. */
import type { Thing } from '@orrery/kernel';
import type {
  GameJson,
  WireBlocked,
  WireDecision,
  WireEvent,
  WireMessage,
  WireOption,
  WireStart,
} from '@orrery/server/protocol';
import type { Form, Message, VoiceSettings } from '@orrery/voice';
import type { ComponentType } from 'react';
import type { IconName } from '../parts/Icon.tsx';
import type { Pursuit } from '../table/pursuit.ts';
import type { Tell, TellRolls } from './story.ts';

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
  /** The battle that it would lead to, whose odds are said too. */
  readonly battle?: BattleAt | null;
}

/** A battle of the table, for the odds: who fights, and how the game's calculator finds it in the view (`<game>/odds`). */
export interface BattleAt {
  readonly attacker: number;
  /** Null for ships that nobody plays, and for several opponents. */
  readonly defender: number | null;
  readonly where: GameJson;
  /** It would be so if all ships came that can. */
  readonly isIfAllCome?: true;
}

/** Which battles a table shows. */
export interface BattleFinder {
  /** The one at hand, or the one that what is being prepared leads to. */
  readonly now: (props: RendererProps) => BattleAt | null;
  /** The one that an answer leads to. */
  readonly after: (option: WireOption, props: RendererProps) => BattleAt | null;
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
  /**
   * A thing was clicked: the shell answers with its option, or opens a menu when several share the target. At a main question
   * it does what the thing can begin (`starts`); of a thing that can do nothing it says why.
   */
  readonly pick: (target: string, at: Point) => void;
  /** Whether a click on the thing begins something, which a quiet mark shows (`starts`). */
  readonly begins: (target: string) => boolean;
  /**
   * Answers with an option by its id, for drawings that tell the options of one thing apart; or with several in a row, which
   * then feel like one gesture: the rest is dropped when something else is asked, and an id after a "?" is left out where it is
   * not asked for. Where the questions depend on what comes, a pursuit answers each of them.
   */
  readonly answer: (answers: readonly string[] | Pursuit) => void;
  /** What a thing is called in the reader's language (`name.<kind>/<id>` of the game's messages). */
  readonly name: (thing: string, form?: Form) => string;
  /** The rules text of a card (`text.<kind>/<id>`). */
  readonly text: (thing: string) => string | null;
  /** Shows a tooltip; null hides it. `at` in client pixels, else the pointer. It leaves with its anchor, else with what is pointed at. */
  readonly hint: (content: Hint | null, at?: Point, anchor?: Element) => void;
  /** What cannot be answered to the present question, where a bench shows it (`showsBarred`); empty until it is known. */
  readonly barred: readonly WireBlocked[];
  /** Why that is so, in the words of the rule. */
  readonly whyNot: (blocked: WireBlocked) => Hint;
  /** New since the last view, for motion. */
  readonly events: readonly WireEvent[];
  /** What I am asked, so that the board can show what it is about. */
  readonly prompt?: WireMessage | null;
  /** What I am asked with its options in order; null while nothing may be answered on the board. */
  readonly decision: WireDecision | null;
  /** The target whose button in the decision bar is pointed at or focused, to be shown on the board. */
  readonly lit?: string | null;
  /** The places of the board that the line of the story speaks of which is pointed at. */
  readonly told: readonly string[];
  /** Lights places of the board, as the story does, while something is pointed at that is about them. */
  readonly tellOf: (places: readonly string[]) => void;
  /** A message of the game in words. */
  readonly say: (message: Message) => string;
  /** How near the camera is (`levels`). The board is drawn again when it changes, never while the camera moves. */
  readonly level: Level;
  /** Units of the drawing per pixel when the level last changed; `--units-per-pixel` follows the camera. */
  readonly unitsPerPixel: number;
  /** The shape of the stage (width / height), for boards that are drawn to fill it; the same that `boardBox` was told. */
  readonly stage: { readonly aspect: number };
  /** A place is pointed at or focused ('system:3-gate'): the inspector shows it if it rests there. Null when it is left. */
  readonly inspect: (place: string | null) => void;
  /** The place that is pinned in the inspector. */
  readonly inspected: string | null;
  readonly isPhone: boolean;
  /** What I prepare on the bench, shared with board and dock; forgotten when another bench is drawn. */
  readonly plan: GameJson | null;
  readonly setPlan: (plan: GameJson | null) => void;
  /** Which of the game's `overlays` are on. */
  readonly overlays: ReadonlySet<string>;
}

/** How much of the board's detail is drawn. */
export type Level = 'far' | 'middle' | 'near';

/** The sizes, in pixels, at which a level begins, of something that is `unit` high in the drawing. */
export interface Levels {
  readonly unit: number;
  readonly middle: number;
  readonly near: number;
  /** It is never shown larger than this as a whole board. */
  readonly most?: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A tab of the column at the right. */
export interface GameTab {
  readonly id: string;
  /** The key that opens it: 'g'. */
  readonly key: string;
  /** The key of a text. */
  readonly label: string;
  readonly Tab: ComponentType<TabProps>;
  /** It shows the player whose strip was clicked; without such a tab the shell opens one with the `PlayerCard`. */
  readonly showsPlayer?: true;
}

/** `player`: whose strip was clicked. */
export type TabProps = RendererProps & { readonly player: number | null };

export type DockProps = RendererProps & {
  /** Null while it is closed; else which of its `dockPages` is open, from 0. */
  readonly page: number | null;
  /** Opens it at a page, or closes it. */
  readonly open: (page: number | null) => void;
};

/** A game's own tool for a family of questions. */
export interface BenchFace {
  /** The bench keeps its state as long as the key is the same. */
  readonly key: string;
  /** In words. */
  readonly title: string;
  /** `full` takes the place of the tab, `foot` stands below it. */
  readonly size: 'full' | 'foot';
  /** It shows the dice that lie there itself. */
  readonly showsRoll?: true;
  /** It needs so much room that a phone gives it the whole sheet. */
  readonly isTall?: true;
  /** Ids of options that the bench does not show itself (`data-option`): the shell lists them below it. */
  readonly others?: readonly string[];
  /** It shows what cannot be chosen now, dim and with the reason, so that has to be asked for. */
  readonly showsBarred?: true;
}

/** The main button at the foot of a decision. */
export interface MainButton {
  /** What will happen: "Roll 4 dice". */
  readonly label: string;
  readonly act: () => void;
  /** Why it cannot be pressed now; empty where its label says so itself. */
  readonly why?: string;
  /** For learners: what it gives away, as its second line. */
  readonly warning?: string | null;
  /** The option that it answers with, where it is just one. */
  readonly option?: string;
  /** It gives something away, so that it must not look like what one wants. */
  readonly isQuiet?: true;
}

export type BenchProps = RendererProps & {
  readonly decision: WireDecision;
  readonly bench: BenchFace;
  /** Tells the shell what the main button says and does; null for none. `useMain` calls it. */
  readonly onMain: (main: MainButton | null) => void;
};

/** What a click on a piece begins at a main question: its words with the price, and the answers given one after the other. */
export type Start = Pick<WireStart, 'label' | 'answers'>;

/** Under which heading an option stands in a list; 'also' for free actions of another family, which are folded. */
export type OptionGroup = { readonly title: string } | 'also' | null;

export interface DieProps extends Pick<RendererProps, 'tables'> {
  readonly die: string;
  /** In pixels. */
  readonly size: number;
}

export interface Overlay {
  readonly id: string;
  readonly key: string;
  readonly icon: IconName;
  /** The key of a text. */
  readonly label: string;
}

export interface GameRenderer {
  /** The texts of the drawings by language, said by the same voice as those of the game. */
  readonly texts: VoiceSettings['texts'];
  /** Where the parts stand around the board; else its own shape says so. */
  readonly arrangement?: 'tall' | 'wide';
  /** The map and whatever lies on the common table: `<g>` content inside the shell's `<svg viewBox>`, which zooms and pans. */
  readonly Board: ComponentType<RendererProps>;
  /** The part of the drawing's space that the board takes on a stage of that shape (width / height). It may grow with the game. */
  readonly boardBox: (view: GameJson, stage: { readonly aspect: number }) => Box;
  readonly levels?: Levels;
  /** On a phone the board fits the stage in height only and is moved sideways; this is its middle at first. */
  readonly phoneMiddle?: (view: GameJson, seat: number | null) => Point;
  /** Two lines at the left of the top row: which round it is, and whose turn. */
  readonly Head?: ComponentType<RendererProps>;
  /** A band of 44 px between head and players in the rail of a tall table, such as the points of all. */
  readonly Track?: ComponentType<RendererProps>;
  /**
   * The figures of a player in the top row or rail. The shell draws colour, glyph, name, clock, connection and whether we wait
   * for that player; the strip gives elements of the classes `strip__points` (at the left), `strip__note` (beside the name),
   * `strip__line` (below it) and `strip__right`.
   */
  readonly PlayerStrip: ComponentType<RendererProps & { readonly player: number }>;
  /** More of a player, 280 px wide: when the strip is pointed at, or as a tab. */
  readonly PlayerCard?: ComponentType<RendererProps & { readonly player: number }>;
  /** The first one is home. The shell adds inspector, story, chat and rules. */
  readonly tabs?: readonly GameTab[];
  /** What keeps the home tab in sight, 77 px high, while another tab or a full bench is in its place. */
  readonly Band?: ComponentType<RendererProps>;
  /** The tab that the present question needs: it comes to the front when this changes. */
  readonly tabFor?: (props: RendererProps) => string | null;
  /** My own things in a row of 48 px. */
  readonly Dock?: ComponentType<DockProps>;
  /** All of them, 144 px high in place of the row; with a tall board 300 px above it. */
  readonly DockOpen: ComponentType<DockProps>;
  /** 1 unless said otherwise. */
  readonly dockPages?: number;
  /** The keys that open and close its pages. */
  readonly dockKeys?: readonly string[];
  /** The page of the open dock that the question is about, or null. */
  readonly opensDock?: (props: RendererProps) => number | null;
  /** For which questions the game has a bench. */
  readonly bench?: (props: RendererProps) => BenchFace | null;
  readonly Bench?: ComponentType<BenchProps>;
  /**
   * What may be prepared while others decide, below what is said then. It stays while I am asked something, and gives its
   * answer by itself when its moment has come.
   */
  readonly Ahead?: ComponentType<RendererProps & { readonly isAsked: boolean }>;
  /** How the options of a question without a bench are listed. */
  readonly group?: (option: WireOption, props: RendererProps) => OptionGroup;
  /**
   * What would be lost by an answer that passes the turn on ("2 pips would be lost"): named when it is confirmed. Null
   * when nothing would be, so that nobody need be asked; undefined where the game has no more to say than that others go on.
   */
  readonly forfeit?: (option: WireOption, props: RendererProps) => Message | null | undefined;
  /** For learners: what an answer gives away, as a short second line of its button, by the id of the option. */
  readonly warning?: (id: string, props: RendererProps) => Message | null;
  /** A place of the board in full, near and with all its figures. */
  readonly Inspector?: ComponentType<RendererProps & { readonly place: string }>;
  /** The key of what the inspector's tab is called: "System". */
  readonly inspectorLabel?: string;
  /** What events come to, told turn by turn. */
  readonly tell?: Tell;
  /** The throws among events, with every die. */
  readonly tellRolls?: TellRolls;
  /** A die as `tellRolls` names it, drawn as an `<svg>`; what it shows is its label. */
  readonly Die?: ComponentType<DieProps>;
  readonly overlays?: readonly Overlay[];
  readonly battles?: BattleFinder;
  /** Reads the story of a finished game, for the screen after it. */
  readonly chronicler?: Chronicler;
}

/** How a game's events are understood after it is over. */
export interface Chronicler {
  readonly read: (events: readonly WireEvent[], tables: GameJson) => Chronicle;
  /** What a round is called. */
  readonly roundName: (round: number) => Message;
  /** Symbols on dice, as things, that hurt whoever throws them. */
  readonly harms: readonly string[];
  /** Every battle, for what it was worth before its dice fell. */
  readonly battles?: (events: readonly WireEvent[]) => readonly Fought[];
}

/** A battle of a finished game, as events tell it. */
export interface Fought {
  /** What told that it began; what it was like is seen at that moment. */
  readonly event: WireEvent;
  /** Who fought whom, as things: not everybody need be a player. */
  readonly attacker: Thing;
  readonly defender: Thing;
  readonly place: string;
  /** How its odds are found in the view of that moment, when so many events were told; null where dice had fallen already. */
  readonly where: (view: GameJson, told: number) => GameJson | null;
  /** How it ended for the attacker; null if that is not known. */
  readonly end: (view: GameJson) => 'win' | 'draw' | 'loss' | null;
  /** Who has retreated from it. */
  readonly fled?: readonly Thing[];
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
export const renderers: Readonly<Record<string, () => Promise<{ readonly renderer: GameRenderer }>>> = byFolder(
  import.meta.glob<{ readonly renderer: GameRenderer }>('./*/index.tsx'),
);

function byFolder<T>(modules: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(modules).map(([path, load]) => [path.split('/')[1], load]));
}

/** The games this client can draw. */
export const drawnGames: readonly string[] = Object.keys(renderers);

/** Pictures of the games for the start page, each an `<svg>` without words: the `Cover.tsx` of a game's folder, loaded by itself. */
export const covers: Readonly<Record<string, () => Promise<{ readonly Cover: ComponentType }>>> = byFolder(
  import.meta.glob<{ readonly Cover: ComponentType }>('./*/Cover.tsx'),
);
