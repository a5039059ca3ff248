import type { Readable } from 'node:stream';

/** Names one stored content: the patient it belongs to, and its own name of letters, figures, dots and dashes. */
export type FileKey = { readonly patientId: string; readonly name: string };

/** Content from the store. The caller reads it to its end or destroys it. */
export type StoredContent = { readonly size: number; readonly content: Readable };

/**
 * Stores the content of files, which is encrypted before it gets here. Its promises:
 * - `put` resolves once the content is complete and would survive a power cut; before, nothing can be read under its key, and
 *   when the content throws, nothing is left of it;
 * - when there is no room left, `put` throws an error with the code ENOSPC;
 * - when the store itself fails or does not answer in time, it throws a `FileStoreProblem`;
 * - `remove` and `removeAll` of what is absent succeed.
 */
export type FileStore = {
  put(key: FileKey, content: AsyncIterable<Uint8Array>): Promise<void>;
  open(key: FileKey): Promise<StoredContent | undefined>;
  remove(key: FileKey): Promise<void>;
  /** Everything that was ever stored for a patient. */
  removeAll(patientId: string): Promise<void>;
  /** Patient by patient, the names of what was stored before a moment. */
  storedBefore(moment: Date): AsyncIterable<{ patientId: string; names: readonly string[] }>;
  /** Removes the remains of `put`s that were cut off before a moment. */
  clearUnfinished(moment: Date): Promise<void>;
  /** Records that an account was deleted, for the lifetime of the store. Idempotent. */
  markDeleted(accountId: string): Promise<void>;
  deletedAccounts(): AsyncIterable<string>;
};

/** The store could not do its work. Names the fault for the log, and nothing that was stored. */
export class FileStoreProblem extends Error {
  override readonly name = 'FileStoreProblem';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The file store failed: ${code}`, options);
    this.code = code;
  }
}

const safeName = /^[0-9a-z][0-9a-z.-]{0,80}$/;
/** Without a dot: a part of it becomes a folder too, and two dots would be the one above. */
const safePatientId = /^[0-9a-z][0-9a-z-]{0,80}$/;

/** Before a name becomes a part of a path. */
export function assertSafeName(name: string): void {
  if (!safeName.test(name)) throw new Error('This is no name for a file or a folder.');
}

export function assertSafePatientId(patientId: string): void {
  if (!safePatientId.test(patientId))
    throw new Error('This is no name for the folder of a patient.');
}
