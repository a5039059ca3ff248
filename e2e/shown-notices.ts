/// <reference lib="dom" />
import type { Page, Worker } from '@playwright/test';

/** What a page of the lock screen would show. */
export type ShownNotice = {
  readonly title: string;
  readonly body: string;
  readonly actions: readonly string[];
};

type WorkerGlobals = {
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (
    name: string,
    init: { readonly notification: Notification; readonly action: string },
  ) => Event;
  fetch: typeof fetch;
};

/** The service worker of the page, once it runs. The app registers it after the first screen. */
export async function workerOf(page: Page): Promise<Worker> {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    undefined,
    { timeout: 60_000 },
  );
  const [running] = page.context().serviceWorkers();
  return running ?? page.context().waitForEvent('serviceworker');
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
  await session.detach();
}

export const shownNotices = (worker: Worker): Promise<ShownNotice[]> =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerGlobals;
    const shown = await registration.getNotifications();
    return shown.map((each) => ({
      title: each.title,
      body: each.body,
      actions: (
        each as Notification & { readonly actions: readonly { readonly title: string }[] }
      ).actions.map(({ title }) => title),
    }));
  });

/** Presses an action of the only notification, as the system does. Resolves when the worker has done its work. */
export const pressAction = (worker: Worker, action: string): Promise<void> =>
  worker.evaluate(async (pressed) => {
    const { registration, NotificationEvent } = globalThis as unknown as WorkerGlobals;
    const [notification] = await registration.getNotifications();
    if (notification === undefined) throw new Error('No notification is shown.');
    const event = new NotificationEvent('notificationclick', { notification, action: pressed });
    const works: Promise<unknown>[] = [];
    // The browser lets only its own events wait.
    Object.defineProperty(event, 'waitUntil', {
      value: (work: Promise<unknown>) => works.push(work),
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
