import {
  courseDoses,
  type CourseDose,
  type CourseVersion,
} from '@caretrail/contract/medications/course';
import type { MedicationHistory } from '@caretrail/contract/medications/history';
import { addDays, addMonths, startOfMonth } from '@caretrail/contract/time/days';

/** The versions of a schedule in the order in which they were made; one without times asks for nothing. */
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

/** Three months from today, whatever versions of the schedule count in them. */
export function comingDoses(history: MedicationHistory, today: string, zone: string): CourseDose[] {
  const states = history
    .toReversed()
    .flatMap((change) => (change.kind === 'state' ? [change] : []));
  const to = addDays(addMonths(startOfMonth(today), 3), -1);
  return courseDoses({ versions: versionsOf(history), states }, { from: today, to, zone }, []);
}
