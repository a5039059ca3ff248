import { fail } from '../../http/fail.ts';
import { exportTexts } from './texts.ts';

/** The running exports of this server, at most one for each account: a slow one uses what others need. */
export type OneAtATime = {
  refuseSecond(userId: string): void;
  /** Until the work is done. */
  begin<T>(userId: string, work: () => Promise<T>): Promise<T>;
};

export function createOneAtATime(): OneAtATime {
  const running = new Set<string>();
  const refuseSecond = (userId: string): void => {
    if (running.has(userId))
      throw fail('too_many', {
        retryAfter: 30,
        detail: exportTexts.running,
      });
  };
  return {
    refuseSecond,
    begin: async (userId, work) => {
      refuseSecond(userId);
      running.add(userId);
      try {
        return await work();
      } finally {
        running.delete(userId);
      }
    },
  };
}
