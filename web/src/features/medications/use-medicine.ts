import type { Medication } from '@caretrail/contract/medications/schema';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { loadMedications } from './load.ts';

/** One medicine of the two lists of §4.3, which a deep link has to load first. */
export type Sought =
  | { readonly status: 'found'; readonly medicine: Medication }
  | { readonly status: 'failed'; readonly error: string; readonly onRetry: () => void }
  | { readonly status: 'loading' | 'missing' };

export function useMedicine(id: string): Sought {
  const dispatch = useAppDispatch();
  const medicine = useAppSelector(({ medications }) => medications.known[id]);
  const lists = useAppSelector(({ medications }) => medications);
  const both = [lists.current, lists.completed];
  const isKnown = medicine !== undefined;
  // A list that was searched may have left it out.
  const isSought =
    !isKnown && both.some(({ status, search }) => status === 'idle' || search !== '');
  useEffect(() => {
    if (!isSought) return;
    void dispatch(loadMedications('current', ''));
    void dispatch(loadMedications('completed', ''));
  }, [dispatch, isSought]);

  // What is known stays on the screen while the lists are loaded again, or cannot be.
  if (medicine !== undefined) return { status: 'found', medicine };
  const failed = both.find(({ status }) => status === 'failed');
  if (failed !== undefined) {
    const onRetry = (): void => {
      void dispatch(loadMedications('current', ''));
      void dispatch(loadMedications('completed', ''));
    };
    return { status: 'failed', error: failed.error ?? '', onRetry };
  }
  const isThere = !isSought && both.every(({ status }) => status === 'succeeded');
  return { status: isThere ? 'missing' : 'loading' };
}
