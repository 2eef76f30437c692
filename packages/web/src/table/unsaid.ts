/** What was said in the chat, until the server has it: a line that is lost takes nothing of it away. */
import type { ChatLine } from '@orrery/server/protocol';

export class Unsaid {
  /** Gives the reference under which a text was sent; null without a line. */
  private readonly send: (text: string) => string | null;
  private lines: { readonly text: string; ref: string | null }[] = [];

  constructor(send: (text: string) => string | null) {
    this.send = send;
  }

  say(text: string): void {
    this.lines.push({ text, ref: this.send(text) });
  }

  /** The server has it, or will not have it. */
  settled(reference: string): void {
    this.lines = this.lines.filter(({ ref }) => ref !== reference);
  }

  lineLost(): void {
    for (const line of this.lines) line.ref = null;
  }

  /** `mine`: what the server has heard from me meanwhile. */
  lineBack(mine: readonly ChatLine[]): void {
    this.lines = this.lines.filter(({ text, ref }) => ref !== null || !mine.some((line) => line.text === text));
    for (const line of this.lines) line.ref ??= this.send(line.text);
  }
}
