import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { languageCookie } from '@caretrail/contract/i18n/language-cookie';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerError } from './error-handler.ts';
import { readWebApp, serveWebApp } from './web-app.ts';

const built = {
  'index.html': 'the English page',
  'privacy.html': 'privacy in English',
  'privacy.de.html': 'privacy in German',
  'cookies.html': 'cookies in English',
  'assets/main-en.js': 'the English script',
  'languages/de/index.html': 'the German page',
  'languages/de/assets/main-de.js': 'the German script',
  'languages/en-XB/index.html': 'the page of the tests',
  'sw.js': 'the English worker',
  'languages/de/sw.js': 'the German worker',
};
const app = fastify().setErrorHandler(answerError);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caretrail-web-'));
  for (const [name, text] of Object.entries(built)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  serveWebApp(app, await readWebApp(folder));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

type Reader = { readonly accepts?: string; readonly cookie?: string };
const get = (url: string, { accepts, cookie }: Reader = {}) =>
  app.inject({
    url,
    headers: { ...(accepts && { 'accept-language': accepts }), ...(cookie && { cookie }) },
  });
const chose = (tag: string): string => languageCookie.write(tag).split(';')[0] ?? '';

describe('the page of the app', () => {
  it.each<[string, Reader, string]>([
    ['accepts nothing in particular', {}, 'the English page'],
    ['accepts German', { accepts: 'de' }, 'the German page'],
    ['accepts Austrian German first', { accepts: 'de-AT,en;q=0.8' }, 'the German page'],
    ['accepts German last', { accepts: 'en-US,de;q=0.3' }, 'the English page'],
    ['accepts only another language', { accepts: 'fr' }, 'the English page'],
    ['chose German', { accepts: 'en', cookie: chose('de') }, 'the German page'],
    ['chose English', { accepts: 'de', cookie: chose('en') }, 'the English page'],
    ['chose it beside other cookies', { cookie: `a=b; ${chose('de')}; c=d` }, 'the German page'],
    ['chose one that is not offered', { accepts: 'de', cookie: chose('fr') }, 'the German page'],
    ['chose the one of the tests', { cookie: chose('en-XB') }, 'the page of the tests'],
    ['has a cookie that is no tag', { cookie: 'language=../de' }, 'the English page'],
    ['has another cookie', { cookie: 'my-language=de' }, 'the English page'],
  ])('to a reader who %s', async (_, reader, text) => {
    for (const url of ['/', '/login', '/treatment/7?from=a'])
      expect((await get(url, reader)).body).toBe(text);
  });

  it('depends on both headers, and is never stored', async () => {
    for (const reader of [{}, { accepts: 'de' }, { cookie: chose('de') }]) {
      const { headers } = await get('/login', reader);
      expect(headers['vary']).toBe('accept-encoding, accept-language, cookie');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers).not.toHaveProperty('etag');
    }
  });

  it.each(['/index.html', '/languages/de/index.html', '/languages/de/assets/main-de.js'])(
    'is all there is at %s: no build is reachable as a file',
    async (url) => {
      expect((await get(url)).body).toBe('the English page');
      expect((await get(url, { accepts: 'de' })).body).toBe('the German page');
    },
  );
});

describe('what belongs to the page', () => {
  it('is served beside the scripts of English, the same to every reader', async () => {
    for (const reader of [{}, { accepts: 'de' }]) {
      const scripts = await Promise.all(
        ['/assets/main-en.js', '/assets/main-de.js'].map((url) => get(url, reader)),
      );
      expect(scripts.map(({ body }) => body)).toEqual(['the English script', 'the German script']);
      for (const { headers } of scripts) {
        expect(headers['vary']).toBe('accept-encoding');
        expect(headers['cache-control']).toContain('immutable');
      }
    }
  });

  it('is not there under another name, in any language', async () => {
    const answer = await get('/assets/main-fr.js', { accepts: 'de' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      detail: 'Wir können das nicht finden, oder Sie haben keinen Zugriff darauf.',
    });
  });
});

describe('the service worker', () => {
  it('is that of the build that the reader gets, and English where there is no other', async () => {
    expect((await get('/sw.js')).body).toBe('the English worker');
    expect((await get('/sw.js', { accepts: 'de' })).body).toBe('the German worker');
    expect((await get('/sw.js', { cookie: chose('de') })).body).toBe('the German worker');
    expect((await get('/sw.js', { cookie: chose('en-XB') })).body).toBe('the English worker');
  });

  it('is a script that a browser asks for again each time, and need not load again', async () => {
    const { headers } = await get('/sw.js', { accepts: 'de' });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    });
    const again = { 'accept-language': 'de', 'if-none-match': String(headers['etag']) };
    expect((await app.inject({ url: '/sw.js', headers: again })).statusCode).toBe(304);
    const english = { 'if-none-match': String(headers['etag']) };
    expect((await app.inject({ url: '/sw.js', headers: english })).body).toBe('the English worker');
  });

  it('of another language is no file of its own', async () => {
    expect((await get('/languages/de/sw.js')).body).toBe('the English page');
  });
});

describe('§2.8 a legal page', () => {
  it('is in the language of the reader, and English where there is no other', async () => {
    expect((await get('/privacy.html')).body).toBe('privacy in English');
    expect((await get('/privacy.html', { accepts: 'de' })).body).toBe('privacy in German');
    expect((await get('/privacy.html', { cookie: chose('de') })).body).toBe('privacy in German');
    const { body, headers } = await get('/cookies.html', { accepts: 'de' });
    expect(body).toBe('cookies in English');
    expect(headers['vary']).toBe('accept-encoding, accept-language, cookie');
  });
});
