import { errors, type ErrorCode } from '@caretrail/contract/texts/errors';

type Extras = {
  /** Field name → sentence. */
  fields?: Record<string, string>;
  /** Replaces the catalogue's sentence where a more exact one is known. */
  detail?: string;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** Further keys of the response, e.g. both versions of a conflict. */
  body?: Record<string, unknown>;
};

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extras: Extras;

  constructor(code: ErrorCode, extras: Extras) {
    super(extras.detail ?? errors[code].text);
    this.name = 'Refusal';
    this.code = code;
    this.status = errors[code].status;
    this.extras = extras;
  }

  /** For the caller, in the language of the moment; it may be thrown where none is known, as by an event. */
  get text(): string {
    return this.extras.detail ?? errors[this.code].text;
  }
}

/** `throw fail('not_found')`: every refusal comes from the catalogue. */
export const fail = (code: ErrorCode, extras: Extras = {}): Refusal => new Refusal(code, extras);
