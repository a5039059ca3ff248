import { scheduleDefaults } from '@caretrail/contract/medications/schedule';
import { localAt } from '@caretrail/contract/time/zoned';
import { useRef, useState } from 'react';
import { dayWithoutYear } from '../../../lib/day-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { dosePlaceOf } from '../../../shell/doses/dose-place.ts';
import { momentWords } from '../../../shell/doses/dose-words.ts';
import { asNeededMedicines, takenAsNeeded } from './as-needed.ts';
import { AsNeededRow } from './as-needed-row.tsx';
import type { Asked } from '../../../shell/doses/dose-buttons.tsx';
import { DoseGroup } from './dose-group.tsx';
import { DoseMeanwhile } from '../../../shell/doses/dose-meanwhile.tsx';
import type { TodayDose } from './dose-groups.ts';
import { DoseQuestion } from '../../../shell/doses/dose-question.tsx';
import { DoseRow } from './dose-row.tsx';
import { nightTexts, todayTexts as texts } from '../../../shell/doses/texts.ts';
import { StepNotes } from './step-notes.tsx';
import { stepsAround } from './steps.ts';
import { UndoDose } from './undo-dose.tsx';
import { type DoseProblem, useDoseLog } from '../../../shell/doses/use-dose-log.ts';
import { LaterNotice, useLater } from '../../../shell/doses/use-later.tsx';
import { useSendDose } from './use-send-dose.ts';
import { useToday } from './use-today.ts';

type Question = { readonly what: Asked; readonly dose: TodayDose['dose'] };

/** What is to be taken now, what comes, what is done: the first thing on the screen. */
export function Today() {
  const { groups, doses, known, status, error, nowMs, zone, today, date, reload } = useToday();
  const heading = useRef<HTMLHeadingElement>(null);
  const { problem, conflict, onNote, onSettle } = useDoseLog(heading, useSendDose());
  const postponing = useLater(heading, reload);
  const [otherProblem, setOtherProblem] = useState<DoseProblem | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const asNeeded = asNeededMedicines(Object.values(known), today);
  const steps = stepsAround(doses, known, { today, clock: localAt(nowMs, zone).slice(11) });
  // After midnight the evening before still goes on.
  const isNight = date !== today;
  const words = { ...texts, ...(isNight && nightTexts) };
  const trouble = problem ?? otherProblem;
  const onAllTaken = (together: readonly TodayDose[]): void => {
    for (const { dose } of together) void onNote(dose, { status: 'taken' });
  };
  const row = (each: TodayDose) => (
    <DoseRow
      key={dosePlaceOf(each.dose)}
      each={each}
      medicine={known[each.dose.medication_id]}
      today={date}
      zone={zone}
      onTaken={() => void onNote(each.dose, { status: 'taken' })}
      onAsk={(what) =>
        what === 'undo-later'
          ? void postponing.onUndo(each.dose)
          : setQuestion({ what, dose: each.dose })
      }
    />
  );
  const { now, unnoted, later, held, done, next } = groups;
  const asked = [now, unnoted, later, held, done.filter(({ dose }) => dose.slot_id !== null)];
  const isNothing = asked.every(({ length }) => length === 0);
  const isOver = !isNothing && [now, unnoted, later].every(({ length }) => length === 0);

  const body = () => {
    if (status === 'failed' && doses.length === 0) {
      return <ErrorState message={error ?? ''} onRetry={() => void reload()} />;
    }
    if (status !== 'succeeded' && doses.length === 0 && asNeeded.length === 0) {
      return <RowsLoading label={texts.loading} />;
    }
    return (
      <>
        {isNothing && <p className="text-lead">{words.nothing}</p>}
        {isOver && <p className="text-lead">{words.allDone}</p>}
        <DoseGroup heading={texts.now} doses={now} isNow row={row} onAllTaken={onAllTaken} />
        <DoseGroup heading={words.unnoted} doses={unnoted} row={row} onAllTaken={onAllTaken} />
        <DoseGroup heading={words.later} doses={later} row={row} />
        {later.length === 0 && next !== undefined && (
          <p>
            {texts.next(momentWords(next.dose.local_date_time, date), next.dose.medication_name)}
          </p>
        )}
        {asNeeded.length > 0 && (
          <section aria-labelledby="as-needed" className="border-s-4 border-rule ps-3 sm:ps-4">
            <h3 id="as-needed" tabIndex={-1} className="text-h3">
              {texts.asNeeded}
            </h3>
            <ul>
              {asNeeded.map((each) => (
                <AsNeededRow
                  key={each.medicine.id}
                  {...each}
                  takenMs={takenAsNeeded(doses, each.medicine.id)}
                  nowMs={nowMs}
                  today={date}
                  zone={zone}
                  onProblem={setOtherProblem}
                />
              ))}
            </ul>
          </section>
        )}
        <DoseGroup heading={texts.held} doses={held} note={texts.heldNote} row={row} />
        <DoseGroup heading={texts.done} doses={done} row={row} />
      </>
    );
  };

  return (
    <section
      aria-labelledby="today"
      className="flex flex-col gap-5 rounded-sheet border border-rule bg-sheet p-4 shadow-sheet sm:p-6 print:hidden"
    >
      <h2 id="today" ref={heading} tabIndex={-1} className="text-h2">
        {words.heading(dayWithoutYear(today))}
      </h2>
      {/* The next stop of whoever has just noted a dose by keyboard; seen at the end, where it moves nothing. */}
      <UndoDose onProblem={setOtherProblem} className="order-last" />
      {isNight && <p>{nightTexts.note(scheduleDefaults.day_starts_at)}</p>}
      <StepNotes steps={steps} today={today} />
      <LaterNotice said={postponing.said} />
      {trouble !== null && <Alert>{`${trouble.name}: ${trouble.text}`}</Alert>}
      {body()}
      {conflict !== undefined && (
        <DoseMeanwhile {...conflict} today={date} zone={zone} onSettle={onSettle} />
      )}
      {question !== null && (
        <DoseQuestion
          key={question.what}
          {...question}
          medicine={known[question.dose.medication_id]}
          nowMs={nowMs}
          zone={zone}
          onNote={onNote}
          onLater={postponing.onLater}
          onAsk={(what) => setQuestion({ ...question, what })}
          onClose={() => setQuestion(null)}
        />
      )}
    </section>
  );
}
