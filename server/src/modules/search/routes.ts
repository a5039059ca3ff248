import { searchEndpoints } from '@caretrail/contract/search/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { queueClientOf } from '../../http/queue-client.ts';
import { serve } from '../../http/serve.ts';
import type { Clock } from '../../ports/clock.ts';
import { makeIndexes } from './indexes.ts';
import type { FindInsideFiles } from './inside-files.ts';
import { search } from './service.ts';

type SearchRoutesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly findInsideFiles: FindInsideFiles;
};

export function searchRoutes(
  app: FastifyInstance,
  { db, clock, findInsideFiles }: SearchRoutesDeps,
): void {
  const indexes = makeIndexes(db, () => clock.now());
  serve(app, searchEndpoints.find, (call) =>
    search({ db, indexes, findInsideFiles }, call.record(), call.body.q, queueClientOf(call)),
  );
}
