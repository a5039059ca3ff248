import type { DosesEntry } from '@caretrail/contract/dashboard/day-line';
import { oneTapDoses, sharesTap } from '@caretrail/contract/medications/one-tap';
import { RecordAll } from '../medications/public.ts';
import type { ReactNode } from 'react';
import { LineHead } from './line-item.tsx';
import type { LineRecording } from './use-today.ts';

/** Whether the doses of a time have one tap for all. */
export const hasGroupTap = ({ doses }: DosesEntry): boolean =>
  doses.filter((dose) => sharesTap(dose)).length > 1;

type GroupTapProps = {
  readonly entry: DosesEntry;
  readonly recording: LineRecording;
  readonly badge: ReactNode;
  /** The time and how many there are. */
  readonly children: ReactNode;
};

/** One tap for the doses of a time whose amount is known. Undo is above it, beside their heading. */
export const GroupTap = ({ entry, recording, badge, children }: GroupTapProps) => (
  <RecordAll
    of={entry.key}
    doses={entry.doses}
    open={oneTapDoses(entry.doses)}
    {...{ recording, badge }}
    arrange={(undo, tap) => (
      <>
        <LineHead badges={undo}>{children}</LineHead>
        <div className="my-1">{tap}</div>
      </>
    )}
  />
);
