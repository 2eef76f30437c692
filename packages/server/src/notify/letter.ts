/** What people are told: our own words, the name of the game and a link. Nothing that a player wrote, and nothing from the game. */
import { gameArgument, sayIn } from '../messages/index.ts';

const kinds = { turn: 'letter.turn', nudge: 'letter.nudge', over: 'letter.over' } as const;

export type NoticeKind = keyof typeof kinds;

/** More would be a wall of links. */
const LINES = 20;

export interface Line {
  readonly text: string;
  readonly url: string;
}

/** A message as every channel can send it. */
export interface Letter extends Words {
  /** A page that ends this channel; and what a program posts to for the same. */
  readonly off: string;
  readonly offByPost: string;
}

interface Words {
  readonly subject: string;
  readonly lines: readonly Line[];
  /** That there would be more lines; empty when there are not. */
  readonly more: string;
  /** What the link that ends it is called. */
  readonly noMore: string;
}

export interface News {
  readonly kind: NoticeKind;
  readonly game: string;
  readonly table: string;
}

export function isNoticeKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(kinds, kind);
}

export function linesFor(news: readonly News[], publicUrl: string, language: string): Words {
  const say = sayIn(language);
  const all = news.map(({ kind, game, table }) => ({
    text: say(kinds[kind], { game: gameArgument(game) }),
    url: `${publicUrl}/table/${table}`,
  }));
  const [first] = all;
  return {
    subject: all.length === 1 && first ? first.text : say('letter.subject', { count: all.length }),
    lines: all.slice(0, LINES),
    more: all.length > LINES ? say('letter.more', { count: all.length - LINES }) : '',
    noMore: say('letter.no-more'),
  };
}

export function confirmationFor(url: string, publicUrl: string, language: string): Words {
  const say = sayIn(language);
  const text = say('letter.confirm', { host: new URL(publicUrl).host });
  return { subject: say('letter.confirm.subject'), lines: [{ text, url }], more: '', noMore: say('letter.no-more') };
}

export function textOf({ lines, more }: Letter): string {
  return [...lines.map(({ text, url }) => `${text}\n${url}`), ...(more === '' ? [] : [more])].join('\n\n');
}
