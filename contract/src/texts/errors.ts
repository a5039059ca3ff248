/**
 * What the server can say no with: one code, one status, one sentence that tells what to do.
 * 401 means "refresh once" to every client (§7), so a wrong password or code is 400 and a missing step 403.
 */
export const errors = {
  invalid_input: { status: 400, text: 'Please check the marked fields and try again.' },
  unreadable_body: { status: 400, text: 'This request could not be read. Please try again.' },
  wrong_credentials: { status: 400, text: 'Incorrect e-mail or password.' },
  wrong_code: { status: 400, text: 'That code is not right. Please check it and try again.' },
  expired_code: { status: 400, text: 'That code has expired. Please ask for a new one.' },
  captcha_required: {
    status: 400,
    text: 'One more check is needed before signing in. Please try again.',
  },
  weak_password: {
    status: 400,
    text: 'This password is too easy to guess. Please choose a longer or less common one.',
  },
  invalid_token: { status: 401, text: 'Please sign in again.' },
  mfa_required: { status: 403, text: 'Please confirm it is you with your second step first.' },
  terms_required: { status: 403, text: 'Please read and accept the terms first.' },
  preboarding_required: { status: 403, text: 'Please finish the getting-started steps first.' },
  reauth_required: { status: 403, text: 'Please confirm it is you again before this change.' },
  forbidden: { status: 403, text: 'Your account cannot do this.' },
  not_found: { status: 404, text: 'This does not exist, or it is not yours to see.' },
  timed_out: { status: 408, text: 'The request took too long to arrive. Please try again.' },
  conflict: { status: 409, text: 'This was changed meanwhile. Please look at both versions.' },
  link_expired: { status: 410, text: 'This link has expired. Please ask for a new one.' },
  link_used: { status: 410, text: 'This link was used already. Please ask for a new one.' },
  too_large: { status: 413, text: 'This is too large to send. Please make it smaller.' },
  wrong_type: { status: 415, text: 'This kind of content is not accepted here.' },
  headers_too_large: { status: 431, text: 'This request carries too much. Please try again.' },
  too_many: { status: 429, text: 'Too many tries. Please wait a little and try again.' },
  unexpected: {
    status: 500,
    text: 'Something went wrong on our side. Nothing was changed. Please try again.',
  },
  unavailable: {
    status: 503,
    text: 'Caretrail cannot answer just now. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;
