import { type RefObject, useEffect, useState } from 'react';
import type { Box, Point } from '../games/renderer.ts';
import { lineBetween, nearestOf } from './pointing.ts';
import { seenOf, shownBy } from './show.ts';

interface PointerProps {
  /** What is said. */
  readonly from: RefObject<Element | null>;
  /** Selectors of what it is about, the most important first. */
  readonly show: readonly string[];
}

interface Pointed {
  readonly line: readonly [Point, Point] | null;
  /** The thing at the end of the line. */
  readonly first: Box | null;
  readonly others: readonly Box[];
}

const nothing: Pointed = { line: null, first: null, others: [] };
/** More than so many things are not outlined: they are everywhere. */
const MANY = 10;
/** Pixels around a thing. */
const MARGIN = 3;

/** A thin line from words to the thing that they are about, and outlines; it follows the camera. */
export function Pointer({ from, show }: PointerProps) {
  const [pointed, setPointed] = useState(nothing);
  useEffect(() => {
    let before = '';
    const look = () => {
      const now = from.current ? pointedFrom(from.current, show) : nothing;
      const text = JSON.stringify(now);
      if (text !== before) setPointed(now);
      before = text;
      frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [from, show]);
  const { line, first, others } = pointed;
  return (
    <svg className="pointer" aria-hidden="true">
      {others.map((box) => (
        <Outline key={`${box.x} ${box.y}`} {...box} />
      ))}
      {first && <Outline {...first} className="pointer__first" />}
      {line && (
        <>
          <line className="pointer__line" x1={line[0].x} y1={line[0].y} x2={line[1].x} y2={line[1].y} />
          <circle className="pointer__end" cx={line[1].x} cy={line[1].y} r="3" />
        </>
      )}
    </svg>
  );
}

function Outline({ className, ...box }: Box & { readonly className?: string }) {
  return <rect className={className} {...box} rx="6" />;
}

function pointedFrom(card: Element, show: readonly string[]): Pointed {
  const found = show.map((selector) => ({ selector, boxes: boxesOf(selector, card) }));
  const main = found.find(({ boxes }) => boxes.length > 0);
  if (!main) return nothing;
  const from = boxOf(card.getBoundingClientRect(), 0);
  const first = nearestOf(from, main.boxes);
  // What may be answered glows already.
  const outlined = found.filter(({ selector, boxes }) => selector !== 'options' && boxes.length <= MANY);
  return {
    line: first && lineBetween(from, first),
    first,
    others: outlined.flatMap(({ boxes }) => boxes).filter((box) => box !== first),
  };
}

/** Buttons of the decision stand below the words, so nothing need lead there. */
function boxesOf(selector: string, card: Element): Box[] {
  const decision = card.closest('.decision');
  return shownBy(selector).flatMap((each) => {
    const seen = decision?.contains(each) ? null : seenOf(each);
    return seen ? [boxOf(seen, MARGIN)] : [];
  });
}

function boxOf({ left, top, width, height }: DOMRect, margin: number): Box {
  const [x, y] = [Math.round(left - margin), Math.round(top - margin)];
  return { x, y, width: Math.round(width + 2 * margin), height: Math.round(height + 2 * margin) };
}
