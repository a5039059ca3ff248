import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { Medication } from '@caretrail/contract/medications/schema';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { DoseNote } from './send-note.ts';
import type { Asked } from './dose-buttons.tsx';
import { amountWords, dayNow, dueWithin } from './dose-words.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { LaterDialog } from './later-dialog.tsx';
import { OtherTimeDialog } from './other-time-dialog.tsx';
import { SkipDialog } from './skip-dialog.tsx';
import { earlyTexts as texts } from './texts.ts';
import type { OnNote } from './use-dose-log.ts';
import type { OnLater } from './use-later.tsx';

type DoseQuestionProps = {
  /** `undo-later` asks for nothing. */
  readonly what: Asked;
  readonly dose: DoseOccurrence;
  readonly medicine: Pick<Medication, 'prescriber'> | undefined;
  readonly nowMs: number;
  readonly zone: string;
  readonly onNote: OnNote;
  /** Where doses can be put off. */
  readonly onLater?: OnLater;
  readonly onAsk: (what: Asked) => void;
  readonly onClose: () => void;
};

/** What has to be asked before a dose is recorded. */
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
          neverStopSuddenly={dose.never_stop_suddenly}
          prescriber={medicine?.prescriber ?? ''}
          isCorrection={dose.log?.status === 'taken'}
          onSkip={(reason) => note({ status: 'skipped', reason })}
          onClose={onClose}
        />
      );
    case 'early':
      return (
        <ConfirmDialog
          heading={texts.heading(dueWithin(dose, dayNow(nowMs, zone), zone))}
          confirmText={texts.confirm}
          cancelText={texts.cancel}
          isOpen
          isLosing
          onConfirm={() => note({ status: 'taken' })}
          onClose={onClose}
        >
          <p className="wrap-anywhere">
            {`${dose.medication_name}, ${amountWords(dose.parts, dose.dosage)}`}
          </p>
        </ConfirmDialog>
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
