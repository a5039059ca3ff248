import { addDays } from '@caretrail/contract/time/days';
import type { CheckInLevel } from '@caretrail/contract/timelines/check-in';
import type { CheckInAnswers } from '@caretrail/contract/timelines/check-in-edit';
import type { Ids } from '../../ports/ids.ts';
import { chooseIn } from '../dashboard/service.ts';
import type { RecordWrite } from '../patients/service.ts';
import { saveCheckInIn } from '../timelines/service.ts';

type Level = CheckInLevel | null;
/** Sleep, energy and mood; then fatigue, headache and poor sleep, from 0 to 10. Null: skipped. */
type Row = readonly [
  day: number,
  topics: readonly [sleep: Level, energy: Level, mood: Level],
  severities: readonly [fatigue: number | null, headache: number | null, sleep: number | null],
];

const asked = ['fatigue', 'headache', 'poor sleep'] as const;

/** A month with its gaps: days of treatment, days away, and days without a reason. */
const rows: readonly Row[] = [
  [-30, ['fair', 'fair', 'good'], [5, 0, 2]],
  [-29, ['good', 'fair', 'good'], [2, 0, 0]],
  [-28, ['good', 'good', 'good'], [2, 0, 0]],
  [-26, ['fair', 'fair', 'fair'], [5, 2, 2]],
  [-25, ['poor', 'fair', 'fair'], [5, 2, 5]],
  [-24, ['fair', null, 'good'], [2, 0, null]],
  [-22, ['good', 'good', 'very_good'], [2, 0, 0]],
  [-21, ['poor', 'poor', 'fair'], [5, 2, 5]],
  [-20, ['fair', 'fair', 'fair'], [5, 2, 2]],
  [-17, ['good', 'fair', 'good'], [2, 0, 0]],
  [-16, ['good', 'good', 'good'], [0, 0, 0]],
  [-15, ['very_good', 'good', 'very_good'], [0, 0, 0]],
  [-13, ['fair', 'poor', 'fair'], [5, 2, 2]],
  [-12, ['fair', 'poor', null], [5, 2, null]],
  [-11, ['poor', 'poor', 'poor'], [5, 5, 5]],
  [-10, ['fair', 'poor', 'fair'], [5, 2, 2]],
  [-8, ['good', 'fair', 'fair'], [2, 2, 0]],
  [-7, ['good', 'fair', 'good'], [2, 0, 0]],
  [-6, ['poor', 'fair', 'fair'], [2, 2, 2]],
  [-4, ['good', 'good', 'good'], [2, 0, 0]],
  [-3, ['good', 'good', 'good'], [2, 0, 0]],
  [-2, ['good', 'good', 'very_good'], [0, 0, 0]],
  [-1, ['fair', 'good', 'good'], [2, 0, 2]],
];

function answersOf([, [sleep, energy, mood], severities]: Row): CheckInAnswers {
  const symptoms = asked.flatMap((name, index) => {
    const severity = severities[index] ?? null;
    return severity === null ? [] : [{ name, severity }];
  });
  return { sleep, energy, mood, symptoms };
}

/** The patient of the demo has switched the check-in on, and answers it most days. */
export async function addCheckIns(
  { ids }: { readonly ids: Ids },
  write: RecordWrite,
  today: string,
): Promise<void> {
  await chooseIn(write, { check_in: { is_on: true, symptoms: [...asked] } });
  for (const row of rows)
    await saveCheckInIn(write, {
      id: ids.next(),
      day: addDays(today, row[0]),
      body: answersOf(row),
    });
}
