import { momentFormat } from '@caretrail/contract/i18n/format';
import {
  type CourseDose,
  courseDoses,
  type CourseVersion,
} from '@caretrail/contract/medications/course';
import type { MedicationHistory } from '@caretrail/contract/medications/history';
import { medicationStateLabels } from '@caretrail/contract/medications/labels';
import { scheduleTexts } from '@caretrail/contract/medications/schedule-texts';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays, addMonths, startOfMonth } from '@caretrail/contract/time/days';
import { useMemo } from 'react';
import { useRecordZone } from '../../../data/zone.ts';
import { longDate } from '../../../lib/long-date.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { AskedMonths } from '../calendar/asked-months.tsx';
import { LineList } from '../line-list.tsx';
import { formatScheduleLine, scheduleLines } from '../format-schedule.ts';
import { planLines } from '../form/plan-lines.ts';
import { Part } from './part.tsx';
import { hasTimes } from './adherence.ts';
import { historyTexts, medicineTexts } from './texts.ts';

/** The versions of a schedule, oldest first. A version without times has no doses. */
const versionsOf = (history: MedicationHistory): CourseVersion[] =>
  history.toReversed().flatMap((change): CourseVersion[] => {
    if (change.kind !== 'schedule') return [];
    const { schedule, id, effective_from, is_replaced } = change;
    return [schedule ?? { ...noSchedule, phases: [], id, effective_from, is_replaced }];
  });

const noSchedule = {
  tz_mode: 'wall_clock',
  home_tz: 'UTC',
  day_starts_at: '03:00',
  grace_min: 60,
  miss_after_min: 240,
} as const;

/** The doses of the next three months, across all versions of the schedule. */
export function comingDoses(history: MedicationHistory, today: string, zone: string): CourseDose[] {
  const states = history
    .toReversed()
    .flatMap((change) => (change.kind === 'state' ? [change] : []));
  const to = addDays(addMonths(startOfMonth(today), 3), -1);
  return courseDoses({ versions: versionsOf(history), states }, { from: today, to, zone }, []);
}

/** The last day of the current plan, where another one is planned for later. */
export function lastDayBefore(planned: readonly { effective_from: string }[]): string | undefined {
  const [next] = planned.map(({ effective_from }) => effective_from).toSorted();
  return next === undefined ? undefined : addDays(next, -1);
}

type SchedulePartProps = {
  readonly medicine: Medication;
  readonly history: MedicationHistory;
  /** The dose day. */
  readonly today: string;
  /** The calendar day. */
  readonly date: string;
  readonly zone: string;
};

/** The current and later schedules as text, and the next three months. */
export function SchedulePart({ medicine, history, today, date, zone }: SchedulePartProps) {
  const { schedule, status } = medicine;
  const doses = useMemo(() => comingDoses(history, today, zone), [history, today, zone]);
  const { planned } = medicine;
  const ends = lastDayBefore(planned);
  const isAsNeeded = !hasTimes(medicine);
  return (
    <Part heading={medicineTexts.schedule}>
      {schedule === null ? (
        <p>{medicineTexts.noSchedule}</p>
      ) : (
        <div>
          <LineList lines={scheduleLines(schedule)} />
          {ends !== undefined && (
            <p className="text-ink-soft">{medicineTexts.until({ day: longDate(ends) })}</p>
          )}
        </div>
      )}
      {planned.map((version) => (
        <div key={version.id}>
          <p className="font-semibold">
            {medicineTexts.later({ day: longDate(version.effective_from) })}
          </p>
          <LineList lines={planLines(version.phases, version.effective_from)} />
        </div>
      ))}
      {status === 'current' && !isAsNeeded && (
        <>
          <h3 className="pt-2 text-h3">{medicineTexts.comingMonths}</h3>
          <AskedMonths doses={doses} from={today} today={date} />
        </>
      )}
    </Part>
  );
}

const format = momentFormat({ dateStyle: 'long', timeStyle: 'short' });

type Change = MedicationHistory[number];

function whatOf(change: Change): string {
  if (change.kind === 'state') return medicationStateLabels[change.state];
  if (change.schedule === null) return historyTexts.nothing;
  return scheduleLines(change.schedule)
    .map((line) => formatScheduleLine(line))
    .reduce((before, next) => scheduleTexts.followed({ before, next }));
}

/**
 * The day from which a change counts. The plan that was entered first counts from the first day that was entered with
 * it, and so does taking the medicine.
 */
export function dayOfChange(change: Change, history: MedicationHistory): string {
  const entered = history.findLast(({ kind }) => kind === 'schedule');
  const taking = history.findLast(({ kind }) => kind === 'state');
  const isFirst =
    change.id === entered?.id ||
    (change.kind === 'state' && change.id === taking?.id && change.state === 'active');
  return isFirst && entered?.kind === 'schedule' ? entered.start_date : change.effective_from;
}

/** Who changed what, when and why; newest first. */
export function HistoryPart({ history }: { readonly history: MedicationHistory }) {
  const you = useAppSelector(({ auth }) => auth.user?.id);
  const zone = useRecordZone();
  const isYours = ({ changed_by }: Change): boolean => changed_by === null || changed_by === you;
  return (
    <Part heading={medicineTexts.history}>
      <ol className="divide-y divide-rule">
        {history.map((change) => (
          <li key={change.id} className="py-3">
            <p className="font-medium wrap-anywhere">{whatOf(change)}</p>
            <p>{historyTexts.from({ day: longDate(dayOfChange(change, history)) })}</p>
            {change.kind === 'schedule' && (change.schedule?.corrects ?? null) !== null && (
              <p>{historyTexts.corrected({ day: longDate(change.start_date) })}</p>
            )}
            {change.reason !== '' && (
              <p className="wrap-anywhere">{historyTexts.why({ reason: change.reason })}</p>
            )}
            <p className="text-small text-ink-soft">
              {historyTexts[isYours(change) ? 'byYou' : 'bySomebody']({
                when: format(Date.parse(change.changed_at), zone),
              })}
            </p>
          </li>
        ))}
      </ol>
    </Part>
  );
}
