import { useCallback, useEffect, useState } from 'react';
import { useMedia } from '../parts/useMedia.ts';

/** Screens where the column begins folded and opens over the board. */
export const narrow = '(max-width: 1099px)';

/** The shell's own tabs. */
export const shellTabs = ['inspector', 'player', 'story', 'chat', 'rules'] as const;

export interface ColumnState {
  readonly tab: string;
  /** Whether the home tab, or a bench in its place, is in front. */
  readonly isHome: boolean;
  readonly isFolded: boolean;
  /** Whether a tab was chosen although a bench wants its place. */
  readonly isBenchCovered: boolean;
  /** The rule that the rules were opened at. */
  readonly rule: string | null;
  /** The player whose strip was clicked. */
  readonly player: number | null;
  readonly open: (tab: string) => void;
  /** Opens a tab; goes home if it is open already. */
  readonly toggle: (tab: string) => void;
  readonly goHome: () => void;
  readonly fold: (isFolded: boolean) => void;
  readonly showRule: (rule: string) => void;
  readonly showPlayer: (player: number, tab: string) => void;
}

interface Wanted {
  readonly home: string;
  /** The tab that the question needs. */
  readonly needed: string | null;
  /** The bench that takes the place of the tab. */
  readonly bench: string | null;
}

/** What the column at the right shows. */
export function useColumn({ home, needed, bench }: Wanted): ColumnState {
  const isNarrow = useMedia(narrow);
  const [tab, setTab] = useState(home);
  const [isFolded, fold] = useState(isNarrow);
  const [isBenchCovered, setBenchCovered] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const [player, setPlayer] = useState<number | null>(null);
  useEffect(() => fold(isNarrow), [isNarrow]);
  useEffect(() => {
    if (needed !== null) setTab(needed);
  }, [needed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another bench comes to the front
  useEffect(() => setBenchCovered(false), [bench]);

  const open = useCallback((wanted: string) => {
    setTab(wanted);
    setBenchCovered(true);
    fold(false);
  }, []);
  const goHome = useCallback(() => {
    setTab(home);
    setBenchCovered(false);
  }, [home]);
  const showRule = useCallback(
    (id: string) => {
      setRule(id);
      open('rules');
    },
    [open],
  );
  return {
    tab,
    isHome: tab === home && (bench === null || !isBenchCovered),
    isFolded,
    isBenchCovered: bench !== null && isBenchCovered,
    rule,
    player,
    open,
    toggle: (wanted) => (wanted === tab && !isFolded && (bench === null || isBenchCovered) ? goHome() : open(wanted)),
    goHome,
    fold,
    showRule,
    showPlayer: (seat, wanted) => {
      setPlayer(seat);
      open(wanted);
    },
  };
}
