import type { DosesEntry } from '@caretrail/contract/dashboard/day-line';
import { oneTapDoses, sharesTap } from '@caretrail/contract/medications/one-tap';
import { RecordAll } from '../medications/public.ts';
import type { LineRecording } from './use-today.ts';

/** Whether the doses of a time have one tap for all. */
export const hasGroupTap = ({ doses }: DosesEntry): boolean =>
  doses.filter((dose) => sharesTap(dose)).length > 1;

type GroupTapProps = { readonly entry: DosesEntry; readonly recording: LineRecording };

/** One tap for the doses of a time whose amount is known. */
export const GroupTap = ({ entry: { key, doses }, recording }: GroupTapProps) => (
  <div className="my-1">
    <RecordAll of={key} doses={doses} open={oneTapDoses(doses)} recording={recording} />
  </div>
);
