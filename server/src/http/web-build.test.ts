import { buildHeader } from '@caretrail/contract/http/build-header';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import type { WebApp } from './web-app.ts';

const page = (text: string) => ({
  type: 'text/html; charset=utf-8',
  etag: '"page"',
  plain: Buffer.from(text),
  encoded: {},
});
const shell = (script: string) =>
  page(
    `<script src="/comfort.js"></script><script defer src="/start.js" data-app="/assets/${script}"></script>`,
  );
const webApp: WebApp = new Map([
  ['/index.html', shell('index-Ab_9-x.js')],
  ['/languages/de/index.html', shell('index-De_1-y.js')],
  ['/cookies.html', page('what is stored')],
]);

describe('the build of the web app', () => {
  const testApp = useTestApp({ webApp });
  const without = useTestApp();

  it('is named on every response to a call, a refusal included', async () => {
    for (const url of ['/api/health', '/api/patients/me_api_gateway', '/api/nothing-here']) {
      const { headers } = await testApp().app.inject({ url });
      expect(headers[buildHeader]).toBe('index-Ab_9-x.js');
    }
  });

  it.each([
    ['en', 'index-Ab_9-x.js'],
    ['de', 'index-De_1-y.js'],
    ['fr', 'index-Ab_9-x.js'],
    ['de-AT,de;q=0.9', 'index-Ab_9-x.js'],
  ])('is that of the language of the app that asks: %s', async (language, build) => {
    const headers = { 'accept-language': language };
    const answer = await testApp().app.inject({ url: '/api/health', headers });
    expect(answer.headers[buildHeader]).toBe(build);
  });

  it('is not named on pages, nor where there is no web app', async () => {
    expect((await testApp().app.inject({ url: '/login' })).headers).not.toHaveProperty(buildHeader);
    expect((await without().app.inject({ url: '/api/health' })).headers).not.toHaveProperty(
      buildHeader,
    );
  });

  it('§2.8 serves a page beside the app as it is, and never stored', async () => {
    const answer = await testApp().app.inject({ url: '/cookies.html' });
    expect([answer.body, answer.headers['cache-control']]).toEqual(['what is stored', 'no-store']);
  });
});
