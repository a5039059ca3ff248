import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { readForTab, removeForTab, writeForTab } from '../lib/browser-storage.ts';

/** The token in the link of the mail: after `#token=`, never in a part of the address that is sent to a server. */
export const tokenIn = (hash: string): string | null =>
  /^#token=([\w-]{43})$/.exec(hash)?.[1] ?? null;

/** Held by this tab until the invitation is answered: the way leads through the sign-in, its second step and the terms. */
export const heldInvitation = (): string | null => readForTab(storageKeys.invitation);
export const holdInvitation = (token: string): void => writeForTab(storageKeys.invitation, token);
export const dropInvitation = (): void => removeForTab(storageKeys.invitation);
