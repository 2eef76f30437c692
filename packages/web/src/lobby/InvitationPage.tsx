import type { TableFace } from '@orrery/server/protocol';
import type { FormEvent } from 'react';
import { joinTable } from '../api/calls.ts';
import { gameNamed } from '../app/gameName.ts';
import { Page } from '../app/Page.tsx';
import { navigate } from '../app/router.ts';
import { useText } from '../app/text.ts';
import { Link } from '../parts/Link.tsx';
import { Refusal } from '../parts/Trouble.tsx';
import { useAttempt } from '../parts/useAttempt.ts';
import { NameField, useName } from './NameField.tsx';
import { SeatList } from './SeatList.tsx';

interface InvitationPageProps {
  readonly table: TableFace;
  readonly invitation: string;
  readonly onSeated: () => void;
}

/** Whoever opens an invitation says their name and sits down. */
export function InvitationPage({ table, invitation, onSeated }: InvitationPageProps) {
  const text = useText();
  const name = useName();
  const { error, attempt } = useAttempt();
  const title = text('room.title', { game: gameNamed(table.game) });
  const sit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await name.save();
      await joinTable(table.id, { invitation });
      navigate(`/table/${table.id}`, 'replace');
      onSeated();
    });
  };
  return (
    <Page title={title}>
      <form className="narrow panel form" onSubmit={sit}>
        <h1>{title}</h1>
        <p>{text('room.invited')}</p>
        <SeatList table={table} />
        <NameField name={name} />
        <Refusal error={error} />
        <div className="form__actions">
          <Link href="/" className="button button--quiet">
            {text('app.toHome')}
          </Link>
          <button type="submit" className="button button--primary">
            {text('room.accept')}
          </button>
        </div>
      </form>
    </Page>
  );
}

interface LateInvitationProps {
  readonly isOver: boolean;
  readonly onWatch: () => void;
}

/** Whoever opens an invitation after the others have begun. */
export function LateInvitation({ isOver, onWatch }: LateInvitationProps) {
  const text = useText();
  const title = text('lost.invitation');
  return (
    <Page title={title}>
      <div className="centred" role="alert">
        <h1>{title}</h1>
        <p>{text(isOver ? 'lost.invitation.over' : 'lost.invitation.running')}</p>
        <div className="centred__ways">
          <button type="button" className="button" onClick={onWatch}>
            {text('lost.invitation.watch')}
          </button>
          <Link href="/" className="button">
            {text('app.toHome')}
          </Link>
        </div>
      </div>
    </Page>
  );
}
