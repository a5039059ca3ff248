import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';

/** §3 preboarding_data: when the draft was saved. The answers are clinical: they are on the server only. */
export const storeProgress = (at: Date): void =>
  writeStored(storageKeys.preboardingData, JSON.stringify({ saved_at: at.toISOString() }));

export const hasStoredProgress = (): boolean => readStored(storageKeys.preboardingData) !== null;

export const forgetProgress = (): void => removeStored([storageKeys.preboardingData]);
