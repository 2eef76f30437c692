/** Where notifications of a server under test arrive: a web server, and a real receiver of mail. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface HttpReceiver {
  readonly url: string;
  readonly received: Received[];
  /** What is answered from now on. */
  status: number;
  /** Milliseconds until it is. */
  pause: number;
}

export async function httpReceiver(): Promise<HttpReceiver> {
  const received: Received[] = [];
  const receiver = { url: '', received, status: 204, pause: 0 };
  const server = createServer(async (request, answer) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
    setTimeout(() => answer.writeHead(receiver.status).end(), receiver.pause);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return receiver;
}

export interface Mail {
  readonly to: readonly string[];
  readonly text: string;
}

export interface MailReceiver {
  readonly url: string;
  readonly mails: Mail[];
  /** Whether letters are refused for now, and how many were. */
  isFull: boolean;
  refused: number;
}

export async function mailReceiver(): Promise<MailReceiver> {
  const mails: Mail[] = [];
  const receiver = { url: '', mails, isFull: false, refused: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        if (receiver.isFull) receiver.refused++;
        if (receiver.isFull) return done(Object.assign(new Error('full'), { responseCode: 452 }));
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: unwrapped(raw) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  receiver.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return receiver;
}

/** As a reader of mail shows it: folded headers and long lines are whole again. */
function unwrapped(raw: string): string {
  const plain = raw.replaceAll('\r\n', '\n').replace(/\n[ \t]+/g, ' ');
  if (!/quoted-printable/i.test(plain)) return plain;
  return plain
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
