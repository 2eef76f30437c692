import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { testServer } from '../testing/server.ts';
import { errors } from './errors.ts';

test('the protocol lists every code with its status and arguments, and no other', () => {
  const text = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
  const rows = text.slice(text.indexOf('## Error codes')).split('\n').slice(3);
  const words = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word);
  const listed = rows.flatMap((row) => {
    const [, codes, status, args] = row.split('|');
    return words(codes).map((code) => [code, status?.trim(), words(args)]);
  });
  const known = Object.entries(errors).map(([code, reason]) => {
    const status = code === 'refused' ? '4xx' : String(reason.status);
    return [code, status, 'args' in reason ? reason.args : []];
  });
  expect(listed.sort()).toEqual(known.sort());
});

test('what a text speaks of comes with the code, over HTTP and on the socket', async () => {
  const { url } = await testServer({ limits: { chatPerSecond: 1 } });
  const ann = await Client.guest(url, 'Ann');
  await ann.post('/api/account', { login: 'ann', password: 'correct horse' });
  const again = ann.post('/api/account', { login: 'eve', password: 'correct horse' });
  await expect(again).rejects.toMatchObject({ error: { code: 'has-account', args: { login: 'ann' } } });
  const { id } = await ann.table({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  const line = await ann.sit(id);
  const said = await Promise.all(Array.from({ length: 9 }, () => line.say({ type: 'chat', text: 'hello' })));
  expect(said.find(({ type }) => type === 'error')).toMatchObject({
    error: { code: 'too-many', args: { seconds: 1 }, message: expect.stringContaining('chat') },
  });
});
