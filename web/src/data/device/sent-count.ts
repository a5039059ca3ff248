import { isLeft } from './overlay.ts';
import type { WaitingWrite } from './waiting-kinds.ts';

/** Counts what this tab has sent, until nothing is left to be sent. */
export function sentCount() {
  const keys = new Set<string>();
  return {
    /** Sent, or set aside. */
    onSettled: ({ key, isWithdrawn }: Pick<WaitingWrite, 'key' | 'isWithdrawn'>): void => {
      if (!isWithdrawn) keys.add(key);
    },
    /** How many were sent, once nothing is left; 0 before that, and when it was told. What was set aside still waits. */
    take: (waiting: readonly WaitingWrite[]): number => {
      if (waiting.some(isLeft)) return 0;
      for (const { key } of waiting) keys.delete(key);
      const count = keys.size;
      keys.clear();
      return count;
    },
    forget: (): void => keys.clear(),
  };
}
