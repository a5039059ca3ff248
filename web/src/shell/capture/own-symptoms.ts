import { newEntryHref } from '@caretrail/contract/access/record-href';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { eachOnce } from '@caretrail/contract/timelines/each-once';
import { isSeizureName } from '@caretrail/contract/timelines/recorded-as';
import { stateToBegin } from '../../lib/begun-state.ts';
import type { FormLink } from './capture-links.ts';

/** Recorded with the tap that opens it. */
export const recordNow = (symptom: string): Required<FormLink> => ({
  to: newEntryHref('ownSymptom'),
  state: stateToBegin({ symptom }),
});

/** More would be a list to read. */
const mostOwn = 4;

/** What this person writes down: what the check-in asks about, then what was recorded last. A seizure has a clock. */
export function ownSymptoms({
  check_in,
  watched_symptom: { name, days_since, others },
}: Pick<Dashboard, 'check_in' | 'watched_symptom'>): string[] {
  const chosen = check_in?.is_on ? check_in.symptoms : [];
  const recorded = days_since === null ? others : [name, ...others];
  const all = [...chosen, ...recorded].filter((each) => !isSeizureName(each));
  return eachOnce(all).slice(0, mostOwn);
}
