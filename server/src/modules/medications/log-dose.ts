import { isSameValue } from '@caretrail/contract/http/same-value';
import type { NewDose } from '@caretrail/contract/medications/dose-body';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import type { DoseLogEntry, RecordedDose } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { isAnswer } from '@caretrail/contract/medications/is-answered';
import { piecesOf } from '@caretrail/contract/medications/run-out';
import type { DosePart } from '@caretrail/contract/medications/slots';
import { strengthFinder } from '@caretrail/contract/medications/strength';
import { addDays } from '@caretrail/contract/time/days';
import { fail } from '../../http/fail.ts';
import { assertMayChange, type RecordContext } from '../../http/record-context.ts';
import { claimKey } from '../idempotency/service.ts';
import { claimIn, type RecordDeps, writeRecord } from '../patients/service.ts';
import { versionOn } from './answer.ts';
import type { CourseRow } from './course-repo.ts';
import { findEntry, findStanding, insertEntries } from './doses-repo.ts';
import { existingOn, type Moment } from './medication-record.ts';
import { asNeededParts, askedDose, entryOfDose, type DoseName } from './named-dose.ts';
import { assertDoseQuota, refuseTooManyAsNeeded } from './quota.ts';
import { refusalTexts } from './refusal-texts.ts';
import { takeFromStock } from './stock-repo.ts';

type Sent = { readonly body: NewDose; readonly key: string | null };

const nameOf = ({ schedule_version_id, slot_id, local_date }: DoseName): DoseName => ({
  schedule_version_id,
  slot_id,
  local_date,
});

/** A correction is for this medicine, and for the same dose. */
function refuseOtherDose(medicationId: string, body: NewDose, corrected?: DoseLogEntry): void {
  const isOurs = corrected?.medication_id === medicationId;
  if (!isOurs || (body.slot_id !== null && !isSameValue(nameOf(body), nameOf(corrected))))
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

/** A dose can be logged a day ahead, for a journey, and not for the year to come. */
function refuseTooEarly({ local_date }: DoseName, { nowMs, zone }: Moment): void {
  if (local_date !== null && local_date > addDays(doseDayAt(nowMs, zone), 1))
    throw fail('invalid_input', {
      fields: {
        local_date: refusalTexts.tooEarly,
      },
    });
}

/** How much was taken: the given amount, else the planned one. */
function amountOf(
  course: CourseRow,
  body: NewDose,
  name: DoseName,
  moment: Moment,
  isNew: boolean,
) {
  const { stock } = course;
  if (name.slot_id === null) {
    if (body.status !== 'taken') return [];
    const { amount_parts } = body;
    return piecesOf(amount_parts.length > 0 ? amount_parts : asNeededParts(course, moment), stock);
  }
  const dose = askedDose(course, name, moment);
  if (isNew && !dose)
    throw fail('invalid_input', {
      fields: { slot_id: refusalTexts.notPlanned },
    });
  if (body.status !== 'taken') return [];
  return piecesOf(body.amount_parts.length > 0 ? body.amount_parts : (dose?.parts ?? []), stock);
}

/** How the plan of its day names it; the amount itself is recorded beside it. */
const dosageOf = (
  course: CourseRow,
  { schedule_version_id }: DoseName,
  { today }: Moment,
): string =>
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

const givenBack = (entry: DoseLogEntry | null) =>
  (entry?.amount_parts ?? []).map(({ strength, count }) => ({ strength, count: -count }));

/** Planned doses taken before the medicine was entered are gone from the stock that was counted then. */
const usesStock = (entry: DoseLogEntry | null, { created_at }: CourseRow): boolean =>
  entry !== null && (entry.slot_id === null || Date.parse(entry.at) >= Date.parse(created_at));

/** The parts that are in stock, each under the stock's own spelling; strengths that are not counted are left out. */
function ofStock(parts: readonly DosePart[], { stock }: CourseRow): DosePart[] {
  const placeOf = strengthFinder(stock);
  return parts.flatMap(({ strength, count }) => {
    const own = stock[placeOf(strength)];
    return own ? [{ strength: own.strength, count }] : [];
  });
}

/** A dose taken or skipped, or an entry corrected. Sent again, it returns what it created; two at once create one. */
export const logDose = (
  deps: RecordDeps,
  context: RecordContext,
  medicationId: string,
  { body, key }: Sent,
): Promise<RecordedDose> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    const { supersedes } = body;
    const corrected = supersedes === null ? null : await findEntry(tx, patientId, supersedes);
    const name = nameOf(corrected ?? body);
    // Before any other check: a medicine of another patient is not found, whatever was sent.
    const { moment, course } = await existingOn(deps, tx, patientId, medicationId, name.local_date);
    if (corrected === null) refuseTooEarly(name, moment);
    else refuseOtherDose(medicationId, body, corrected);
    if (corrected) assertMayChange(context, { created_by: corrected.by });
    const standing = corrected
      ? await findStanding(tx, patientId, corrected.id)
      : entryOfDose(course, name);

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
    const amount = amountOf(course, body, name, moment, isNew);
    const entry: DoseLogEntry = {
      id,
      medication_id: medicationId,
      status: body.status,
      ...name,
      at: momentTaken(body, moment.nowMs),
      time_zone: body.time_zone ?? moment.zone,
      amount_parts: [...amount],
      reason: body.reason,
      note: body.note,
      via: context.grant === null ? body.via : 'circle',
      supersedes: standing?.id ?? null,
      by: by.userId,
      // A correction is for the dose as it was recorded first.
      medication_name: corrected?.medication_name ?? course.name,
      dosage: corrected?.dosage ?? dosageOf(course, name, moment),
    };
    // An entry can be undone however many there are; once, because the undone entry stays too.
    const takesBack = !isAnswer(body) && isAnswer(standing);
    if (name.slot_id === null && !takesBack) await refuseTooManyAsNeeded(tx, patientId, entry);
    const room = await insertEntries(tx, patientId, [entry], by.at);
    await assertDoseQuota(tx, patientId, room);
    const taken = [
      ...(usesStock(entry, course) ? entry.amount_parts : []),
      ...(usesStock(standing, course) ? givenBack(standing) : []),
    ];
    await takeFromStock(tx, patientId, medicationId, ofStock(taken, course));
    changed('dose.logged', 'dose', id);
    return entry;
  });
