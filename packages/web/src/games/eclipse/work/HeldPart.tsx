import { createPortal } from 'react-dom';
import type { RendererProps } from '../../renderer.ts';
import { PartTile } from '../art/Part.tsx';
import { tablesOf } from '../model.ts';
import type { Work } from './useWork.ts';

/** The part in the hand, under the pointer and above everything. */
export function HeldPart({ props, work: { drag } }: { readonly props: RendererProps; readonly work: Work }) {
  if (!drag) return null;
  const { held, at } = drag;
  return createPortal(
    <span className="eclipse-held" style={{ left: at.x, top: at.y }} aria-hidden="true">
      <PartTile part={tablesOf(props).parts[held.part]} size={44} />
    </span>,
    document.body,
  );
}
