import { setImmediate as breathe } from 'node:timers/promises';
import { eventTypesOf } from '@caretrail/contract/circle/area-of-event';
import { snippetAround } from '@caretrail/contract/files/snippet';
import type { Database } from '../../../db/client.ts';
import { createFairQueue, type QueueClient } from '../../../http/fair-queue.ts';
import type { RecordContext } from '../../../http/record-context.ts';
import type { Keys } from '../../../keys.ts';
import { unwrapKey } from '../file-key.ts';
import { openText } from './sealed-text.ts';
import { listTexts, type SearchedText, type SearchPlace } from './texts-repo.ts';

export type FoundFile = {
  readonly id: string;
  readonly title: string;
  /** 'YYYY-MM-DD' under which it is filed. */
  readonly day: string;
  /** The words around the first one that was found. */
  readonly snippet: string;
};

type SearchDeps = { readonly db: Database; readonly keys: Keys };

/** The texts are opened for each search: more at once would delay all other requests. */
const enqueue = createFairQueue({ atOnce: 2, longestQueue: 100 });
const atATime = 20;
/** A single letter is in every text. */
const shortestWord = 2;

/** Each word stands in the text or in what else is known about the file, and at least one in the text. */
function snippetIn(
  { keys }: SearchDeps,
  { id, about, wrapped_key, sealed_text }: SearchedText,
  words: readonly string[],
): string | null {
  const text = openText(unwrapKey(keys, id, wrapped_key), id, sealed_text);
  const lower = text.toLowerCase();
  const isMatch = words.every((word) => lower.includes(word) || about.includes(word));
  return isMatch ? snippetAround(text, words) : null;
}

/**
 * Files of a record whose text has these words, newest first. `words` are in lower case, as `searchWords` splits them.
 * The texts are encrypted, so each of them is opened and read; what is in the bin is not.
 */
export const findInFileTexts = (
  deps: SearchDeps,
  context: RecordContext,
  words: readonly string[],
  limit: number,
  client: QueueClient = { of: context.actor.userId },
): Promise<FoundFile[]> =>
  words.some(({ length }) => length >= shortestWord)
    ? enqueue(() => search(deps, context, words, limit, client), client)
    : Promise.resolve([]);

async function search(
  deps: SearchDeps,
  { patientId, areas }: RecordContext,
  words: readonly string[],
  limit: number,
  { isConnected }: QueueClient,
): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const types = eventTypesOf(areas);
  let after: SearchPlace | null = null;
  let batch: SearchedText[];
  do {
    batch = await listTexts(deps.db, patientId, { after, limit: atATime, types });
    for (const file of batch) {
      // Each may be long: others get a turn in between.
      await breathe();
      const snippet = snippetIn(deps, file, words);
      if (snippet === null) continue;
      found.push({ id: file.id, title: file.title, day: file.day, snippet });
      if (found.length >= limit) return found;
    }
    after = batch.at(-1) ?? null;
  } while (batch.length === atATime && isConnected?.() !== false);
  return found;
}
