/** The ways to reach somebody. */
import type { PushWish } from '../protocol/notifications.ts';
import { post } from './calling.ts';
import { type Letter, textOf } from './letter.ts';
import type { MailSettings, NotifySettings, PushSettings } from './settings.ts';

/** `gone`: nobody will ever be reached there again. Whatever may be better later is thrown. */
export type Outcome = 'sent' | 'gone';

/** `to` is what somebody wished for, as wishes.ts keeps it. */
export type Channel = (to: string, letter: Letter) => Promise<Outcome>;

export type ChannelKind = 'email' | 'webhook' | 'push';

export interface EmailAddress {
  readonly address: string;
  readonly confirmed: boolean;
}

/** Milliseconds. */
const SMTP_PATIENCE = 15_000;
/** Characters that Discord takes. */
const CONTENT = 2000;
/** Seconds for which a browser's service keeps a message for a machine that is off. */
const KEPT = 24 * 3600;

/** Those that are set. Few servers send letters, and what sends them takes long to load. */
export async function channelsFrom(settings: NotifySettings): Promise<ReadonlyMap<ChannelKind, Channel>> {
  const { publicUrl, mail, push, webhooks, mayCallAnybody } = settings;
  const channels = new Map<ChannelKind, Channel>();
  if (publicUrl === null) return channels;
  if (mail !== null) channels.set('email', await emailBy(mail));
  if (webhooks) channels.set('webhook', webhookBy(mayCallAnybody));
  if (push !== null) channels.set('push', await pushBy(push, mayCallAnybody));
  return channels;
}

async function emailBy({ url, from }: MailSettings): Promise<Channel> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_PATIENCE,
    greetingTimeout: SMTP_PATIENCE,
    socketTimeout: SMTP_PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (to, letter) => {
    const { address }: EmailAddress = JSON.parse(to);
    await transport.sendMail({
      from,
      to: { name: '', address },
      subject: letter.subject,
      text: `${textOf(letter)}\n\n-- \n${letter.noMore}: ${letter.off}\n`,
      // https://www.rfc-editor.org/rfc/rfc8058: a button of the mail program.
      headers: {
        'List-Unsubscribe': `<${letter.offByPost}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    });
    return 'sent';
  };
}

/** As Discord wants it; others find the same text in `content`. */
function webhookBy(mayCallAnybody: boolean): Channel {
  return async (to, letter) => {
    const { url }: { url: string } = JSON.parse(to);
    const end = `\n\n${letter.noMore}: <${letter.off}>`;
    const content = fitting(textOf(letter), CONTENT - end.length) + end;
    const body = JSON.stringify({ username: 'Orrery', content, allowed_mentions: { parse: [] } });
    return outcomeOf(await post({ url, headers: { 'content-type': 'application/json' }, body }, mayCallAnybody));
  };
}

/** As many paragraphs as there is room for: half an address leads nowhere. */
function fitting(text: string, room: number): string {
  return text.length <= room ? text : text.slice(0, Math.max(0, text.lastIndexOf('\n\n', room)));
}

async function pushBy(settings: PushSettings, mayCallAnybody: boolean): Promise<Channel> {
  const { publicKey, privateKey, subject } = settings;
  const { default: webPush } = await import('web-push');
  return async (to, { subject: title, lines, off, noMore }) => {
    const subscription: PushWish = JSON.parse(to);
    const url = lines.length === 1 ? lines[0]?.url : undefined;
    const body = lines.length === 1 ? undefined : lines.map(({ text }) => text).join('\n');
    const message = JSON.stringify({ title, body, url, off, noMore });
    const details = attempt(() =>
      webPush.generateRequestDetails(subscription, message, {
        TTL: KEPT,
        vapidDetails: { subject, publicKey, privateKey },
      }),
    );
    if (details === null) return 'gone'; // its keys are none
    const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
    return outcomeOf(await post({ url: details.endpoint, headers, body: details.body ?? '' }, mayCallAnybody));
  };
}

function attempt<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  throw new Error(`the answer was ${status}`);
}
