import { Icon } from '../art/Icon.tsx';
import { ShipIcon } from '../art/ShipIcon.tsx';
import type { Fact } from './facts.ts';

/** Figures in a line, each with its sign. */
export function Facts({ facts, size = 13 }: { readonly facts: readonly Fact[]; readonly size?: number }) {
  return facts.map(({ icon, value, label }) => (
    <span
      key={icon}
      className={value === 0 ? 'eclipse-fact is-none' : 'eclipse-fact'}
      role="img"
      aria-label={label}
      title={label}
    >
      {icon === 'ship' ? <ShipIcon kind="interceptor" size={size} /> : <Icon name={icon} size={size} />}
      {value}
    </span>
  ));
}
