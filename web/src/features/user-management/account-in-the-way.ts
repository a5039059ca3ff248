import { asFailure } from '@caretrail/contract/http/failure';
import * as z from 'zod/mini';

const refusal = z.object({ user_id: z.uuid() });

/** The account that an address has already; null where the refusal is about something else. */
export function accountInTheWay(thrown: unknown): string | null {
  const failure = asFailure(thrown);
  if (failure?.kind !== 'status') return null;
  return refusal.safeParse(failure.body).data?.user_id ?? null;
}
