import { useEffect, useState } from 'react';

/** How many lines of the chat have not been in sight. */
export function useUnread(lines: number, isInSight: boolean): number {
  const [read, setRead] = useState(lines);
  useEffect(() => {
    if (isInSight) setRead(lines);
  }, [isInSight, lines]);
  return isInSight ? 0 : Math.max(0, lines - read);
}
