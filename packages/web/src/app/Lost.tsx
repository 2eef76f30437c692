import { Trouble } from '../parts/Trouble.tsx';
import { Page } from './Page.tsx';
import { useText } from './text.ts';

interface LostProps {
  /** What the address leads to, if it leads anywhere. */
  readonly what: 'table' | 'replay' | 'link';
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** A whole screen that could not be shown: what it should have been, why it is not, and the way home. */
export function Lost({ what, ...trouble }: LostProps) {
  const text = useText();
  const title = text(`lost.${what}`);
  return (
    <Page title={title}>
      <Trouble {...trouble}>
        <h1>{title}</h1>
      </Trouble>
    </Page>
  );
}
