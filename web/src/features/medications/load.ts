import { medicationCalls } from '@caretrail/contract/medications/medication-calls';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { AppThunk } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { medicationsFailed, medicationsLoaded, medicationsRequested } from './slice.ts';

const listOf = {
  current: (search: string) =>
    request(medicationCalls.listCurrent, { body: { status: 'current', search } }),
  completed: (search: string) =>
    request(medicationCalls.listCompleted, { body: { status: 'completed', search } }),
} as const;

/** §4.3 §7: one of the two lists. */
export const loadMedications =
  (which: keyof typeof listOf, search = ''): AppThunk =>
  async (dispatch) => {
    dispatch(medicationsRequested({ which }));
    try {
      dispatch(medicationsLoaded({ which, items: await listOf[which](search) }));
    } catch (error) {
      dispatch(medicationsFailed({ which, error: pickMessage.medications(error) }));
    }
  };
