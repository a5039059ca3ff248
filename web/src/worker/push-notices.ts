import type { PushAct, PushActState, PushPayload } from '@caretrail/contract/push/schema';
import { productName } from '@caretrail/contract/texts/product';
import type { SentAct } from '../lib/push/flush-acts.ts';
import { unsentTexts } from '../lib/push/unsent-texts.ts';
import { pushTexts as texts } from './push-texts.ts';

/** What a notification carries to its own click. */
export type NoticeData = {
  /** One for each dose. */
  readonly tokens: readonly string[];
  /** Where a tap leads: a path of this app. */
  readonly path: string;
};

/** As the browsers know it; the types of the DOM leave some of it out. */
export type NoticeOptions = NotificationOptions & {
  readonly tag: string;
  readonly data: NoticeData;
  readonly renotify?: boolean;
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
};
export type Notice = { readonly title: string; readonly options: NoticeOptions };

type Read = Pick<PushPayload, 'notification' | 'caretrail'>;

/** Null: it is not one of ours, or was cut off. Decrypting has shown already that our server sent it. */
export function readPayload(text: string | undefined): Read | null {
  try {
    const payload = JSON.parse(text ?? '') as Partial<Read>;
    const { notification, caretrail } = payload;
    const isWhole =
      typeof notification?.title === 'string' &&
      typeof notification.navigate === 'string' &&
      Array.isArray(notification.actions) &&
      typeof caretrail?.tag === 'string' &&
      Array.isArray(caretrail.tokens);
    return isWhole ? (payload as Read) : null;
  } catch {
    return null;
  }
}

/** Addresses of this app alone: a notification never leads elsewhere. A path that begins with '//' names another site. */
export function pathIn(navigate: string, origin: string): string {
  try {
    const { origin: site, pathname, search, hash } = new URL(navigate, origin);
    return site === origin ? pathname.replace(/^\/+/, '/') + search + hash : '/';
  } catch {
    return '/';
  }
}

const icon = '/icon-192.png';
const appTag = 'caretrail';

/** Something must be shown for each message, or the browser takes the subscription away. */
const plain = (
  body: string,
  tag = appTag,
  data: NoticeData = { tokens: [], path: '/' },
): Notice => ({
  title: productName,
  options: { body, icon, tag, data },
});

export const unreadableNotice = (): Notice => plain(texts.unreadable);

type Place = { readonly origin: string; readonly nowMs: number; readonly maxActions: number };

/** The reminder itself. A newer one about the same replaces it, and is heard again. */
export function noticeOf({ notification, caretrail }: Read, place: Place): Notice {
  const { title, body, lang, dir, navigate, actions } = notification;
  const { tag, tokens, kind, useless_ms } = caretrail;
  const data = { tokens, path: pathIn(navigate, place.origin) };
  // Recording it now would say the wrong time.
  if (place.nowMs >= useless_ms) return plain(texts.late, tag, { tokens: [], path: '/' });
  return {
    title,
    options: {
      body,
      lang,
      dir,
      icon,
      tag,
      data,
      renotify: true,
      // On a computer it stays until it is answered; a phone keeps it in any case.
      requireInteraction: kind === 'dose',
      actions: actions
        .slice(0, place.maxActions)
        .map(({ action, title: words }) => ({ action, title: words })),
    },
  };
}

const unique = (sentences: readonly string[]): string => [...new Set(sentences)].join(' ');

/** In place of a reminder whose doses have all been answered meanwhile: calm, and with nothing to press. Null: some are open. */
export function answeredMeanwhile(
  { caretrail }: Read,
  states: readonly (PushActState | null)[],
): Notice | null {
  const known = states.filter((each) => each !== null);
  if (states.length === 0 || known.length < states.length) return null;
  if (known.some(({ state }) => state === 'open')) return null;
  const { title, options } = plain(unique(known.map(({ sentence }) => sentence)), caretrail.tag);
  return { title, options: { ...options, silent: true } };
}

/** The server does not know what waits in the app, which may be this dose: nothing to press, and the app is where to look. */
export const withUnsent = ({ title, options }: Notice): Notice => ({
  title,
  options: {
    ...options,
    body: `${unsentTexts.unsent} ${options.body ?? ''}`,
    actions: [],
    data: { ...options.data, path: '/' },
  },
});

/** The same in place of a reminder that was pressed: that press is not kept. */
export function notTakenNotice(tokens: readonly string[], tag: string): Notice {
  const body = `${unsentTexts.notTaken} ${unsentTexts.unsent}`;
  const { title, options } = plain(body, tag, { tokens, path: '/' });
  return { title, options: { ...options, renotify: true } };
}

/** Where the browser keeps nothing, what could not be sent will not be sent later either. */
export const lostIfWaiting = (sent: SentAct): SentAct =>
  sent.result.kind === 'waiting' ? { ...sent, result: { kind: 'refused', sentence: null } } : sent;

const sentenceOf = ({ result }: SentAct): string => {
  if (result.kind === 'waiting') return texts.waiting;
  return result.sentence ?? texts.refused;
};

/**
 * What became of a press, in place of the notification it was made on. A refusal is heard; that all is well is not. Recorded
 * already is heard too: whoever presses “Taken” after someone else did may have taken it a second time.
 */
export function pressedNotice(sent: readonly SentAct[], tag: string, path: string): Notice {
  const isFine = sent.every(
    ({ result }) => result.kind === 'answered' && ['recorded', 'later'].includes(result.outcome),
  );
  const waiting = sent.filter(({ result }) => result.kind === 'waiting');
  // Said once, after what is known.
  const sentences = sent.toSorted(
    (one, other) => Number(one.result.kind === 'waiting') - Number(other.result.kind === 'waiting'),
  );
  const { title, options } = plain(unique(sentences.map(sentenceOf)), tag, {
    tokens: waiting.map(({ token }) => token),
    path,
  });
  return { title, options: { ...options, silent: isFine, renotify: !isFine } };
}

export const isAct = (action: string): action is PushAct =>
  action === 'taken' || action === 'later';
