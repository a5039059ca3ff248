import type { NoticeOptions } from './push-notices.ts';

/** What of a service worker the notifications need. The types of the DOM, which the app has, do not know workers. */
export type ExtendedEvent = { waitUntil(work: Promise<unknown>): void };

export type PushEvent = ExtendedEvent & {
  readonly data: { text(): string } | null;
  /** A declarative message, which the browser shows by itself if we do not. */
  readonly notification?: unknown;
};

export type ShownNotice = {
  readonly tag: string;
  readonly data: unknown;
  close(): void;
};

export type NoticeClick = ExtendedEvent & {
  readonly action: string;
  readonly notification: ShownNotice;
};

export type SyncEvent = ExtendedEvent & { readonly tag: string };

export type SubscriptionChange = ExtendedEvent & {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};

export type OpenWindow = {
  readonly url: string;
  postMessage(message: unknown, transfer: readonly Transferable[]): void;
  focus(): Promise<unknown>;
};

type Events = {
  push: PushEvent;
  notificationclick: NoticeClick;
  sync: SyncEvent;
  pushsubscriptionchange: SubscriptionChange;
};

export type PushScope = {
  readonly location: { readonly origin: string };
  readonly navigator: {
    setAppBadge?(count: number): Promise<void>;
  };
  readonly Notification: { readonly maxActions?: number };
  readonly registration: {
    showNotification(title: string, options: NoticeOptions): Promise<void>;
    getNotifications(): Promise<readonly ShownNotice[]>;
    readonly pushManager: Pick<PushManager, 'subscribe'>;
    readonly sync?: { register(tag: string): Promise<void> };
  };
  readonly clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly OpenWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener<K extends keyof Events>(name: K, listener: (event: Events[K]) => void): void;
};
