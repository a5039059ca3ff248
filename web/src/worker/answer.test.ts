import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnswerDeps, answerTo, patienceMs } from './answer.ts';

const origin = 'https://care.example.org';
const policy = { 'content-security-policy': 'trusted-types caretrail-worker' };

const deps: AnswerDeps = {
  origin,
  screens: ['^/dashboard/?$', '^/treatment/[^/]+/?$', '^/login/?$'],
  precache: {
    isListed: (address) => ['/assets/home-1.js', '/start.js?1', '/favicon.svg'].includes(address),
    page: async () => new Response('the kept page'),
    file: async (address) =>
      address.endsWith('-1.js') ? new Response(`kept ${address}`) : undefined,
  },
  onShare: async () => new Response('shared'),
};

type Wanted = {
  readonly method?: string;
  readonly mode?: RequestMode;
  readonly ask?: () => Promise<Response>;
};
const fromServer = async () => new Response('from the server', { headers: policy });

const answered = (
  url: string,
  { method = 'GET', mode = 'navigate', ask = fromServer }: Wanted = {},
) => answerTo(deps, { request: { url: new URL(url, origin).href, method, mode }, ask });

const textOf = async (answer: Promise<Response> | null): Promise<string | undefined> =>
  (await answer)?.text();

describe('the worker leaves to the server', () => {
  it.each<[string, string, Wanted?]>([
    ['a call', '/api/dashboard_api_gateway/', { mode: 'cors' }],
    ['a call that is opened as a page', '/api/files_api_gateway/1/download/'],
    ['a write', '/api/events_api_gateway/', { method: 'POST', mode: 'cors' }],
    ['a legal page', '/privacy.html'],
    ['itself', '/sw.js', { mode: 'same-origin' }],
    ['the manifest', '/manifest.webmanifest', { mode: 'cors' }],
    ['an address that is no screen', '/metrics'],
    ['the map', '/assets/map-4-5.json', { mode: 'cors' }],
    ['a form', '/dashboard', { method: 'POST' }],
    ['a form that is no navigation', '/share', { method: 'POST', mode: 'cors' }],
    ['another site', 'https://other.example/dashboard'],
    ['a picture of another site', 'https://other.example/favicon.svg', { mode: 'no-cors' }],
    ['the start script of another build', '/start.js?2', { mode: 'no-cors' }],
  ])('%s', (_, url, wanted) => {
    expect(answered(url, wanted)).toBeNull();
  });
});

describe('a file of the build', () => {
  it.each(['/assets/home-1.js', '/start.js?1', '/assets/of-a-build-before-1.js'])(
    '%s comes from here',
    async (url) => {
      const kept = url.endsWith('-1.js') ? `kept ${url}` : 'from the server';
      expect(await textOf(answered(url, { mode: 'cors' }))).toBe(kept);
    },
  );

  it('that is not here comes from the server', async () => {
    expect(await textOf(answered('/assets/map-2.js', { mode: 'cors' }))).toBe('from the server');
  });
});

describe('a screen', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const slow = (ms: number) => () =>
    new Promise<Response>((resolve) => {
      setTimeout(() => resolve(new Response('late')), ms);
    });

  it.each(['/dashboard', '/treatment/7?from=a', '/LOGIN/', '/dashboard?shared'])(
    'comes from the server at %s, whatever is kept',
    async (url) => {
      expect(await textOf(answered(url))).toBe('from the server');
    },
  );

  it('is the kept page without a connection', async () => {
    const ask = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await textOf(answered('/dashboard', { ask }))).toBe('the kept page');
  });

  it('is the kept page when the server has not answered for a second and a half', async () => {
    const answer = textOf(answered('/dashboard', { ask: slow(patienceMs + 1) }));
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(await answer).toBe('the kept page');
    const inTime = textOf(answered('/dashboard', { ask: slow(patienceMs - 1) }));
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(await inTime).toBe('late');
  });

  it('is the kept page when a proxy says that the server is away, and never in place of an answer of ours', async () => {
    const away = async () => new Response('Bad gateway', { status: 502 });
    expect(await textOf(answered('/dashboard', { ask: away }))).toBe('the kept page');
    const ours = async () => new Response('our 503', { status: 503, headers: policy });
    expect(await textOf(answered('/dashboard', { ask: ours }))).toBe('our 503');
    const refused = async () => new Response('too many', { status: 429 });
    expect(await textOf(answered('/dashboard', { ask: refused }))).toBe('too many');
  });

  it('fails as without a worker where no page is kept', async () => {
    const bare = { ...deps, precache: { ...deps.precache, page: async () => undefined } };
    const request = { url: `${origin}/dashboard`, method: 'GET', mode: 'navigate' } as const;
    const ask = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(answerTo(bare, { request, ask })).rejects.toThrow('Failed to fetch');
  });
});

it('what another app shares is taken by the worker', async () => {
  expect(await textOf(answered('/share', { method: 'POST' }))).toBe('shared');
});
