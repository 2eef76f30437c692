import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { News } from './news.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const viewers = [0, 1, 'spectator'] as const;

test('after a quiet while everybody is told at once; in a rush only who acts, and the others soon after', () => {
  const catchUp = vi.fn();
  const news = new News(catchUp);
  for (const viewer of viewers) expect(news.greet(viewer)).toBe(0);
  expect(news.due(viewers, 0)).toEqual(viewers);
  news.changed();
  for (const viewer of viewers) expect(news.update(viewer)).toBe(0);
  news.plan(viewers);

  vi.advanceTimersByTime(20);
  expect(news.due(viewers, 0)).toEqual([0]);
  news.changed();
  expect(news.update(0)).toBe(1);
  news.plan(viewers);
  expect(news.behind(viewers)).toEqual([1, 'spectator']);
  expect(catchUp).not.toHaveBeenCalled();

  vi.advanceTimersByTime(200);
  expect(catchUp).toHaveBeenCalledOnce();
  expect(news.update('spectator')).toBe(1);
});

test('what one hears alone is counted for nobody else', () => {
  const news = new News(() => {});
  for (const viewer of viewers) news.greet(viewer);
  expect([news.update(0), news.update(0)]).toEqual([0, 1]);
  expect(news.behind(viewers)).toEqual([]);
  expect([news.greet(0), news.greet(1)]).toEqual([2, 0]);
});

test('nobody is behind where nobody looks, and a stopped table tells no more', () => {
  const catchUp = vi.fn();
  const news = new News(catchUp);
  news.changed();
  news.plan([]);
  news.plan([1]);
  news.stop();
  vi.advanceTimersByTime(1000);
  expect(catchUp).not.toHaveBeenCalled();
});
