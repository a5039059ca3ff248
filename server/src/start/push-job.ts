import type { Logger } from 'pino';
import { pushByHttp } from '../adapters/push-http/push-http.ts';
import type { Env } from '../env.ts';
import { makeVapid, sendDuePushes, type Vapid } from '../modules/push/service.ts';
import type { Parts } from './parts.ts';
import { repeat, type Repeating } from './repeat.ts';

const pauseMs = 500;

/** Sends notifications as soon as they are queued. */
export function startPushes(
  deps: Pick<Parts['deps'], 'db' | 'keys' | 'clock'>,
  { isPushLoopbackAllowed, publicUrl, supportEmail }: Env,
  logger: Logger,
): Repeating {
  const transport = pushByHttp({ isLoopbackAllowed: isPushLoopbackAllowed });
  const onProblem = (problem: object) =>
    logger.warn(problem, 'notifications: one could not be delivered');
  let vapid: Vapid | undefined;
  return repeat(
    async () => {
      vapid ??= await makeVapid({ ...deps, supportEmail });
      await sendDuePushes({ ...deps, transport, vapid, publicUrl, onProblem });
    },
    pauseMs,
    () => logger.error('notifications: the queue could not be read'),
  );
}
