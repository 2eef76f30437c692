import type { GameJson, TableFace, WireDecision, WireEvent } from '@orrery/server/protocol';
import { useCallback, useMemo, useState } from 'react';
import { colourOf, glyphOf, nameOfPlayer } from '../app/seats.ts';
import { type Speaker, useGameSpeaker, useText } from '../app/text.ts';
import type { GameAssets } from '../games/assets.ts';
import type { Point, RendererProps, Start } from '../games/renderer.ts';
import { phone, useMedia } from '../parts/useMedia.ts';
import { targetsOf } from './targets.ts';
import { type ShownHint, useHint } from './useHint.ts';
import type { InspectorState } from './useInspector.ts';
import type { WhyNot } from './useWhyNot.ts';
import { hintOf } from './whyNot.ts';

interface Shown {
  readonly table: TableFace;
  readonly view: GameJson;
  readonly seat: number | null;
  /** The decision whose options may be clicked now. */
  readonly decision: WireDecision | null;
  readonly events: readonly WireEvent[];
  readonly pick: (target: string, at: Point) => void;
  readonly answer: RendererProps['answer'];
  readonly seen: Pick<RendererProps, 'level' | 'unitsPerPixel' | 'stage'>;
  readonly inspector: Pick<InspectorState, 'place' | 'isPinned' | 'inspect'>;
  readonly overlays: ReadonlySet<string>;
  readonly whyNot: Pick<WhyNot, 'barred' | 'sentences'>;
}

interface Drawn {
  readonly props: RendererProps;
  /** The voice of the table, for all that is drawn there. */
  readonly speaker: Speaker;
  readonly tooltip: ShownHint | null;
  readonly holdTooltip: (isHeld: boolean) => void;
  readonly hint: RendererProps['hint'];
  readonly light: (target: string | null) => void;
  /** Shows places of the board that a line of the story speaks of. */
  readonly tellOf: (places: readonly string[]) => void;
  /** By the thing that begins them. */
  readonly starts: ReadonlyMap<string, readonly Start[]>;
}

/** Everything a game's drawings are given, the same object as long as nothing changed. */
export function useRendererProps(assets: GameAssets, shown: Shown): Drawn {
  const { table, view, seat, decision, events, pick, answer, overlays } = shown;
  const { level, unitsPerPixel, stage } = shown.seen;
  const { barred, sentences } = shown.whyNot;
  const { inspect } = shown.inspector;
  const inspected = shown.inspector.isPinned ? shown.inspector.place : null;
  const text = useText();
  const [lit, light] = useState<string | null>(null);
  const [told, tellOf] = useState<readonly string[]>(nothing);
  const { tooltip, hint, hold } = useHint(decision?.at ?? null);
  const isPhone = useMedia(phone);
  const [plan, setPlan] = useState<GameJson | null>(null);

  // The face changes whenever somebody connects; the names hardly ever do.
  const names = table.seats.map((face, each) => nameOfPlayer(face, each, text)).join('\n');
  const players = useMemo(
    () => names.split('\n').map((name, each) => ({ name, colour: colourOf(each), glyph: glyphOf(each) })),
    [names],
  );
  const player = useCallback((each: number) => players[each]?.name ?? String(each + 1), [players]);
  const speaker = useGameSpeaker({ texts: assets.texts, player, you: seat });
  const { voice } = speaker;
  const targets = useMemo(() => targetsOf(decision), [decision]);
  const prompt = decision?.prompt ?? null;
  const beginnings = useMemo(() => startsByTarget(decision), [decision]);
  const props = useMemo(
    (): RendererProps => ({
      view,
      tables: assets.tables,
      seat,
      players,
      targets,
      prompt,
      decision,
      pick,
      begins: (target) => beginnings.has(target),
      answer,
      say: (message) => voice.say(message),
      name: (thing, form) => voice.name(thing, form),
      text: (thing) => voice.text(`text.${thing}`),
      hint,
      barred,
      whyNot: (blocked) => hintOf(blocked, voice, sentences),
      events,
      lit,
      told,
      tellOf,
      level,
      unitsPerPixel,
      stage,
      inspect,
      inspected,
      isPhone,
      plan,
      setPlan,
      overlays,
    }),
    [
      view,
      assets.tables,
      seat,
      players,
      targets,
      prompt,
      decision,
      pick,
      answer,
      voice,
      hint,
      barred,
      sentences,
      events,
      lit,
      told,
      level,
      unitsPerPixel,
      stage,
      inspect,
      inspected,
      isPhone,
      plan,
      overlays,
      beginnings,
    ],
  );
  return { props, speaker, tooltip, holdTooltip: hold, hint, light, tellOf, starts: beginnings };
}

const nothing: readonly string[] = [];

function startsByTarget(decision: WireDecision | null): ReadonlyMap<string, readonly Start[]> {
  const found = new Map<string, Start[]>();
  for (const start of decision?.starts ?? [])
    for (const target of start.targets) found.set(target, [...(found.get(target) ?? []), start]);
  return found;
}
