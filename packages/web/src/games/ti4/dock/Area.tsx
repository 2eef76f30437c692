import type { ReactNode } from 'react';
import type { DockProps, RendererProps } from '../../renderer.ts';
import { Hand } from './Hand.tsx';
import { MyPlanets } from './MyPlanets.tsx';
import { pages } from './pages.ts';
import { Sheet } from './Sheet.tsx';
import { Tree } from './Tree.tsx';

type Page = (of: { readonly props: RendererProps; readonly seat: number }) => ReactNode;

const drawn: Readonly<Record<(typeof pages)[number]['id'], Page>> = {
  hand: Hand,
  planets: MyPlanets,
  techs: Tree,
  sheet: Sheet,
};

/** My own things, page by page. */
export function Area(props: DockProps) {
  const page = pages[props.page ?? 0];
  if (props.seat === null || !page) return null;
  const Shown = drawn[page.id];
  return (
    <div className="ti4-area">
      <Shown props={props} seat={props.seat} />
    </div>
  );
}
