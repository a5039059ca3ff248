import { describe, expect, it, vi } from 'vitest';
import { isOwnWorker, ownWorkerUrl } from './own-worker.ts';

const page = 'https://care.example.org/locations';

describe('a worker runs only if the build of this app made it', () => {
  it.each([
    '/assets/maplibre-gl-worker-Bq3_x9.js',
    'https://care.example.org/assets/pdf.worker-AbC-1.mjs',
    '/sw.js',
    'https://care.example.org/sw.js',
  ])('%s may', (address) => {
    vi.stubEnv('DEV', false);
    expect(isOwnWorker(address, page)).toBe(true);
  });

  it.each([
    ['another origin', 'https://evil.example/assets/map-worker-1.js'],
    ['another port', 'https://care.example.org:444/assets/map-worker-1.js'],
    ['an address without a scheme', '//evil.example/assets/map-worker-1.js'],
    ['text as a script', 'data:text/javascript,worker'],
    ['a script made in the page', 'blob:https://care.example.org/assets/worker-1.js'],
    ['a script of the app that is no worker', '/assets/index-1.js'],
    ['an answer of the server', '/api/files_api_gateway/download/worker.js'],
    ['a way out of the folder', '/assets/../api/worker.js'],
    ['a folder below', '/assets/x/worker.js'],
    ['a query', '/assets/map-worker-1.js?x'],
    ['a service worker of another name', '/sw-2.js'],
    ['a service worker in a folder', '/assets/sw.js'],
    ['a service worker below one', '/files/sw.js'],
    ['a service worker with a query', '/sw.js?address=/api/files_api_gateway/'],
    ['a service worker with a fragment', '/sw.js#x'],
    ['a service worker of another origin', 'https://evil.example/sw.js'],
    ['a service worker beside the address', '/sw.js/../api/sw.js'],
  ])('%s may not', (_, address) => {
    vi.stubEnv('DEV', false);
    expect(isOwnWorker(address, page)).toBe(false);
  });
});

describe('in a browser without Trusted Types', () => {
  it('the address stays the text that it was', () => {
    expect(ownWorkerUrl('/assets/map-worker-1.js')).toBe('/assets/map-worker-1.js');
  });
});
