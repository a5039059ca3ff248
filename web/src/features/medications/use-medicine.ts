import type { Medication } from '@caretrail/contract/medications/schema';
import type { RequestStatus } from '../../lib/request-status.ts';
import { type Sought, useSought } from '../../lib/use-sought.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { loadMedications } from './load.ts';

/** Two lists as one: it has failed when one has, and is there when both are. */
const together = (statuses: readonly RequestStatus[]): RequestStatus =>
  statuses.find((status) => status === 'failed') ??
  statuses.find((status) => status !== 'succeeded') ??
  'succeeded';

/** One medicine of the two lists of §4.3; a list that was searched may have left it out. */
export function useMedicine(id: string): Sought<Medication> {
  const dispatch = useAppDispatch();
  const item = useAppSelector(({ medications }) => medications.known[id]);
  const { current, completed } = useAppSelector(({ medications }) => medications);
  return useSought(id, {
    item,
    status: together([current.status, completed.status]),
    error: current.error ?? completed.error,
    load: () => {
      void dispatch(loadMedications('current', ''));
      void dispatch(loadMedications('completed', ''));
    },
  });
}
