import { createFairQueue, type QueueClient } from './fair-queue.ts';

type Bounds = Parameters<typeof createFairQueue>[0];
type Queue = { readonly enqueue: ReturnType<typeof createFairQueue>; open: number };

export type QueueForEach = <T>(
  key: string,
  work: () => Promise<T>,
  client?: QueueClient,
) => Promise<T>;

/** A queue for each key, kept as long as something is in it: a record or an account waits for itself alone. */
export function createQueueForEach(bounds: Bounds): QueueForEach {
  const queues = new Map<string, Queue>();
  return async (key, work, client) => {
    const queue = queues.get(key) ?? { enqueue: createFairQueue(bounds), open: 0 };
    queues.set(key, queue);
    queue.open += 1;
    try {
      return await queue.enqueue(work, client);
    } finally {
      queue.open -= 1;
      if (queue.open === 0) queues.delete(key);
    }
  };
}
