/** The worker asks each open window whether it takes a notification over; the app answers where someone is signed in. */
type Asked = { readonly caretrail: 'open'; readonly path: string };

type Window = {
  postMessage(message: unknown, transfer: readonly Transferable[]): void;
};

/** A tap is not kept waiting for a window that sleeps. */
const answerMs = 400;

/** The first window that takes it, or null. It has gone there itself. */
export async function askToOpen<W extends Window>(
  windows: readonly W[],
  path: string,
): Promise<W | null> {
  for (const each of windows) {
    const isTaken = await new Promise<boolean>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const timer = setTimeout(() => resolve(false), answerMs);
      port1.addEventListener('message', () => {
        clearTimeout(timer);
        resolve(true);
      });
      port1.start();
      each.postMessage({ caretrail: 'open', path } satisfies Asked, [port2]);
    });
    if (isTaken) return each;
  }
  return null;
}

/** For the app: calls back with the path, and tells the worker that it is taken. Returns how to stop. */
export function onAskedToOpen(open: (path: string) => void): () => void {
  const onMessage = ({ data, ports }: MessageEvent): void => {
    const { caretrail, path } = Object(data) as Partial<Asked>;
    if (caretrail !== 'open' || typeof path !== 'string') return;
    ports[0]?.postMessage(true);
    open(path);
  };
  navigator.serviceWorker.addEventListener('message', onMessage);
  // Messages wait for it, unless `onmessage` is set.
  navigator.serviceWorker.startMessages();
  return () => navigator.serviceWorker.removeEventListener('message', onMessage);
}
