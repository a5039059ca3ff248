import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { isWaiting } from '../../../data/dose-entry.ts';
import { useCanChange } from '../../../session/chosen-record.ts';
import { selectUser } from '../../../session/selectors.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';

type Log = DoseOccurrence['log'];

/** Who recorded a dose. What this device has not sent yet, or is sending, is one's own. */
export const doseWriter = (log: Log, me: string | null): string | null =>
  log === null || log.id === '' || isWaiting(log) ? me : log.by;

/** Whether one may correct or undo the record of a dose: a helper only what they recorded themselves. */
export function useCanChangeDose(): (log: Log) => boolean {
  const canChange = useCanChange();
  const me = useAppSelector(selectUser)?.id ?? null;
  return (log) => canChange('medication', { created_by: doseWriter(log, me) });
}
