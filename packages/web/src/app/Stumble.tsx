import { Component, type ReactNode } from 'react';
import { useText } from './text.ts';

interface StumbleProps {
  readonly children: ReactNode;
}

/** Catches what breaks while drawing, so that a page never goes blank. */
export class Stumble extends Component<StumbleProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Stumbled /> : this.props.children;
  }
}

function Stumbled() {
  const text = useText();
  return (
    <main className="centred" role="alert">
      <p>{text('app.crashed')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {text('app.reload')}
      </button>
    </main>
  );
}
