import type { SessionNote, TreatmentSession } from '@caretrail/contract/treatments/session';

/** What takes a note back: the session as it was. Its first day follows from its day. */
export const asItWas = ({
  id,
  date,
  time,
  status,
  reason,
  hours,
}: TreatmentSession): SessionNote => ({ id, date, time, status, reason, hours });

/** The ids that are new in a list of sessions. */
export const addedIds = (
  before: readonly TreatmentSession[],
  after: readonly TreatmentSession[],
): string[] => {
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id)).map(({ id }) => id);
};

/** The session of a note: by its id, or the hours of the same day, of which there is one number. */
export const isSessionOf =
  ({ id, date, hours }: SessionNote) =>
  (session: TreatmentSession): boolean =>
    id === undefined
      ? typeof hours === 'number' && session.hours !== null && session.date === date
      : session.id === id;
