import type { Voice } from '@orrery/voice';
import { ResultDialog } from '../after/ResultDialog.tsx';
import { hasOtherPeople } from '../app/seats.ts';
import { useText } from '../app/text.ts';
import type { GameAssets } from '../games/assets.ts';
import type { TableConnection } from './connection.ts';
import { HelpDialog, SureDialog, UndoDialog, WhyNotDialog } from './dialogs.tsx';
import { PassingDialog } from './PassingDialog.tsx';
import { ResignDialog } from './ResignDialog.tsx';
import type { TableGame } from './snapshot.ts';
import { useSnapshot } from './useConnection.ts';
import type { OpenDialog } from './useOpenDialog.ts';
import type { WhyNot } from './useWhyNot.ts';
import { WaitingDialog } from './WaitingDialog.tsx';
import { reasonsOf } from './whyNot.ts';

interface TableDialogsProps {
  readonly connection: TableConnection;
  readonly game: TableGame;
  readonly assets: GameAssets;
  readonly voice: Voice;
  readonly open: OpenDialog;
  readonly whyNot: WhyNot;
  readonly onClose: () => void;
  readonly onRule: (rule: string) => void;
}

/** Whatever dialogs are open: what the server asks or answers, and what the player has opened. */
export function TableDialogs(props: TableDialogsProps) {
  return (
    <>
      <ServerDialogs {...props} />
      <OpenedDialog {...props} />
    </>
  );
}

function ServerDialogs({ connection, game, voice, whyNot, onRule }: TableDialogsProps) {
  const { undo } = useSnapshot(connection);
  const { seat } = game;
  const isAskedForUndo = seat !== null && undo !== null && ![undo.by, ...undo.consents].includes(seat);
  return (
    <>
      {whyNot.isOpen && (
        <WhyNotDialog
          reasons={reasonsOf(whyNot.barred, voice, whyNot.sentences)}
          onRule={onRule}
          onClose={whyNot.close}
        />
      )}
      {undo && isAskedForUndo && (
        <UndoDialog request={undo} answers={game.answers} onConsent={(yes) => connection.consent(yes)} />
      )}
    </>
  );
}

function OpenedDialog({ connection, game, assets, voice, open, onClose }: TableDialogsProps) {
  const text = useText();
  const { table, seat, outcome } = game;
  switch (open) {
    case 'help':
      return <HelpDialog onClose={onClose} />;
    case 'waiting':
      return <WaitingDialog table={table.id} onClose={onClose} />;
    case 'passing':
      return (
        game.passing && (
          <PassingDialog
            {...{ voice, onClose }}
            passing={game.passing}
            decision={game.decision}
            onPass={(passing) => connection.pass(passing)}
          />
        )
      );
    case 'resign':
      return <ResignDialog table={table.id} onClose={onClose} />;
    case 'rollback': {
      const hasOthers = hasOtherPeople(table.seats, seat);
      return (
        <SureDialog
          title={text('rollback.title')}
          sentence={text(hasOthers ? 'rollback.sure' : 'rollback.alone')}
          yes={text(hasOthers ? 'rollback.ask' : 'rollback.yes')}
          onYes={() => {
            onClose();
            connection.rollback();
          }}
          onClose={onClose}
        />
      );
    }
    case 'result':
      return (
        outcome && (
          <ResultDialog
            table={table}
            outcome={outcome}
            answers={game.answers}
            seat={seat}
            assets={assets}
            voice={voice}
            onClose={onClose}
          />
        )
      );
    case null:
      return null;
  }
}
