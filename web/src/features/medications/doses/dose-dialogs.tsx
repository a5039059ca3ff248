import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { DoseNote } from '../../../data/dose-entry.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Asked } from './dose-buttons.tsx';
import { DoseConflictDialog, EntryDialog, SkipDialog } from './answer-dialogs.tsx';
import { dayNow, dueValues, formatExact } from './format-dose.ts';
import { LaterDialog } from './later-dialog.tsx';
import { MoreDialog } from './more-dialog.tsx';
import { OtherTimeDialog } from './other-time-dialog.tsx';
import { earlyTexts as texts, todayTexts } from './texts.ts';
import type { DoseRecording } from './use-record-doses.ts';

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
  readonly onClose: () => void;
};

/** The dialog to show before a dose is recorded. */
function DoseQuestion(props: DoseQuestionProps) {
  const { what, dose, prescriber, nowMs, zone, onNote, onLater, onAsk, onClose } = props;
  const note = (of: DoseNote): void => {
    onClose();
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
          onClose={onClose}
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

type DoseDialogsProps<D extends DoseOccurrence> = {
  readonly recording: DoseRecording<D>;
  readonly prescriberOf: (dose: D) => string | undefined;
  readonly nowMs: number;
  readonly zone: string;
  readonly onNote?: (dose: D, note: DoseNote) => unknown;
};

/** The dialogs for the doses of a screen: questions before recording, and conflicts. */
export function DoseDialogs<D extends DoseOccurrence>(props: DoseDialogsProps<D>) {
  const { recording, prescriberOf, nowMs, zone, onNote = recording.onNote } = props;
  const { question, setQuestion, conflict, later, onSettle } = recording;
  return (
    <>
      {conflict !== undefined && (
        <DoseConflictDialog {...conflict} today={dayNow(nowMs, zone)} {...{ zone, onSettle }} />
      )}
      {question !== null && (
        <DoseQuestion
          key={question.what}
          {...question}
          {...{ nowMs, zone }}
          prescriber={prescriberOf(question.dose) ?? ''}
          onNote={(note) => void onNote(question.dose, note)}
          onLater={(until) => later.onLater(question.dose, until)}
          onAsk={(what) => {
            setQuestion(what === 'undo-later' ? null : { ...question, what });
            if (what === 'undo-later') void later.onUndo(question.dose);
          }}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

type DoseNoticesProps<D extends DoseOccurrence> = {
  readonly recording: Pick<DoseRecording<D>, 'said' | 'problems' | 'later'>;
  /** The doses that have a row, which shows their problems. */
  readonly places: ReadonlySet<string>;
};

/**
 * Announces the results for the doses of a screen. The live regions exist before their text, so that it is read out.
 */
export function DoseNotices<D extends DoseOccurrence>({ recording, places }: DoseNoticesProps<D>) {
  const { said, problems, later } = recording;
  const lost = [...problems].filter(([place]) => !places.has(place));
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p role="status" className="sr-only">
        {later.said?.isProblem === false && later.said.text}
      </p>
      {later.said?.isProblem === true && <Alert>{later.said.text}</Alert>}
      {lost.map(([place, { name, text }]) => (
        <Alert key={place}>{todayTexts.problem({ name, problem: text })}</Alert>
      ))}
    </>
  );
}
