import { hrefOf } from '@caretrail/contract/access/routes';
import type { Dashboard, DueDose } from '@caretrail/contract/dashboard/schema';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { weekdayName } from '../../../lib/day-words.ts';
import { steadyTaps } from '../../../lib/steady-taps.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { Asked } from '../../../shell/doses/dose-buttons.tsx';
import { DoseMeanwhile } from '../../../shell/doses/dose-meanwhile.tsx';
import { DoseQuestion } from '../../../shell/doses/dose-question.tsx';
import { dosePlaceOf, isPutOff } from '../../../shell/doses/dose-place.ts';
import { amountWords, dayNow, dueMoment } from '../../../shell/doses/dose-words.ts';
import { type DoseNote, notNoted, type Sent, sendNote } from '../../../shell/doses/send-note.ts';
import { useDoseLog } from '../../../shell/doses/use-dose-log.ts';
import { LaterNotice, useLater } from '../../../shell/doses/use-later.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { newMedicineHref } from '../links.ts';
import { nowTexts as texts } from '../texts.ts';
import { NowRow } from './now-row.tsx';
import { nowRows } from './now-rows.ts';

type NowCardProps = {
  readonly shown: Pick<Dashboard, 'due_doses' | 'has_medicines' | 'time_zone'>;
  /** When it was asked for. */
  readonly askedMs: number;
  readonly reload: () => Promise<void>;
};

/** The doses that are due, first on the screen: taken or skipped with one tap, and undone in the same place. */
export function NowCard({ shown, askedMs, reload }: NowCardProps) {
  const { time_zone: zone } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const send = async (dose: DueDose, note: DoseNote): Promise<Sent> => {
    try {
      return { entry: await sendNote(dose, note) };
    } catch (error) {
      return { failed: notNoted(error) };
    } finally {
      void reload();
    }
  };
  const { recorded, problems, conflict, said, ...log } = useDoseLog<DueDose>(heading, send);
  const postponing = useLater(heading, reload);
  const [question, setQuestion] = useState<{ what: Asked; dose: DueDose } | null>(null);
  const nowMs = useNow();
  const today = dayNow(nowMs, zone);
  const isNight = typeof today !== 'string';
  const doses = nowRows(shown.due_doses, recorded, askedMs);
  const due = doses.filter(({ state }) => state === 'due' || state === 'late');
  const earlier = doses.filter(({ state }) => state === 'missed');
  const upcoming = doses.filter(({ state }) => state === 'upcoming');
  const places = new Set(doses.map(dosePlaceOf));
  const lost = [...problems].filter(([place]) => !places.has(place));
  const row = (dose: DueDose) => {
    const place = dosePlaceOf(dose);
    return (
      <NowRow
        key={place}
        {...{ dose, today, zone }}
        recorded={recorded.get(place)}
        problem={problems.get(place)}
        onTaken={() => void log.onNote(dose, { status: 'taken' })}
        onAsk={(what) =>
          what === 'undo-later' ? void postponing.onUndo(dose) : setQuestion({ what, dose })
        }
        onUndo={() => log.onUndo(place)}
      />
    );
  };
  const next = (dose: DueDose) => (
    <li key={dosePlaceOf(dose)} className="text-ink-soft wrap-anywhere">
      {texts.next(
        `${dose.medication_name}, ${amountWords(dose.parts, dose.dosage)}`,
        dueMoment(dose, today, zone),
      )}
    </li>
  );
  return (
    <section
      ref={steadyTaps}
      aria-labelledby="now"
      className="flex flex-col gap-4 rounded-sheet border border-rule border-s-4 border-s-today bg-sheet p-5 shadow-sheet sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="now" ref={heading} tabIndex={-1} className="text-h2">
          {texts.heading}
        </h2>
        {shown.has_medicines && (
          <Link to={hrefOf('medication')} className="link">
            {isNight ? texts.allOf(weekdayName(doseDayAt(nowMs, zone))) : texts.all}
          </Link>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <LaterNotice said={postponing.said} />
      {lost.map(([place, { name, text }]) => (
        <Alert key={place}>{`${name}: ${text}`}</Alert>
      ))}
      {!shown.has_medicines && (
        <div className="space-y-3">
          <p>{texts.noMedicines}</p>
          <Link to={newMedicineHref} className={buttonClass()}>
            {texts.addMedicine}
          </Link>
        </div>
      )}
      {shown.has_medicines && due.length === 0 && <p className="text-lead">{texts.nothingDue}</p>}
      {due.length > 0 && <ul>{due.map(row)}</ul>}
      {earlier.length > 0 && (
        <div>
          <h3 className="text-h3">{isNight ? texts.earlierTonight : texts.earlier}</h3>
          <ul>{earlier.map(row)}</ul>
        </div>
      )}
      {upcoming.length > 0 && (
        <ul className="flex flex-col gap-4">
          {upcoming.map((dose) => (isPutOff(dose) ? row(dose) : next(dose)))}
        </ul>
      )}
      {conflict !== undefined && (
        <DoseMeanwhile {...conflict} today={today} zone={zone} onSettle={log.onSettle} />
      )}
      {question !== null && (
        <DoseQuestion
          key={question.what}
          {...question}
          medicine={question.dose}
          nowMs={nowMs}
          zone={zone}
          onNote={(_, note) => log.onNote(question.dose, note)}
          onLater={postponing.onLater}
          onAsk={(what) => setQuestion({ ...question, what })}
          onClose={() => setQuestion(null)}
        />
      )}
    </section>
  );
}
