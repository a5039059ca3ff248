import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { Suspense } from 'react';
import type { DoseNote } from '../../../data/dose-entry.ts';
import { lazyPart } from '../../../lib/lazy-page.ts';
import { usePreload } from '../../../lib/use-preload.ts';
import { NotLoadedDialog } from '../../../shell/not-loaded-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { dayNow } from '@caretrail/contract/medications/dose-day';
import { todayTexts } from './texts.ts';
import type { DoseRecording } from './use-record-doses.ts';

const load = () => import('./dose-question.tsx');
const DoseQuestion = lazyPart(() => load().then((m) => m.DoseQuestion), NotLoadedDialog);
const DoseConflictDialog = lazyPart(
  () => load().then((m) => m.DoseConflictDialog),
  // As where the dialog is closed without an answer: what was recorded first stays.
  ({ onSettle }) => <NotLoadedDialog onClose={() => onSettle(false)} />,
);

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
  usePreload(load);
  return (
    <Suspense>
      {conflict !== undefined && (
        <DoseConflictDialog {...conflict} today={dayNow(nowMs, zone)} {...{ zone, onSettle }} />
      )}
      {question !== null && (
        <DoseQuestion
          key={question.what}
          what={question.what}
          dose={question.dose}
          {...{ nowMs, zone }}
          prescriber={prescriberOf(question.dose) ?? ''}
          onNote={(note) => void onNote(question.dose, note)}
          onLater={(until) => later.onLater(question.dose, until)}
          onAsk={(what) => {
            setQuestion(what === 'undo-later' ? null : { ...question, what, from: question });
            if (what === 'undo-later') void later.onUndo(question.dose);
          }}
          onClose={() => setQuestion(question.from ?? null)}
          onDone={() => setQuestion(null)}
        />
      )}
    </Suspense>
  );
}

type DoseNoticesProps<D extends DoseOccurrence> = {
  readonly recording: Pick<DoseRecording<D>, 'said' | 'problems' | 'cleared' | 'later'>;
  /** The doses that have a row, which shows their problems. */
  readonly places: ReadonlySet<string>;
};

/**
 * Announces the results for the doses of a screen. The live regions exist before their text, so that it is read out.
 */
export function DoseNotices<D extends DoseOccurrence>({ recording, places }: DoseNoticesProps<D>) {
  const { said, problems, cleared, later } = recording;
  const gone = [...cleared]
    .filter(([place]) => !places.has(place))
    .map(([, dose]) => dose.medication_name);
  const lost = [...problems].filter(([place]) => !places.has(place));
  return (
    <>
      <p role="status" className="sr-only">
        {/* A new node is read out again, also with the same words. */}
        <span key={said.number}>{said.text}</span>
      </p>
      <p role="status" className={later.said?.isWaiting === true ? 'font-medium' : 'sr-only'}>
        {later.said?.isProblem === false && later.said.text}
      </p>
      {later.said?.isProblem === true && <Alert>{later.said.text}</Alert>}
      {gone.length > 0 && (
        <p className="font-medium">{todayTexts.said.cleared({ names: gone.join(', ') })}</p>
      )}
      {lost.map(([place, { name, text }]) => (
        <Alert key={place}>{todayTexts.problem({ name, problem: text })}</Alert>
      ))}
    </>
  );
}
