/** A call that public/early.js sent before the app had begun. */
type Early = {
  readonly token: string;
  readonly answer: Promise<Response>;
  readonly sentMs: number;
  readonly stop: () => void;
};

type WithEarly = { readonly earlyAnswers?: Map<string, Early> };

/** Later, the app asks itself. */
const freshMs = 10_000;

/**
 * The answer to a call that was sent early with the same token, once. Undefined where there is none; resolves to null
 * where it has failed or was refused; rejects where the browser has no connection. Aborting the signal stops it too, also
 * before.
 */
export function takeEarlyAnswer(
  url: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Response | null> | undefined {
  const { earlyAnswers } = globalThis as WithEarly;
  const early = earlyAnswers?.get(url);
  if (early === undefined) return undefined;
  earlyAnswers?.delete(url);
  if (signal.aborted || early.token !== token || Date.now() - early.sentMs > freshMs) {
    early.stop();
    return undefined;
  }
  signal.addEventListener('abort', early.stop);
  // A refusal may be over by now: the app asks itself.
  return early.answer.then(
    (answer) => (answer.ok ? answer : null),
    (error: unknown) => {
      if (navigator.onLine) return null;
      throw error;
    },
  );
}

/** Before a write: what was asked for early may not be true after it. */
export function dropEarlyAnswers(): void {
  const { earlyAnswers } = globalThis as WithEarly;
  for (const { stop } of earlyAnswers?.values() ?? []) stop();
  earlyAnswers?.clear();
}
