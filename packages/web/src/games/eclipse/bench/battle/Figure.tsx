import type { Emblem } from '../../art/emblems.ts';
import { Icon } from '../../art/Icon.tsx';

interface FigureProps {
  readonly icon: Emblem;
  readonly value: number;
  /** Written before it unless it is nothing. */
  readonly sign?: '+' | '−';
}

/** A figure of a ship with its emblem; nothing stands back. */
export function Figure({ icon, value, sign }: FigureProps) {
  return (
    <span className={value === 0 ? 'eclipse-figure is-none' : 'eclipse-figure'}>
      <Icon name={icon} size={12} />
      {sign && value !== 0 && sign}
      {value}
    </span>
  );
}
