import { endBeforeStartSentence, endsBeforeStart } from '@caretrail/contract/http/period';
import { isSameValue } from '@caretrail/contract/http/same-value';
import { type FlatSchedule, scheduleOfFlat } from '@caretrail/contract/medications/flat-schedule';
import type {
  MedicationEdit,
  NewMedication,
} from '@caretrail/contract/medications/medication-body';
import { daysOfRepeatOn } from '@caretrail/contract/medications/repeat-on';
import { type NewSchedule, scheduleDefaults } from '@caretrail/contract/medications/schedule';
import { fail } from '../../http/fail.ts';
import { faceOf, versionOn } from './answer.ts';
import type { CourseRow, VersionRow } from './course-repo.ts';
import type { Moment } from './medication-record.ts';
import type { NewVersion } from './versions-repo.ts';

type Manner = Pick<
  NewVersion,
  'tz_mode' | 'home_tz' | 'day_starts_at' | 'grace_min' | 'miss_after_min'
>;
type Flat = Partial<{ [Name in keyof FlatSchedule]: FlatSchedule[Name] | undefined }>;

const mannerOf = ({
  tz_mode,
  home_tz,
  day_starts_at,
  grace_min,
  miss_after_min,
}: Manner): Manner => ({
  tz_mode,
  home_tz,
  day_starts_at,
  grace_min,
  miss_after_min,
});

function ofFlat(flat: FlatSchedule, manner: Manner, today: string): NewVersion {
  if (endsBeforeStart(flat.start_date, flat.end_date))
    throw fail('invalid_input', { fields: { end_date: endBeforeStartSentence } });
  const phases = scheduleOfFlat(flat)?.phases ?? [];
  return { ...mannerOf(manner), phases, effective_from: today, reason: '', flat };
}

const ofSchedule = (
  { effective_from, home_tz, reason, ...schedule }: NewSchedule,
  { today, homeZone }: { readonly today: string; readonly homeZone: string },
): NewVersion => ({
  ...schedule,
  effective_from: effective_from ?? today,
  home_tz: home_tz ?? homeZone,
  reason: reason ?? '',
  flat: null,
});

/** §3: the flat fields alone make one version with one phase; a richer schedule rules over them. */
export function firstVersion(
  { schedule, times, repeat_on, start_date, end_date }: NewMedication,
  { today, zone }: Moment,
): NewVersion {
  if (schedule) return ofSchedule(schedule, { today, homeZone: zone });
  // Something that is over began some time before.
  const start = start_date ?? (end_date !== null && end_date < today ? end_date : today);
  const manner = { ...scheduleDefaults, home_tz: zone };
  return ofFlat({ times, repeat_on, start_date: start, end_date }, manner, today);
}

/** All that decides about doses. */
const asked = (version: NewVersion | VersionRow): unknown => [version.phases, mannerOf(version)];

/** In a form that is the same for what asks for the same. */
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

const merged = (face: FlatSchedule, edit: Flat): FlatSchedule => ({
  times: edit.times ?? face.times,
  repeat_on: edit.repeat_on === undefined ? face.repeat_on : edit.repeat_on,
  start_date: edit.start_date ?? face.start_date,
  end_date: edit.end_date === undefined ? face.end_date : edit.end_date,
});

const ownScheduleSentence =
  'This medicine has a schedule of several parts. Please change the schedule itself.';

/** The version that an edit makes, and the fields that made it; null where it asks for what is asked for already. */
export function nextVersion(
  course: CourseRow,
  edit: MedicationEdit,
  { today }: Moment,
): { readonly version: NewVersion; readonly changed: readonly string[] } | null {
  if (edit.schedule) {
    const from = edit.schedule.effective_from ?? today;
    if (from < today)
      throw fail('invalid_input', {
        fields: {
          'schedule.effective_from': 'Please choose today or a later day: what was before stays.',
        },
      });
    const before = versionOn(course, from);
    const version = ofSchedule(edit.schedule, { today, homeZone: before.home_tz });
    return isSameValue(asked(before), asked(version)) ? null : { version, changed: ['schedule'] };
  }
  const before = versionOn(course, today);
  const face = faceOf(before, today);
  const flat = merged(face, edit);
  const changed = changedFlat(face, flat);
  const isRich = before.flat === null;
  if (isRich && edit.schedule === null)
    return { version: ofFlat(flat, before, today), changed: ['schedule', ...changed] };
  if (changed.length === 0) return null;
  if (isRich)
    throw fail('invalid_input', {
      fields: Object.fromEntries(changed.map((name) => [name, ownScheduleSentence])),
    });
  return { version: ofFlat(flat, before, today), changed };
}
