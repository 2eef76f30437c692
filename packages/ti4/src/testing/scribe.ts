/** Made-up abilities for tests of the machine itself, so that these do not depend on what real cards do. */
import type { Seat } from '@orrery/kernel';
import type { Happening, Moment } from '../content/events.ts';
import { on, type Trigger } from '../content/hooks.ts';
import type { Ti4 } from '../state.ts';

interface Says<M extends Moment> {
  readonly mandatory?: boolean;
  readonly usable?: (g: Ti4, holder: Seat, event: Happening<M>, owner: Seat) => boolean;
}

/** Makes abilities that write into a log of their own who used what. */
export function scribe() {
  const log: string[] = [];
  /** An ability that writes its name into the log. */
  function says<M extends Moment>(name: string, at: M, more: Says<M> = {}): Trigger {
    return on(at, {
      usable: () => true,
      *resolve(_g, holder) {
        log.push(`${holder} ${name}`);
      },
      ...more,
    });
  }
  return { log, says };
}
