import type { QueueClient } from '../../http/fair-queue.ts';
import type { RecordContext } from '../../http/record-context.ts';

/**
 * Finds words inside the files of a record, which are not indexed here: their text is as long as all the rest. `words`
 * are in lower case, and all of them have to occur. Each result has the passage around the first one.
 */
export type FindInsideFiles = (
  context: RecordContext,
  words: readonly string[],
  limit: number,
  client: QueueClient,
) => Promise<readonly { readonly id: string; readonly snippet: string }[]>;
