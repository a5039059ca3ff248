import { clientErrors } from '../texts/client-errors.ts';
import { endsBeforeStart } from '../http/period.ts';

export type EditingId =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly error: string };

/** §5: takes what the form holds under `id`, whatever that is. */
export const eventIdForEditing = (found: unknown): EditingId =>
  typeof found === 'string' && found.trim() !== ''
    ? { ok: true, id: found.trim() }
    : { ok: false, error: clientErrors.eventIdMissing };

export type EventPeriod = {
  readonly start?: string | undefined;
  readonly end?: string | null | undefined;
  readonly all_day?: boolean | undefined;
};

const lengthOfDate = 'YYYY-MM-DD'.length;

/** All day, the times of day mean nothing and only the days are compared. */
export const eventEndsBeforeStart = ({ start, end, all_day }: EventPeriod): boolean =>
  all_day === true
    ? endsBeforeStart(start?.slice(0, lengthOfDate), end?.slice(0, lengthOfDate))
    : endsBeforeStart(start, end);
