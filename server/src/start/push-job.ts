import type { Logger } from 'pino';
import { pushByHttp } from '../adapters/push-http/push-http.ts';
import type { Env } from '../env.ts';
import { makeVapid, type PushSender, pushSender } from '../modules/push/service.ts';
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
  let sender: PushSender | undefined;
  const repeating = repeat(
    async () => {
      sender ??= pushSender({
        ...deps,
        transport,
        vapid: await makeVapid({ ...deps, supportEmail }),
        publicUrl,
        onProblem,
      });
      await sender.sendDue();
    },
    pauseMs,
    () => logger.error('notifications: the queue could not be read'),
  );
  return {
    stop: async () => {
      await repeating.stop();
      await sender?.settled();
    },
  };
}
