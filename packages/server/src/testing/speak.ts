/** Says to a server what no well-behaved client would, byte by byte, and gives its whole answer. */
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';

export interface Spoken {
  readonly status: number;
  /** With the status line. */
  readonly head: string;
  readonly body: string;
}

/** The server has to end the connection: ask it to with `Connection: close`. */
export async function speak(url: string, request: string): Promise<Spoken> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  const answer = await textOf(socket);
  const [head = '', ...body] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: body.join('\r\n\r\n') };
}
