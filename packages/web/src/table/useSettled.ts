import { useState } from 'react';

/** A value as it was when it was last sure, so that nothing jumps to and fro while an answer is on its way. */
export function useSettled<T>(value: T, isSure: boolean): T {
  const [settled, setSettled] = useState(value);
  if (!isSure) return settled;
  if (!Object.is(settled, value)) setSettled(() => value);
  return value;
}
