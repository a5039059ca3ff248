import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Route } from '@playwright/test';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';

/**
 * Every https site of the world, played by one server on this machine: the browser asks for
 * https://news.example/…, and what this server says is what it gets. Only what is `there` is there.
 */
export async function pictureSites(context: BrowserContext) {
  const there = new Set<string>();
  const silent = new Set<string>();
  const asked: string[] = [];
  const referrers: string[] = [];

  const answer = (address: string, isPage: boolean, response: ServerResponse): void => {
    if (silent.has(address)) return;
    const isThere = isPage || there.has(address);
    response.writeHead(isThere ? 200 : 404, {
      'content-type': isPage ? 'text/html' : 'image/svg+xml',
    });
    response.end(isThere ? (isPage ? '<title>An article</title>' : picture) : '');
  };
  const server = createServer(({ headers }, response) => {
    const address = String(headers['x-address']);
    const isPage = headers['x-page'] === 'true';
    if (!isPage) asked.push(address);
    referrers.push(String(headers['x-referrer']));
    answer(address, isPage, response);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  const pass = async (route: Route): Promise<void> => {
    const request = route.request();
    const headers = {
      'x-address': request.url(),
      'x-page': String(request.isNavigationRequest()),
      'x-referrer': (await request.allHeaders())['referer'] ?? '',
    };
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
    await route.fulfill({
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: await response.text(),
    });
  };
  // A page that goes away takes what it waits for with it.
  await context.route(/^https:/, (route) => pass(route).catch(() => undefined));

  return {
    there,
    /** They take the question and never answer. */
    silent,
    /** The images that were asked for, in order. */
    asked,
    /** Where each question said that it came from. */
    referrers,
    stop: async (): Promise<void> => {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      server.closeAllConnections();
      await new Promise((closed) => void server.close(closed));
    },
  };
}
