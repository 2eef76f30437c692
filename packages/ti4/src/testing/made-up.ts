/** Made-up abilities for tests of the machine itself, so that these do not depend on what real cards do. */
import type { Seat } from '@orrery/kernel';
import type { Happening, Moment } from '../content/events.ts';
import { on, type Trigger } from '../content/hooks.ts';
import type { Ti4 } from '../state.ts';

/** Who did what, in order. Emptied before each test by whoever uses it. */
export const log: string[] = [];

interface Says<M extends Moment> {
  readonly mandatory?: boolean;
  readonly usable?: (g: Ti4, holder: Seat, event: Happening<M>, owner: Seat) => boolean;
}

/** An ability that writes its name into the log. */
export function says<M extends Moment>(name: string, at: M, more: Says<M> = {}): Trigger {
  return on(at, {
    usable: () => true,
    *resolve(_g, holder) {
      log.push(`${holder} ${name}`);
    },
    ...more,
  });
}
