import { messages } from '@caretrail/contract/i18n/messages';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { FastifyInstance } from 'fastify';
import { queueClientOf } from '../../http/queue-client.ts';
import { fail } from '../../http/fail.ts';
import { serve } from '../../http/serve.ts';
import { createFairQueue } from '../../http/fair-queue.ts';
import { GeocoderProblem, type Geocoder } from '../../ports/geocoder.ts';
import { allowOrRefuse, type AuthDeps } from '../auth/service.ts';

const texts = messages('locations/find-address', {
  unavailable: 'We could not look up the address right now. You can set the pin yourself.',
});

/** What the operator configured; by default nothing, and the map calls no other server. */
export type MapSettings = {
  readonly styleUrl: string | null;
  readonly token: string | null;
  readonly origins: readonly string[];
};

export function mapRoutes(
  app: FastifyInstance,
  deps: Pick<AuthDeps, 'db' | 'keys' | 'clock' | 'ids'> & {
    readonly map: MapSettings;
    readonly geocoder: Geocoder | null;
  },
): void {
  const { map, geocoder } = deps;
  // The service belongs to a third party: few requests at a time, and a short queue.
  const enqueue = createFairQueue({ atOnce: 2, longestQueue: 20 });

  serve(app, locationsEndpoints.map, ({ record }) => {
    record();
    return {
      style_url: map.styleUrl,
      token: map.styleUrl === null ? null : map.token,
      finds_addresses: geocoder !== null,
    };
  });
  serve(app, locationsEndpoints.findAddress, async (call) => {
    const { body, request } = call;
    const { userId } = call.record().actor;
    if (geocoder === null) throw fail('not_found');
    const caller = app.callerOf(request);
    await allowOrRefuse(deps, deps.db, 'address look-up: account', userId, caller);
    const find = () => geocoder.find(body.address);
    const data = await enqueue(find, queueClientOf(call)).catch((error: unknown) => {
      if (!(error instanceof GeocoderProblem)) throw error;
      throw fail('unavailable', {
        detail: texts.unavailable,
      });
    });
    return { data };
  });
}
