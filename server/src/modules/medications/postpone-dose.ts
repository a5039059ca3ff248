import { limits } from '@caretrail/contract/limits';
import { courseDoses } from '@caretrail/contract/medications/course';
import type { NewPostponement } from '@caretrail/contract/medications/dose-body';
import type { DosePostponement } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import {
  formatDue,
  instead,
  refusedPostponement,
} from '@caretrail/contract/medications/postponement';
import { addDays } from '@caretrail/contract/time/days';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { refusalTexts } from './refusal-texts.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { claimKey } from '../idempotency/service.ts';
import {
  claimIn,
  type RecordDeps,
  type RecordWrite,
  roomFor,
  writeRecord,
} from '../patients/service.ts';
import type { CourseRow } from './course-repo.ts';
import { existing, momentOf, type Moment } from './medication-record.ts';
import {
  findPostponement,
  findPostponer,
  insertPostponement,
  listPostponements,
} from './postponements-repo.ts';

type Sent = { readonly body: NewPostponement; readonly key: string | null };

/** Doses of yesterday, today and tomorrow, and the ones after them: all that can be due within twelve hours. */
const windowAround = ({ today }: Moment) => ({ from: addDays(today, -2), to: addDays(today, 2) });

function assertCanWait(course: CourseRow, body: NewPostponement, moment: Moment): void {
  const { nowMs, zone, moves } = moment;
  const doses = courseDoses(course, { ...windowAround(moment), zone, moves }, course.log);
  const dose =
    doses.find(
      ({ version, slot_id, local_date }) =>
        version.id === body.schedule_version_id &&
        slot_id === body.slot_id &&
        local_date === body.local_date,
    ) ?? null;
  const after = doses
    .filter(({ at_ms, is_held }) => !is_held && dose !== null && at_ms > dose.at_ms)
    .map(({ at_ms }) => at_ms);
  const refused = refusedPostponement({
    dose,
    nextMs: after.length === 0 ? null : Math.min(...after),
    untilMs: body.until === null ? null : Date.parse(body.until),
    neverStopSuddenly: course.never_stop_suddenly,
    nowMs,
    zone,
  });
  if (refused !== null) throw fail('invalid_input', { fields: { [refused.field]: refused.text } });
}

const isPutOffOften = (earlier: readonly DosePostponement[], most: number): boolean =>
  earlier.filter(({ until }) => until !== null).length >= most;

/** Undoing a postponement is always possible: at most one such row follows each postponement. */
function assertMayPostpone(
  earlier: readonly DosePostponement[],
  { until }: NewPostponement,
  { never_stop_suddenly }: CourseRow,
  most: number,
): void {
  if (until !== null && isPutOffOften(earlier, most))
    throw fail('invalid_input', {
      detail: refusalTexts.putOffTooOften({
        most,
        advice: instead(never_stop_suddenly),
      }),
    });
}

const mostLateMs = limits.medications.earlierPlanDays * 24 * 60 * 60 * 1000;

/** The clock of a device may be ahead. */
const pressedMs = ({ pressed_at }: NewPostponement, nowMs: number): number =>
  pressed_at === undefined
    ? nowMs
    : Math.max(Math.min(Date.parse(pressed_at), nowMs), nowMs - mostLateMs);

/** An earlier try of this press was stored, and another device has put the dose off since. */
const isOverruled = (madeBefore: string | null, standing: DosePostponement): boolean =>
  madeBefore !== null && madeBefore !== standing.id;

/** The same in each try of one press: a first try leaves its time to the server. */
const pressOf = (body: NewPostponement) => ({ ...body, pressed_at: undefined });

/** Two devices have put off the same dose: the press that was made last holds, and the other is told so. */
function refuseOlder(standing: DosePostponement, { nowMs, zone }: Moment): never {
  const { until } = standing;
  const detail =
    until === null
      ? refusalTexts.putOffBackSince
      : refusalTexts.putOffSince({ when: formatDue(Date.parse(until), nowMs, zone) });
  throw fail('conflict', { detail, body: { stored: standing } });
}

const isSameTime = (one: string | null, other: string | null): boolean =>
  (one === null ? null : Date.parse(one)) === (other === null ? null : Date.parse(other));

/** D8: when someone else has put a dose off, or taken that back, it stays: a helper changes what they said themselves. */
async function assertMayReplace(
  { tx, patientId, context }: RecordWrite,
  dose: Parameters<typeof findPostponer>[2],
): Promise<void> {
  if (context.rights.has('manage')) return;
  const last = await findPostponer(tx, patientId, dose);
  if (last === undefined || last.by === context.actor.userId) return;
  throw fail('forbidden', { detail: refusalTexts.putOffByOthers });
}

/**
 * Postpones a dose, or undoes that; the dose itself is not recorded. Of several devices the press that was made last holds,
 * in whatever order they arrive. The same again returns what is stored.
 */
export const postponeDose = (
  deps: RecordDeps,
  context: RecordContext,
  medicationId: string,
  { body, key }: Sent,
): Promise<DosePostponement> =>
  writeRecord(deps, context, async (write) => {
    const { tx, patientId, by, changed } = write;
    const moment = await momentOf(deps, tx, patientId);
    const course = await existing(tx, patientId, medicationId, windowAround(moment));
    const name = { ...body, medication_id: medicationId };
    const earlier = await listPostponements(tx, patientId, name);
    const [standing] = earlier;
    const madeMs = pressedMs(body, moment.nowMs);
    const isKnown = standing !== undefined && isSameTime(standing.until, body.until);
    const isOlder = standing !== undefined && madeMs < Date.parse(standing.made_at);
    // The same once more: it stands, also against a press in between that arrives later.
    const isKept =
      isKnown && (isOlder || body.until === null || madeMs === Date.parse(standing.made_at));
    const id = deps.ids.next();
    const request = {
      key,
      route: medicationsEndpoints.postponeDose.path,
      content: [medicationId, pressOf(body)],
      resourceId: isKept ? standing.id : id,
    };
    const madeBefore = await claimKey(deps, tx, claimIn(context, request));
    if (isKnown && (isOlder || madeBefore !== null)) return standing;
    if (standing !== undefined && (isOlder || isOverruled(madeBefore, standing)))
      refuseOlder(standing, moment);
    if (madeBefore !== null) return found(tx, patientId, madeBefore);
    await assertMayReplace(write, name);
    assertCanWait(course, body, moment);
    if (isKept) return standing;
    if (standing === undefined && body.until === null && body.pressed_at === undefined)
      throw fail('invalid_input', {
        fields: { until: refusalTexts.notPutOff },
      });
    const most = roomFor(context, limits.medications.postponements);
    if (isKnown && isPutOffOften(earlier, most)) return standing;
    assertMayPostpone(earlier, body, course, most);
    await insertPostponement(tx, patientId, {
      id,
      medication_id: medicationId,
      schedule_version_id: body.schedule_version_id,
      slot_id: body.slot_id,
      local_date: body.local_date,
      until: body.until,
      made_at: new Date(madeMs).toISOString(),
      by: by.userId,
    });
    changed(body.until === null ? 'dose.postponement_undone' : 'dose.postponed', 'dose', id);
    return found(tx, patientId, id);
  });

async function found(tx: Queryable, patientId: string, id: string): Promise<DosePostponement> {
  const postponement = await findPostponement(tx, patientId, id);
  if (!postponement) throw fail('not_found');
  return postponement;
}
