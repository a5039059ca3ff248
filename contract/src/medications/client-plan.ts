import type { Plan, PlanVersion } from './plan-versions.ts';
import { scheduleDefaults } from './schedule.ts';
import type { Medication } from './schema.ts';

/** The plan from today on, from a response of the server: the version in force and those planned for later. */
export function planOfMedication({ id, schedule, planned, state, ...medicine }: Medication): Plan {
  const withoutTimes: PlanVersion = {
    ...scheduleDefaults,
    id,
    home_tz: 'UTC',
    phases: [],
    dosage: medicine.dosage,
    effective_from: medicine.start_date,
    changed_at: medicine.created_at,
    is_replaced: false,
  };
  return {
    versions: schedule
      ? [schedule, ...planned].toSorted((one, other) => one.seq - other.seq)
      : [withoutTimes, ...planned],
    states: [{ state, effective_from: medicine.state_since ?? medicine.start_date }],
  };
}
