import { expect, test } from 'vitest';
import type { RendererProps } from '../../renderer.ts';
import { pageFor, pages } from './pages.ts';

const asked = (key: string) => ({ prompt: { key }, options: [] }) as unknown as RendererProps['decision'];

test('the tree opens when a technology is to be chosen, and for nothing else', () => {
  const page = pageFor({ decision: asked('ti4.research'), isPhone: false });
  expect(pages[page ?? -1]?.id).toBe('techs');
  expect(pageFor({ decision: asked('ti4.turn'), isPhone: false })).toBeNull();
  expect(pageFor({ decision: asked('ti4.research'), isPhone: true })).toBeNull();
  expect(pageFor({ decision: null, isPhone: false })).toBeNull();
});
