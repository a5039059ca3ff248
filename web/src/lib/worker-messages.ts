/** What a page and the service worker say to each other: `{ type }`; an answer comes by the port. */
export const workerMessages = {
  /** To either: which build is this? */
  whichBuild: 'which-build',
  /** To a waiting worker: take over. */
  takeOver: 'take-over',
  /** To a waiting worker: take over if no one looks at a page. */
  takeOverUnseen: 'take-over-unseen',
  /** To the worker: remove what no open page needs. */
  tidy: 'tidy',
} as const;

export const isMessage = (data: unknown, type: keyof typeof workerMessages): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === workerMessages[type];

type Asked = { postMessage(message: unknown, transfer: Transferable[]): void };

/** Null from a page or a worker that does not answer. */
export const askBuild = (asked: Asked, patienceMs = 1000): Promise<string | null> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = (build: unknown): void => {
      port1.close();
      resolve(typeof build === 'string' ? build : null);
    };
    port1.onmessage = ({ data }: MessageEvent<unknown>) => done(data);
    setTimeout(done, patienceMs);
    asked.postMessage({ type: workerMessages.whichBuild }, [port2]);
  });
