import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { type Endpoint, routeKey } from '@caretrail/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';

const listed = new Map(
  allEndpoints.map((call) => [routeKey(call.endpoint.method, call.endpoint.path), call]),
);

const names = new Map(allEndpoints.map(({ endpoint, name }) => [endpoint, name]));

/** 'medications.history', as the ledger and the log name a call. */
export const nameOfCall = (endpoint: Endpoint | undefined): string =>
  (endpoint && names.get(endpoint)) ?? '';

/**
 * Refuses a route that the contract does not list: the tests that attack every call walk that list, so no test would
 * reach a route outside of it. Runs before any route. Returns the calls that are served, in the contract's order.
 */
export function refuseUnlistedRoutes(app: FastifyInstance): () => typeof allEndpoints {
  const served = new Set<string>();
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) {
      // A GET route serves HEAD as well.
      const asked = each === 'HEAD' ? 'GET' : each;
      const key = routeKey(asked, url.replaceAll(/:(\w+)/g, '{$1}'));
      if (!config?.endpoint || listed.get(key)?.endpoint !== config.endpoint)
        throw new Error(`${each} ${url} is no call of contract/src/http/all-endpoints.ts.`);
      served.add(key);
    }
  });
  return () => [...listed].filter(([key]) => served.has(key)).map(([, call]) => call);
}
