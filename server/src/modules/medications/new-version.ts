import { doseNow } from '@caretrail/contract/medications/dose-now';
import { endBeforeStartSentence, endsBeforeStart } from '@caretrail/contract/http/period';
import { isSameValue } from '@caretrail/contract/http/same-value';
import {
  type Face,
  type FlatSchedule,
  scheduleOfFlat,
} from '@caretrail/contract/medications/flat-schedule';
import type {
  MedicationEdit,
  NewMedication,
} from '@caretrail/contract/medications/medication-body';
import type { PlanChange } from '@caretrail/contract/medications/plan-versions';
import { daysOfRepeatOn } from '@caretrail/contract/medications/repeat-on';
import { scheduleDefaults } from '@caretrail/contract/medications/schedule';
import { fail } from '../../http/fail.ts';
import { refusalTexts } from './refusal-texts.ts';
import { faceOf, versionOn } from './answer.ts';
import type { CourseRow, VersionRow } from './course-repo.ts';
import type { Moment } from './medication-record.ts';
import type { NewVersion } from './versions-repo.ts';

type Flat = Partial<{ [Name in keyof FlatSchedule]: FlatSchedule[Name] | undefined }>;

function phasesOfFlat(flat: FlatSchedule): NewVersion['phases'] {
  if (endsBeforeStart(flat.start_date, flat.end_date))
    throw fail('invalid_input', { fields: { end_date: endBeforeStartSentence() } });
  return scheduleOfFlat(flat)?.phases ?? [];
}

/** §3: the flat fields alone make one version with one phase; a richer schedule overrides them. */
export function firstVersion(
  { schedule, dosage, times, repeat_on, start_date, end_date }: NewMedication,
  { today, zone }: Moment,
): NewVersion {
  if (schedule) {
    const { effective_from = today, home_tz = zone, reason = '', ...rest } = schedule;
    return { ...rest, effective_from, home_tz, reason, dosage, flat: null, replaces: [] };
  }
  // A medicine that is over began some time before.
  const start = start_date ?? (end_date !== null && end_date < today ? end_date : today);
  const flat = { times, repeat_on, start_date: start, end_date };
  return {
    ...scheduleDefaults,
    home_tz: zone,
    phases: phasesOfFlat(flat),
    effective_from: today,
    reason: '',
    dosage,
    flat,
    replaces: [],
  };
}

/** In a form that is equal for equal plans. */
const normal = ({ times, repeat_on, start_date, end_date }: FlatSchedule): FlatSchedule => ({
  times: times.toSorted(),
  repeat_on: [...daysOfRepeatOn(repeat_on)],
  start_date,
  end_date,
});

function changedFlat(face: FlatSchedule, edited: FlatSchedule): (keyof FlatSchedule)[] {
  const [was, will] = [normal(face), normal(edited)];
  return (Object.keys(was) as (keyof FlatSchedule)[]).filter(
    (name) => !isSameValue(was[name], will[name]),
  );
}

const merged = (face: Face, edit: Flat): FlatSchedule => ({
  times: edit.times ?? face.times ?? [],
  repeat_on: edit.repeat_on === undefined ? face.repeat_on : edit.repeat_on,
  start_date: edit.start_date ?? face.start_date,
  end_date: edit.end_date === undefined ? face.end_date : edit.end_date,
});

/** All that determines doses, beside the phases. */
const mannerOf = ({ tz_mode, home_tz, day_starts_at, grace_min, miss_after_min }: VersionRow) => ({
  tz_mode,
  home_tz,
  day_starts_at,
  grace_min,
  miss_after_min,
});

/** Sent back as it was read: the text of today's step is no change of the plan. */
const isSameDosage = (now: VersionRow, dosage: string, today: string): boolean =>
  dosage === now.dosage || dosage === doseNow({ schedule: now, dosage: now.dosage }, today);

type Asked = { readonly change: PlanChange; readonly changed: readonly string[] };

/** How an edit changes the plan, and the fields that say so; null where it names none of them. */
export function planChangeOf(
  course: CourseRow,
  edit: MedicationEdit,
  { today }: Moment,
): Asked | null {
  const now = versionOn(course, today);
  const { dosage = now.dosage, schedule } = edit;
  if (schedule) return { change: { kind: 'replace', schedule, dosage }, changed: ['schedule'] };
  const isRich = now.flat === null;
  const face = { ...faceOf(now), ...(isRich && { start_date: course.first_start }) };
  const flat = merged(face, edit);
  const changed = changedFlat(merged(face, {}), flat);
  const isDropped = isRich && schedule === null;
  const hasDosage = isSameDosage(now, dosage, today);
  // The first day alone is a correction of the whole plan; beside anything else it counts from today.
  const isFirstDay = !isDropped && hasDosage && isSameValue(changed, ['start_date']);
  const correction: Asked = {
    change: { kind: 'first_day', first_day: flat.start_date },
    changed,
  };
  if (isRich && isFirstDay) return correction;
  if (isRich && !isDropped && changed.length > 0)
    throw fail('invalid_input', {
      fields: Object.fromEntries(changed.map((name) => [name, refusalTexts.ownSchedule])),
    });
  if (isDropped || changed.length > 0) {
    const phases = phasesOfFlat(flat);
    if (isFirstDay && face.start_date === course.first_start) return correction;
    return {
      change: { kind: 'replace', schedule: { ...mannerOf(now), phases }, dosage, flat },
      changed: [...(isDropped ? ['schedule'] : []), ...changed],
    };
  }
  if (hasDosage) return null;
  return { change: { kind: 'dosage', dosage }, changed: ['dosage'] };
}
