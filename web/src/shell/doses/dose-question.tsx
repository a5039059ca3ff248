import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { Medication } from '@caretrail/contract/medications/schema';
import { dateAt } from '@caretrail/contract/time/zoned';
import type { DoseNote } from './send-note.ts';
import type { Asked } from './dose-buttons.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { LaterDialog } from './later-dialog.tsx';
import { OtherTimeDialog } from './other-time-dialog.tsx';
import { SkipDialog } from './skip-dialog.tsx';
import type { OnNote } from './use-dose-log.ts';
import type { OnLater } from './use-later.tsx';

type DoseQuestionProps = {
  /** `undo-later` asks for nothing. */
  readonly what: Asked;
  readonly dose: DoseOccurrence;
  readonly medicine: Pick<Medication, 'never_stop_suddenly' | 'prescriber'> | undefined;
  readonly nowMs: number;
  readonly zone: string;
  readonly onNote: OnNote;
  /** Where doses can be put off. */
  readonly onLater?: OnLater;
  readonly onAsk: (what: Asked) => void;
  readonly onClose: () => void;
};

/** What has to be asked before a dose is noted. */
export function DoseQuestion(props: DoseQuestionProps) {
  const { what, dose, medicine, nowMs, zone, onNote, onLater, onAsk, onClose } = props;
  const note = (of: DoseNote): void => {
    onClose();
    void onNote(dose, of);
  };
  switch (what) {
    case 'skip':
      return (
        <SkipDialog
          name={dose.medication_name}
          neverStopSuddenly={medicine?.never_stop_suddenly ?? false}
          prescriber={medicine?.prescriber ?? ''}
          onSkip={(reason) => note({ status: 'skipped', reason })}
          onClose={onClose}
        />
      );
    case 'later':
      return (
        <LaterDialog
          dose={dose}
          nowMs={nowMs}
          zone={zone}
          onLater={async (until) => (await onLater?.(dose, until)) ?? null}
          onTakenBefore={() => onAsk('other-time')}
          onClose={onClose}
        />
      );
    case 'undo-later':
      return null;
    case 'other-time':
      return (
        <OtherTimeDialog
          name={dose.medication_name}
          notedAt={dose.log?.status === 'taken' ? dose.log.at : dose.at}
          nowMs={nowMs}
          zone={zone}
          onTaken={(at) => note({ status: 'taken', at })}
          onClose={onClose}
        />
      );
    case 'entry':
      return (
        <EntryDialog
          dose={dose}
          today={dateAt(nowMs, zone)}
          zone={zone}
          onClear={() => note({ status: 'cleared' })}
          onOtherTime={() => onAsk('other-time')}
          onClose={onClose}
        />
      );
  }
}
