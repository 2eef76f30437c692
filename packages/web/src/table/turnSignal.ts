/** Tells a player who is not looking that it is their turn: title, notification, sound. */
import { plain } from '@orrery/voice';
import { useEffect, useRef } from 'react';
import { currentSettings } from '../app/settings.ts';
import { useText } from '../app/text.ts';
import { WORKER } from '../settings/push.ts';

const TAG = 'orrery-turn';

interface TurnSignal {
  readonly isMyTurn: boolean;
  /** The title while it is not. */
  readonly title: string;
  readonly game: string;
}

export function useTurnSignal({ isMyTurn, title, game }: TurnSignal): void {
  const text = useText();
  const name = text('app.name');
  const page = isMyTurn ? text('table.title.turn', { game: plain(game) }) : text('app.title', { page: plain(title) });
  useEffect(() => {
    document.title = page;
  }, [page]);

  const wasMyTurn = useRef(isMyTurn);
  const body = text('notify.body', { game: plain(game) });
  useEffect(() => {
    const became = isMyTurn && !wasMyTurn.current;
    wasMyTurn.current = isMyTurn;
    if (!became) return;
    const { notify, sound } = currentSettings();
    if (sound) chime();
    if (notify && document.hidden && 'Notification' in globalThis && Notification.permission === 'granted') {
      show(name, body);
    }
  }, [isMyTurn, name, body]);
}

/** Browsers of phones let only a worker show anything, and throw here; the table must not fall with it. */
function show(title: string, body: string): void {
  try {
    const note = new Notification(title, { body, tag: TAG });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    void showByWorker(title, body).catch(() => {}); // there is still the title
  }
}

async function showByWorker(title: string, body: string): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const registration = await navigator.serviceWorker.ready;
  await registration.showNotification(title, { body, tag: TAG, data: { url: location.href } });
}

/** Two soft tones, made here so that no file is needed. */
function chime(): void {
  const audio = new AudioContext();
  [523.25, 783.99].forEach((frequency, index) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * 0.12;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
    if (index === 1) tone.onended = () => void audio.close();
  });
}
