import type { ReplayFace, ReplayMoment } from '@orrery/server/protocol';
import { expect, test } from 'vitest';
import { Moments } from './moments.ts';

const story = Array.from({ length: 40 }, (_, seq) => ({ seq, key: `event ${seq}` }));

/** A game in which every answer is followed by two events, the second of them hidden. */
function server() {
  const asked: ReplayMoment[] = [];
  const moments = new Moments(async (moment) => {
    asked.push(moment);
    const { at = 0, since = 0 } = moment;
    const told = at * 2;
    const events = story.slice(since, told).filter(({ seq }) => seq % 2 === 0);
    return { at, told, events, answers: 20 } as unknown as ReplayFace;
  });
  return { asked, moments };
}

const seqs = (events: readonly { seq: number }[]) => events.map(({ seq }) => seq);

test('a moment has the story until then and what its step brought, in whatever order one looks', async () => {
  const { moments } = server();
  for (const at of [3, 4, 1, 0, 7, 6, 2]) {
    const moment = await moments.at(at);
    expect(seqs(moment.events)).toEqual([0, 2, 4, 6, 8, 10, 12, 14].slice(0, at));
    expect(seqs(moment.news)).toEqual(at === 0 ? [] : [(at - 1) * 2]);
  }
});

test('what is known is not asked for again, and the same story stays the same list', async () => {
  const { asked, moments } = server();
  const { events } = await moments.at(5);
  expect((await moments.at(5)).events).toBe(events);
  await moments.at(6);
  expect(asked.filter(({ at }) => at === 6)).toEqual([{ at: 6, since: 10 }]);
  expect(new Set(asked.map(({ at }) => at)).size).toBe(asked.length);
});

test('what was fetched ahead is there at once', async () => {
  const { moments } = server();
  expect(moments.peek(4)).toBeNull();
  await moments.at(4);
  moments.prepare(5);
  await moments.at(5);
  expect(moments.peek(5)).toEqual(await moments.at(5));
  expect(moments.peek(6)).toBeNull();
});

test('a moment that could not be fetched is asked for anew', async () => {
  let isOut = true;
  const moments = new Moments(async ({ at }) => {
    if (isOut) throw new Error('no network');
    return { at, told: 0, events: [] } as unknown as ReplayFace;
  });
  await expect(moments.at(0)).rejects.toThrow('no network');
  isOut = false;
  expect(await moments.at(0)).toMatchObject({ at: 0 });
});
