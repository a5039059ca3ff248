import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { geocoderByHttp } from '../adapters/geocoder-http/geocoder-http.ts';
import { identityByOidc } from '../adapters/identity-oidc/identity-oidc.ts';
import { buildApp } from '../app.ts';
import { fillLegalPages } from '../http/legal-pages.ts';
import { readWebApp, type WebApp } from '../http/web-app.ts';
import type { LegalFactsInLanguages } from '../legal-text.ts';
import { systemClock } from '../ports/clock.ts';
import type { Parts } from './parts.ts';
import { portProblem } from './port.ts';
import { versionOf } from './version.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

export const readBuiltWebApp = async (facts: LegalFactsInLanguages): Promise<WebApp> =>
  fillLegalPages(await readWebApp(webFolder), facts);

/** Listens; `stopping` tells the proxy and clients with an open connection to go elsewhere. */
export async function serveCalls(
  { env, deps, logger, terms }: Parts,
  webApp: WebApp,
  stopping: AbortSignal,
): Promise<FastifyInstance> {
  const app = buildApp({
    ...deps,
    ...env,
    provider: env.oidc ? identityByOidc(env.oidc, systemClock) : null,
    geocoder: env.geocoderUrl
      ? geocoderByHttp({ url: env.geocoderUrl, token: env.map.token })
      : null,
    logger,
    terms,
    webApp,
    version: await versionOf(),
    stopping,
  });
  try {
    await app.listen({ host: env.host, port: env.port }).catch((error: NodeJS.ErrnoException) => {
      throw portProblem(error, env.host, env.port);
    });
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
