import type { Course, CourseVersion } from '../course.ts';
import type { Schedule } from '../expand.ts';
import { instantOf } from '../../time/zoned.ts';
import { withForecast } from '../forecast.ts';

/** Five minutes into a day: none of its doses is over. */
export const zone = 'Europe/London';
export const today = '2026-03-03';
export const now = { today, nowMs: instantOf(`${today}T00:05`, zone), zone };
export const courseOf = (schedule: Schedule, states: Course['states'] = []): Course => ({
  versions: [{ ...schedule, id: 'v1', grace_min: 60, miss_after_min: 240 } as CourseVersion],
  states,
});
export const counted = {
  strength: '500 mg',
  on_hand: 30,
  unit: '',
  expires: null as string | null,
  low_at_days: 7,
  low_at_count: null as number | null,
  repeats_left: null,
  renew_lead_days: 28,
  per_dose: null,
};
/** What is said today of one stock. */
export const told = (course: Course, more: Partial<typeof counted> = {}) =>
  withForecast(course, [{ ...counted, ...more }], [], now)[0];
