import type { PushKind } from '@caretrail/contract/push/schema';
import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import { askToOpen } from '../lib/push/open-app.ts';
import { closeAnswered, tokensOf } from '../lib/push/close-answered.ts';
import { countWaiting } from '../lib/push/count-waiting.ts';
import { actsSync, flushActs, pressActs, type SentAct } from '../lib/push/flush-acts.ts';
import { type PushStore, pushStore } from '../lib/push/push-store.ts';
import { askActState, browserFetch, type Fetching, post, pushPaths } from '../lib/push/send-act.ts';
import {
  answeredMeanwhile,
  isAct,
  type Notice,
  lostIfWaiting,
  type NoticeData,
  noticeOf,
  notTakenNotice,
  pathIn,
  pressedNotice,
  readPayload,
  unreadableNotice,
  withUnsent,
} from './push-notices.ts';
import type {
  NoticeClick,
  PushEvent,
  PushScope,
  ShownNotice,
  SubscriptionChange,
} from './push-scope.ts';

type PushDeps = {
  readonly store: PushStore;
  readonly fetch: Fetching;
  /** What the app has recorded without a connection, and has not sent. */
  readonly countWaiting: () => Promise<number>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
};

const browserDeps: PushDeps = {
  store: pushStore,
  fetch: browserFetch,
  countWaiting,
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** A reminder does not wait longer for what is true of its doses. */
const stateMs = 2500;
const receiptMs = 8000;
const secondTryMs = 3000;

const dataOf = (data: unknown): NoticeData => {
  const { tokens, path } = Object(data) as Partial<NoticeData>;
  return { tokens: Array.isArray(tokens) ? tokens : [], path: path ?? '/' };
};

/** Nothing was counted for them. */
const withoutCount: readonly PushKind[] = ['test', 'circle'];

/** Notifications, in the service worker: shown once for each message, answered with or without a connection. */
export function addPush(scope: PushScope, deps: PushDeps = browserDeps): void {
  const { store, now, wait } = deps;
  const { registration } = scope;
  const lang = currentLanguage().tag;
  const how = { by: deps.fetch, lang };

  const show = ({ title, options }: Notice): Promise<void> =>
    registration.showNotification(title, options);

  /** What cannot be read in time holds up neither a reminder nor an answer to it. */
  const isUnsent = (): Promise<boolean> =>
    Promise.race([
      deps.countWaiting().then(
        (count) => count > 0,
        () => false,
      ),
      wait(stateMs).then(() => false),
    ]);

  /** Told where the press was made; what was dismissed meanwhile gets a place of its own. */
  async function tell(sent: readonly SentAct[]): Promise<void> {
    const shown = await registration.getNotifications();
    const placeOf = ({ token }: SentAct): ShownNotice | undefined =>
      shown.find(({ data }) => tokensOf(data).includes(token));
    for (const place of new Set(sent.map(placeOf))) {
      const acts = sent.filter((each) => placeOf(each) === place);
      if (place !== undefined) await show(pressedNotice(acts, place.tag, dataOf(place.data).path));
      // That it still waits was said when it was pressed.
      else if (acts.some(({ result }) => result.kind !== 'waiting'))
        await show(pressedNotice(acts, 'caretrail-act', '/'));
    }
  }

  /** Later, as soon as there is a connection; without Background Sync at the next message or when the app opens. */
  const sendLater = async (): Promise<void> => {
    await registration.sync?.register(actsSync).catch(() => undefined);
  };

  /** Whether all is sent. */
  async function flush(): Promise<boolean> {
    const sent = await flushActs(store, how);
    await tell(sent);
    return sent.every(({ result }) => result.kind !== 'waiting');
  }

  /** By it the server knows that this device shows its notifications. */
  async function sendReceipt(receipt: string): Promise<void> {
    const send = async (): Promise<boolean> =>
      post(pushPaths.receipt, { receipt }, { ...how, ms: receiptMs }).then(
        ({ status }) => status < 500 && status !== 429,
        () => false,
      );
    if (await send()) return;
    await wait(secondTryMs);
    await send();
  }

  async function onPush({ data, notification }: PushEvent): Promise<void> {
    // Without data a declarative message is shown by the browser itself.
    if (data === null && notification !== undefined) return;
    const payload = readPayload(data?.text());
    if (payload === null) return show(unreadableNotice());
    const { kind, tokens, receipt, count_due: due } = payload.caretrail;
    // A press that still waits answers this reminder too.
    const flushed = flush().catch(() => false);
    await Promise.race([flushed, wait(stateMs)]);
    const [unsent, ...states] = await Promise.all([
      isUnsent(),
      ...tokens.map((token) => askActState(token, { ...how, ms: stateMs })),
    ]);
    const { location, Notification } = scope;
    const place = {
      origin: location.origin,
      nowMs: now(),
      maxActions: Notification.maxActions ?? 0,
    };
    const reminder = noticeOf(payload, place);
    const isUnsure = kind === 'dose' && unsent;
    await show(answeredMeanwhile(payload, states) ?? (isUnsure ? withUnsent(reminder) : reminder));
    await Promise.allSettled([
      sendReceipt(receipt),
      withoutCount.includes(kind) ? undefined : scope.navigator.setAppBadge?.(due),
      flushed,
      closeAnswered(await registration.getNotifications(), { ...how, ms: stateMs }, tokens),
    ]);
    return undefined;
  }

  async function onAct({ action, notification }: NoticeClick): Promise<void> {
    const { tokens, path } = dataOf(notification.data);
    if (!isAct(action)) return;
    const at = new Date(now()).toISOString();
    // It was shown before the dose was recorded in the app.
    if (await isUnsent()) return show(notTakenNotice(tokens, notification.tag));
    const acts = tokens.map((token) => ({ token, act: action, at }));
    const { sent, isKept } = await pressActs(store, acts, how);
    await show(pressedNotice(isKept ? sent : sent.map(lostIfWaiting), notification.tag, path));
    if (sent.some(({ result }) => result.kind === 'waiting')) await sendLater();
    return undefined;
  }

  /** The app where it is open and signed in, else a page: for doses that of one tap, which needs no session. */
  async function onOpen({ notification }: NoticeClick): Promise<void> {
    const path = pathIn(dataOf(notification.data).path, scope.location.origin);
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = await askToOpen(windows, path);
    await (open === null ? scope.clients.openWindow(path) : open.focus());
  }

  /** With the same key. The app tells the server the new address when it opens, until then emails go. */
  async function onChange({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
    if (newSubscription) return;
    const known = oldSubscription?.options.applicationServerKey;
    const key = known ?? (await store.readDevice())?.publicKey;
    if (key === undefined) return;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    await registration.pushManager.subscribe(options).catch(() => undefined);
  }

  scope.addEventListener('push', (event) => event.waitUntil(onPush(event)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(event.action === '' ? onOpen(event) : onAct(event));
  });
  scope.addEventListener('sync', (event) => {
    if (event.tag !== actsSync) return;
    // The browser tries a sync that failed again.
    const sending = flush().then((isSent) => {
      if (!isSent) throw new Error('Not all could be sent.');
    });
    event.waitUntil(sending);
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(onChange(event)));
}
