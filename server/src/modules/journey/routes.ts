import { journeyEndpoints } from '@caretrail/contract/journey/endpoints';
import type { FastifyInstance } from 'fastify';
import { ofRecord, type CachedAnswers } from '../../http/cached-answers.ts';
import { createFairQueue } from '../../http/fair-queue.ts';
import { queueClientOf } from '../../http/queue-client.ts';
import { serve } from '../../http/serve.ts';
import type { RecordDeps } from '../patients/service.ts';
import { answerName, buildJourney } from './service.ts';

/** Years of doses are in memory while one is built. */
const enqueue = createFairQueue({ atOnce: 2, longestQueue: 100 });

export function journeyRoutes(
  app: FastifyInstance,
  deps: RecordDeps & { readonly cachedAnswers: CachedAnswers },
): void {
  serve(app, journeyEndpoints.read, (call) => {
    const context = call.record();
    return deps.cachedAnswers.send(call, {
      name: answerName(deps, call.query),
      of: ofRecord(context),
      isInWords: true,
      build: () => enqueue(() => buildJourney(deps, context, call.query), queueClientOf(call)),
    });
  });
}
