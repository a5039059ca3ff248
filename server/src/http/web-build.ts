import { buildHeader } from '@caretrail/contract/http/build-header';
import type { FastifyInstance } from 'fastify';
import type { WebApp } from './web-app.ts';

/** web/public/start.js starts the app with it. */
const entryScript = /<script[^>]+data-app="\/assets\/([\w.-]+\.js)"/;

/** Every response to a call names the build of the web app, so that an open page can offer the newer one. */
export function nameWebBuild(app: FastifyInstance, files: WebApp | undefined): void {
  const build = entryScript.exec(files?.get('/index.html')?.plain.toString() ?? '')?.[1];
  if (build === undefined) return;
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header(buildHeader, build);
  });
}
