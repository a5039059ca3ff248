import type { Readable } from 'node:stream';

/** Names one stored content: the patient it belongs to, and its own name of letters, figures, dots and dashes. */
export type FileKey = { readonly patientId: string; readonly name: string };

/** What lies in the store under a key. Whoever opened it reads it to its end or destroys it. */
export type StoredContent = { readonly size: number; readonly content: Readable };

/**
 * Where the content of files lies. It gets only what is encrypted already. Its promises:
 * - `put` answers once the content is whole and would survive a power cut; before, nothing can be read under its key, and
 *   when the content throws, nothing is left of it;
 * - when there is no room left, `put` throws an error with the code ENOSPC;
 * - when the store itself fails or does not answer in time, it throws a `FileStoreProblem`;
 * - `remove` and `removeAll` of what is absent succeed.
 */
export type FileStore = {
  put(key: FileKey, content: AsyncIterable<Uint8Array>): Promise<void>;
  open(key: FileKey): Promise<StoredContent | undefined>;
  remove(key: FileKey): Promise<void>;
  /** Everything that was ever put for a patient. */
  removeAll(patientId: string): Promise<void>;
  /** Patient by patient, the names of what was stored before a moment. */
  storedBefore(moment: Date): AsyncIterable<{ patientId: string; names: readonly string[] }>;
  /** Removes the remains of `put`s that were cut off before a moment. */
  clearUnfinished(moment: Date): Promise<void>;
  /** Remembers that an account was deleted, for as long as the store lives. Twice is once. */
  markDeleted(accountId: string): Promise<void>;
  deletedAccounts(): AsyncIterable<string>;
};

/** The store could not do its work just now. Names the fault for the log, and nothing that was stored. */
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
