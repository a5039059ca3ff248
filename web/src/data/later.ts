import { asFailure, type Failure } from '@caretrail/contract/http/failure';
import { plainFailure } from './api.ts';

/** When it was tapped, and whether the browser knew of a connection then. */
export type Moment = { readonly tappedMs: number; readonly wasOnline: boolean };

export const momentNow = (): Moment => ({ tappedMs: Date.now(), wasOnline: navigator.onLine });

/** A tap without an answer. It cannot have arrived where the browser knew that it had no connection. */
export const triedAt = ({ tappedMs, wasOnline }: Moment): number | null =>
  wasOnline ? tappedMs : null;

type Outcome<T> = { readonly data: T } | { readonly error: Failure };

/** Keeps a write on this device to send it later; where that does not work it has failed, as ever. */
export const later = <T>(keeping: Promise<T>, error: Failure): Promise<Outcome<T>> =>
  keeping.then(
    (data) => ({ data }),
    // Why it cannot wait, where that is known.
    (thrown: unknown) => ({
      error: asFailure(thrown)?.kind === 'no-response' ? plainFailure(thrown) : error,
    }),
  );
