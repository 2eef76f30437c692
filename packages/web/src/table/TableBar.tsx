import type { Voice } from '@orrery/voice';
import { hasOtherPeople } from '../app/seats.ts';
import type { TableConnection, TableGame } from './connection.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { useSnapshot } from './useConnection.ts';

interface TableBarProps {
  readonly connection: TableConnection;
  readonly game: TableGame;
  readonly voice: Voice;
  /** What is said while nothing is asked. */
  readonly idle: string;
  readonly onAnswer: (id: string) => void;
  readonly onLight: (target: string | null) => void;
}

/** The decision bar of a table, with what I may undo, redo and ask. */
export function TableBar({ connection, game, voice, idle, onAnswer, onLight }: TableBarProps) {
  const { pending, confirming, undo } = useSnapshot(connection);
  const isPlaying = game.seat !== null && game.outcome === null;
  return (
    <DecisionBar
      decision={game.decision}
      idle={idle}
      pending={pending}
      confirming={confirming}
      voice={voice}
      canUndo={game.canUndo}
      canRedo={game.canRedo}
      canAskUndo={isPlaying && game.answers > 0 && undo === null}
      needsConsent={hasOtherPeople(game.table.seats, game.seat)}
      isPlaying={isPlaying}
      onAnswer={onAnswer}
      onThinkAgain={() => connection.thinkAgain()}
      onUndo={() => connection.undo()}
      onRedo={() => connection.redo()}
      onWhyNot={() => connection.askWhyNot()}
      onLight={onLight}
    />
  );
}
