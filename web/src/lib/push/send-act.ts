import type { PushActAnswer, PushActState, PushOutcome } from '@caretrail/contract/push/schema';
import type { KeptAct } from './push-store.ts';

/** Written out: the worker is small, and the endpoints of the contract bring their schemas with them. */
export const pushPaths = {
  act: '/api/push/act_api_gateway/',
  actState: '/api/push/act_state_api_gateway/',
  receipt: '/api/push/receipt_api_gateway/',
} as const;

const outcomes: readonly PushOutcome[] = [
  'recorded',
  'later',
  'already_recorded',
  'changed',
  'expired',
];

/** What became of a press. */
export type ActResult =
  | { readonly kind: 'answered'; readonly outcome: PushOutcome; readonly sentence: string }
  /** The server does not take it, whenever it is sent. Its sentence, if it gave one. */
  | { readonly kind: 'refused'; readonly sentence: string | null }
  /** No connection, or the server is busy: it is sent again. */
  | { readonly kind: 'waiting' };

/** A press that was sent. */
export type Sending = {
  readonly result: ActResult;
  /** The server asks to be left alone for so long, whatever is sent; null: it does not. */
  readonly pauseMs: number | null;
  readonly isAnswered: boolean;
};

type Sent = RequestInit & { readonly body: string };
export type Fetching = (path: string, init: Sent) => Promise<Response>;

const sendMs = 10_000;

export const browserFetch: Fetching = (path, init) => fetch(path, init);

/** Without cookies and without the session: the token alone says what it may do. */
export const post = (
  path: string,
  body: object,
  { by = browserFetch, lang, ms = sendMs }: { by?: Fetching; lang: string; ms?: number },
): Promise<Response> =>
  by(path, {
    method: 'POST',
    credentials: 'omit',
    cache: 'no-store',
    // The worker may be stopped as soon as it has answered the event.
    keepalive: true,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Accept-Language': lang,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ms),
  });

const textIn = (body: unknown, name: string): string | null => {
  const value: unknown = Object(body)[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const isTemporary = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/** Of one that is asked too often; of one that is busy only where it says for how long. */
function pauseOf({ status, headers }: Response): number | null {
  const askedMs = Number(headers.get('retry-after')) * 1000 || 0;
  return status === 429 || (status === 503 && askedMs > 0) ? askedMs : null;
}

export async function sendAct(
  { token, act, at }: KeptAct,
  how: { by?: Fetching; lang: string },
): Promise<Sending> {
  try {
    const answer = await post(pushPaths.act, { token, act, at }, how);
    return { result: await resultOf(answer), pauseMs: pauseOf(answer), isAnswered: true };
  } catch {
    return { result: { kind: 'waiting' }, pauseMs: null, isAnswered: false };
  }
}

async function resultOf(answer: Response): Promise<ActResult> {
  if (isTemporary(answer.status)) return { kind: 'waiting' };
  const body: unknown = await answer.json().catch(() => null);
  const outcome = outcomes.find((each) => each === textIn(body, 'outcome'));
  const sentence = textIn(body, 'sentence' satisfies keyof PushActAnswer);
  if (answer.ok && outcome !== undefined && sentence !== null) {
    return { kind: 'answered', outcome, sentence };
  }
  // Without the code of our catalogue, something in between answered in place of our server: the sign-in of a hotel.
  if (answer.ok || textIn(body, 'code') === null) return { kind: 'waiting' };
  return { kind: 'refused', sentence: textIn(body, 'detail') };
}

/** What is true of the dose of a token; null: not known, because nothing answered in time. `account`: who is signed in here. */
export async function askActState(
  token: string,
  how: { by?: Fetching; lang: string; ms: number; account?: string | undefined },
): Promise<PushActState | null> {
  try {
    const { account } = how;
    const answer = await post(pushPaths.actState, { token, account }, how);
    const body: unknown = answer.ok ? await answer.json() : null;
    const state = ['open', ...outcomes].find((each) => each === textIn(body, 'state'));
    if (state === undefined) return null;
    return {
      state: state as PushActState['state'],
      sentence: textIn(body, 'sentence') ?? '',
      is_of_other_account: (Object(body) as Partial<PushActState>).is_of_other_account === true,
      name: textIn(body, 'name'),
      amount: textIn(body, 'amount'),
      at: textIn(body, 'at'),
    };
  } catch {
    return null;
  }
}
