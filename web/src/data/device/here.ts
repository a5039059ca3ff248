import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { isKeptHere, readStored, readUser } from '../../lib/browser-storage.ts';
import { sessionOf } from '../../lib/session-of.ts';
import { copyIn } from './copy.ts';
import { browserShelf } from './shelf.ts';

/** The user in this session, who wants a copy here; empty otherwise. */
export function ownerHere(): string {
  const user = readUser();
  const token = readStored(storageKeys.accessToken);
  return user === null || token === null || isKeptHere() !== true
    ? ''
    : `${user.id} ${sessionOf(token)}`;
}

/** The copy of the record in this browser. */
export const copyHere = copyIn({ shelf: browserShelf(), ownerNow: ownerHere });
