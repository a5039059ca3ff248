import { type User, user as userSchema } from '@caretrail/contract/auth/schema';
import {
  clearedOnLogout,
  type StorageKey,
  storageKeys,
  storedTrue,
} from '@caretrail/contract/browser-storage-keys';
import { chosenHere } from './chosen-record.ts';
import { sharedCache } from './shared-cache.ts';
import { waitingDatabase } from './waiting-database.ts';

/** Values that could not be written (storage blocked or full) are kept in memory, so that this tab still works. */
const unsaved = new Map<StorageKey, string>();

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function readStored(key: StorageKey): string | null {
  return unsaved.get(key) ?? attempt(() => localStorage.getItem(key), null);
}

export function writeStored(key: StorageKey, value: string): void {
  const isSaved = attempt(() => {
    localStorage.setItem(key, value);
    return true;
  }, false);
  if (isSaved) unsaved.delete(key);
  else unsaved.set(key, value);
}

/** Whether a value outlives this page. */
export const isStored = (key: StorageKey): boolean =>
  attempt(() => localStorage.getItem(key), null) !== null && !unsaved.has(key);

export function removeStored(keys: readonly StorageKey[]): void {
  for (const key of keys) {
    unsaved.delete(key);
    attempt(() => localStorage.removeItem(key), undefined);
  }
}

/** Values for this tab only. */
export const readForTab = (key: StorageKey): string | null =>
  attempt(() => sessionStorage.getItem(key), null);

export const writeForTab = (key: StorageKey, value: string): void =>
  attempt(() => sessionStorage.setItem(key, value), undefined);

export const removeForTab = (key: StorageKey): void =>
  attempt(() => sessionStorage.removeItem(key), undefined);

/** The database of the key with which this browser encrypts unsaved input (draft-vault.ts). */
export const draftKeyDatabase = 'caretrail-draft-key';

/** The database of the copy of the record on this device, and of its key (data/device). */
export const copyDatabase = 'caretrail-copy';

/** Removes the copy with its key. */
export const removeCopy = (): void =>
  attempt(() => void indexedDB.deleteDatabase(copyDatabase), undefined);

/** Removes what waits to be sent, with its key: nothing waits any more, or the user was told what is lost. */
export const removeWaiting = (): void =>
  attempt(() => void indexedDB.deleteDatabase(waitingDatabase), undefined);

/**
 * Removes this tab's unsaved input and whose record it shows, and the copy of the record, each with its key: nothing of either can be read after it.
 * Also what another app has shared, and the number on the icon.
 */
function clearLeft(): void {
  removeForTab(storageKeys.drafts);
  removeForTab(storageKeys.record);
  attempt(() => void indexedDB.deleteDatabase(draftKeyDatabase), undefined);
  removeCopy();
  attempt(() => void caches.delete(sharedCache).catch(() => undefined), undefined);
  attempt(() => void navigator.clearAppBadge().catch(() => undefined), undefined);
}

/** §2.3 §3: a stored flag is set only as the word 'true'. */
export const readFlag = (key: StorageKey): boolean => readStored(key) === storedTrue;

export const writeFlag = (key: StorageKey, isSet: boolean): void =>
  writeStored(key, isSet ? storedTrue : 'false');

/** The stored user, or null when there is none or the content is not one. */
export function readUser(): User | null {
  const text = readStored(storageKeys.userData);
  if (text === null) return null;
  const parsed = userSchema.safeParse(attempt<unknown>(() => JSON.parse(text), null));
  return parsed.success ? parsed.data : null;
}

/**
 * Whether this user lets a copy of the record lie on this device; null: not asked yet. Never of someone else's record:
 * while one is open, nothing is copied or waits to be sent.
 */
export function isKeptHere(): boolean | null {
  if (chosenHere.record !== null) return false;
  const [answer, id] = readStored(storageKeys.keptHere)?.split(' ') ?? [];
  return id !== undefined && id === readUser()?.id ? answer === 'yes' : null;
}

export const writeUser = (user: User): void =>
  writeStored(storageKeys.userData, JSON.stringify(user));

export type Tokens = { readonly access: string; readonly refresh: string | null };

/** The access token last: other tabs take its arrival as the sign that the rest is there. */
export function writeTokens({ access, refresh }: Tokens): void {
  if (refresh !== null) writeStored(storageKeys.refreshToken, refresh);
  writeStored(storageKeys.accessToken, access);
}

/**
 * §4.1 §8: what a failed refresh clears. The passed second factor and the patient's name belonged to those tokens. A clock
 * that runs is still there when its user signs in again.
 */
export function clearTokensAndUser(): void {
  clearLeft();
  removeStored([
    storageKeys.accessToken,
    storageKeys.refreshToken,
    storageKeys.token,
    storageKeys.userData,
    storageKeys.mfaVerified,
    storageKeys.patientId,
    storageKeys.patientData,
  ]);
}

/** The clock that runs was started by this user: named after its time, its key and its length. */
const isClockOf = (userId: string | undefined): boolean =>
  userId !== undefined && readStored(storageKeys.stopwatch)?.split(' ')[3] === userId;

/** §4.1: what a logout clears. For a user who did not sign out, or signs in again, a clock of their own runs on. */
export function clearSession(stays?: string): void {
  clearLeft();
  const keepsClock = isClockOf(stays);
  removeStored(clearedOnLogout.filter((key) => !keepsClock || key !== storageKeys.stopwatch));
}

/** §4.1: a full reset clears all local and session storage. */
export function clearEverything(): void {
  unsaved.clear();
  clearLeft();
  removeWaiting();
  attempt(() => localStorage.clear(), undefined);
  attempt(() => sessionStorage.clear(), undefined);
}

const knownKeys: ReadonlySet<string> = new Set(Object.values(storageKeys));

/** Calls back when another tab changed one of our keys, or cleared them all. Returns how to stop. */
export function onStorageChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || knownKeys.has(key)) listener();
  };
  // A page restored from the back/forward cache received no events while it was away.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
