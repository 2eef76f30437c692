import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { type MailReceiver, mailReceiver } from '../testing/receivers.ts';
import { testServer } from '../testing/server.ts';

const publicUrl = 'https://play.example';
const refused = (code: string) => ({ error: { code } });
const keyIn = (text = '', after = '') => new RegExp(`${after}[^]*?/link\\?key=([\\w.-]+)`).exec(text)?.[1] ?? '';

async function withMail() {
  const box = await mailReceiver();
  const mail = { url: box.url, from: 'Orrery <orrery@play.example>' };
  const server = await testServer({ notify: { publicUrl, mail, look: 20, gap: 0 } });
  const [ann, ben] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Ben')];
  const play = async () => {
    const { id } = await ben.table({ seats: [{ kind: 'open' }, { kind: 'me' }] });
    await ann.post(`/api/tables/${id}/join`);
    return id;
  };
  const follow = (key: string) => ben.post(`/api/notifications/link?key=${key}`);
  return { box, ann, ben, play, follow };
}

const until = (box: MailReceiver, count: number) => expect.poll(() => box.mails.length).toBe(count);
const write = (who: Client, address: string | null) => who.post('/api/notifications/email', { address });

test('an address gets one letter until its owner confirms it, then it is told of turns', async () => {
  const { box, ann, play, follow } = await withMail();
  expect(await write(ann, 'ann@home.example')).toMatchObject({
    email: { address: 'ann@home.example', confirmed: false },
  });
  await until(box, 1);
  await play();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await until(box, 1);
  expect(box.mails[0]).toMatchObject({
    to: ['ann@home.example'],
    text: expect.stringContaining('Is this your address?'),
  });
  expect(await follow(keyIn(box.mails[0]?.text, 'follow this link'))).toEqual({ done: 'confirmed', channel: 'email' });
  expect(await ann.get('/api/notifications')).toMatchObject({ email: { confirmed: true } });
  const id = await play();
  await until(box, 2);
  const { text = '' } = box.mails[1] ?? {};
  expect(text).toContain(`${publicUrl}/table/${id}`);
  expect(text).toContain('Subject: It is your turn in trap.');
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  for (const secret of [ann.token, 'Ben']) expect(text).not.toContain(secret);

  const button = /List-Unsubscribe: <https:\/\/play\.example(\/api\/notifications\/link\?key=[\w.-]+)>/.exec(text)?.[1];
  expect(await ann.post(button ?? '')).toEqual({ done: 'off', channel: 'email' });
  await play();
  await new Promise((resolve) => setTimeout(resolve, 150));
  await until(box, 2);
});

test('an old link does not confirm a new address, and none has a second receiver in it', async () => {
  const { box, ann, follow } = await withMail();
  await write(ann, 'ann@home.example');
  await until(box, 1);
  await write(ann, 'eve@home.example');
  await until(box, 2);
  const old = keyIn(box.mails[0]?.text, 'follow this link');
  await expect(follow(old)).rejects.toMatchObject(refused('bad-link'));
  const odd = [
    'nobody',
    'a@b',
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'A <a@b.example>',
    ' a@b.example',
  ];
  for (const address of odd) await expect(write(ann, address)).rejects.toMatchObject(refused('bad-address'));
  expect(await write(ann, null)).toMatchObject({ email: null });
});

test('one network cannot have strangers written to again and again', async () => {
  const box = await mailReceiver();
  const mail = { url: box.url, from: 'orrery@play.example' };
  const { url } = await testServer({ notify: { publicUrl, mail, look: 20 }, limits: { lettersPerAddress: 2 } });
  for (const name of ['Ann', 'Ben']) await write(await Client.guest(url, name), 'victim@home.example');
  const third = write(await Client.guest(url, 'Cat'), 'victim@home.example');
  await expect(third).rejects.toMatchObject(refused('too-many'));
});

test('a full mailbox is tried again later, and nothing is lost', async () => {
  const { box, ann } = await withMail();
  box.isFull = true;
  await write(ann, 'ann@home.example');
  await expect.poll(() => box.refused).toBe(1);
  box.isFull = false;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(box.mails).toEqual([]); // a minute has not passed
  await write(ann, 'ann@home.example');
  await until(box, 1);
});

test('letters are limited, but not to be told no more', async () => {
  const box = await mailReceiver();
  const mail = { url: box.url, from: 'orrery@play.example' };
  const server = await testServer({ notify: { publicUrl, mail, look: 20, gap: 0 }, limits: { lettersPerAddress: 2 } });
  const [ann, ben] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Ben')];
  await write(ann, 'ann@home.example');
  await expect(write(ann, 'no address')).rejects.toMatchObject(refused('bad-address'));
  await expect(write(ben, 'ben@home.example')).rejects.toMatchObject(refused('too-many'));
  for (const one of [ann, ann, ben]) expect(await write(one, null)).toMatchObject({ email: null });
});
