import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { News } from './news.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const viewers = [0, 1, 'spectator'] as const;

test('after a quiet while everybody is told at once; in a rush only who acts, and the others soon after', () => {
  const catchUp = vi.fn();
  const news = new News(catchUp);
  for (const viewer of viewers) news.tell(viewer, 0);
  expect(news.due(viewers, 0)).toEqual(viewers);
  for (const viewer of viewers) expect(news.tell(viewer, 1)).toBe(0);
  news.plan(viewers, 1);

  vi.advanceTimersByTime(20);
  expect(news.due(viewers, 0)).toEqual([0]);
  expect(news.tell(0, 2)).toBe(1);
  news.plan(viewers, 2);
  expect(news.behind(viewers, 2)).toEqual([1, 'spectator']);
  expect(catchUp).not.toHaveBeenCalled();

  vi.advanceTimersByTime(100);
  expect(catchUp).toHaveBeenCalledOnce();
  expect(news.tell('spectator', 2)).toBe(1);
});

test('nobody is behind where nobody looks, and a stopped table tells no more', () => {
  const catchUp = vi.fn();
  const news = new News(catchUp);
  news.plan([], 3);
  news.plan([1], 3);
  news.stop();
  vi.advanceTimersByTime(1000);
  expect(catchUp).not.toHaveBeenCalled();
});
