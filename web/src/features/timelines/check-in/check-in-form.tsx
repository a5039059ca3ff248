import { type CheckIn, checkInLevels, checkInTopics } from '@caretrail/contract/timelines/check-in';
import { checkInSeverities } from '@caretrail/contract/timelines/check-in-edit';
import { checkInLevelLabels } from '@caretrail/contract/timelines/format-check-in';
import { useState } from 'react';
import { dayName } from '../../../lib/format-day.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { Alert } from '../../../ui/alert.tsx';
import { LeaveDialog } from '../../../ui/confirm-dialog.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { BackToOrigin } from '../origin.tsx';
import { ScaleRow } from './scale-row.tsx';
import { checkInPageTexts as texts, checkInSeverityLabels } from './texts.ts';
import { type StoredCheckIn, useCheckInForm } from './use-check-in-form.ts';

const levels = checkInLevels.map((value) => ({ value, word: checkInLevelLabels[value] }));

const [none, mild, moderate, severe] = checkInSeverities;
const severities = [
  { value: none, word: checkInSeverityLabels.none },
  { value: mild, word: checkInSeverityLabels.mild },
  { value: moderate, word: checkInSeverityLabels.moderate },
  { value: severe, word: checkInSeverityLabels.severe },
];

/** One that was said in numbers elsewhere stands at the nearest word. */
const nearest = (severity: number): number =>
  checkInSeverities.findLast((each) => each <= Math.max(severity, severity > 0 ? mild : none)) ??
  none;

const plain = (name: string): string => name.trim().toLowerCase();

const answerTo = ({ symptoms }: CheckIn, name: string): number | null =>
  symptoms.find((each) => plain(each.name) === plain(name))?.severity ?? null;

const withSymptom = (
  { symptoms }: CheckIn,
  name: string,
  severity: number | null,
): CheckIn['symptoms'] =>
  severity === null
    ? symptoms.filter((each) => plain(each.name) !== plain(name))
    : [...symptoms.filter((each) => plain(each.name) !== plain(name)), { name, severity }];

type CheckInFormProps = {
  readonly day: string;
  /** Null: nothing is stored for the day. */
  readonly stored: StoredCheckIn | null;
  /** What is asked about every day. */
  readonly asked: readonly string[];
};

/** Sleep, energy, mood and one's own symptoms: a tap each, and one button. */
export function CheckInForm({ day, stored, asked }: CheckInFormProps) {
  const { values, state, errors, tries, draft, guard, onChange, onSubmit, onStop } = useCheckInForm(
    day,
    stored,
  );
  const { answers } = values;
  // As they were when the form was opened: a question does not go away with its answer.
  const [others] = useState(() =>
    answers.symptoms
      .map(({ name }) => name)
      .filter((name) => !asked.some((each) => plain(each) === plain(name))),
  );
  useArrival(texts.heading);
  const put = (changes: Partial<CheckIn>): void =>
    onChange({ answers: { ...answers, ...changes } });
  const wrong = errors['answers'] ?? (state.status === 'failed' ? state.text : null);
  return (
    <div className="max-w-[46rem] space-y-6">
      <BackToOrigin />
      <div className="space-y-1">
        <h1 tabIndex={-1} className="text-h1">
          {texts.heading}
        </h1>
        <p className="font-semibold">{dayName(values.day)}</p>
        <p className="text-ink-soft">{texts.lead}</p>
      </div>
      {draft.restored && <KeptNote {...draft.restored} />}
      <form
        noValidate
        method="post"
        onSubmit={onSubmit}
        className="space-y-6 rounded-sheet border border-rule bg-sheet px-[min(1.25rem,5vw)] py-5 shadow-sheet sm:p-8"
      >
        {checkInTopics.map((topic) => (
          <ScaleRow
            key={topic}
            label={texts.topics[topic]}
            steps={levels}
            chosen={answers[topic]}
            onChoose={(level) => put({ [topic]: level })}
          />
        ))}
        {[...asked, ...others].map((name) => {
          const severity = answerTo(answers, name);
          return (
            <ScaleRow<number>
              key={name}
              label={name}
              steps={severities}
              chosen={severity === null ? null : nearest(severity)}
              onChoose={(chosen) => put({ symptoms: withSymptom(answers, name, chosen) })}
            />
          );
        })}
        {wrong !== null && wrong !== undefined && <Alert key={tries}>{wrong}</Alert>}
        <SaveBar saveText={texts.save} state={state} hasFiles={false} onStop={onStop} />
      </form>
      <LeaveDialog guard={guard} what={texts.leaving} />
    </div>
  );
}
