import { useEffect, useState } from 'react';

export interface DockState {
  /** Null while it is closed. */
  readonly page: number | null;
  readonly open: (page: number | null) => void;
  /** Through its pages, then closed. */
  readonly step: () => void;
}

/** Whether my things are shown in a row or in full. A question about them opens it, and it closes again with that question. */
export function useDock(pages: number, needed: number | null): DockState {
  const [page, open] = useState<number | null>(null);
  useEffect(() => {
    if (needed === null) return;
    open(needed);
    return () => open(null);
  }, [needed]);
  return {
    page,
    open,
    step: () => open((before) => (before === null ? 0 : before + 1 < pages ? before + 1 : null)),
  };
}
