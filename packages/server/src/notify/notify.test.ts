import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { LinkFace, NotificationsFace } from '../protocol/notifications.ts';
import { Client } from '../testing/client.ts';
import { type HttpReceiver, httpReceiver } from '../testing/receivers.ts';
import { testServer } from '../testing/server.ts';
import { channelsFrom } from './channels.ts';
import { linesFor } from './letter.ts';
import { type NotifySettings, silent } from './settings.ts';

const publicUrl = 'https://play.example';
const quick = { publicUrl, mayCallAnybody: true, look: 20, gap: 0 };
const refused = (code: string) => ({ error: { code } });

interface Discord {
  readonly content: string;
}

const contents = ({ received }: HttpReceiver) =>
  received.map(({ body }) => (JSON.parse(String(body)) as Discord).content);

/** Ann, who is away and told by a webhook, and Ben. */
async function away(notify: Partial<NotifySettings> = {}) {
  const receiver = await httpReceiver();
  const server = await testServer({ notify: { ...quick, webhooks: true, ...notify } });
  const [ann, ben] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Ben')];
  await ann.post('/api/notifications/webhook', { url: `${receiver.url}/secret-path` });
  const play = async () => {
    const { id } = await ben.table({ seats: [{ kind: 'open' }, { kind: 'me' }] });
    await ann.post(`/api/tables/${id}/join`);
    return id;
  };
  return { receiver, server, ann, ben, play };
}

describe('a webhook', () => {
  test('is told once whose turn it is, with a link, and in the form of Discord', async () => {
    const { receiver, ann, play } = await away();
    const id = await play();
    await expect.poll(() => receiver.received.length).toBe(1);
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = receiver.received;
    expect(path).toBe('/secret-path');
    expect(headers['content-type']).toBe('application/json');
    const message = JSON.parse(String(body));
    expect(message).toMatchObject({ username: 'Orrery', allowed_mentions: { parse: [] } });
    expect(message.content).toContain(`${publicUrl}/table/${id}`);
    expect(message.content).toContain('your turn in trap');
    for (const secret of [ann.token, 'Ann', 'Ben', 'secret-path']) expect(String(body)).not.toContain(secret);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(receiver.received).toHaveLength(1);
  });

  test('whoever looks at the table is told nothing', async () => {
    const { receiver, ann, ben } = await away();
    const { id } = await ben.table({ seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }] });
    await ann.post(`/api/tables/${id}/join`);
    await ann.sit(id);
    await ben.post(`/api/tables/${id}/start`);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(receiver.received).toEqual([]);
  });

  test('whoever has come to the table until it is sent is told nothing', async () => {
    const { receiver, ann, play } = await away({ gap: 1000 });
    await play();
    await expect.poll(() => receiver.received.length).toBe(1);
    const [here, there] = [await play(), await play()];
    await ann.sit(here);
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(contents(receiver)[1]).toContain(there);
    expect(contents(receiver)[1]).not.toContain(here);
  });

  test('whoever is on vacation is told nothing until they are back', async () => {
    const { receiver, ann, play } = await away();
    await ann.post('/api/vacation', { days: 3 });
    await play();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(receiver.received).toEqual([]);
    await ann.post('/api/vacation/end');
    await play();
    await expect.poll(() => receiver.received.length).toBe(1);
  });

  test('what was to be told before a vacation began waits for its end', async () => {
    const { receiver, ann, play } = await away({ gap: 2000 }); // long enough for a busy machine to do the rest meanwhile
    await play();
    await expect.poll(() => receiver.received.length).toBe(1);
    await play();
    await ann.post('/api/vacation', { days: 3 });
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(receiver.received).toHaveLength(1);
  });

  test('what comes soon after a message waits, and is told together', async () => {
    const { receiver, play } = await away({ gap: 4000 });
    await play();
    await expect.poll(() => receiver.received.length).toBe(1);
    const later = [await play(), await play()];
    await expect.poll(() => receiver.received.length).toBe(2);
    for (const id of later) expect(contents(receiver)[1]).toContain(id);
  });

  test('what comes while a message is under way waits as well', async () => {
    const { receiver, play } = await away({ gap: 60_000 });
    receiver.pause = 500;
    await play();
    await expect.poll(() => receiver.received.length).toBe(1);
    await play();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(receiver.received).toHaveLength(1);
  });

  test('that fails is not tried more often because more happens', async () => {
    const { receiver, play } = await away();
    receiver.status = 500;
    await play();
    await expect.poll(() => receiver.received.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (let i = 0; i < 5; i++) await play();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(receiver.received).toHaveLength(1);
  });

  test('that fails is not tried at once with what has come meanwhile', async () => {
    const { receiver, play } = await away();
    Object.assign(receiver, { status: 500, pause: 500 });
    await play();
    await expect.poll(() => receiver.received.length).toBe(1);
    await play();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(receiver.received).toHaveLength(1);
  });

  test('whoever is slow to listen holds up nobody else', async () => {
    const { receiver, server, play } = await away();
    const slow = await httpReceiver();
    slow.pause = 60_000;
    const host = await Client.guest(server.url, 'Host');
    for (let i = 0; i < 30; i++) {
      const guest = await Client.guest(server.url, 'Guest');
      await guest.post('/api/notifications/webhook', { url: slow.url });
      const { id } = await host.table({ seats: [{ kind: 'open' }, { kind: 'me' }] });
      await guest.post(`/api/tables/${id}/join`);
    }
    await expect.poll(() => slow.received.length).toBe(30);
    await play();
    await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(1);
  });

  test('the end of a game is told to all who are away', async () => {
    const { receiver, ann, ben } = await away();
    const { id } = await ben.table({ seats: [{ kind: 'me' }, { kind: 'open' }], options: { rolls: 1 } });
    await ann.post(`/api/tables/${id}/join`);
    await (await ben.sit(id)).answer('roll');
    await expect.poll(() => contents(receiver).join()).toContain('trap is over');
  });

  test('one link, without a login, ends it for good', async () => {
    const { receiver, server, ann, play } = await away();
    await play();
    await expect.poll(() => receiver.received.length).toBe(1);
    const key = /\/link\?key=([\w.-]+)/.exec(contents(receiver)[0] ?? '')?.[1] ?? '';
    const follow = (text: string) =>
      fetch(`${server.url}/api/notifications/link?key=${text}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await follow(`${key.slice(0, -2)}xx`)).status).toBe(400);
    expect((await follow('nonsense')).status).toBe(400);
    expect(await ann.get('/api/notifications')).toMatchObject({ webhook: { host: expect.any(String) } });
    const answer = await follow(key);
    expect([answer.status, await answer.json()]).toEqual([200, { done: 'off', channel: 'webhook' } satisfies LinkFace]);
    expect(await ann.get('/api/notifications')).toMatchObject({ webhook: null });
    await play();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(receiver.received).toHaveLength(1);
    const [large, bad] = ['x'.repeat(100_000), '{'];
    const bodies: [string | undefined, string][] = [
      ['text/plain', 'off'],
      ['application/octet-stream', '\0'],
      ['application/json', bad],
      ['application/json', ''],
      ['application/x-www-form-urlencoded', large],
      ['nonsense', large],
      [undefined, 'off'],
    ];
    for (const [type, body] of bodies) {
      const headers = { origin: 'https://mail.example', ...(type !== undefined && { 'content-type': type }) };
      const { status } = await fetch(`${server.url}/api/notifications/link?key=${key}`, {
        method: 'POST',
        headers,
        body: Buffer.from(body),
      });
      expect([type, status]).toEqual([type, 200]);
    }
  });

  test('that is not there any more is forgotten; one that fails is tried later', async () => {
    const { receiver, ann, play } = await away();
    receiver.status = 500;
    await play();
    await expect.poll(() => receiver.received.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(receiver.received).toHaveLength(1);
    receiver.status = 404;
    await ann.post('/api/notifications/webhook', { url: `${receiver.url}/other` }); // is not put off as that one
    await play();
    await expect.poll(async () => (await ann.get<NotificationsFace>('/api/notifications')).webhook).toBeNull();
  });

  test('an answer that is taken back and given again is told a few times only, until they have looked at the table', async () => {
    const { receiver, ann, ben } = await away();
    const { id } = await ben.table({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ann.post(`/api/tables/${id}/join`);
    const line = await ben.sit(id);
    const again = async () => {
      await line.do({ type: 'undo' });
      await line.until(({ decision }) => decision !== null);
      await line.answer('wait');
    };
    await line.answer('wait');
    await expect.poll(() => receiver.received.length).toBe(1);
    for (const told of [2, 3, 3, 3]) {
      await again();
      await expect.poll(() => receiver.received.length).toBe(told);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(receiver.received).toHaveLength(3);
    const hers = await ann.sit(id);
    await line.do({ type: 'undo' }); // she sees that it is not her turn any more, and goes
    await hers.until(({ game }) => game?.waitingFor[0] === 0);
    hers.close();
    await line.until(({ decision, game }) => decision !== null && game?.table.seats[1]?.connected === false);
    await line.answer('wait');
    await expect.poll(() => receiver.received.length).toBe(4);
  });

  test('nobody keeps somebody from hearing of their turn by taking it back a few times first', async () => {
    const { receiver, ann, ben } = await away();
    const { id } = await ben.table({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ann.post(`/api/tables/${id}/join`);
    const line = await ben.sit(id);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let i = 0; i < 3; i++) {
      await Promise.all([line.answer('wait'), line.do({ type: 'undo' })]);
      await line.until(({ decision }) => decision !== null);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const told = receiver.received.length; // perhaps nothing: whenever it was to be told it was not true
    await line.answer('wait');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(receiver.received).toHaveLength(told);
    vi.setSystemTime(Date.now() + 43_200_000);
    await expect.poll(() => receiver.received.length).toBe(told + 1);
  });

  test('a turn that is over is not told any more', async () => {
    const { receiver, ann, play } = await away({ gap: 300 });
    await play();
    await expect.poll(() => receiver.received.length).toBe(1);
    const id = await play();
    await ann.post(`/api/tables/${id}/resign`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(receiver.received).toHaveLength(1);
  });
});

test('without settings nothing is offered, and strangers cannot make the server call its own network', async () => {
  const off = await Client.guest((await testServer()).url, 'Ann');
  const offered = { email: false, webhook: false, push: null };
  expect(await off.get('/api/notifications')).toMatchObject({ offered, email: null, webhook: null, browsers: 0 });
  const hook = (who: Client, url: string) => who.post('/api/notifications/webhook', { url });
  await expect(hook(off, 'https://example.org/')).rejects.toMatchObject(refused('no-such-channel'));
  const strict = await testServer({ notify: { ...quick, webhooks: true, mayCallAnybody: false } });
  const ann = await Client.guest(strict.url, 'Ann');
  for (const url of [
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://x:1/',
  ])
    await expect(hook(ann, url)).rejects.toMatchObject(refused('bad-webhook'));
  expect(await hook(ann, 'https://discord.com/api/webhooks/1/token')).toMatchObject({
    webhook: { host: 'discord.com' },
  });
});

test('a letter is in the language of its reader, and in English where that has no text', () => {
  const news = [{ kind: 'turn', game: 'ti4', table: 'abc' }] as const;
  const english = linesFor(news, publicUrl, 'en');
  expect(english).toEqual({
    subject: 'It is your turn in Twilight Imperium.',
    lines: [{ text: 'It is your turn in Twilight Imperium.', url: `${publicUrl}/table/abc` }],
    more: '',
    noMore: 'No more of these',
  });
  expect(linesFor(news, publicUrl, 'tlh-XX')).toEqual(english);
  const many = linesFor(
    Array.from({ length: 23 }, () => news[0]),
    publicUrl,
    'en',
  );
  expect([many.subject, many.more, many.lines.length]).toEqual(['News of your games: 23', 'And 3 more.', 20]);
});

test('however much Discord is to be told, every address in it is whole', async () => {
  const receiver = await httpReceiver();
  const send = (await channelsFrom({ ...silent, ...quick, webhooks: true })).get('webhook');
  const news = Array.from({ length: 20 }, () => ({ kind: 'nudge', game: 'eclipse', table: 'abcdefghijkl' }) as const);
  for (let length = 40; length < 60; length += 5) {
    const host = `https://${'a'.repeat(length)}.example`;
    const letter = { ...linesFor(news, host, 'en'), off: `${host}/link?key=k`, offByPost: '' };
    await send?.(JSON.stringify({ url: receiver.url }), letter);
  }
  for (const content of contents(receiver)) {
    expect(content.length).toBeLessThanOrEqual(2000);
    const addresses = content.match(/https:\/\/[^\s>]*/g) ?? [];
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) expect(address).toMatch(/\/table\/abcdefghijkl$|\/link\?key=k$/);
  }
});

test('hours of a place that there is not are refused', async () => {
  const { ann } = await away();
  const timing = { pace: 'digest', digestHour: 7, quiet: { from: 22, to: 6 }, zone: 'Europe/Kyiv' };
  expect(await ann.post('/api/notifications/timing', timing)).toMatchObject({ timing });
  const wrong = [
    { ...timing, zone: 'Moon' },
    { ...timing, digestHour: 24 },
  ];
  for (const each of wrong)
    await expect(ann.post('/api/notifications/timing', each)).rejects.toMatchObject(refused('malformed'));
});
