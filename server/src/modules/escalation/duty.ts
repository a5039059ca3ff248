import { endOfTurn } from '@caretrail/contract/circle/duty';
import type { DutyOverview } from '@caretrail/contract/circle/escalation-schema';
import type { AuditAction } from '@caretrail/contract/account/format-trail-entry';
import { dayFormat } from '@caretrail/contract/i18n/format';
import { routes } from '@caretrail/contract/access/routes';
import { escalationMailTexts } from '@caretrail/contract/circle/escalation-message';
import { limits } from '@caretrail/contract/limits';
import { otherClock, placeOfZone } from '@caretrail/contract/time/whose-clock';
import { dateAt } from '@caretrail/contract/time/zoned';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { queueMail, type QueueDeps } from '../mail/service.ts';
import { tellWrites } from '../ledger/service.ts';
import type { RecordDeps } from '../patients/service.ts';
import { countTurnsBy, endTurn, insertOffer, insertTurn, takeOffer } from './duty-repo.ts';
import { clockFor, type Facts, factsOfOne, underAccessOf } from './facts.ts';
import type { HelperRow } from './facts-repo.ts';
import { lockEscalation, lookNow } from './job-repo.ts';
import { dutyMailTexts as mails, escalationTexts as texts } from './texts.ts';

export type DutyDeps = RecordDeps & QueueDeps & { readonly publicUrl: string };

const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

const nameOf = ({ helpers }: Facts, id: string): string => helpers.get(id)?.name ?? '';

function overviewOf(facts: Facts, userId: string, nowMs: number): DutyOverview {
  const { row, zone, onDuty, mayTell } = facts;
  const turnOf = (turn: { id: string; helper_id: string; until_on: string | null }) => ({
    id: turn.id,
    helper_id: turn.helper_id,
    name: nameOf(facts, turn.helper_id),
    until_on: turn.until_on,
    is_mine: turn.helper_id === userId,
  });
  const today = dateAt(nowMs, zone);
  return {
    on_duty: onDuty === null ? null : turnOf(onDuty),
    turns: facts.turns
      .filter((turn) => turn.id !== onDuty?.id)
      .filter((turn) => nowMs < endOfTurn(turn, zone) && mayTell(turn.helper_id))
      .map(turnOf),
    offers: row.turns
      .filter(({ taken_at, until_on }) => taken_at === null && (until_on ?? today) >= today)
      .filter(({ helper_id }) => mayTell(helper_id))
      .map((offer) => ({
        ...turnOf(offer),
        from_name: offer.offered_by === null ? null : nameOf(facts, offer.offered_by) || null,
        is_from_me: offer.offered_by === userId,
      })),
  };
}

export async function readDuty(
  { db, clock }: RecordDeps,
  { patientId, actor }: RecordContext,
): Promise<DutyOverview> {
  const now = clock.now();
  return overviewOf(await factsOfOne(db, patientId, now), actor.userId, now.getTime());
}

type Change = {
  readonly tx: Queryable;
  readonly facts: Facts;
  readonly now: Date;
  readonly audit: (action: AuditAction, helperId: string) => Promise<void>;
};

/** Under the lock of the job, which then looks at once: who is told first has changed. */
const changeDuty = (
  deps: DutyDeps,
  context: RecordContext,
  work: (change: Change) => Promise<void>,
): Promise<DutyOverview> =>
  deps.db.transaction(async (tx) => {
    const { patientId, actor } = context;
    await lockEscalation(tx, patientId);
    const now = deps.clock.now();
    const facts = await factsOfOne(tx, patientId, now);
    const audit = async (action: AuditAction, helperId: string): Promise<void> => {
      await recordAudit(deps, tx, auditEvent(context, action, 'user', helperId));
      const told = { action, objectType: 'user', objectId: helperId };
      await tellWrites(deps, tx, context, [{ ...told, areas: ['medication'] }]);
    };
    await work({ tx, facts, now, audit });
    await lookNow(tx, patientId, now);
    return overviewOf(await factsOfOne(tx, patientId, now), actor.userId, now.getTime());
  });

function assertNotPast({ zone }: Facts, untilOn: string | null, now: Date): void {
  if (untilOn !== null && untilOn < dateAt(now.getTime(), zone))
    throw fail('invalid_input', { fields: { until_on: texts.untilPassed } });
}

function assertHelper({ mayTell }: Facts, userId: string): void {
  if (!mayTell(userId)) throw fail('forbidden', { detail: texts.onlyHelpers });
}

const day = 86_400_000;

/** Each turn may send a mail to someone who did not ask for it. */
async function assertNotTooMany({ tx, facts, now }: Change, userId: string): Promise<void> {
  const since = new Date(now.getTime() - day);
  const made = await countTurnsBy(tx, facts.row.patient_id, userId, since);
  if (made >= limits.circle.dutyTurnsPerDay) throw fail('too_many');
}

/** To someone who is on duty no longer, and may still see the medicines. */
async function tellThatItStopped(
  deps: DutyDeps,
  { tx, facts }: Change,
  helperId: string,
  write: () => { readonly subject: string; readonly text: string; readonly link: string },
): Promise<void> {
  const to = facts.mayTell(helperId) ? facts.helpers.get(helperId) : undefined;
  if (to === undefined) return;
  await queueMail(deps, tx, to.email, () => {
    const { subject, text, link } = write();
    const open = { link: `${deps.publicUrl}${routes.root.pattern}`, label: link };
    return { ...underAccessOf(facts, to), subject, paragraphs: [text, open] };
  });
}

/** To the one who was on duty until now. */
async function tellPrevious(deps: DutyDeps, change: Change, byId: string): Promise<void> {
  const { facts } = change;
  const before = facts.onDuty?.helper_id;
  if (before === undefined || before === byId) return;
  await tellThatItStopped(deps, change, before, () => {
    const { subject, text, link } = mails.taken;
    return {
      subject,
      link,
      text: text({ by: nameOf(facts, byId), name: facts.row.first_name }),
    };
  });
}

/** Taken and not over, also behind another one. */
const isRunning = ({ facts, now }: Change, id: string): boolean =>
  facts.turns.some((turn) => turn.id === id && now.getTime() < endOfTurn(turn, facts.zone));

/** By the patient. Each turn was taken by the helper, and ends once: no more of these mails than turns. */
const tellEnded = (deps: DutyDeps, change: Change, helperId: string): Promise<void> =>
  tellThatItStopped(deps, change, helperId, () => {
    const { subject, text, link } = mails.ended;
    return { subject, link, text: text({ name: change.facts.row.first_name }) };
  });

/** A day ends at midnight where the patient is. */
function untilDay({ facts, now }: Change, to: HelperRow, day: string): string[] {
  const clock = clockFor(facts, to.helper_id);
  const whose = { name: facts.row.first_name, place: placeOfZone(clock.zone) };
  const until = mails.offered.until({ day: longDay(day) });
  return otherClock(now.getTime(), clock) === null
    ? [until]
    : [until, escalationMailTexts.zone(whose)];
}

export const takeDuty = (
  deps: DutyDeps,
  context: RecordContext,
  untilOn: string | null,
): Promise<DutyOverview> =>
  changeDuty(deps, context, async (change) => {
    const { tx, facts, now, audit } = change;
    const { userId } = context.actor;
    assertHelper(facts, userId);
    assertNotPast(facts, untilOn, now);
    await assertNotTooMany(change, userId);
    const turn = { id: deps.ids.next(), helper_id: userId, until_on: untilOn };
    await insertTurn(tx, context.patientId, turn, now);
    await tellPrevious(deps, change, userId);
    await audit('duty.taken', userId);
  });

/** Nothing changes until the other accepts: no one is on duty who does not know it. */
export const offerDuty = (
  deps: DutyDeps,
  context: RecordContext,
  offer: { readonly helper_id: string; readonly until_on: string | null },
): Promise<DutyOverview> =>
  changeDuty(deps, context, async (change) => {
    const { tx, facts, now, audit } = change;
    const { userId } = context.actor;
    const { helper_id, until_on } = offer;
    assertHelper(facts, userId);
    assertNotPast(facts, until_on, now);
    if (helper_id === userId)
      throw fail('invalid_input', { fields: { helper_id: texts.yourself } });
    const to = facts.mayTell(helper_id) ? facts.helpers.get(helper_id) : undefined;
    if (to === undefined) throw fail('invalid_input', { fields: { helper_id: texts.notInCircle } });
    await assertNotTooMany(change, userId);
    await insertOffer(
      tx,
      context.patientId,
      { id: deps.ids.next(), helper_id, until_on, offered_by: userId },
      now,
    );
    const { offered } = mails;
    await queueMail(deps, tx, to.email, () => ({
      ...underAccessOf(facts, to),
      subject: offered.subject,
      paragraphs: [
        offered.text({ from: nameOf(facts, userId), name: facts.row.first_name }),
        ...(until_on === null ? [offered.open] : untilDay(change, to, until_on)),
        offered.before,
        { link: `${deps.publicUrl}${routes.root.pattern}`, label: offered.link },
      ],
    }));
    await audit('duty.offered', helper_id);
  });

export const acceptDuty = (
  deps: DutyDeps,
  context: RecordContext,
  id: string,
): Promise<DutyOverview> =>
  changeDuty(deps, context, async (change) => {
    const { tx, now, audit } = change;
    const { userId } = context.actor;
    await assertNotTooMany(change, userId);
    if (!(await takeOffer(tx, context.patientId, { id, helperId: userId }, now)))
      throw fail('not_found');
    await tellPrevious(deps, change, userId);
    await audit('duty.taken', userId);
  });

export const endDuty = (
  deps: DutyDeps,
  context: RecordContext,
  id: string,
): Promise<DutyOverview> =>
  changeDuty(deps, context, async (change) => {
    const { tx, facts, now, audit } = change;
    const { userId } = context.actor;
    const isPatient = userId === facts.row.user_id;
    const which = { id, userId: isPatient ? null : userId };
    const ended = await endTurn(tx, context.patientId, which, now);
    if (ended === undefined) throw fail('not_found');
    if (isPatient && isRunning(change, id)) await tellEnded(deps, change, ended.helper_id);
    await audit(ended.was_taken ? 'duty.ended' : 'duty.not-taken', ended.helper_id);
  });
