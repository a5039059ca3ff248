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
