import type { TableFace } from '@orrery/server/protocol';
import type { FormEvent } from 'react';
import { joinTable } from '../api/calls.ts';
import { useGameName } from '../app/gameName.ts';
import { Page } from '../app/Page.tsx';
import { navigate } from '../app/router.ts';
import { useText } from '../app/text.ts';
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
  const gameName = useGameName();
  const name = useName();
  const { error, attempt } = useAttempt();
  const title = text('room.title', { game: gameName(table.game) });
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
        <button type="submit" className="button button--primary">
          {text('room.accept')}
        </button>
      </form>
    </Page>
  );
}
