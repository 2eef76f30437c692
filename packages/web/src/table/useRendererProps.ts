import type { GameJson, TableFace, WireDecision, WireEvent } from '@orrery/server/protocol';
import { type Voice, voiceOf } from '@orrery/voice';
import { useMemo, useState } from 'react';
import { colourOf, glyphOf, nameOfPlayer } from '../app/seats.ts';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/text.ts';
import type { GameAssets } from '../games/assets.ts';
import type { Point, RendererProps } from '../games/renderer.ts';
import { targetsOf } from './targets.ts';
import { type ShownHint, useHint } from './useHint.ts';

interface Shown {
  readonly table: TableFace;
  readonly view: GameJson;
  readonly seat: number | null;
  /** The decision whose options may be clicked now. */
  readonly decision: WireDecision | null;
  readonly events: readonly WireEvent[];
  readonly pick: (target: string, at: Point) => void;
  readonly answer: (ids: readonly string[]) => void;
}

interface Drawn {
  readonly props: RendererProps;
  readonly voice: Voice;
  readonly tooltip: ShownHint | null;
  readonly holdTooltip: (isHeld: boolean) => void;
  readonly light: (target: string | null) => void;
}

/** Everything a game's drawings are given, the same object as long as nothing changed. */
export function useRendererProps(assets: GameAssets, shown: Shown): Drawn {
  const { table, view, seat, decision, events, pick, answer } = shown;
  const text = useText();
  const { language } = useSettings();
  const [lit, light] = useState<string | null>(null);
  const { tooltip, hint, hold } = useHint();

  // The face changes whenever somebody connects; the names hardly ever do.
  const names = table.seats.map((face, each) => nameOfPlayer(face, each, text)).join('\n');
  const players = useMemo(
    () => names.split('\n').map((name, each) => ({ name, colour: colourOf(each), glyph: glyphOf(each) })),
    [names],
  );
  const voice = useMemo(
    () =>
      voiceOf({
        texts: assets.texts,
        language,
        player: (each) => players[each]?.name ?? String(each + 1),
        you: seat,
      }),
    [assets.texts, language, players, seat],
  );
  const targets = useMemo(() => targetsOf(decision), [decision]);
  const prompt = decision?.prompt ?? null;
  const props = useMemo(
    (): RendererProps => ({
      view,
      tables: assets.tables,
      seat,
      players,
      targets,
      prompt,
      pick,
      answer,
      name: (thing, form) => voice.name(thing, form),
      text: (thing) => voice.text(`text.${thing}`),
      hint,
      events,
      lit,
    }),
    [view, assets.tables, seat, players, targets, prompt, pick, answer, voice, hint, events, lit],
  );
  return { props, voice, tooltip, holdTooltip: hold, light };
}
