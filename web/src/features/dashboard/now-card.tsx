import { hrefOf } from '@caretrail/contract/access/routes';
import type { Dashboard, DueDose } from '@caretrail/contract/dashboard/schema';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { useRef } from 'react';
import { Link } from 'react-router';
import { weekdayName } from '../../lib/format-day.ts';
import { steadyTaps } from '../../lib/steady-taps.ts';
import { useNow } from '../../lib/use-now.ts';
import { buttonClass } from '../../ui/button.tsx';
import {
  dayNow,
  DoseAnswer,
  DoseBadges,
  DoseDialogs,
  DoseNotices,
  dosePlaceOf,
  DoseProblemLine,
  dueMoment,
  formatExact,
  inOrder,
  isPutOff,
  type RecordedDoses,
  useRecordDoses,
} from '../medications/public.ts';
import { medicineHref, newMedicineHref } from './links.ts';
import { nowTexts as texts } from './texts.ts';

const isDone = ({ log }: Pick<DueDose, 'log'>): boolean => log !== null && log.status !== 'cleared';

/**
 * The doses of the overview merged with what was recorded here after the request. An answered row stays while its undo
 * is offered and is then removed; a stale overview does not bring it back.
 */
export function nowRows(
  due: readonly DueDose[],
  recorded: RecordedDoses<DueDose>,
  askedMs: number,
): DueDose[] {
  const changes = [...recorded.values()].filter(({ isKept, atMs }) => isKept || atMs > askedMs);
  const changed = new Map(
    changes.map(({ dose, log }) => [dosePlaceOf(dose), { ...dose, log }] as const),
  );
  const kept = new Set(changes.filter(({ isKept }) => isKept).map(({ dose }) => dosePlaceOf(dose)));
  return [...due.filter((dose) => !changed.has(dosePlaceOf(dose))), ...changed.values()]
    .filter((dose) => kept.has(dosePlaceOf(dose)) || !isDone(dose))
    .toSorted(inOrder);
}

type NowCardProps = {
  readonly shown: Pick<Dashboard, 'due_doses' | 'has_medicines' | 'time_zone'>;
  /** When the overview was requested. */
  readonly askedMs: number;
};

/** The doses that are due: taken or skipped with one tap, and undone in the same row. */
export function NowCard({ shown, askedMs }: NowCardProps) {
  const { time_zone: zone } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const recording = useRecordDoses<DueDose>(heading);
  const nowMs = useNow();
  const today = dayNow(nowMs, zone);
  const isNight = typeof today !== 'string';
  const doses = nowRows(shown.due_doses, recording.recorded, askedMs);
  const due = doses.filter(({ state }) => state === 'due' || state === 'late');
  const earlier = doses.filter(({ state }) => state === 'missed');
  const upcoming = doses.filter(({ state }) => state === 'upcoming');
  const places = new Set(doses.map(dosePlaceOf));
  const row = (dose: DueDose) => {
    const { problem, ...answer } = recording.rowOf(dose);
    const advice = dose.note || dose.instructions;
    return (
      <li
        key={dosePlaceOf(dose)}
        data-dose={dosePlaceOf(dose)}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule py-4 first:border-t-0"
      >
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-x-3">
            <Link
              to={medicineHref(dose.medication_id)}
              className="link max-w-full py-1.5! text-lead wrap-anywhere"
            >
              {dose.medication_name}
            </Link>
            <DoseBadges state={dose.state} isHazardous={dose.hazardous_handling} />
          </p>
          <p className="wrap-anywhere">
            {formatExact(dose.parts, dose.dosage)}
            <span className="text-ink-soft">{` · ${dueMoment(dose, today, zone)}`}</span>
          </p>
          {advice !== '' && <p className="text-ink-soft wrap-anywhere">{advice}</p>}
        </div>
        <DoseAnswer state={dose.state} {...{ dose, today, zone }} {...answer} />
        <DoseProblemLine problem={problem} />
      </li>
    );
  };
  const next = (dose: DueDose) => (
    <li key={dosePlaceOf(dose)} className="text-ink-soft wrap-anywhere">
      {texts.next({
        name: dose.medication_name,
        amount: formatExact(dose.parts, dose.dosage),
        when: dueMoment(dose, today, zone),
      })}
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
            {isNight ? texts.allOf({ weekday: weekdayName(doseDayAt(nowMs, zone)) }) : texts.all}
          </Link>
        )}
      </div>
      <DoseNotices {...{ recording, places }} />
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
      <DoseDialogs {...{ recording, nowMs, zone }} prescriberOf={({ prescriber }) => prescriber} />
    </section>
  );
}
