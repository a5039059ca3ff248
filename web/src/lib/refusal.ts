import { errorBody } from '@caretrail/contract/http/error-body';
import { asFailure } from '@caretrail/contract/http/failure';
import { unexpectedText } from '@caretrail/contract/texts/common-errors';
import type { ErrorCode } from '@caretrail/contract/texts/errors';

export type Refusal = {
  /** To be compared with codes of the catalogue: a server that is newer may name others. null: it was not heard, or is no server of ours. */
  readonly code: ErrorCode | null;
  readonly text: string;
  /** Field name → sentence. */
  readonly fields: Readonly<Record<string, string>>;
};

/** Whatever a call threw, as a code to act on and a sentence to show. */
export function refusalOf(thrown: unknown): Refusal {
  const failure = asFailure(thrown);
  if (failure?.kind === 'no-response') return { code: null, text: failure.message, fields: {} };
  if (failure?.kind !== 'status') return { code: null, text: unexpectedText, fields: {} };
  const { data } = errorBody.safeParse(failure.body);
  return {
    code: (data?.code ?? null) as ErrorCode | null,
    text: failure.message,
    fields: data?.fields ?? {},
  };
}
