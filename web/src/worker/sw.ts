import { removeOldShared } from '../lib/shared-files.ts';
import { askBuild, isMessage } from '../lib/worker-messages.ts';
import { answerTo } from './answer.ts';
import type { WorkerFacts } from './facts.ts';
import { makePrecache } from './precache.ts';
import { addPush } from './push.ts';
import type { PushScope } from './push-scope.ts';
import type { FetchEvent, OpenWindow, WorkerScope } from './scope.ts';
import { receiveShared } from './share.ts';

/** Put here by the build. */
declare const workerFacts: WorkerFacts;

const scope = globalThis as unknown as WorkerScope;
const facts = workerFacts;
const { origin } = location;
const precache = makePrecache({
  facts,
  caches,
  fetch: (...asked) => scope.fetch(...asked),
  isUpdating: () => Boolean(scope.registration.installing ?? scope.registration.waiting),
});

const windows = (): Promise<OpenWindow[]> =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function tidy(): Promise<void> {
  const builds = await Promise.all((await windows()).map((each) => askBuild(each)));
  await precache.removeOlder(builds);
  await removeOldShared(caches, Date.now());
}

scope.addEventListener('install', (event) => event.waitUntil(precache.install()));

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  );
});

function ask({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return Promise.resolve(preloadResponse).then((early) => early ?? scope.fetch(request));
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerTo(
    {
      origin,
      screens: facts.screens,
      precache,
      onShare: () =>
        receiveShared(
          { origin, caches, takesShared: facts.takesShared, nowMs: () => Date.now() },
          request,
        ),
    },
    { request, ask: () => ask(event) },
  );
  if (answer === null) return;
  event.respondWith(answer);
  // Also where no one signs in any more.
  if (request.mode === 'navigate' && request.method === 'GET')
    event.waitUntil(removeOldShared(caches, Date.now()));
  // The browser asks ahead for every page; nothing else may be left waiting.
  if (event.preloadResponse) event.waitUntil(event.preloadResponse.catch(() => undefined));
});

addPush(globalThis as unknown as PushScope);

scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (isMessage(data, 'whichBuild')) ports[0]?.postMessage(facts.build);
  if (isMessage(data, 'takeOver')) event.waitUntil(scope.skipWaiting());
  if (isMessage(data, 'tidy')) event.waitUntil(tidy());
  if (isMessage(data, 'takeOverUnseen')) {
    event.waitUntil(
      windows().then((all) =>
        all.some(({ visibilityState }) => visibilityState === 'visible')
          ? undefined
          : scope.skipWaiting(),
      ),
    );
  }
});
