import type { Clock, GameFace, NewTable } from '@orrery/server/protocol';
import { type Voice, voiceOf } from '@orrery/voice';
import { type FormEvent, useCallback, useState } from 'react';
import { createTable, getGames } from '../api/calls.ts';
import { ApiError } from '../api/client.ts';
import { botNamed, gameNamed } from '../app/gameName.ts';
import { Page } from '../app/Page.tsx';
import { navigate } from '../app/router.ts';
import { colourOf } from '../app/seats.ts';
import { openSession } from '../app/session.ts';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/text.ts';
import { loadTexts } from '../games/assets.ts';
import { Choice, Select } from '../parts/Choice.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Loading, Refusal, Trouble } from '../parts/Trouble.tsx';
import { useAttempt } from '../parts/useAttempt.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { ClockFields } from './ClockFields.tsx';
import { type Chosen, fitted, fittingOptions } from './fittingOptions.ts';
import { OptionField } from './OptionField.tsx';
import { usualPlayers } from './quickTable.ts';

/** Host a game: seats, the game's own options, clock, and who may join. */
export function NewGamePage({ game }: { readonly game: string }) {
  const text = useText();
  const { language } = useSettings();
  const load = useCallback(async () => {
    const [games, texts] = await Promise.all([getGames(), loadTexts(game, language), openSession()]);
    const face = games.find(({ id }) => id === game);
    if (!face) throw new ApiError({ code: 'no-such-game', message: 'the server does not play it' });
    return { face, voice: voiceOf({ texts, language, player: String }) };
  }, [game, language]);
  const { value, error, reload } = useLoaded(load);
  const title = text('new.title', { game: gameNamed(game) });
  return (
    <Page title={title}>
      {value ? (
        <NewGameForm title={title} face={value.face} voice={value.voice} />
      ) : error ? (
        <Trouble error={error} onRetry={reload} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

type SeatChoice = 'me' | 'open' | `bot:${string}`;

interface NewGameFormProps {
  readonly title: string;
  readonly face: GameFace;
  readonly voice: Voice;
}

function NewGameForm({ title, face, voice }: NewGameFormProps) {
  const text = useText();
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() => usualSeats(usualPlayers(face)));
  const [wished, setWished] = useState<Chosen>({});
  const options = fitted(face.options, { ...wished, players: seats.length });
  const [clock, setClock] = useState<Clock>({ kind: 'none' });
  const [isListed, setListed] = useState(false);
  const [pace, setPace] = useState<'human' | 'instant'>('human');
  const [pausesInWindows, setPausesInWindows] = useState(false);
  const { error, attempt } = useAttempt();
  const isEmpty = seats.every((seat) => seat.startsWith('bot:'));

  const create = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const { id } = await createTable({
        game: face.id,
        options: options as NewTable['options'] & object,
        seats: seats.map((seat) => seatRequest(seat)),
        clock,
        listed: isListed,
        pace,
        ...(pausesInWindows && { windowPause: true }),
      });
      navigate(`/table/${id}`);
    });
  };
  const seatOptions: { value: SeatChoice; label: string }[] = [
    { value: 'me', label: text('new.seat.me') },
    { value: 'open', label: text('new.seat.open') },
    ...face.bots.map((bot) => ({
      value: `bot:${bot}` as const,
      label: text('new.seat.bot', { bot: botNamed(bot) }),
    })),
  ];
  /** I sit in one seat only: taking another leaves mine open. */
  const setSeat = (index: number, choice: SeatChoice) =>
    setSeats(seats.map((seat, other) => (other === index ? choice : choice === 'me' && seat === 'me' ? 'open' : seat)));

  return (
    <form className="new-game" onSubmit={create}>
      <h1>{title}</h1>
      <section className="panel form">
        <h2>{text('new.seats')}</h2>
        <Choice
          label={text('new.players')}
          value={String(seats.length)}
          options={face.players.map((count) => ({ value: String(count), label: String(count) }))}
          onChange={(count) => setSeats(resized(seats, Number(count)))}
        />
        <ul className="new-game__seats">
          {seats.map((seat, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <li key={index} style={{ borderLeftColor: colourOf(index) }}>
              <Glyph seat={index} />
              <Select
                label={text('new.seat', { number: index + 1 })}
                value={seat}
                options={seatOptions}
                onChange={(choice) => setSeat(index, choice)}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="panel form">
        <h2>{text('new.options')}</h2>
        {fittingOptions(face.options, options).map((fitting) => (
          <OptionField
            key={fitting.option}
            fitting={fitting}
            value={options[fitting.option]}
            voice={voice}
            onChange={(value) => setWished({ ...wished, [fitting.option]: value })}
          />
        ))}
      </section>
      <section className="panel form">
        <h2>{text('table.label')}</h2>
        <ClockFields clock={clock} onChange={setClock} />
        <Choice
          label={text('new.listed')}
          value={isListed ? 'yes' : 'no'}
          options={[
            { value: 'no', label: text('new.listed.no') },
            { value: 'yes', label: text('new.listed.yes') },
          ]}
          onChange={(value) => setListed(value === 'yes')}
        />
        <Choice
          label={text('new.pace')}
          value={pace}
          options={[
            { value: 'human', label: text('new.pace.human') },
            { value: 'instant', label: text('new.pace.instant') },
          ]}
          onChange={setPace}
        />
        {face.hasWindows && (
          <Choice
            label={text('new.windows')}
            value={pausesInWindows ? 'yes' : 'no'}
            options={[
              { value: 'no', label: text('new.windows.no') },
              { value: 'yes', label: text('new.windows.yes') },
            ]}
            onChange={(value) => setPausesInWindows(value === 'yes')}
          />
        )}
      </section>
      <div className="form__actions">
        <Refusal error={error} />
        {error instanceof ApiError && <WhyNot failure={error.failure} voice={voice} />}
        {isEmpty && <p className="muted">{text('new.needMe')}</p>}
        <button type="submit" className="button button--primary" disabled={isEmpty}>
          {text(seats.includes('open') ? 'new.create' : 'new.start')}
        </button>
      </div>
    </form>
  );
}

/** What is wrong with the options, in the words of the game where it has some. */
function WhyNot({ failure, voice }: { readonly failure: ApiError['failure']; readonly voice: Voice }) {
  if (failure.code !== 'bad-config') return null;
  return failure.why ? (
    <p className="muted">{voice.say(failure.why)}</p>
  ) : (
    <p className="muted" lang="en">
      {failure.message}
    </p>
  );
}

function usualSeats(players: number): SeatChoice[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? 'me' : 'open'));
}

function resized(seats: readonly SeatChoice[], count: number): SeatChoice[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? 'open');
}

function seatRequest(seat: SeatChoice): NewTable['seats'][number] {
  return seat === 'me' || seat === 'open' ? { kind: seat } : { kind: 'bot', bot: seat.slice('bot:'.length) };
}
