import type { FocusEvent, PointerEvent } from 'react';
import { createContext, useContext } from 'react';

/** What the button of an option does when it is pointed at: it says what the option does, and lights what it is about. */
export interface Pointing {
  readonly onPointerEnter?: (event: PointerEvent<Element>) => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: (event: FocusEvent<Element>) => void;
  readonly onBlur?: () => void;
}

/** By the id of the option. The decision provides it, so that benches need not. */
export const Offering = createContext<(id: string) => Pointing>(() => ({}));

export function useOffering(): (id: string) => Pointing {
  return useContext(Offering);
}
