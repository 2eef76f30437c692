/** How people are told of things when they are away, as it goes over the wire. */
import { type Static, Type } from './schema.ts';

const strict = { additionalProperties: false } as const;
const Hour = Type.Integer({ minimum: 0, maximum: 23 });

export const Timing = Type.Object(
  {
    /** At once, or all of a day together. */
    pace: Type.Union([Type.Literal('now'), Type.Literal('digest')]),
    /** When the day's message comes. */
    digestHour: Hour,
    /** Nothing is sent from this hour until that one. */
    quiet: Type.Union([Type.Null(), Type.Object({ from: Hour, to: Hour }, strict)]),
    /** Whose hours these are, such as `Europe/Kyiv`. */
    zone: Type.String({ minLength: 1, maxLength: 60 }),
  },
  strict,
);
export type Timing = Static<typeof Timing>;

export const EmailWish = Type.Object({ address: Type.Union([Type.Null(), Type.String({ maxLength: 254 })]) }, strict);
export const WebhookWish = Type.Object({ url: Type.Union([Type.Null(), Type.String({ maxLength: 1000 })]) }, strict);

const Endpoint = Type.String({ minLength: 1, maxLength: 1000 });
/** As a browser gives it. */
export const PushWish = Type.Object(
  {
    endpoint: Endpoint,
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
        auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
      },
      strict,
    ),
  },
  strict,
);
export type PushWish = Static<typeof PushWish>;
export const PushEnd = Type.Object({ endpoint: Endpoint }, strict);

/** How I am told, and how I could be. */
export interface NotificationsFace {
  /** What this server offers; `push` is the key that a browser subscribes with. */
  readonly offered: { readonly email: boolean; readonly webhook: boolean; readonly push: string | null };
  readonly timing: Timing;
  readonly email: { readonly address: string; readonly confirmed: boolean } | null;
  /** Only its host: the rest of the address is a secret. */
  readonly webhook: { readonly host: string } | null;
  /** How many browsers. */
  readonly browsers: number;
}

/** What a link has done. */
export interface LinkFace {
  readonly done: 'off' | 'confirmed';
  readonly channel: string;
}
