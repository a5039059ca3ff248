import { buildHeader } from '@caretrail/contract/http/build-header';
import { english } from '@caretrail/contract/i18n/current-language';
import type { FastifyInstance } from 'fastify';
import type { WebApp } from './web-app.ts';

/** web/public/start.js starts the app with it. */
const entryScript = /<script[^>]+data-app="\/assets\/([\w.-]+\.js)"/;

/**
 * Every response to a call names the build of the web app, so that an open page can offer the newer one. The app asks in
 * the one language of its build.
 */
export function nameWebBuild(app: FastifyInstance, files: WebApp | undefined): void {
  const builds = new Map<string, string>();
  for (const [path, file] of files ?? []) {
    const tag = /^\/(?:languages\/([\w-]+)\/)?index\.html$/.exec(path);
    const build = tag && entryScript.exec(file.plain.toString())?.[1];
    if (build) builds.set(tag[1] ?? english.tag, build);
  }
  if (builds.size === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const build = builds.get(request.headers['accept-language'] ?? '') ?? builds.get(english.tag);
    if (request.url.startsWith('/api/')) reply.header(buildHeader, build);
  });
}
