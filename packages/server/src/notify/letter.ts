/** What people are told: our own words, the name of the game and a link. Nothing that a player wrote, and nothing from the game. */

const sentences = {
  turn: (game: string) => `It is your turn in ${game}.`,
  nudge: (game: string) => `The others are waiting for you in ${game}.`,
  over: (game: string) => `Your game of ${game} is over.`,
} as const;

export type NoticeKind = keyof typeof sentences;

const names: Readonly<Record<string, string>> = {
  arcs: 'Arcs',
  eclipse: 'Eclipse: Second Dawn',
  ti4: 'Twilight Imperium',
};

/** More would be a wall of links. */
const LINES = 20;

export interface Line {
  readonly text: string;
  readonly url: string;
}

/** A message as every channel can send it. */
export interface Letter {
  readonly subject: string;
  readonly lines: readonly Line[];
  /** How many lines there would be besides. */
  readonly more: number;
  /** A page that ends this channel; and what a program posts to for the same. */
  readonly off: string;
  readonly offByPost: string;
}

export interface News {
  readonly kind: NoticeKind;
  readonly game: string;
  readonly table: string;
}

export function isNoticeKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(sentences, kind);
}

export function linesFor(news: readonly News[], publicUrl: string): Pick<Letter, 'subject' | 'lines' | 'more'> {
  const all = news.map(({ kind, game, table }) => ({
    text: sentences[kind](names[game] ?? game),
    url: `${publicUrl}/table/${table}`,
  }));
  const [first] = all;
  const subject = all.length === 1 && first ? first.text : `News of your games: ${all.length}`;
  return { subject, lines: all.slice(0, LINES), more: Math.max(0, all.length - LINES) };
}

export function confirmationFor(url: string, publicUrl: string): Pick<Letter, 'subject' | 'lines' | 'more'> {
  const host = new URL(publicUrl).host;
  const text = `Somebody who plays at ${host} wants to be told of their games at this address. If that is you, follow this link; if not, do nothing:`;
  return { subject: 'Is this your address?', lines: [{ text, url }], more: 0 };
}

export function textOf({ lines, more }: Letter): string {
  const rest = more > 0 ? [`And ${more} more.`] : [];
  return [...lines.map(({ text, url }) => `${text}\n${url}`), ...rest].join('\n\n');
}

export const noMore = 'No more of these';
