import type { ComponentProps } from 'react';
import { hasOtherPeople } from '../app/seats.ts';
import type { TableConnection } from './connection.ts';
import { Decision } from './Decision.tsx';
import { PassFor } from './PassFor.tsx';
import type { TableGame } from './snapshot.ts';
import { useSnapshot } from './useConnection.ts';

type Given = ComponentProps<typeof Decision>;

interface TableDecisionProps
  extends Pick<
    Given,
    | 'renderer'
    | 'props'
    | 'bench'
    | 'isBenchCovered'
    | 'isPlanDropped'
    | 'voice'
    | 'idle'
    | 'above'
    | 'hint'
    | 'warns'
    | 'onAnswer'
    | 'onLight'
    | 'onWhyNot'
  > {
  readonly connection: TableConnection;
  readonly game: TableGame;
  readonly onPassing: () => void;
}

/** What I am asked at a table, with what I may undo, redo and ask. */
export function TableDecision({ connection, game, onPassing, ...given }: TableDecisionProps) {
  const { pending, confirming, undo } = useSnapshot(connection);
  const isPlaying = game.seat !== null && game.outcome === null;
  const { passing } = game;
  return (
    <Decision
      {...given}
      passing={
        isPlaying &&
        passing && (
          <PassFor
            passing={passing}
            decision={game.decision}
            onPass={(next) => connection.pass(next)}
            onMore={onPassing}
          />
        )
      }
      decision={game.decision}
      pending={pending}
      confirming={confirming}
      canUndo={game.canUndo}
      canRedo={game.canRedo}
      canAskUndo={isPlaying && game.answers > 0 && undo === null}
      needsConsent={hasOtherPeople(game.table.seats, game.seat)}
      isPlaying={isPlaying}
      onThinkAgain={() => connection.thinkAgain()}
      onUndo={() => connection.undo()}
      onRedo={() => connection.redo()}
    />
  );
}
