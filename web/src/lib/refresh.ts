import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { asFailure, statusFailure } from '@caretrail/contract/http/failure';
import {
  clearTokensAndUser,
  readStored,
  readUser,
  type Tokens,
  writeTokens,
} from './browser-storage.ts';
import { toError } from './refusal.ts';
import { prepare, send } from './send.ts';

const { accessToken, refreshToken } = storageKeys;

type SessionListener = {
  readonly onRefreshed: (tokens: Tokens) => void;
  readonly onLost: () => void;
};

let listener: SessionListener | undefined;

/** Tells the app about new tokens and the end of the session: this layer knows neither store nor router. */
export function listenToSession(next: SessionListener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}

function loseSession(): false {
  const hadSession = readStored(accessToken) !== null;
  clearTokensAndUser();
  if (hadSession) listener?.onLost();
  return false;
}

/**
 * null when the server refused. An unreachable or failing server is no refusal: the promise rejects and no one is
 * logged out.
 */
async function askForTokens(refresh: string): Promise<Tokens | null> {
  const { status, body } = await send(prepare(authEndpoints.refresh, { body: { refresh } }));
  if (status === 429 || status >= 500) throw toError(statusFailure(status, body));
  const answer = authEndpoints.refresh.answer.safeParse(body);
  if (status >= 400 || !answer.success || answer.data.access === '') return null;
  return { access: answer.data.access, refresh: answer.data.refresh ?? null };
}

async function renew(used: string | null): Promise<boolean> {
  if (hasOtherToken(used)) return true;
  const refresh = readStored(refreshToken);
  if (refresh === null) return loseSession();
  const tokens = await askForTokens(refresh);
  // The user signed out, or in again, while the call ran: the stored tokens count, not this answer.
  if (readStored(refreshToken) !== refresh) return hasOtherToken(used);
  // §5: without an access token and stored user data the refresh has failed.
  if (tokens === null || readUser() === null) return loseSession();
  writeTokens(tokens);
  listener?.onRefreshed(tokens);
  return true;
}

/** Another request or tab was faster. */
function hasOtherToken(used: string | null): boolean {
  const stored = readStored(accessToken);
  return stored !== null && stored !== used;
}

const lockName = 'caretrail-refresh';
/** What another tab has stored is seen by this one a moment later than the end of its lock. */
const untilSeenMs = 300;

/** True as soon as the tokens of another tab are seen here. */
async function seesOtherToken(used: string | null): Promise<boolean> {
  const ended = new AbortController();
  const stored = new Promise((seen) =>
    addEventListener('storage', () => hasOtherToken(used) && seen(true), ended),
  );
  if (!hasOtherToken(used))
    await Promise.race([stored, new Promise((over) => setTimeout(over, untilSeenMs))]);
  ended.abort();
  return hasOtherToken(used);
}

/**
 * One tab at a time. Web Locks are missing outside https and localhost; then two tabs may refresh concurrently, and the
 * server's grace period gives both the same pair.
 */
async function renewAlone(used: string | null): Promise<boolean> {
  const { locks } = navigator;
  if (locks === undefined) return renew(used);
  const first = await locks.request(lockName, { ifAvailable: true }, (lock) =>
    lock === null ? null : renew(used),
  );
  return first ?? locks.request(lockName, async () => (await seesOtherToken(used)) || renew(used));
}

let running: Promise<boolean> | undefined;

const renewOnce = (used: string | null): Promise<boolean> =>
  (running ??= renewAlone(used).finally(() => {
    running = undefined;
  }));

/**
 * The answer may have been lost on the way, and the server gives it again for `limits.auth.refreshGraceMs` only; after
 * that the old token counts as a copy. The next tap may come later: so we ask again by ourselves, within that time.
 */
const askAgainAfterMs: readonly number[] = [1000, 3000, 6000];
let askingAgain: ReturnType<typeof setTimeout> | undefined;

function fetchLostAnswer(used: string | null, tries = 0): void {
  clearTimeout(askingAgain);
  const refresh = readStored(refreshToken);
  const wait = askAgainAfterMs[tries];
  if (refresh === null || wait === undefined) return;
  askingAgain = setTimeout(() => {
    if (readStored(refreshToken) === refresh)
      renewOnce(used).catch(() => fetchLostAnswer(used, tries + 1));
  }, wait);
}

/**
 * §7: makes sure that an access token other than `used` is stored; false when the server refused, rejects when it could
 * not be reached.
 */
export async function renewAccess(used: string | null): Promise<boolean> {
  if (hasOtherToken(used)) return true;
  try {
    return await renewOnce(used);
  } catch (error) {
    if (asFailure(error)?.kind === 'no-response') fetchLostAnswer(used);
    throw error;
  }
}
