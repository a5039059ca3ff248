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
 * The answer to a call that was sent early with the same token, once; null where there is none, or it has failed.
 * Aborting the signal stops it too.
 */
export async function takeEarlyAnswer(
  url: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Response | null> {
  const { earlyAnswers } = globalThis as WithEarly;
  const early = earlyAnswers?.get(url);
  if (early === undefined) return null;
  earlyAnswers?.delete(url);
  if (early.token !== token || Date.now() - early.sentMs > freshMs) {
    early.stop();
    return null;
  }
  signal.addEventListener('abort', early.stop);
  return early.answer.catch(() => null);
}
