import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isCallable, post } from './calling.ts';
import { isPublicAddress } from './public-address.ts';

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const call = (url: string) => ({ url, headers: {}, body: 'hello' });

test('addresses of our own network, of documentation and of nobody are not public', () => {
  const ours = ['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'];
  const odd = ['100.64.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', 'localhost', ''];
  const six = ['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::'];
  const hidden = ['::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1', '::127.0.0.1', '2001:0:7f00:1::'];
  for (const address of [...ours, ...odd, ...six, ...hidden]) expect(isPublicAddress(address), address).toBe(false);
  for (const address of ['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])
    expect(isPublicAddress(address), address).toBe(true);
});

test('only https on its usual port, without a password, and not to a number of a private network', () => {
  for (const url of ['https://discord.com/api/webhooks/1/x', 'https://1.1.1.1/', 'https://example.org:443/'])
    expect(isCallable(url, false), url).toBe(true);
  const bad = ['http://example.org/', 'https://example.org:8443/', 'https://ann:pw@example.org/', 'ftp://example.org/'];
  const own = [
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f.1/',
    'https://2130706433/',
  ];
  for (const url of [...bad, ...own, 'file:///etc/passwd', 'nonsense']) expect(isCallable(url, false), url).toBe(false);
});

test('a name that leads to our own network, if only sometimes, is not called', async () => {
  const leadsTo =
    (...addresses: string[]) =>
    async () =>
      addresses;
  const odd = [leadsTo('127.0.0.1'), leadsTo('1.1.1.1', '10.0.0.1'), leadsTo('1.1.1.1', '::1')];
  for (const resolve of odd)
    await expect(post(call('https://rebind.example/'), false, resolve)).rejects.toThrow('private network');
  await expect(post(call('https://rebind.example/'), false, leadsTo())).rejects.toThrow('nowhere');
  await expect(post(call('https://localhost/'), false)).rejects.toThrow();
  await expect(post(call('http://127.0.0.1:9/'), false)).rejects.toThrow('not called');
});

test('a name is resolved once, and that address is called', async () => {
  const asked: (string | undefined)[] = [];
  const url = await listening(
    createServer((request, answer) => {
      asked.push(request.headers.host);
      answer.writeHead(204).end();
    }),
  );
  const answers = [['127.0.0.1'], ['203.0.113.1']];
  const resolve = async () => answers.shift() ?? [];
  const { port } = new URL(url);
  expect(await post(call(`http://rebind.example:${port}/`), true, resolve)).toBe(204);
  expect(asked).toEqual([`rebind.example:${port}`]);
  expect(answers).toHaveLength(1);
});

test('an answer that leads elsewhere is not followed, and one without an end not listened to', async () => {
  const asked: string[] = [];
  const url = await listening(
    createServer((request, answer) => {
      asked.push(request.url ?? '');
      if (request.url === '/moved') answer.writeHead(302, { location: '/elsewhere' }).end();
      else {
        const more = setInterval(() => answer.write('x'.repeat(32 * 1024)), 1);
        answer.on('close', () => clearInterval(more));
      }
    }),
  );
  expect(await post(call(`${url}/moved`), true)).toBe(302);
  expect(await post(call(`${url}/endless`), true)).toBe(200);
  expect(asked).toEqual(['/moved', '/endless']);
});

test('whatever is answered, it comes to an end, and a status that has come counts', async () => {
  const head = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  const upgrading = await listening(createServer((_request, { socket }) => socket?.write(head)));
  await expect(post(call(upgrading), true)).rejects.toThrow('without an answer');
  const unfinished = await listening(createServer((_request, answer) => void answer.writeHead(200).write('x')));
  expect(await post(call(unfinished), true)).toBe(200); // it does not wait for the rest, and find it missing
  const cut = await listening(createServer((_request, { socket }) => socket?.end()));
  await expect(post(call(cut), true)).rejects.toThrow();
});
