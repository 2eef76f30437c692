import type { Emblem } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';

interface FactProps {
  readonly icon: Emblem;
  /** What the figure is, in words. */
  readonly label: string;
  readonly children: React.ReactNode;
  readonly size?: number;
}

/** A figure beside its emblem. */
export function Fact({ icon, label, children, size = 13 }: FactProps) {
  return (
    <span className={`ti4-fact is-${icon}`} role="img" aria-label={label} title={label}>
      <Icon name={icon} size={size} />
      {children}
    </span>
  );
}

/** What is ready, of all that there is. */
export function Ready({ sum }: { readonly sum: { readonly ready: number; readonly all: number } }) {
  return (
    <>
      <b>{sum.ready}</b>
      <small>/{sum.all}</small>
    </>
  );
}
