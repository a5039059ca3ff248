import { largestFile } from '../files/largest-file.ts';
import { messages } from '../i18n/messages.ts';
import { commonErrors } from './common-errors.ts';

const texts = messages('texts/refusals', {
  file_refused: 'This file cannot be uploaded. Select another file.',
  unreadable_body: 'We could not read this request. Try again.',
  wrong_credentials: 'Incorrect email or password. Check both and try again.',
  wrong_code: 'That code is not correct. Check it and try again.',
  expired_code: 'That code has expired. Ask for a new one.',
  captcha_required: 'We need to run a security check first. Try again.',
  weak_password: 'This password is too easy to guess. Choose a longer or less common one.',
  invalid_token: 'Sign in again.',
  mfa_required: 'Enter your security code first.',
  terms_required: 'Read and accept the terms of service first.',
  preboarding_required: 'Finish the getting-started steps first.',
  account_closed: 'This account is deactivated. Contact the person who invited you.',
  reauth_required: 'To continue, confirm it is you.',
  forbidden: 'You do not have permission to do this.',
  not_found: 'We cannot find this, or you do not have access to it.',
  timed_out: 'This took too long to reach us. Try again.',
  conflict: 'This has changed since you opened it. Compare both versions.',
  stale_version: 'This has changed since you opened it. Compare both versions.',
  in_progress: 'This is already being saved. Wait a moment.',
  link_expired: 'This link has expired. Ask for a new one.',
  link_used: 'This link has already been used. Ask for a new one.',
  too_large: 'This is too large to send. Make it smaller.',
  wrong_type: 'We cannot accept this type of file or data.',
  file_too_large: 'A file can be up to {size}. Select a smaller one.',
  too_many_files: 'That is too many files. Select fewer.',
  storage_full: 'Your storage is full. Delete files you no longer need, including from the bin.',
  key_reused: 'This was already sent with different details. Try again.',
  headers_too_large: 'Your browser sent too much data. Reload the page and try again.',
  too_many: 'Too many attempts. Wait a few minutes and try again.',
  unavailable: 'Caretrail is not available right now. Try again in a few minutes.',
  mail_late:
    'We cannot send emails right now. We will send your code as soon as we can. Wait here, or try again in a few minutes.',
  no_space:
    'We could not save this because our server is full. Nothing was changed. Try again later.',
});

type Refusal = {
  readonly status: number;
  /** In the language of the moment. */
  readonly text: string;
};

const refusal = (status: number, read: () => string): Refusal => ({
  status,
  get text() {
    return read();
  },
});

/**
 * Every refusal of the server: one code, one status, one sentence that says what to do.
 * 401 means "refresh once" to every client (§7), so a wrong password or code is 400 and a missing step 403.
 */
export const errors = {
  invalid_input: refusal(400, () => commonErrors.invalidInput),
  file_refused: refusal(400, () => texts.file_refused),
  unreadable_body: refusal(400, () => texts.unreadable_body),
  wrong_credentials: refusal(400, () => texts.wrong_credentials),
  wrong_code: refusal(400, () => texts.wrong_code),
  expired_code: refusal(400, () => texts.expired_code),
  captcha_required: refusal(400, () => texts.captcha_required),
  weak_password: refusal(400, () => texts.weak_password),
  invalid_token: refusal(401, () => texts.invalid_token),
  mfa_required: refusal(403, () => texts.mfa_required),
  terms_required: refusal(403, () => texts.terms_required),
  preboarding_required: refusal(403, () => texts.preboarding_required),
  /** Only to a caller who knows the password. */
  account_closed: refusal(403, () => texts.account_closed),
  reauth_required: refusal(403, () => texts.reauth_required),
  forbidden: refusal(403, () => texts.forbidden),
  not_found: refusal(404, () => texts.not_found),
  timed_out: refusal(408, () => texts.timed_out),
  conflict: refusal(409, () => texts.conflict),
  stale_version: refusal(409, () => texts.stale_version),
  in_progress: refusal(409, () => texts.in_progress),
  link_expired: refusal(410, () => texts.link_expired),
  link_used: refusal(410, () => texts.link_used),
  too_large: refusal(413, () => texts.too_large),
  wrong_type: refusal(415, () => texts.wrong_type),
  file_too_large: refusal(413, () => texts.file_too_large({ size: largestFile })),
  too_many_files: refusal(413, () => texts.too_many_files),
  storage_full: refusal(413, () => texts.storage_full),
  key_reused: refusal(422, () => texts.key_reused),
  headers_too_large: refusal(431, () => texts.headers_too_large),
  too_many: refusal(429, () => texts.too_many),
  unexpected: refusal(500, () => commonErrors.unexpected),
  unavailable: refusal(503, () => texts.unavailable),
  mail_late: refusal(503, () => texts.mail_late),
  no_space: refusal(507, () => texts.no_space),
} as const satisfies Record<string, Refusal>;

export type ErrorCode = keyof typeof errors;
