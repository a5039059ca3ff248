import { messages } from '@caretrail/contract/i18n/messages';
import type { DoseOccurrence, DosePostponement } from '@caretrail/contract/medications/doses';
import { bothEdits } from '@caretrail/contract/timelines/check-in-edit';
import { checkInTexts } from '@caretrail/contract/timelines/format-check-in';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { SessionNotes } from '@caretrail/contract/treatments/session';
import { toError } from '../../lib/refusal.ts';
import { isSameDose } from '../dose-entry.ts';
import { type Moment, triedAt } from '../later.ts';
import { isOnItsWay } from './overlay.ts';
import { fieldsOf } from './sent-fields.ts';
import { waitingId } from './waiting-ids.ts';
import { outbox } from './waiting.ts';
import type { WaitingCall, WaitingCheckIn, WaitingQuestion } from './waiting-kinds.ts';

const texts = messages('data/later', {
  files:
    'There is no connection, and files cannot wait on this device. We have kept what you entered. Save again when you are online.',
});

type Kept = Moment & { readonly key: string };

/** Keeps a write to be sent later. Rejects where it cannot be kept. */
async function keep(content: WaitingCall, thing: string, { key, ...moment }: Kept) {
  const { tappedMs } = moment;
  await outbox.add({ key, thing, tappedMs, triedMs: triedAt(moment), content });
  return waitingId(key, null);
}

/** What a screen gets in place of the answer: an id that says that it waits. */
const answered = <R extends { id: string }>(id: string): R => ({ id }) as R;

/** A new event, which depends on no other. */
export async function keepEvent(form: FormData, kept: Kept): Promise<TimelineEvent> {
  if ([...form.values()].some((value) => typeof value !== 'string'))
    throw toError({ kind: 'no-response', message: texts.files });
  const fields = fieldsOf(form);
  const { title = '', start = '' } = Object.fromEntries(fields) as Record<string, string>;
  return answered(await keep({ what: 'event', title, start, fields }, kept.key, kept));
}

/** What waits for the same visit or treatment. */
const waitingFor = async (thing: string): Promise<readonly WaitingCall[]> =>
  (await outbox.list()).flatMap(({ content, thing: other }) =>
    'what' in content && other === thing ? [content] : [],
  );

/** As its screen knows it. */
export type NewQuestion = Omit<WaitingQuestion, 'what' | 'own'>;

export async function keepQuestion(asked: NewQuestion, kept: Kept): Promise<TimelineEvent> {
  const { eventId } = asked;
  const own = (await waitingFor(eventId)).flatMap((content) =>
    content.what === 'question' ? [content.question] : [],
  );
  return answered(await keep({ ...asked, own, what: 'question' }, eventId, kept));
}

/** What becomes of a session by removing it is not kept: its record would have to come back as it was. */
export async function keepSessions(
  treatment: Pick<Treatment, 'id' | 'title' | 'sessions'> | undefined,
  { sessions = [], removed = [] }: Partial<SessionNotes>,
  kept: Kept,
): Promise<Treatment> {
  if (treatment === undefined || removed.length > 0) throw new Error('It cannot be kept.');
  const { id, title, sessions: before } = treatment;
  const own = (await waitingFor(id)).flatMap((content) =>
    content.what === 'sessions' ? content.sessions : [],
  );
  const content = { what: 'sessions', treatmentId: id, title, sessions, before, own } as const;
  return answered(await keep(content, id, kept));
}

/** With what waits already for the same day: one check-in, sent once. */
export async function keepCheckIn(
  { day, answers, before }: Pick<WaitingCheckIn, 'day' | 'answers' | 'before'>,
  kept: Kept,
): Promise<TimelineEvent> {
  const content: WaitingCheckIn = {
    what: 'checkIn',
    title: checkInTexts.title,
    day,
    answers,
    before,
  };
  const thing = `check-in ${day}`;
  const { key, ...moment } = kept;
  const earlier = (await outbox.list()).find((item) => isOnItsWay(item) && item.thing === thing);
  const replaced =
    earlier &&
    (await outbox.replace(earlier.key, (item) => {
      const first = item.content as WaitingCheckIn;
      const triedMs = triedAt(moment) ?? item.triedMs;
      const both = { ...first, answers: bothEdits(first.answers, answers) };
      return { key, thing, tappedMs: moment.tappedMs, triedMs, content: both };
    }));
  return answered(replaced ? waitingId(key, null) : await keep(content, thing, kept));
}

/** One that waits already is not sent any more: the last one counts, also once its time has come. */
export async function keepPostponement(
  dose: DoseOccurrence,
  until: string | null,
  kept: Kept,
): Promise<DosePostponement> {
  const before = (await outbox.list()).filter(
    (item) =>
      isOnItsWay(item) &&
      'what' in item.content &&
      item.content.what === 'postponement' &&
      isSameDose(item.content.dose, dose),
  );
  const answer = answered<DosePostponement>(
    await keep({ what: 'postponement', dose, until }, dose.medication_id, kept),
  );
  for (const { key } of before) await outbox.withdraw(key);
  return answer;
}
