import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  clearEverything,
  clearSession,
  clearTokensAndUser,
  readStored,
  writeStored,
} from '../lib/browser-storage.ts';
import { aUser } from '../testing/a-user.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { storeSignIn } from './auth-state.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  clearEverything();
});

it('§4.1 a seizure clock outlives a refused refresh, for the account that started it alone', () => {
  const clock = '1794000000000 key - 7 record';
  const storedAfter = (signedInAs: string): string | null => {
    writeStored(storageKeys.stopwatch, clock);
    clearTokensAndUser();
    storeSignIn({ access: 'a', refresh: 'r', user: aUser({ id: signedInAs }) }, true);
    return readStored(storageKeys.stopwatch);
  };
  expect(storedAfter('7')).toBe(clock);
  expect(storedAfter('8')).toBeNull();
  writeStored(storageKeys.stopwatch, clock);
  clearSession();
  expect(readStored(storageKeys.stopwatch)).toBeNull();
});
