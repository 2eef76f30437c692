import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../app/text.ts';
import type { MessageKey } from '../messages/index.ts';
import type { IconName } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';

interface ReplayBarProps {
  readonly at: number;
  readonly answers: number;
  /** Whether the moment wanted is on the screen; playing waits for it. */
  readonly isShown: boolean;
  /** What happened in this step. */
  readonly caption: ReactNode;
  readonly onMove: (at: number) => void;
  /** Beside what happened, such as a way out. */
  readonly after: ReactNode;
}

const speeds = [1, 2, 4, 8];
const STEP_TIME = 1600;

/** Slider, steps, play and speed. */
export function ReplayBar({ at, answers, isShown, caption, onMove, after }: ReplayBarProps) {
  const text = useText();
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);

  useEffect(() => {
    if (!isPlaying || !isShown) return;
    if (at >= answers) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onMove(at + 1), STEP_TIME / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, isShown, at, answers, speed, onMove]);

  const step = (label: MessageKey, icon: IconName, to: number, disabled: boolean) => (
    <IconButton
      icon={icon}
      label={text(label)}
      isDisabled={disabled}
      onClick={() => {
        setPlaying(false);
        onMove(to);
      }}
    />
  );

  return (
    <section className="replay-bar" aria-label={text('replay.title')}>
      <div className="replay-bar__told">
        <div className="replay-bar__caption">{caption}</div>
        {after}
      </div>
      <div className="replay-bar__line">
        <input
          type="range"
          className="replay-bar__slider"
          aria-label={text('replay.slider')}
          aria-valuetext={text('replay.position', { at, of: answers })}
          min={0}
          max={answers}
          value={at}
          onChange={(event) => {
            setPlaying(false);
            onMove(Number(event.target.value));
          }}
        />
        <span className="replay-bar__position">{text('replay.position', { at, of: answers })}</span>
      </div>
      <div className="replay-bar__controls">
        {step('replay.first', 'first', 0, at === 0)}
        {step('replay.back', 'back', at - 1, at === 0)}
        <IconButton
          className="button--primary"
          icon={isPlaying ? 'pause' : 'play'}
          label={text(isPlaying ? 'replay.pause' : 'replay.play')}
          onClick={() => {
            if (!isPlaying && at >= answers) onMove(0);
            setPlaying(!isPlaying);
          }}
        />
        {step('replay.next', 'next', at + 1, at >= answers)}
        {step('replay.last', 'last', answers, at >= answers)}
        <button
          type="button"
          className="button replay-bar__speed"
          aria-label={text('replay.speed', { speed })}
          onClick={() => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1)}
        >
          {text('replay.times', { speed })}
        </button>
      </div>
    </section>
  );
}
