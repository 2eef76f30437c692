import type { GameJson, TableFace, WireDecision, WireEvent } from '@orrery/server/protocol';
import { useCallback, useMemo, useState } from 'react';
import { colourOf, glyphOf, nameOfSeat } from '../app/seats.ts';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/text.ts';
import type { GameAssets } from '../games/assets.ts';
import type { Hint, Point, RendererProps } from '../games/renderer.ts';
import { type Voice, voiceOf } from '../words/voice.ts';
import { usePointer } from './Tooltip.tsx';
import { targetsOf } from './targets.ts';

interface Shown {
  readonly table: TableFace;
  readonly view: GameJson;
  readonly seat: number | null;
  /** The decision whose options may be clicked now. */
  readonly decision: WireDecision | null;
  readonly events: readonly WireEvent[];
  readonly pick: (target: string, at: Point) => void;
}

interface Drawn {
  readonly props: RendererProps;
  readonly voice: Voice;
  readonly tooltip: { readonly hint: Hint; readonly at: Point } | null;
  readonly light: (target: string | null) => void;
}

/** Everything a game's drawings are given, the same object as long as nothing changed. */
export function useRendererProps(assets: GameAssets, shown: Shown): Drawn {
  const { table, view, seat, decision, events, pick } = shown;
  const text = useText();
  const { language } = useSettings();
  const [lit, light] = useState<string | null>(null);
  const [tooltip, setTooltip] = useState<Drawn['tooltip']>(null);
  const pointer = usePointer();

  // The face changes whenever somebody connects; the names hardly ever do.
  const names = table.seats.map((face, each) => nameOfSeat(face, each, text)).join('\n');
  const players = useMemo(
    () => names.split('\n').map((name, each) => ({ name, colour: colourOf(each), glyph: glyphOf(each) })),
    [names],
  );
  const voice = useMemo(
    () => voiceOf(assets.texts, language, (each) => players[each]?.name ?? String(each + 1)),
    [assets.texts, language, players],
  );
  const targets = useMemo(() => targetsOf(decision), [decision]);
  const hint = useCallback(
    (content: Hint | null, at?: Point) => setTooltip(content && { hint: content, at: at ?? pointer() }),
    [pointer],
  );

  const props = useMemo(
    (): RendererProps => ({
      view,
      tables: assets.tables,
      seat,
      players,
      targets,
      pick,
      name: voice.thing,
      text: (id) => voice.text(`text.${id}`),
      hint,
      events,
      lit,
    }),
    [view, assets.tables, seat, players, targets, pick, voice, hint, events, lit],
  );
  return { props, voice, tooltip, light };
}
