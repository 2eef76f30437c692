/** Whether I am asked for a trade at moments when nothing else is to be decided. Kept in this browser. */
const storageKey = 'orrery.ti4.pauses';

export function hasPauses(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export const setPauses = (isOn: boolean): void => localStorage.setItem(storageKey, isOn ? 'on' : 'off');
