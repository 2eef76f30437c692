import { createContext, useContext } from 'react';

/** What whoever learns should know before an answer that gives away much; the decision provides it, null elsewhere. */
export const Warnings = createContext<(id: string) => string | null>(() => null);

/** By the id of an option, also of one that a bench will answer with later. */
export function useWarning(): (id: string) => string | null {
  return useContext(Warnings);
}
