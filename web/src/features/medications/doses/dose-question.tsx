import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { DoseNote } from '../../../data/dose-entry.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EntryDialog, SkipDialog } from './answer-dialogs.tsx';
import { earlyTexts as texts } from './dialog-texts.ts';
import type { Asked } from './dose-buttons.tsx';
import { dayNow } from '@caretrail/contract/medications/dose-day';
import { dueValues, formatExact } from './format-dose.ts';
import { LaterDialog } from './later-dialog.tsx';
import { MoreDialog } from './more-dialog.tsx';
import { OtherTimeDialog } from './other-time-dialog.tsx';
import { todayTexts } from './texts.ts';

export { DoseConflictDialog } from './answer-dialogs.tsx';

type DoseQuestionProps = {
  /** `undo-later` has no dialog. */
  readonly what: Asked;
  readonly dose: DoseOccurrence;
  readonly prescriber: string;
  readonly nowMs: number;
  readonly zone: string;
  readonly onNote: (note: DoseNote) => void;
  /** Resolves to null on success, otherwise to the reason. */
  readonly onLater: (until: string) => Promise<string | null>;
  readonly onAsk: (what: Asked) => void;
  /** Back to the dialog before, if there is one. */
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** The dialog to show before a dose is recorded. */
export function DoseQuestion(props: DoseQuestionProps) {
  const { what, dose, prescriber, nowMs, zone, onNote, onLater, onAsk, onClose, onDone } = props;
  const note = (of: DoseNote): void => {
    onDone();
    onNote(of);
  };
  switch (what) {
    case 'skip':
      return (
        <SkipDialog
          name={dose.medication_name}
          neverStopSuddenly={dose.never_stop_suddenly}
          prescriber={prescriber}
          isCorrection={dose.log?.status === 'taken'}
          onSkip={(reason) => note({ status: 'skipped', reason })}
          onClose={onClose}
        />
      );
    case 'early':
      return (
        <ConfirmDialog
          heading={texts.heading(dueValues(dose, dayNow(nowMs, zone), zone))}
          confirmText={texts.confirm}
          cancelText={texts.cancel}
          isOpen
          isLosing
          onConfirm={() => note({ status: 'taken' })}
          onClose={onClose}
        >
          <p className="wrap-anywhere">
            {todayTexts.ofAmount({
              name: dose.medication_name,
              amount: formatExact(dose.parts, dose.dosage),
            })}
          </p>
        </ConfirmDialog>
      );
    case 'later':
      return (
        <LaterDialog
          dose={dose}
          nowMs={nowMs}
          zone={zone}
          onLater={onLater}
          onTakenBefore={() => onAsk('other-time')}
          {...{ onClose, onDone }}
        />
      );
    case 'undo-later':
      return null;
    case 'more':
      return <MoreDialog {...{ dose, zone, onAsk, onClose }} />;
    case 'other-time':
      return (
        <OtherTimeDialog
          name={dose.medication_name}
          recorded={dose.log?.status === 'taken' ? dose.log : dose}
          isCorrection={dose.log?.status === 'taken'}
          nowMs={nowMs}
          zone={zone}
          onTaken={(at, time_zone) => note({ status: 'taken', at, time_zone })}
          onClose={onClose}
        />
      );
    case 'entry':
      return (
        <EntryDialog
          dose={dose}
          today={dayNow(nowMs, zone)}
          zone={zone}
          onClear={() => note({ status: 'cleared' })}
          onOtherTime={() => onAsk('other-time')}
          onNotTaken={() => onAsk('skip')}
          onClose={onClose}
        />
      );
  }
}
