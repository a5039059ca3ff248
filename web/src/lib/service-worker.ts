import { ownWorkerUrl } from './own-worker.ts';
import { noteServedBuild, onOutdated, ownBuild, update } from './web-build.ts';
import { askBuild, isMessage, workerMessages } from './worker-messages.ts';

/** The only address that is registered: own-worker.ts lets through no other. */
const workerAddress = '/sw.js';

/** A worker that does not take over must not hold up the reload: the server has the new page. */
const takeOverMs = 3000;

const { takeOver, takeOverUnseen, tidy } = workerMessages;

function reloadOnce(container: ServiceWorkerContainer, waiting: ServiceWorker): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reload = (): void => {
    clearTimeout(timer);
    container.removeEventListener('controllerchange', reload);
    location.reload();
  };
  timer = setTimeout(reload, takeOverMs);
  container.addEventListener('controllerchange', reload);
  waiting.postMessage({ type: takeOver });
}

/**
 * A worker of the build of this page takes over: nothing that is open changes by it. One of another build waits until
 * the person agrees, or until no page is looked at.
 */
async function onInstalled(worker: ServiceWorker, own: string): Promise<void> {
  const build = await askBuild(worker);
  if (build === own) worker.postMessage({ type: takeOver });
  else if (build !== null) noteServedBuild(build);
}

function follow(registration: ServiceWorkerRegistration, own: string): void {
  const container = navigator.serviceWorker;
  const onWaiting = (): void => {
    if (registration.waiting) void onInstalled(registration.waiting, own);
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', onWaiting),
  );
  onWaiting();
  onOutdated(() => void registration.update().catch(() => undefined));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) registration.waiting?.postMessage({ type: takeOverUnseen });
  });
  update.now = () => {
    if (registration.waiting) reloadOnce(container, registration.waiting);
    else location.reload();
  };
  const onTakenOver = (): void => container.controller?.postMessage({ type: tidy });
  container.addEventListener('controllerchange', onTakenOver);
  onTakenOver();
}

/**
 * Registers the worker of this build and follows its updates. In development there is none, and a browser may have no
 * workers, or forbid them: the app is the same without it.
 */
export async function startServiceWorker(): Promise<void> {
  const own = ownBuild();
  if (own === undefined || !('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  container.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (isMessage(data, 'whichBuild')) ports[0]?.postMessage(own);
  });
  const registration = await container.register(ownWorkerUrl(workerAddress), {
    updateViaCache: 'none',
  });
  follow(registration, own);
}
