/// <reference lib="dom" />
import type { Page, Worker } from '@playwright/test';

/** What a page of the lock screen would show. */
export type ShownNotice = {
  readonly title: string;
  readonly body: string;
  readonly actions: readonly string[];
};

type Action = { readonly action: string; readonly title: string };
type KeptNotice = {
  readonly title: string;
  readonly body?: string;
  readonly tag: string;
  readonly data: unknown;
  readonly actions?: readonly Action[];
  close(): void;
};
type WorkerGlobals = {
  readonly registration: object;
  shown: KeptNotice[];
  fetch: () => Promise<Response>;
};

/**
 * The service worker of the page, once it runs: the app registers it after the first screen. The browser of the tests
 * has no notifications and no badge, so what the worker shows is kept here; a newer one with the same tag takes the place of the one before.
 */
export async function workerOf(page: Page): Promise<Worker> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const [running] = page.context().serviceWorkers();
  const worker = running ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const globals = globalThis as unknown as WorkerGlobals;
    globals.shown = [];
    // It ends a browser without a screen.
    Object.assign(navigator, { setAppBadge: async () => undefined });
    const without = (tag: string) => globals.shown.filter((each) => each.tag !== tag);
    Object.assign(globals.registration, {
      showNotification: async (title: string, options: Omit<KeptNotice, 'title' | 'close'>) => {
        const close = () => {
          globals.shown = without(options.tag);
        };
        globals.shown = [...without(options.tag), { ...options, title, close }];
      },
      getNotifications: async () => globals.shown,
    });
  });
  return worker;
}

/** A message as the push service of the browser delivers it, decrypted. */
export async function deliverPush(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

export const shownNotices = (worker: Worker): Promise<ShownNotice[]> =>
  worker.evaluate(() => {
    const { shown } = globalThis as unknown as WorkerGlobals;
    return shown.map(({ title, body = '', actions = [] }) => ({
      title,
      body,
      actions: actions.map((each) => each.title),
    }));
  });

/** Presses an action of the only notification, as the system does. Resolves when the worker has done its work. */
export const pressAction = (worker: Worker, action: string): Promise<void> =>
  worker.evaluate(async (pressed) => {
    const [notification] = (globalThis as unknown as WorkerGlobals).shown;
    if (notification === undefined) throw new Error('No notification is shown.');
    const works: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => works.push(work);
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      action: pressed,
      waitUntil,
    });
    dispatchEvent(event);
    await Promise.all(works);
  }, action);

/** The worker reaches nothing: what a test switches off for the page alone does not reach it. */
export const cutOff = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    (globalThis as unknown as WorkerGlobals).fetch = () =>
      Promise.reject(new TypeError('Failed to fetch'));
  });
