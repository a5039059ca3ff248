import type { Readable } from 'node:stream';

/** Names one stored content: the patient it belongs to, and its own name of letters, figures, dots and dashes. */
export type FileKey = { readonly patientId: string; readonly name: string };

/**
 * Where the content of files lies. It gets only what is encrypted already. Its promises:
 * - `put` answers once the content is whole and would survive a power cut; before, nothing can be read under its key, and
 *   when the content throws, nothing is left of it;
 * - when there is no room left, `put` throws an error with the code ENOSPC;
 * - `remove` and `removeAll` of what is absent succeed.
 */
export type FileStore = {
  put(key: FileKey, content: AsyncIterable<Uint8Array>): Promise<void>;
  open(key: FileKey): Promise<Readable | undefined>;
  remove(key: FileKey): Promise<void>;
  /** Everything that was ever put for a patient. */
  removeAll(patientId: string): Promise<void>;
  /** Patient by patient, the names of what was stored before a moment. */
  storedBefore(moment: Date): AsyncIterable<{ patientId: string; names: readonly string[] }>;
  /** Removes the remains of `put`s that were cut off before a moment. */
  clearUnfinished(moment: Date): Promise<void>;
};
