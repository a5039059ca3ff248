import { doseWithTotal } from '@caretrail/contract/medications/dose-total';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { datePart } from '@caretrail/contract/time/days';
import { dateAt, instantOf, isoOf } from '@caretrail/contract/time/zoned';
import { sessionFaceLabels } from '@caretrail/contract/treatments/labels';
import {
  faceOf,
  type SessionNote,
  type TreatmentSession,
  withNote,
} from '@caretrail/contract/treatments/session';
import {
  isDoseWrite,
  type WaitingCall,
  type WaitingEvent,
  type WaitingSessions,
  type WaitingWrite,
} from '../../data/device/waiting-kinds.ts';
import { isSessionOf } from '../../data/session-notes.ts';
import { dayIn, nearDay } from '../../lib/format-day.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { ownZone } from '../../lib/own-zone.ts';
import { waitingTexts as texts } from './waiting-texts.ts';

type Entry = Pick<DoseLogEntry, 'status' | 'at' | 'time_zone'>;

/** 'Taken today at 08:05' */
export const formatWaitingEntry = ({ status, at, time_zone }: Entry, nowMs: number): string =>
  texts[status]({ when: formatMoment(at, nowMs, time_zone, 'within') });

/** 'Levetiracetam, 1 × 500 mg, due today at 08:00': two doses of a medicine may wait. */
function formatDose(dose: DoseOccurrence, nowMs: number): string {
  const { medication_name: name, parts, dosage, slot_id, at, time_zone } = dose;
  const amount = parts.length === 0 ? dosage : doseWithTotal(parts);
  const due =
    slot_id === null
      ? texts.asNeeded
      : texts.planned({ when: formatMoment(at, nowMs, time_zone, 'within') });
  return [name, amount, due].filter(Boolean).join(', ');
}

function formatDay(day: string, nowMs: number): string {
  const today = dateAt(nowMs, ownZone());
  return nearDay(day, today, 'within') ?? dayIn(day, today);
}

/** 'today: Done', 'today: 14 hours' */
const formatSession = (session: TreatmentSession, nowMs: number): string =>
  texts.session({
    day: formatDay(session.date, nowMs),
    what:
      session.hours === null
        ? sessionFaceLabels[faceOf(session)]
        : texts.hours({ hours: session.hours }),
  });

const begun = { id: '', date: '', time: null, status: 'planned', moved_from: null } as const;

const notedOf = ({ before }: WaitingSessions, note: SessionNote): TreatmentSession =>
  withNote(
    before.find(isSessionOf(note)) ?? {
      ...begun,
      reason: '',
      hours: null,
      date: note.date ?? '',
    },
    note,
  );

/** What the note makes of these sessions, or what is stored of them. */
export const formatSessions = (
  waiting: WaitingSessions,
  nowMs: number,
  stored?: readonly TreatmentSession[],
): string =>
  waiting.sessions
    .map((note) => stored?.find(isSessionOf(note)) ?? notedOf(waiting, note))
    .map((session) => formatSession(session, nowMs))
    .join(', ');

/** 'today at 14:20'; 'today' for a whole day. The server reads the same fields. */
function formatStart({ start, fields }: WaitingEvent, nowMs: number): string {
  const { all_day, time_zone = ownZone() } = Object.fromEntries(fields) as Record<string, string>;
  return all_day === 'true'
    ? formatDay(datePart(start), nowMs)
    : formatMoment(isoOf(instantOf(start, time_zone)), nowMs, time_zone, 'within');
}

function formatCall(content: WaitingCall, nowMs: number): string {
  switch (content.what) {
    case 'event':
      return texts.item({ name: content.title, what: formatStart(content, nowMs) });
    case 'question':
      return texts.question({ name: content.title, question: content.question });
    case 'sessions':
      return texts.item({ name: content.title, what: formatSessions(content, nowMs) });
    case 'checkIn':
      return texts.item({ name: content.title, what: formatDay(content.day, nowMs) });
    case 'postponement': {
      const { dose, until } = content;
      const when = until !== null && formatMoment(until, nowMs, dose.time_zone, 'within');
      const what = when === false ? texts.notLater : texts.later({ when });
      return texts.item({ name: formatDose(dose, nowMs), what });
    }
  }
}

/** 'Levetiracetam, 1 × 500 mg, due today at 08:00: Taken today at 08:05' */
export function formatWaiting(item: WaitingWrite, nowMs: number): string {
  if (!isDoseWrite(item)) return formatCall(item.content as WaitingCall, nowMs);
  const { dose, log } = item.content;
  return texts.item({ name: formatDose(dose, nowMs), what: formatWaitingEntry(log, nowMs) });
}

/** Which dose, event or treatment it is about. */
export function nameOfWaiting(item: WaitingWrite, nowMs: number): string {
  if (isDoseWrite(item)) return formatDose(item.content.dose, nowMs);
  const content = item.content as WaitingCall;
  return content.what === 'postponement' ? formatDose(content.dose, nowMs) : content.title;
}
