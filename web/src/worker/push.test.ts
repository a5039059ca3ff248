import type { PushPayload } from '@caretrail/contract/push/schema';
import { describe, expect, it } from 'vitest';
import type { KeptAct } from '../lib/push/push-store.ts';
import { memoryPushStore } from '../testing/memory-push-store.ts';
import type { NoticeOptions } from './push-notices.ts';
import type { PushScope, ShownNotice } from './push-scope.ts';
import { addPush } from './push.ts';

const origin = 'https://care.example';
const at = '2026-11-18T08:03:00.000Z';
const token = 'a'.repeat(22);
const second = 'b'.repeat(22);

type Shown = ShownNotice & { readonly title: string; readonly options: NoticeOptions };
type Call = { readonly path: string; readonly body: Record<string, string> };
type Answer = (call: Call) => Response | Promise<Response>;

const payload = (change: Partial<PushPayload['caretrail']> = {}): PushPayload => ({
  web_push: 8030,
  mutable: true,
  notification: {
    title: 'A medicine is due',
    body: 'One of your medicines is due at 08:00.',
    lang: 'en-GB',
    dir: 'ltr',
    navigate: `${origin}/reminder#t=${token}`,
    tag: 'tag',
    silent: false,
    actions: [
      { action: 'taken', title: 'Taken', navigate: `${origin}/reminder#t=${token}&act=taken` },
      { action: 'later', title: 'Later', navigate: `${origin}/reminder#t=${token}&act=later` },
    ],
  },
  caretrail: {
    kind: 'dose',
    key: '2026-11-18T08:00',
    tag: 'tag',
    receipt: 'receipt',
    tokens: [token],
    names: false,
    count_due: 1,
    useless_ms: Date.parse(at) + 60_000,
    ...change,
  },
});

const open: Answer = ({ path }) =>
  path.includes('act_state')
    ? Response.json({ state: 'open', sentence: 'Due.', name: null, amount: null, at: null })
    : path.includes('/act_')
      ? Response.json({ outcome: 'recorded', sentence: 'Recorded at 08:03.' })
      : new Response(null, { status: 204 });
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** A service worker with its notifications, and the server behind it. */
function world(answer: Answer = open) {
  const state = {
    answer,
    calls: [] as Call[],
    shown: [] as Shown[],
    opened: [] as string[],
    countWaiting: async () => 0,
  };
  const syncs: string[] = [];
  const badges: number[] = [];
  const subscribed: unknown[] = [];
  const announced: Shown[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const store = memoryPushStore();
  const windows: PushWindow[] = [];
  const scope: PushScope = {
    location: { origin },
    navigator: { setAppBadge: async (count) => void badges.push(count) },
    Notification: { maxActions: 2 },
    registration: {
      async showNotification(title, options) {
        const notice: Shown = {
          title,
          options,
          tag: options.tag,
          data: options.data,
          close: () => {
            state.shown = state.shown.filter((each) => each !== notice);
          },
        };
        state.shown = [...state.shown.filter(({ tag }) => tag !== options.tag), notice];
        announced.push(notice);
      },
      getNotifications: async () => state.shown,
      pushManager: {
        subscribe: async (options) => {
          subscribed.push(options?.applicationServerKey);
          return {} as PushSubscription;
        },
      },
      sync: { register: async (tag) => void syncs.push(tag) },
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (path) => void state.opened.push(path),
    },
    addEventListener: (name, listener) => listeners.set(name, listener as (event: never) => void),
  };
  addPush(scope, {
    store,
    fetch: async (path, { body }) => {
      const call = { path, body: JSON.parse(body) as Record<string, string> };
      state.calls.push(call);
      return state.answer(call);
    },
    countWaiting: () => state.countWaiting(),
    now: () => Date.parse(at),
    wait: () => new Promise((resolve) => setTimeout(resolve, 20)),
  });
  /** Rejects as the work of the event does. */
  const happen = async (name: string, event: object): Promise<void> => {
    const works: Promise<unknown>[] = [];
    listeners.get(name)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => void works.push(work),
    } as never);
    await Promise.all(works);
  };
  return {
    state,
    store,
    syncs,
    badges,
    subscribed,
    announced,
    windows,
    happen,
    push: (message: object | string) =>
      happen('push', {
        data: { text: () => (typeof message === 'string' ? message : JSON.stringify(message)) },
      }),
    click: (action: string) =>
      happen('notificationclick', { action, notification: state.shown.at(-1) }),
    callsTo: (part: string) => state.calls.filter(({ path }) => path.includes(part)),
  };
}

type PushWindow = Awaited<ReturnType<PushScope['clients']['matchAll']>>[number];

describe('a push message', () => {
  it('shows one notification, with its actions, and tells the server that it did', async () => {
    const { push, state, callsTo } = world();
    await push(payload());
    expect(state.shown).toHaveLength(1);
    expect(state.shown[0]).toMatchObject({
      title: 'A medicine is due',
      options: {
        body: 'One of your medicines is due at 08:00.',
        tag: 'tag',
        renotify: true,
        actions: [
          { action: 'taken', title: 'Taken' },
          { action: 'later', title: 'Later' },
        ],
        data: { tokens: [token], path: `/reminder#t=${token}` },
      },
    });
    expect(callsTo('receipt').map(({ body }) => body)).toEqual([{ receipt: 'receipt' }]);
  });

  it('puts the number of doses that are due on the icon; a test, or what helpers are told, does not know it', async () => {
    const { push, badges } = world();
    await push(payload({ count_due: 2 }));
    await push(payload({ kind: 'event', count_due: 0 }));
    await push(payload({ kind: 'test', count_due: 0 }));
    await push(payload({ kind: 'circle', count_due: 0 }));
    expect(badges).toEqual([2, 0]);
  });

  it('replaces the one before about the same, and adds none', async () => {
    const { push, state, announced } = world();
    await push(payload());
    await push(payload());
    expect(state.shown).toHaveLength(1);
    expect(announced).toHaveLength(2);
  });

  it.each([
    ['cannot be read', 'not json'],
    ['is of another shape', {}],
    ['is empty', ''],
  ])(
    'shows something when it %s: one that shows nothing loses the subscription',
    async (_, message) => {
      const { push, state } = world();
      await push(message);
      expect(state.shown.map(({ options }) => options.body)).toEqual([
        'You have a new reminder. Open Caretrail to see it.',
      ]);
    },
  );

  it('shows itself without a connection to our server, or with one that answers nothing', async () => {
    for (const answer of [offline, () => new Response('<html>', { status: 500 })]) {
      const { push, state } = world(answer);
      await push(payload());
      expect(state.shown[0]?.title).toBe('A medicine is due');
    }
  });

  it('tries the receipt a second time, and no third', async () => {
    const { push, callsTo } = world(offline);
    await push(payload());
    expect(callsTo('receipt')).toHaveLength(2);
  });

  it('says calmly that a dose is recorded already, and offers nothing', async () => {
    const { push, state, callsTo } = world(({ path }) =>
      path.includes('act_state')
        ? Response.json({ state: 'already_recorded', sentence: 'Already recorded at 07:58.' })
        : new Response(null, { status: 204 }),
    );
    await push(payload());
    expect(state.shown[0]?.options).toMatchObject({
      body: 'Already recorded at 07:58.',
      silent: true,
      data: { tokens: [] },
    });
    expect(state.shown[0]?.options.actions ?? []).toEqual([]);
    expect(callsTo('receipt')).toHaveLength(1);
  });

  it('offers the answers as long as one of several doses is open', async () => {
    const { push, state } = world(({ path, body }) =>
      path.includes('act_state')
        ? Response.json({ state: body['token'] === token ? 'recorded' : 'open', sentence: '.' })
        : new Response(null, { status: 204 }),
    );
    await push(payload({ tokens: [token, second] }));
    expect(state.shown[0]?.options.actions).toHaveLength(2);
  });

  it('offers nothing to press while the app has a dose that it could not send, says so, and leads into the app', async () => {
    const { push, click, state } = world();
    state.countWaiting = async () => 1;
    await push(payload());
    expect(state.shown[0]?.options).toMatchObject({
      body: 'Something you recorded on this device is not sent yet, perhaps this dose. Open Caretrail before you take anything. One of your medicines is due at 08:00.',
      actions: [],
      renotify: true,
    });
    await click('');
    expect(state.opened).toEqual(['/']);
  });

  it('about something else than a dose stays as it is while a dose waits in the app', async () => {
    const { push, state } = world();
    state.countWaiting = async () => 1;
    await push(payload({ kind: 'event' }));
    expect(state.shown[0]?.options.body).toBe('One of your medicines is due at 08:00.');
  });

  it.each([
    ['cannot be read', () => Promise.reject(new Error('Blocked.'))],
    ['is not read in time', () => new Promise<number>(() => undefined)],
  ])('is shown where what waits in the app %s', async (_, countWaiting) => {
    const { push, state } = world();
    state.countWaiting = countWaiting;
    await push(payload());
    expect(state.shown[0]?.options.actions).toHaveLength(2);
  });

  it('announces no dose that it is too late for', async () => {
    const { push, state } = world();
    await push(payload({ useless_ms: Date.parse(at) }));
    expect(state.shown[0]?.options).toMatchObject({
      body: 'A reminder arrived too late. Open Caretrail to see what is due now.',
      data: { tokens: [], path: '/' },
    });
  });

  it.each([
    ['https://evil.example/x', '/'],
    ['//evil.example/x', '/'],
    ['/\\evil.example/x', '/'],
    [`${origin}//evil.example/x`, '/evil.example/x'],
    [`${origin}/\\/evil.example/x`, '/evil.example/x'],
    ['javascript:alert(1)', '/'],
  ])('never leads to another site: not by %s', async (navigate, path) => {
    const { push, click, state } = world();
    const evil = payload();
    await push({ ...evil, notification: { ...evil.notification, navigate } });
    expect(state.shown[0]?.options.data.path).toBe(path);
    await click('');
    expect(state.opened).toEqual([path]);
  });

  it('closes what another device has answered meanwhile', async () => {
    const { push, state } = world();
    await push(payload());
    state.answer = (call) =>
      call.path.includes('act_state') && call.body['token'] === token
        ? Response.json({ state: 'already_recorded', sentence: '.' })
        : open(call);
    await push(payload({ tag: 'evening', tokens: [second] }));
    expect(state.shown.map(({ tag }) => tag)).toEqual(['evening']);
  });
});

describe('an action on a notification', () => {
  it('is sent with the time of the press, and its answer takes the place of the notification', async () => {
    const { push, click, state, callsTo, store } = world();
    await push(payload());
    await click('taken');
    expect(callsTo('/act_api').map(({ body }) => body)).toEqual([{ token, act: 'taken', at }]);
    expect(state.shown).toHaveLength(1);
    expect(state.shown[0]?.options).toMatchObject({
      body: 'Recorded at 08:03.',
      tag: 'tag',
      silent: true,
    });
    expect(await store.listKept()).toEqual([]);
  });

  it('means every dose of its time', async () => {
    const { push, click, callsTo } = world();
    await push(payload({ tokens: [token, second] }));
    await click('later');
    expect(callsTo('/act_api').map(({ body }) => [body['token'], body['act']])).toEqual([
      [token, 'later'],
      [second, 'later'],
    ]);
  });

  it('waits without a connection, says so, and is sent once later, exactly as it was pressed', async () => {
    const { push, click, happen, state, store, syncs, callsTo } = world();
    await push(payload());
    state.answer = offline;
    await click('taken');
    expect(state.shown[0]?.options.body).toBe(
      'Not sent yet: no connection. We send it as soon as there is one.',
    );
    expect(await store.listKept()).toEqual<KeptAct[]>([{ token, act: 'taken', at }]);
    expect(syncs).toEqual(['caretrail-acts']);

    state.answer = () => new Response('', { status: 502 });
    await expect(happen('sync', { tag: 'caretrail-acts' })).rejects.toThrow();
    state.answer = open;
    const before = callsTo('/act_api').length;
    await happen('sync', { tag: 'caretrail-acts' });
    await happen('sync', { tag: 'caretrail-acts' });
    expect(
      callsTo('/act_api')
        .slice(before)
        .map(({ body }) => body),
    ).toEqual([{ token, act: 'taken', at }]);
    expect(state.shown.map(({ options }) => options.body)).toEqual(['Recorded at 08:03.']);
  });

  it('that waits is sent before the next reminder is shown, which then asks nothing again', async () => {
    const { push, click, state } = world();
    await push(payload());
    state.answer = offline;
    await click('taken');
    let isRecorded = false;
    state.answer = (call) => {
      if (call.path.includes('/act_api')) isRecorded = true;
      return call.path.includes('act_state') && isRecorded
        ? Response.json({ state: 'already_recorded', sentence: 'Recorded at 08:03.' })
        : open(call);
    };
    await push(payload({ tokens: [second] }));
    expect(state.shown.map(({ options }) => options.body)).toEqual(['Recorded at 08:03.']);
    expect(state.shown[0]?.options.actions ?? []).toEqual([]);
  });

  it('that was shown before the app recorded a dose that it could not send is not taken, says so, and leads into the app', async () => {
    const { push, click, state, store, callsTo } = world();
    await push(payload());
    state.countWaiting = async () => 1;
    for (const action of ['taken', 'later']) await click(action);
    expect(callsTo('/act_api')).toEqual([]);
    expect(await store.listKept()).toEqual([]);
    expect(state.shown[0]?.options).toMatchObject({
      body: 'Your answer was not recorded. Something you recorded on this device is not sent yet, perhaps this dose. Open Caretrail before you take anything.',
      tag: 'tag',
      renotify: true,
    });
    expect(state.shown[0]?.options.actions ?? []).toEqual([]);
    await click('');
    expect(state.opened).toEqual(['/']);
  });

  it('is sent where what waits in the app cannot be read', async () => {
    const { push, click, state, callsTo } = world();
    await push(payload());
    state.countWaiting = () => Promise.reject(new Error('Blocked.'));
    await click('taken');
    expect(callsTo('/act_api')).toHaveLength(1);
  });

  it('that is refused says why, and is heard', async () => {
    const { push, click, state } = world();
    await push(payload());
    state.answer = () =>
      Response.json({
        outcome: 'changed',
        sentence: 'Your plan has changed. Nothing was recorded.',
      });
    await click('taken');
    expect(state.shown[0]?.options).toMatchObject({
      body: 'Your plan has changed. Nothing was recorded.',
      silent: false,
    });
  });

  it('on a dose that was recorded already is heard: it may have been taken twice', async () => {
    const { push, click, state } = world();
    await push(payload());
    const sentence = 'This dose was already recorded as taken at 08:00. Nothing was added.';
    state.answer = () => Response.json({ outcome: 'already_recorded', sentence });
    await click('taken');
    expect(state.shown[0]?.options).toMatchObject({
      body: sentence,
      silent: false,
      renotify: true,
    });
  });

  it('whose notification was dismissed meanwhile is told in one of its own', async () => {
    const { push, click, happen, state } = world();
    await push(payload());
    state.answer = offline;
    await click('taken');
    state.shown = [];
    state.answer = open;
    await happen('sync', { tag: 'caretrail-acts' });
    expect(state.shown.map(({ options }) => options.body)).toEqual(['Recorded at 08:03.']);
  });
});

describe('a tap on a notification', () => {
  const windowThat = (isSignedIn: boolean): PushWindow & { paths: string[]; focused: number } => ({
    url: origin,
    paths: [],
    focused: 0,
    postMessage(message, [port]) {
      if (!isSignedIn) return;
      this.paths.push((message as { path: string }).path);
      (port as MessagePort).postMessage(true);
    },
    async focus() {
      this.focused += 1;
    },
  });

  it('opens the page of one tap where no one is signed in', async () => {
    const { push, click, state, windows } = world();
    windows.push(windowThat(false));
    await push(payload());
    await click('');
    expect(state.opened).toEqual([`/reminder#t=${token}`]);
  });

  it('shows the app that is open, which goes there itself', async () => {
    const { push, click, state, windows } = world();
    const other = windowThat(false);
    const app = windowThat(true);
    windows.push(other, app);
    await push(payload());
    await click('');
    expect([app.paths, app.focused, other.focused]).toEqual([[`/reminder#t=${token}`], 1, 0]);
    expect(state.opened).toEqual([]);
  });
});

describe('a subscription that the browser has dropped', () => {
  it('is asked for again with the key that is kept', async () => {
    const { happen, store, subscribed } = world();
    await store.writeDevice({
      owner: 'me',
      id: 'd',
      name: 'Chrome',
      publicKey: 'key',
      endpointHash: 'hash',
    });
    await happen('pushsubscriptionchange', {});
    expect(subscribed).toEqual(['key']);
  });

  it('is left where the browser has made another, or no key is known', async () => {
    const { happen, subscribed } = world();
    await happen('pushsubscriptionchange', { newSubscription: {} });
    await happen('pushsubscriptionchange', {});
    expect(subscribed).toEqual([]);
  });
});
