import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { preboardingSteps } from '@caretrail/contract/preboarding/schema';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';

/** The six steps and the last look at them. */
export const views = [...preboardingSteps, 'overview'] as const;
export type View = (typeof views)[number];

export const viewOf = (text: string | null): View | undefined =>
  views.find((view) => view === text);

export const viewBeside = (view: View, by: 1 | -1): View | undefined =>
  views[views.indexOf(view) + by];

/**
 * §3 preboarding_data: the current step and when it was saved. The answers are clinical: they are on the server only.
 */
export const storeProgress = (step: View, at: Date): void =>
  writeStored(storageKeys.preboardingData, JSON.stringify({ step, saved_at: at.toISOString() }));

export const hasStoredProgress = (): boolean => readStored(storageKeys.preboardingData) !== null;

export const forgetProgress = (): void => removeStored([storageKeys.preboardingData]);
