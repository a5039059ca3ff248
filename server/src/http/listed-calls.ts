import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { routeKey } from '@caretrail/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';

const listed = new Map(
  allEndpoints.map((call) => [routeKey(call.endpoint.method, call.endpoint.path), call]),
);

/**
 * No route that the contract does not list: what asks and attacks every call walks that list, so a route outside of it
 * would be tried by nobody. Comes before any route. Answers the calls that are served, in the contract's order.
 */
export function keepToListedCalls(app: FastifyInstance): () => typeof allEndpoints {
  const served = new Set<string>();
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) {
      // A GET answers to HEAD as well.
      const asked = each === 'HEAD' ? 'GET' : each;
      const key = routeKey(asked, url.replaceAll(/:(\w+)/g, '{$1}'));
      if (!config?.endpoint || listed.get(key)?.endpoint !== config.endpoint)
        throw new Error(`${each} ${url} is no call of contract/src/http/all-endpoints.ts.`);
      served.add(key);
    }
  });
  return () => [...listed].filter(([key]) => served.has(key)).map(([, call]) => call);
}
