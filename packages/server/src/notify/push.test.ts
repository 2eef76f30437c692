import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import webPush from 'web-push';
import type { NotificationsFace } from '../protocol/notifications.ts';
import { Client } from '../testing/client.ts';
import { httpReceiver } from '../testing/receivers.ts';
import { testServer } from '../testing/server.ts';
import { decrypted } from '../testing/web-push.ts';

/** A browser: its keys, and where its service takes messages for it. */
function browser(endpoint: string) {
  const key = createECDH('prime256v1');
  key.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { subscription: { endpoint, keys }, read: (body: Buffer) => JSON.parse(decrypted(body, key, auth)) };
}

async function withPush() {
  const receiver = await httpReceiver();
  const push = { ...webPush.generateVAPIDKeys(), subject: 'mailto:host@play.example' };
  const notify = { publicUrl: 'https://play.example', push, mayCallAnybody: true, look: 20, gap: 0 };
  const { url } = await testServer({ notify });
  const [ann, ben] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ben')];
  const play = async () => {
    const { id } = await ben.table({ seats: [{ kind: 'open' }, { kind: 'me' }] });
    await ann.post(`/api/tables/${id}/join`);
    return id;
  };
  return { receiver, push, ann, play };
}

test('a browser is told of a turn, in words that only it can read, by its service that knows us', async () => {
  const { receiver, push, ann, play } = await withPush();
  const { subscription, read } = browser(`${receiver.url}/ann`);
  const { offered } = await ann.get<NotificationsFace>('/api/notifications');
  expect(offered.push).toBe(push.publicKey);
  expect(await ann.post('/api/notifications/push', subscription)).toMatchObject({ browsers: 1 });
  const id = await play();
  await expect.poll(() => receiver.received.length).toBe(1);
  const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.alloc(0) }] = receiver.received;
  expect(path).toBe('/ann');
  expect(headers.authorization).toContain(`k=${push.publicKey}`);
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(read(body)).toMatchObject({
    title: 'It is your turn in trap.',
    url: `https://play.example/table/${id}`,
    off: expect.stringContaining('https://play.example/link?key='),
  });
});

test('a browser that is gone is forgotten, and the others are still told', async () => {
  const { receiver, ann, play } = await withPush();
  const other = await httpReceiver();
  receiver.status = 410;
  for (const { url } of [receiver, other]) await ann.post('/api/notifications/push', browser(url).subscription);
  await play();
  await expect.poll(() => [receiver.received.length, other.received.length]).toEqual([1, 1]);
  const browsers = async () => (await ann.get<NotificationsFace>('/api/notifications')).browsers;
  await expect.poll(browsers).toBe(1);
  await ann.post('/api/notifications/push/end', { endpoint: other.url });
  expect(await browsers()).toBe(0);
});

test('a browser with keys by which nothing can be written is forgotten', async () => {
  const { receiver, ann, play } = await withPush();
  const { endpoint, keys } = browser(receiver.url).subscription;
  await ann.post('/api/notifications/push', { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } });
  await play();
  await expect.poll(async () => (await ann.get<NotificationsFace>('/api/notifications')).browsers).toBe(0);
});

test('five browsers at most, and none in our own network', async () => {
  const { receiver, ann } = await withPush();
  for (let i = 0; i < 7; i++) await ann.post('/api/notifications/push', browser(`${receiver.url}/${i}`).subscription);
  expect(await ann.get('/api/notifications')).toMatchObject({ browsers: 5 });
  const { subscription } = browser('https://10.0.0.1/push');
  const { url } = await testServer({
    notify: {
      publicUrl: 'https://play.example',
      push: { ...webPush.generateVAPIDKeys(), subject: 'mailto:a@b.example' },
    },
  });
  const eve = await Client.guest(url, 'Eve');
  await expect(eve.post('/api/notifications/push', subscription)).rejects.toMatchObject({
    error: { code: 'bad-webhook' },
  });
});
