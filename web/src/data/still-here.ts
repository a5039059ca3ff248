import { readUser } from '../lib/browser-storage.ts';
import { chosenHere } from '../lib/chosen-record.ts';

const here = (): string => `${readUser()?.id} ${chosenHere.record?.id}`;

/**
 * To be asked after a call: whether the same user is signed in, and the same record open, as when it began. What was
 * begun in one record is never kept for another.
 */
export function stillHere(): () => boolean {
  const begun = here();
  return () => here() === begun;
}
