import { errorBody } from '@caretrail/contract/http/error-body';
import { asFailure } from '@caretrail/contract/http/failure';
import { type ErrorCode, errors } from '@caretrail/contract/texts/errors';

export type Refusal = {
  /** null: the server was not heard, or said something that is not in the catalogue. */
  readonly code: ErrorCode | null;
  readonly text: string;
  /** Field name → sentence. */
  readonly fields: Readonly<Record<string, string>>;
};

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** Whatever a call threw, as a code to act on and a sentence to show. */
export function refusalOf(thrown: unknown): Refusal {
  const failure = asFailure(thrown);
  if (failure?.kind === 'no-response') return { code: null, text: failure.message, fields: {} };
  if (failure?.kind !== 'status') return { code: null, text: errors.unexpected.text, fields: {} };
  const { data } = errorBody.safeParse(failure.body);
  return {
    code: data !== undefined && isKnown(data.code) ? data.code : null,
    text: failure.message,
    fields: data?.fields ?? {},
  };
}
