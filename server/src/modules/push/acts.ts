import { isAnswer } from '@caretrail/contract/medications/is-answered';
import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import {
  type NewPushAct,
  type PushAct,
  pushLimits,
  type PushActAnswer,
  type PushActQuestion,
  type PushActState,
  type PushOutcome,
} from '@caretrail/contract/push/schema';
import { localAt } from '@caretrail/contract/time/zoned';
import type { Caller } from '../../http/caller.ts';
import { Refusal } from '../../http/fail.ts';
import { ownRecord, type RecordContext } from '../../http/record-context.ts';
import { inLanguage, languageOfTag } from '../../languages/current.ts';
import { doseNow, logOwnDose, postponeOwnDose } from '../medications/service.ts';
import { findAct, type ActTokenRow } from './acts-repo.ts';
import type { PushDeps } from './devices.ts';
import { takePress } from './devices-repo.ts';
import type { NoticeDose } from './notice.ts';
import { hashOf, sealJson, unsealJson } from './secrets.ts';
import { answerTexts as texts } from './texts.ts';

const minute = 60_000;
const hour = 60 * minute;
/** A press without signal is sent later: for so long it still counts. */
const sentLateMs = 24 * hour;

type Found = { readonly row: ActTokenRow; readonly dose: NoticeDose };

/** Null: unknown, too old, or the account, its reminders or this medicine's are switched off. */
async function findUsable(deps: PushDeps, token: string): Promise<Found | null> {
  const row = await findAct(deps.db, hashOf(token));
  if (row === undefined || !row.is_open) return null;
  const dose = unsealJson<NoticeDose>(deps, row.id, row.sealed);
  if (dose === undefined) return null;
  if (!row.doses_by.includes('push') || row.muted_medications.includes(dose.medication_id))
    return null;
  const lastMs = Date.parse(row.expires_at) + sentLateMs;
  return deps.clock.now().getTime() > lastMs ? null : { row, dose };
}

const clockAt = (ms: number, { time_zone }: NoticeDose): string =>
  localAt(ms, time_zone).slice(11, 16);

const answer = (outcome: PushOutcome, sentence: string): PushActAnswer => ({ outcome, sentence });
const expired = (): PushActAnswer => answer('expired', texts.tooLate);
const unknown = (): PushActAnswer => answer('expired', texts.unknown);

const nameOf = ({ schedule_version_id, slot_id, local_date }: NoticeDose) => ({
  schedule_version_id,
  slot_id,
  local_date,
});

function aboutEntry(entry: DoseLogEntry, dose: NoticeDose): PushActAnswer {
  return entry.status === 'taken'
    ? answer('already_recorded', texts.already({ time: clockAt(Date.parse(entry.at), dose) }))
    : answer('changed', texts.skipped);
}

/** Null: the dose is open, and as it was when the notification was made. */
async function whatChanged(
  deps: PushDeps,
  { row, dose }: Found,
  /** Of a dose that was taken then: judged by the plan of that moment. */
  takenMs?: number,
): Promise<{ readonly answer: PushActAnswer; readonly entry: DoseLogEntry | null } | null> {
  const now = await doseNow(deps, deps.db, row.patient_id, dose, takenMs);
  const { entry } = now;
  if (isAnswer(entry)) return { answer: aboutEntry(entry, dose), entry };
  const no = (sentence: string) => ({ answer: answer('changed', sentence), entry: null });
  if (now.dose === null) return no(texts.notPlanned);
  if (now.dose.is_held) return no(texts.held);
  // It was taken, wherever its reminder had moved to: recording it ends the delay, as the app's button does.
  if (takenMs !== undefined) return null;
  const { postponed_ms } = now.dose;
  if (postponed_ms === dose.postponed_ms) return null;
  // Back at its planned time is as it was at first; otherwise another notification is on its way.
  return postponed_ms === null
    ? no(texts.notPlanned)
    : no(texts.putOff({ time: clockAt(postponed_ms, dose) }));
}

/** The first answer of a token counts, except that a dose that was put off can be taken. */
const isFinal = (stored: PushActAnswer, wanted: PushAct): boolean =>
  !(wanted === 'taken' && stored.outcome === 'later');

/** `isKnown`: whether the token opened anything. `caller`: for the audit log. */
export async function act(
  deps: PushDeps,
  pressed: NewPushAct,
  caller: Caller,
): Promise<{ readonly isKnown: boolean; readonly answer: PushActAnswer }> {
  const { token, act: wanted, at } = pressed;
  const found = await findUsable(deps, token);
  if (found === null) return { isKnown: false, answer: unknown() };
  const { row } = found;
  return inLanguage(languageOfTag(row.language), async () => {
    const stored = row.answer && unsealJson<PushActAnswer>(deps, row.id, row.answer);
    if (stored && isFinal(stored, wanted)) return { isKnown: true, answer: stored };
    const nowMs = deps.clock.now().getTime();
    const pressedMs = Math.min(Math.max(Date.parse(at), Date.parse(row.noticed_at)), nowMs);
    const by = { userId: row.user_id, sessionId: null, caller };
    const press: Press = { ...found, pressedMs, context: ownRecord(by, row.patient_id) };
    const isLate = pressedMs > Date.parse(row.expires_at);
    const made = isLate
      ? expired()
      : await (wanted === 'taken' ? takenBy(deps, press) : laterBy(deps, press, nowMs));
    // A dose that could not be put off can still be recorded with the same notification.
    if (wanted !== 'taken' && made.outcome !== 'later') return { isKnown: true, answer: made };
    const isStored = await deps.db.transaction((tx) =>
      takePress(tx, row, sealJson(deps, row.id, made), new Date(nowMs)),
    );
    // Another press of this token was answered meanwhile: that answer counts, or is replaced in turn.
    const other = isStored ? null : await act(deps, pressed, caller);
    return other?.isKnown === true ? other : { isKnown: true, answer: made };
  });
}

type Press = Found & { readonly pressedMs: number; readonly context: RecordContext };

const recorded = (press: Press): PushActAnswer =>
  answer('recorded', texts.recorded({ time: clockAt(press.pressedMs, press.dose) }));

/** By another request, while this one was under way. */
const isRefused = (error: unknown): error is Refusal =>
  error instanceof Refusal && ['conflict', 'invalid_input', 'not_found'].includes(error.code);

/** As the app's own button does it: the planned amount, one row however often it is pressed. */
async function takenBy(deps: PushDeps, press: Press): Promise<PushActAnswer> {
  const { dose, context, pressedMs } = press;
  const changed = await whatChanged(deps, press, pressedMs);
  const at = new Date(pressedMs).toISOString();
  if (changed !== null) {
    const { entry } = changed;
    // This same press, whose answer was lost before it was stored.
    const isOurs = entry?.status === 'taken' && entry.via === 'push' && entry.at === at;
    return isOurs ? recorded(press) : changed.answer;
  }
  const body = {
    ...nameOf(dose),
    status: 'taken',
    at,
    amount_parts: [],
    reason: null,
    note: '',
    via: 'push',
    supersedes: null,
  } as const;
  try {
    const entry = await logOwnDose(deps, context, dose.medication_id, {
      body: { ...body, amount_parts: [] },
      key: null,
    });
    return entry.already_recorded === true && entry.at !== at
      ? aboutEntry(entry, dose)
      : recorded(press);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return (
      (await whatChanged(deps, press, pressedMs))?.answer ?? answer('changed', texts.notPlanned)
    );
  }
}

/** Instead of the reminder that was answered: the same dose has one time. */
async function laterBy(deps: PushDeps, press: Press, nowMs: number): Promise<PushActAnswer> {
  const { dose, row, context, pressedMs } = press;
  const changed = await whatChanged(deps, press);
  const untilMs = Math.ceil((pressedMs + pushLimits.laterMin * minute) / minute) * minute;
  const later = answer('later', texts.later({ time: clockAt(untilMs, dose) }));
  if (changed !== null) {
    const now = await doseNow(deps, deps.db, row.patient_id, dose);
    return now.dose?.postponed_ms === untilMs && changed.entry === null ? later : changed.answer;
  }
  if (untilMs <= nowMs || untilMs >= Date.parse(row.expires_at))
    return answer('expired', texts.tooLateToPutOff);
  const [until, pressed_at] = [untilMs, pressedMs].map((ms) => new Date(ms).toISOString());
  const body = { ...nameOf(dose), until: until ?? null, pressed_at };
  try {
    await postponeOwnDose(deps, context, dose.medication_id, { body, key: null });
    return later;
  } catch (error) {
    if (!isRefused(error)) throw error;
    const [why] = Object.values(error.extras.fields ?? {});
    return (await whatChanged(deps, press))?.answer ?? answer('changed', why ?? error.text);
  }
}

export async function readAct(
  deps: PushDeps,
  { token, account }: PushActQuestion,
): Promise<{ readonly isKnown: boolean; readonly answer: PushActState }> {
  const found = await findUsable(deps, token);
  if (found === null) {
    const { outcome: state, sentence } = unknown();
    const facts = { is_of_other_account: false, name: null, amount: null, at: null };
    return { isKnown: false, answer: { state, sentence, ...facts } };
  }
  const { row, dose } = found;
  return inLanguage(languageOfTag(row.language), async () => {
    const isOfOther = account !== undefined && account !== row.user_id;
    const isNamed = row.names_in_notifications && !isOfOther;
    const facts = {
      is_of_other_account: isOfOther,
      name: isNamed ? dose.name : null,
      amount: isNamed ? dose.amount : null,
      at: dose.local_date_time,
    };
    const stored = row.answer && unsealJson<PushActAnswer>(deps, row.id, row.answer);
    const isLate = deps.clock.now().getTime() > Date.parse(row.expires_at);
    const other = stored ?? (await whatChanged(deps, found))?.answer ?? (isLate ? expired() : null);
    const { outcome: state, sentence } = other ?? {
      outcome: 'open' as const,
      sentence: texts.open({ time: dose.local_date_time.slice(11, 16) }),
    };
    return { isKnown: true, answer: { state, sentence, ...facts } };
  });
}
