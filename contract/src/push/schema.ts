import * as z from 'zod/mini';
import { id, requiredText } from '../http/plain-text.ts';
import { instant } from '../http/record-stamps.ts';
import { tokenForm } from '../http/token-form.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';

const errors = messages('push/errors', {
  endpoint: 'Send the address that the browser gave for its notifications.',
  key: 'Send the keys that the browser gave for its notifications.',
  hash: 'Send the SHA-256 of the address, as 43 characters of base64url.',
  token: 'Send the token of the notification.',
  act: 'Select taken or later.',
  name: 'Enter a name for this device.',
});

export const pushLimits = {
  devices: 10,
  testsPerHour: 5,
  endpointLength: 1000,
  nameLength: limits.text.name,
  /** What 'Later' on a notification means. */
  laterMin: 15,
  /** A device that left so many notifications in a row unconfirmed is silent. */
  silentAfter: 2,
} as const;

const base64url = (pattern: RegExp, error: () => string) =>
  z.string({ error }).check(z.regex(pattern, { error }));

/** Without credentials and fragment. */
const secureAddress = /^https:\/\/[^@/?#\\]+(?:[/?][^#]*)?$/;
/** On this machine for the tests of the server, which refuses such an address otherwise. */
const addressInTests = /^http:\/\/127\.0\.0\.1:\d+\/[^#]*$/;

const endpointAddress = z.url({ protocol: /^https?$/, error: () => errors.endpoint }).check(
  z.maxLength(pushLimits.endpointLength, { error: () => errors.endpoint }),
  z.refine(
    (address) =>
      /^[!-~]+$/.test(address) && (secureAddress.test(address) || addressInTests.test(address)),
    { error: () => errors.endpoint },
  ),
);

const deviceName = requiredText(pushLimits.nameLength, () => errors.name);

/** What `PushSubscription.toJSON()` gives, and a name for the person. */
export const newPushDevice = z.strictObject({
  endpoint: endpointAddress,
  keys: z.strictObject({
    /** 65 bytes: an uncompressed point of P-256. */
    p256dh: base64url(/^B[\w-]{86}$/, () => errors.key),
    /** 16 bytes. */
    auth: base64url(/^[\w-]{22}$/, () => errors.key),
  }),
  name: deviceName,
});
export type NewPushDevice = z.infer<typeof newPushDevice>;

export const pushDeviceEdit = z.strictObject({ name: deviceName });

const text = z.string();

export const pushDevice = z.object({
  id,
  name: text,
  /** SHA-256 of the endpoint, base64url: with it a browser finds itself in the list. */
  endpoint_hash: text,
  added_at: instant,
  /** When it last showed a notification, or Caretrail was opened on it; null: not yet. */
  confirmed_at: z.nullable(instant),
  /** It left the last notifications unconfirmed: emails go instead. */
  is_silent: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const pushOverview = z.object({
  /** Of the server (VAPID), base64url: what `pushManager.subscribe()` takes. Null: it cannot send notifications. */
  public_key: z.nullable(text),
  /** The oldest first. */
  devices: z.array(pushDevice),
});
export type PushOverview = z.infer<typeof pushOverview>;

const token = base64url(tokenForm, () => errors.token);

export const pushConfirmation = z.strictObject({
  endpoint_hash: base64url(/^[\w-]{43}$/, () => errors.hash),
});
export const pushReceipt = z.strictObject({ receipt: token });

export const pushActs = ['taken', 'later'] as const;
export type PushAct = (typeof pushActs)[number];

export const newPushAct = z.strictObject({
  token,
  act: z.enum(pushActs, { error: () => errors.act }),
  /** When the person pressed; a press without signal is sent later. */
  at: instant,
});
export type NewPushAct = z.infer<typeof newPushAct>;

/**
 * - `recorded`: the dose is recorded as taken, by this press
 * - `later`: it is due again later
 * - `already_recorded`: another press or device had recorded it before
 * - `changed`: the dose was skipped, moved, deleted, or is not in the plan any more
 * - `expired`: too late, or the reminders of the account have ended
 */
export const pushOutcomes = [
  'recorded',
  'later',
  'already_recorded',
  'changed',
  'expired',
] as const;
export type PushOutcome = (typeof pushOutcomes)[number];

export const pushActAnswer = z.object({
  outcome: z.enum(pushOutcomes),
  /** What is true now, in the language of the account. */
  sentence: text,
});
export type PushActAnswer = z.infer<typeof pushActAnswer>;

export const pushActQuestion = z.strictObject({
  token,
  /** Who is signed in where it is asked: the reminder may be of another account on the same device. */
  account: z.optional(id),
});
export type PushActQuestion = z.infer<typeof pushActQuestion>;

export const pushActState = z.object({
  /** `open`: it can be answered. Otherwise what a press would answer. */
  state: z.enum(['open', ...pushOutcomes]),
  sentence: text,
  /** Another account is signed in where it is asked. */
  is_of_other_account: z.boolean(),
  /** Only where notifications may name medicines, and never to another account. */
  name: z.nullable(text),
  amount: z.nullable(text),
  /** On the clock of the dose, 'YYYY-MM-DDTHH:mm'; null: not known any more. */
  at: z.nullable(text),
});
export type PushActState = z.infer<typeof pushActState>;

export const pushKinds = ['dose', 'event', 'stock', 'circle', 'test'] as const;
export type PushKind = (typeof pushKinds)[number];

/**
 * What a push message holds once it is decrypted: a declarative one, which Safari shows without a worker, and what our
 * worker reads beside it. Padded with spaces.
 */
export type PushPayload = {
  readonly web_push: 8030;
  /** Where there is a worker, it is asked first. */
  readonly mutable: true;
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly lang: string;
    readonly dir: 'ltr' | 'rtl';
    /** Absolute. For doses the page of one tap, with the tokens in the fragment: '#t=token,token'. */
    readonly navigate: string;
    /** A newer notification with the same tag replaces it. */
    readonly tag: string;
    readonly silent: false;
    readonly actions: readonly {
      readonly action: PushAct;
      readonly title: string;
      readonly navigate: string;
    }[];
    /** The number of doses that are due. */
    readonly app_badge?: string;
  };
  readonly caretrail: {
    readonly kind: PushKind;
    /** What it is about, without a name: of doses their time, 'YYYY-MM-DDTHH:mm'. */
    readonly key: string;
    readonly tag: string;
    /** Sent back when the notification is shown. */
    readonly receipt: string;
    /** One for each dose, in one order with the text; none for anything else. */
    readonly tokens: readonly string[];
    /** Whether the text names medicines and amounts. */
    readonly names: boolean;
    readonly count_due: number;
    /** From here on it must not be shown, in ms since 1970. */
    readonly useless_ms: number;
  };
};
