/** How people can be told of things, as whoever runs the server allows it. What is not set is off. */

export interface MailSettings {
  /** `smtps://user:password@host:port` */
  readonly url: string;
  readonly from: string;
}

/** https://www.rfc-editor.org/rfc/rfc8292: by which the services of browsers know us. */
export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:…` or `https://…`: whom those services may ask. */
  readonly subject: string;
}

export interface NotifySettings {
  /** Where people find us, for links; without it nothing is sent. */
  readonly publicUrl: string | null;
  readonly mail: MailSettings | null;
  readonly push: PushSettings | null;
  readonly webhooks: boolean;
  /** Plain http to any address, so that tests can listen. No variable of the environment sets it. */
  readonly mayCallAnybody: boolean;
  /** Milliseconds: how often what is due is looked for. */
  readonly look: number;
  /** Milliseconds between two messages to the same person by the same channel; what comes meanwhile is gathered. */
  readonly gap: number;
}

export const silent: NotifySettings = {
  publicUrl: null,
  mail: null,
  push: null,
  webhooks: false,
  mayCallAnybody: false,
  look: 5_000,
  gap: 5 * 60_000,
};

type Environment = Readonly<Record<string, string | undefined>>;

export function notifySettingsFrom(env: Environment): NotifySettings {
  const settings = {
    ...silent,
    publicUrl: publicUrlFrom(env.ORRERY_PUBLIC_URL),
    mail: mailFrom(env.ORRERY_SMTP_URL, env.ORRERY_MAIL_FROM),
    push: pushFrom(env.ORRERY_VAPID_PUBLIC, env.ORRERY_VAPID_PRIVATE, env.ORRERY_VAPID_SUBJECT),
    webhooks: webhooksFrom(env.ORRERY_WEBHOOKS),
  };
  const wantsToTell = settings.mail !== null || settings.push !== null || settings.webhooks;
  if (wantsToTell && settings.publicUrl === null)
    throw new Error('ORRERY_PUBLIC_URL: give the address of this server, which notifications lead to');
  return settings;
}

function publicUrlFrom(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol) || new URL(text).pathname !== '/')
    throw new Error(`ORRERY_PUBLIC_URL ${text}: give https://host`);
  return new URL(text).origin;
}

/** The address holds a password, and is not repeated. */
function mailFrom(url: string | undefined, from: string | undefined): MailSettings | null {
  if (!url) return null;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || new URL(url).hostname === '')
    throw new Error('ORRERY_SMTP_URL: give smtps://user:password@host or smtp://…');
  if (!from?.includes('@')) throw new Error('ORRERY_MAIL_FROM: give the address that letters come from');
  return { url, from };
}

function pushFrom(publicKey?: string, privateKey?: string, subject?: string): PushSettings | null {
  if (!publicKey && !privateKey) return null;
  if (!/^[\w-]{87}$/.test(publicKey ?? '') || !/^[\w-]{43}$/.test(privateKey ?? ''))
    throw new Error('ORRERY_VAPID_PUBLIC, ORRERY_VAPID_PRIVATE: give what `npx web-push generate-vapid-keys` prints');
  if (!/^(?:mailto:.+@|https:\/\/)/.test(subject ?? ''))
    throw new Error('ORRERY_VAPID_SUBJECT: give mailto:you@example.org, or an https address');
  return { publicKey: publicKey ?? '', privateKey: privateKey ?? '', subject: subject ?? '' };
}

function webhooksFrom(text: string | undefined): boolean {
  if (text && text !== '0' && text !== '1') throw new Error(`ORRERY_WEBHOOKS ${text}: give 1 or 0`);
  return text === '1';
}
