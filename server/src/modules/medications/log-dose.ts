import { isSameValue } from '@caretrail/contract/http/same-value';
import type { CourseDose } from '@caretrail/contract/medications/course';
import type { NewDose } from '@caretrail/contract/medications/dose-body';
import type { DoseLogEntry, RecordedDose } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { isAnswer } from '@caretrail/contract/medications/is-answered';
import { piecesOf } from '@caretrail/contract/medications/run-out';
import { fail } from '../../http/fail.ts';
import { assertMayChange, type RecordContext } from '../../http/record-context.ts';
import { claimKey } from '../idempotency/service.ts';
import { claimIn, type RecordDeps, writeRecord } from '../patients/service.ts';
import { versionOn } from './answer.ts';
import type { CourseRow } from './course-repo.ts';
import { stockTaken } from './dose-stock.ts';
import { findEntry, findStanding, insertEntries } from './doses-repo.ts';
import { existingOn, type Moment } from './medication-record.ts';
import {
  asNeededParts,
  daysOfDose,
  type DoseName,
  entryElsewhere,
  entryOfDose,
} from './named-dose.ts';
import { isTooEarly, type Planned, plannedDose } from './plan-then.ts';
import { assertDoseQuota, refuseTooManyAsNeeded } from './quota.ts';
import { refusalTexts } from './refusal-texts.ts';
import { takeFromStock } from './stock-repo.ts';

type Sent = { readonly body: NewDose; readonly key: string | null };

const nameOf = ({ schedule_version_id, slot_id, local_date }: DoseName): DoseName => ({
  schedule_version_id,
  slot_id,
  local_date,
});

/** A correction is for this medicine, and for the same dose: also where another version of the plan names it. */
function refuseOtherDose(
  medicationId: string,
  body: NewDose,
  corrected: DoseLogEntry | undefined,
  elsewhere: DoseLogEntry | null,
): asserts corrected is DoseLogEntry {
  const isOurs = corrected?.medication_id === medicationId;
  const isNamed =
    body.slot_id === null ||
    (corrected !== undefined &&
      (isSameValue(nameOf(body), nameOf(corrected)) || elsewhere?.id === corrected.id));
  if (!isOurs || !isNamed)
    throw fail('invalid_input', {
      fields: { supersedes: refusalTexts.otherDose },
    });
}

/** Tolerate 10 minutes of client clock skew. */
const aheadMs = 10 * 60 * 1000;

function momentTaken({ at }: NewDose, nowMs: number): string {
  const ms = at === undefined ? nowMs : Date.parse(at);
  if (ms > nowMs + aheadMs)
    throw fail('invalid_input', {
      fields: { at: refusalTexts.inFuture },
    });
  return new Date(ms).toISOString();
}

function refuseTooEarly(name: DoseName, { nowMs, zone }: Moment): void {
  if (isTooEarly(name, nowMs, zone))
    throw fail('invalid_input', {
      fields: {
        local_date: refusalTexts.tooEarly,
      },
    });
}

/** Where it was taken some time ago, the plan of that time was asked too. */
const notPlanned = ({ at, status }: NewDose, { nowMs }: Moment): string =>
  status === 'taken' && at !== undefined && Date.parse(at) < nowMs - aheadMs
    ? refusalTexts.notPlannedThen
    : refusalTexts.notPlanned;

/** How much was taken: the given amount, else the planned one. */
function amountOf(
  course: CourseRow,
  { status, amount_parts }: NewDose,
  planned: CourseDose | null,
  moment: Moment,
  isAsNeeded: boolean,
) {
  if (status !== 'taken') return [];
  const parts = isAsNeeded ? asNeededParts(course, moment) : (planned?.parts ?? []);
  return piecesOf(amount_parts.length > 0 ? amount_parts : parts, course.stock);
}

/** How the plan of its day names it; the amount itself is recorded beside it. */
const dosageOf = (
  course: CourseRow,
  { schedule_version_id }: DoseName,
  planned: CourseDose | null,
  { today }: Moment,
): string =>
  planned?.version.dosage ??
  (course.versions.find(({ id }) => id === schedule_version_id) ?? versionOn(course, today)).dosage;

/** A repeated tap, or the same tap in another tab. Another time or another reason is something else. */
const saysTheSame = (standing: DoseLogEntry, { status, at, reason, note }: NewDose): boolean =>
  standing.status === status &&
  (at === undefined || Date.parse(at) === Date.parse(standing.at)) &&
  (reason === null || reason === standing.reason) &&
  (note === '' || note === standing.note);

/**
 * What is the same in each try of one tap, which is not its time: a first try leaves that to the server, and one that is
 * sent later brings the time of the tap.
 */
const tapOf = (body: NewDose): NewDose => ({ ...body, at: undefined, time_zone: undefined });

const noPlan: Planned = { dose: null, isOfEarlierPlan: false };

/** A dose taken or skipped, or an entry corrected. Sent again, it returns what it created; two at once create one. */
export const logDose = (
  deps: RecordDeps,
  context: RecordContext,
  medicationId: string,
  { body, key }: Sent,
): Promise<RecordedDose> =>
  writeRecord(deps, context, async (write) => {
    const { tx, patientId, by, changed } = write;
    const { supersedes } = body;
    const corrected = supersedes === null ? null : await findEntry(tx, patientId, supersedes);
    const name = nameOf(corrected ?? body);
    // Before any other check: a medicine of another patient is not found, whatever was sent.
    const days = daysOfDose(name);
    const { moment, course } = await existingOn(deps, tx, patientId, medicationId, days);
    const at = momentTaken(body, moment.nowMs);
    const planOf = (of: DoseName, atMs: number): Promise<Planned> =>
      of.slot_id === null
        ? Promise.resolve(noPlan)
        : plannedDose(tx, patientId, course, { name: of, moment, atMs });
    const asNamed = await planOf(nameOf(body), Date.parse(at));
    const elsewhere = entryElsewhere(course, nameOf(body), asNamed.dose, moment);
    if (corrected === null) refuseTooEarly(name, moment);
    else refuseOtherDose(medicationId, body, corrected, elsewhere);
    if (corrected) assertMayChange(context, { created_by: corrected.by });
    const own = corrected
      ? await findStanding(tx, patientId, corrected.id)
      : entryOfDose(course, name);
    const standing = corrected === null && !isAnswer(own) ? (elsewhere ?? own) : own;

    const newId = deps.ids.next();
    const request = {
      key,
      route: medicationsEndpoints.logDose.path,
      content: [medicationId, tapOf(body)],
      resourceId: newId,
    };
    const madeBefore = await claimKey(deps, tx, claimIn(context, request));
    const made = madeBefore === null ? undefined : await findEntry(tx, patientId, madeBefore);
    if (made !== undefined) return made;
    // Another try of a tap that created nothing, because its dose was recorded already. It finds the same, whatever its time.
    const id = madeBefore ?? newId;
    const said = madeBefore === null ? body : tapOf(body);
    if (standing !== null && standing.id !== corrected?.id && saysTheSame(standing, said))
      return { ...standing, already_recorded: true };
    // An undone entry can be logged again; any other stands until a correction names it.
    if (standing?.id !== corrected?.id && !(corrected === null && !isAnswer(standing)))
      throw fail('conflict', { body: { stored: standing } });

    // An undone entry is recorded like a new one: another version may have been recorded since.
    const isNew = corrected === null || (!isAnswer(standing) && isAnswer(body));
    const planned =
      corrected === null ? asNamed : await planOf(name, Date.parse(isNew ? at : corrected.at));
    if (isNew && name.slot_id !== null && planned.dose === null)
      throw fail('invalid_input', { fields: { slot_id: notPlanned(body, moment) } });
    const amount = amountOf(course, body, planned.dose, moment, name.slot_id === null);
    const entry: DoseLogEntry = {
      id,
      medication_id: medicationId,
      status: body.status,
      ...name,
      at,
      logged_at: by.at.toISOString(),
      time_zone: body.time_zone ?? moment.zone,
      amount_parts: [...amount],
      reason: body.reason,
      note: body.note,
      via: context.grant === null ? body.via : 'circle',
      supersedes: standing?.id ?? null,
      by: by.userId,
      // A correction is for the dose as it was recorded first.
      medication_name: corrected?.medication_name ?? course.name,
      dosage: corrected?.dosage ?? dosageOf(course, name, planned.dose, moment),
    };
    // An entry can be undone however many there are; once, because the undone entry stays too.
    const takesBack = !isAnswer(body) && isAnswer(standing);
    if (name.slot_id === null && !takesBack) await refuseTooManyAsNeeded(write, entry);
    const room = await insertEntries(tx, patientId, [entry], by.at);
    await assertDoseQuota(write, room);
    await takeFromStock(tx, patientId, medicationId, stockTaken(course, entry, standing));
    const isOfEarlierPlan = isNew && planned.isOfEarlierPlan;
    changed(isOfEarlierPlan ? 'dose.logged_by_earlier_plan' : 'dose.logged', 'dose', id);
    return isOfEarlierPlan ? { ...entry, by_earlier_plan: true } : entry;
  });
