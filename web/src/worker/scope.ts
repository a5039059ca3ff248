/** What a service worker has beside a page: the types of the browser that this workspace uses know pages only. */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  /** The browser asks for a page while the worker is still starting; undefined where it does not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

export type WorkerMessageEvent = ExtendableEvent & Pick<MessageEvent<unknown>, 'data' | 'ports'>;

export type OpenWindow = {
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: unknown, transfer: Transferable[]): void;
};

type Events = {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: WorkerMessageEvent;
};

export type WorkerScope = {
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
  /** Not the call of a page: without a token, and past no cache of the app. */
  fetch(asked: Request | string, way?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<OpenWindow[]>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly installing: object | null;
    readonly waiting: object | null;
  };
};
