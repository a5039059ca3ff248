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
const webApp: WebApp = new Map([
  [
    '/index.html',
    page(
      '<script src="/comfort.js"></script><script defer src="/start.js" data-app="/assets/index-Ab_9-x.js"></script>',
    ),
  ],
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
