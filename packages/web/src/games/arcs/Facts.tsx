import { Icon } from './art/Icon.tsx';
import type { Fact } from './figuresOf.ts';

/** Figures in a line, each with its sign. */
export function Facts({ facts, size = 13 }: { readonly facts: readonly Fact[]; readonly size?: number }) {
  return facts.map(({ icon, value, label }) => (
    <span
      key={icon}
      className={value === 0 ? 'arcs-fact is-none' : 'arcs-fact'}
      role="img"
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={size} />
      {value}
    </span>
  ));
}
