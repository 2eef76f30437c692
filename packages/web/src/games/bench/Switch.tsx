import './bench.css';
import type { ReactNode } from 'react';

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

export function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <button type="button" role="switch" aria-checked={isOn} className="bench-switch" onClick={() => onChange(!isOn)}>
      <i aria-hidden="true" />
      {children}
    </button>
  );
}
