import { beforeEach, describe, expect, it } from 'vitest';
import { longestSharedMs, removeOldShared, takeShared } from '../lib/shared-files.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import { receiveShared } from './share.ts';

const origin = 'https://care.example.org';
let caches: FakeCaches;
let nowMs = 0;

beforeEach(() => {
  caches = new FakeCaches();
  nowMs = Date.UTC(2026, 10, 18);
});

const letter = new File(['a letter'], 'Brief Müller.pdf', { type: 'application/pdf' });

function share(files: readonly (File | string)[], headers: HeadersInit = {}, referrer = '') {
  const form = new FormData();
  for (const each of files) form.append('files', each);
  const request = { headers: new Headers(headers), referrer, formData: async () => form };
  const deps = { origin, caches: caches.asStorage(), takesShared: '/files?shared' };
  return receiveShared({ ...deps, nowMs: () => nowMs }, request);
}

const taken = () => takeShared(caches.asStorage(), nowMs);
const kept = () => [...caches.kept.values()].flatMap((entries) => [...entries.keys()]);

describe('what another app shares', () => {
  it('is kept under an address that says nothing, and the app opens', async () => {
    const answer = await share([letter]);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${origin}/files?shared`,
    ]);
    expect(kept()).toEqual([expect.stringMatching(/^\/shared\/[0-9a-f-]{36}\/0$/)]);
  });

  it('is taken out once, with its name, type and content', async () => {
    await share([letter, new File(['b'], 'photo.jpg', { type: 'image/jpeg' })]);
    const files = await taken();
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['Brief Müller.pdf', 'application/pdf'],
      ['photo.jpg', 'image/jpeg'],
    ]);
    expect(await files[0]?.text()).toBe('a letter');
    expect([await taken(), caches.kept.size]).toEqual([[], 0]);
  });

  it('takes the place of what was shared before', async () => {
    await share([letter, letter]);
    await share([new File(['b'], 'photo.jpg')]);
    expect((await taken()).map(({ name }) => name)).toEqual(['photo.jpg']);
  });

  it('is at most twenty files, and a text is none', async () => {
    await share(['only words', ...Array.from({ length: 25 }, () => letter)]);
    expect(await taken()).toHaveLength(20);
  });

  it('is gone after ten minutes, whether anybody asked or not', async () => {
    await share([letter]);
    nowMs += longestSharedMs;
    await removeOldShared(caches.asStorage(), nowMs);
    expect(kept()).toHaveLength(1);
    nowMs += 1;
    await removeOldShared(caches.asStorage(), nowMs);
    expect(caches.kept.size).toBe(0);
    await share([letter]);
    nowMs += longestSharedMs + 1;
    expect(await taken()).toEqual([]);
  });

  it('is gone after a clock was set back', async () => {
    await share([letter]);
    nowMs -= longestSharedMs + 1;
    expect(await taken()).toEqual([]);
  });
});

describe('a form of a web site', () => {
  it.each<[string, HeadersInit, string]>([
    ['that names its origin', { origin: 'https://evil.example' }, ''],
    ['that is named as the page before', {}, 'https://evil.example/'],
    ['of another port', { origin: `${origin}:444` }, ''],
    ['of a name that begins like ours', {}, `${origin}.evil.example/`],
  ])('%s is not kept; the app opens as always', async (_, headers, referrer) => {
    const answer = await share([letter], headers, referrer);
    expect([answer.status, caches.kept.size]).toEqual([303, 0]);
  });

  it.each<[string, HeadersInit, string]>([
    ['the system, which names none', {}, ''],
    ['the system, in the words of Chromium', { origin: 'null' }, 'about:client'],
    ['ourselves', { origin }, `${origin}/dashboard`],
  ])('is kept from %s', async (_, headers, referrer) => {
    await share([letter], headers, referrer);
    expect(kept()).toHaveLength(1);
  });
});
