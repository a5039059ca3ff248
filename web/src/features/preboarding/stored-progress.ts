import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';
import type { View } from './views.ts';

/** §3 preboarding_data: where somebody is and since when. The answers are clinical: they are on the server only. */
export const storeProgress = (step: View, at: Date): void =>
  writeStored(storageKeys.preboardingData, JSON.stringify({ step, saved_at: at.toISOString() }));

export const hasStoredProgress = (): boolean => readStored(storageKeys.preboardingData) !== null;

export const forgetProgress = (): void => removeStored([storageKeys.preboardingData]);
