import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';

/**
 * Every https site of the internet, played by one server on this machine: the page asks for
 * https://news.example/…, and gets the response of this server. Only what is `there` exists.
 * Over the browser's own protocol, because Playwright's routes refuse every favicon.ico.
 */
export async function pictureSites(page: Page) {
  const there = new Set<string>();
  const silent = new Set<string>();
  const asked: string[] = [];
  const referrers: string[] = [];

  const server = createServer(({ headers }, response) => {
    const address = String(headers['x-address']);
    asked.push(address);
    referrers.push(String(headers['x-referrer']));
    if (silent.has(address)) return;
    const isThere = there.has(address);
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'image/svg+xml' });
    response.end(isThere ? picture : '');
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  const browser = await page.context().newCDPSession(page);
  const pass = async (requestId: string, url: string, referrer: string): Promise<void> => {
    const headers = { 'x-address': url, 'x-referrer': referrer };
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
    await browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: response.status,
      responseHeaders: [
        { name: 'content-type', value: response.headers.get('content-type') ?? '' },
      ],
      body: btoa(await response.text()),
    });
  };
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const referrer = request.headers['Referer'] ?? '';
    // A request that either side cancelled needs no response.
    pass(requestId, request.url, referrer).catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });

  return {
    there,
    /** They accept the request and never respond. */
    silent,
    /** What was requested, in order. */
    asked,
    /** The referrer of each request. */
    referrers,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((closed) => void server.close(closed));
    },
  };
}
