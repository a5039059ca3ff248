import type { TreatmentSession } from './session.ts';

type Outcome = Pick<TreatmentSession, 'status' | 'hours'>;

/** Nothing was said about what became of it. */
const isOpen = ({ status, hours }: Outcome): boolean => status === 'planned' && hours === null;

type Noting = {
  /** Undefined: it is new. */
  readonly before: TreatmentSession | undefined;
  /** Undefined: it is removed. */
  readonly after: TreatmentSession | undefined;
  /** Who said what became of it; null: no one, or it is not known. */
  readonly notedBy: string | null;
};

type Helping = {
  readonly userId: string;
  /** 'YYYY-MM-DD' on the patient's calendar. */
  readonly today: string;
  /** A device has no plan of its days: each is added when it was worn. */
  readonly isDevice: boolean;
};

/**
 * D8: what happens is for helpers to record, what is planned for managers. Where someone else said what became of a
 * session, that stays; what helpers said themselves they can say otherwise, and take back.
 */
export function mayHelperNote(
  { before, after, notedBy }: Noting,
  { userId, today, isDevice }: Helping,
): boolean {
  const isOwn = notedBy === userId;
  if (after === undefined) return isDevice && isOwn;
  if (before === undefined) return isDevice && !isOpen(after) && after.date <= today;
  if (after.date !== before.date || after.time !== before.time) return false;
  return isOwn || (isOpen(before) && !isOpen(after) && after.date <= today);
}
