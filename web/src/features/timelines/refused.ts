import { errorBody } from '@caretrail/contract/http/error-body';
import { asFailure } from '@caretrail/contract/http/failure';
import { timelineEvent, type TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Mistakes } from '../../lib/form-values.ts';

/** What a form can do about a refusal, beside showing its text. */
export type Refused = {
  /** Field of the contract → sentence. */
  readonly fields: Mistakes;
  /** The event as it is stored now, when the edit started from an older version. */
  readonly stored: TimelineEvent | null;
};

export function refusedWith(thrown: unknown): Refused {
  const failure = asFailure(thrown);
  const body = failure?.kind === 'status' ? errorBody.safeParse(failure.body).data : undefined;
  const stored = timelineEvent.safeParse(body?.conflict?.stored);
  return { fields: body?.fields ?? {}, stored: stored.data ?? null };
}
