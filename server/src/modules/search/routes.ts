import { searchEndpoints } from '@caretrail/contract/search/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { queueClientOf } from '../../http/queue-client.ts';
import { serve } from '../../http/serve.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileTexts } from './file-texts.ts';
import { makeIndexes } from './indexes.ts';
import { search } from './service.ts';

type SearchRoutesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly fileTexts: FileTexts;
};

export function searchRoutes(
  app: FastifyInstance,
  { db, clock, fileTexts }: SearchRoutesDeps,
): void {
  const indexes = makeIndexes({ db, fileTexts }, () => clock.now());
  serve(app, searchEndpoints.find, (call) =>
    search({ db, indexes, fileTexts }, call.record(), call.body.q, queueClientOf(call)),
  );
}
