import type { DosesEntry } from '@caretrail/contract/dashboard/day-line';
import { isAmountKnown, oneTapDoses } from '@caretrail/contract/dashboard/one-tap';
import { RecordAll } from '../medications/public.ts';
import type { LineRecording } from './use-today.ts';

/** Whether the doses of a time have one tap for all. */
export const hasGroupTap = ({ phase, doses }: DosesEntry): boolean =>
  phase === 'now' && doses.filter(isAmountKnown).length > 1;

type GroupTapProps = { readonly entry: DosesEntry; readonly recording: LineRecording };

/** One tap for the doses of a time whose amount is known. */
export const GroupTap = ({ entry, recording }: GroupTapProps) => (
  <div className="my-1">
    <RecordAll of={entry.key} doses={entry.doses} open={oneTapDoses(entry)} recording={recording} />
  </div>
);
