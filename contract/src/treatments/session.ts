import * as z from 'zod/mini';
import { anyNumber, limitedList } from '../http/bounded.ts';
import { localTime } from '../http/date-text.ts';
import { id, plainText } from '../http/plain-text.ts';
import { withDefaults } from '../http/with-defaults.ts';
import { limits } from '../limits.ts';
import { doseDate } from '../medications/dose-date.ts';
import { sessionStatus, type SessionFace } from './labels.ts';
import { treatmentErrors } from './texts.ts';

const text = z.string();

/** One fraction, one visit, one day with the device. */
const shape = {
  /** The day it counts on now. */
  date: doseDate,
  time: z.nullable(localTime),
  status: sessionStatus,
  /** The day it was first planned for, where it was moved by itself. */
  moved_from: z.nullable(doseDate),
  reason: plainText(limits.text.short),
  /** How long a device was worn. */
  hours: z.nullable(anyNumber(0, 24)),
};

/** With the id of an existing session it updates that one; without, it is new. */
export const newSession = z.strictObject({
  ...withDefaults(shape, {
    time: null,
    status: 'planned',
    moved_from: null,
    reason: '',
    hours: null,
  }),
  id: z.optional(id),
});
export type NewSession = z.infer<typeof newSession>;

const { moved_from: _, ...noted } = shape;

/** An existing session, by its id, and only what changes; without an id it is added, and needs its day. */
const sessionNote = z.partial(z.strictObject({ ...noted, id })).check(
  z.refine<{ id?: unknown; date?: unknown }>(
    ({ id: of, date }) => of !== undefined || date !== undefined,
    {
      path: ['date'],
      error: () => treatmentErrors.sessionDay,
    },
  ),
);
export type SessionNote = z.infer<typeof sessionNote>;

/** Changes to sessions: outcomes of existing ones, new ones, and ids to remove. */
export const sessionNotes = z
  .strictObject({
    sessions: z._default(limitedList(sessionNote, limits.treatments.sessions), []),
    removed: z._default(limitedList(id, limits.treatments.sessions), []),
  })
  .check(
    z.refine(({ sessions, removed }) => sessions.length + removed.length > 0, {
      path: ['sessions'],
      error: () => treatmentErrors.noSession,
    }),
  );
export type SessionNotes = z.infer<typeof sessionNotes>;

/** As it leaves the server. */
export const treatmentSession = z.object({
  id,
  date: text,
  time: z.nullable(text),
  status: sessionStatus,
  moved_from: z.nullable(text),
  reason: text,
  hours: z.nullable(z.number()),
});
export type TreatmentSession = z.infer<typeof treatmentSession>;

/** Done, missed, or still to come; moved says where it came from. */
export const faceOf = ({
  status,
  moved_from,
}: Pick<TreatmentSession, 'status' | 'moved_from'>): SessionFace =>
  status === 'planned' && moved_from !== null ? 'moved' : status;

/** A session moved to another day remembers the first one; moved back, it forgets it. */
export function withNote(session: TreatmentSession, note: SessionNote): TreatmentSession {
  const { id: __, ...said } = note;
  const changes = Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  );
  const first = session.moved_from ?? session.date;
  const date = note.date ?? session.date;
  return { ...session, ...changes, moved_from: date === first ? null : first };
}

/** By day, then by time; without a time last. */
export const inOrder = <S extends Pick<TreatmentSession, 'date' | 'time'>>(
  sessions: readonly S[],
): S[] => {
  const place = ({ date, time }: S): string => `${date} ${time ?? '~'}`;
  return sessions.toSorted((one, other) =>
    place(one) === place(other) ? 0 : place(one) < place(other) ? -1 : 1,
  );
};
