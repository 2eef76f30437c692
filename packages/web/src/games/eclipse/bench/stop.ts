import type { WireOption } from '@orrery/server/protocol';
import type { BenchProps, MainButton } from '../../renderer.ts';
import type { Words } from '../words.ts';

/** Ends what one is at, in few words: what is lost by it is counted. */
export function stopButton({ decision, answer, say }: BenchProps, words: Words): MainButton | null {
  const stop = stopIn(decision.options);
  if (!stop) return null;
  const left = stop.label.args?.left;
  const label = stop.label.key === 'eclipse.done' ? words('done.main', { left: Number(left ?? 0) }) : say(stop.label);
  const isLosing = Number(left ?? 0) > 0;
  return { label, act: () => answer([stop.id]), option: stop.id, ...(isLosing && { isQuiet: true as const }) };
}

export function stopIn(options: readonly WireOption[]): WireOption | undefined {
  return options.find(({ idle }) => idle);
}
