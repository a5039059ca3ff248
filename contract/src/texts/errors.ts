import { largestFile } from '../files/largest-file.ts';
import { invalidInputText, unexpectedText } from './common-errors.ts';

/**
 * Every refusal of the server: one code, one status, one sentence that says what to do.
 * 401 means "refresh once" to every client (§7), so a wrong password or code is 400 and a missing step 403.
 */
export const errors = {
  invalid_input: { status: 400, text: invalidInputText },
  file_refused: { status: 400, text: 'This file cannot be uploaded. Select another file.' },
  unreadable_body: { status: 400, text: 'We could not read this request. Try again.' },
  wrong_credentials: { status: 400, text: 'Incorrect email or password.' },
  wrong_code: { status: 400, text: 'That code is not correct. Check it and try again.' },
  expired_code: { status: 400, text: 'That code has expired. Ask for a new one.' },
  captcha_required: {
    status: 400,
    text: 'We need to run a security check first. Try again.',
  },
  weak_password: {
    status: 400,
    text: 'This password is too easy to guess. Choose a longer or less common one.',
  },
  invalid_token: { status: 401, text: 'Sign in again.' },
  mfa_required: { status: 403, text: 'Enter your security code first.' },
  terms_required: { status: 403, text: 'Read and accept the terms of service first.' },
  preboarding_required: { status: 403, text: 'Finish the getting-started steps first.' },
  /** Only to a caller who knows the password. */
  account_closed: {
    status: 403,
    text: 'This account is deactivated. Contact the person who invited you.',
  },
  reauth_required: { status: 403, text: 'To do this, confirm that it is you.' },
  forbidden: { status: 403, text: 'You do not have permission to do this.' },
  not_found: { status: 404, text: 'We cannot find this, or you do not have access to it.' },
  timed_out: { status: 408, text: 'This took too long to reach us. Try again.' },
  conflict: { status: 409, text: 'This has changed since you opened it. Compare both versions.' },
  stale_version: {
    status: 409,
    text: 'This has changed since you opened it. Compare both versions.',
  },
  in_progress: { status: 409, text: 'This is already being saved. Wait a moment.' },
  link_expired: { status: 410, text: 'This link has expired. Ask for a new one.' },
  link_used: { status: 410, text: 'This link has already been used. Ask for a new one.' },
  too_large: { status: 413, text: 'This is too large to send. Make it smaller.' },
  wrong_type: { status: 415, text: 'This type of file or data is not accepted.' },
  file_too_large: {
    status: 413,
    text: `A file can be up to ${largestFile}. Select a smaller one.`,
  },
  too_many_files: { status: 413, text: 'That is too many files. Send fewer.' },
  storage_full: {
    status: 413,
    text: 'Your storage is full. Delete files you no longer need, including from the bin.',
  },
  key_reused: { status: 422, text: 'This was already sent with different details. Try again.' },
  headers_too_large: {
    status: 431,
    text: 'Your browser sent too much data. Reload the page and try again.',
  },
  too_many: { status: 429, text: 'Too many attempts. Wait a few minutes and try again.' },
  unexpected: { status: 500, text: unexpectedText },
  unavailable: {
    status: 503,
    text: 'Caretrail is not available right now. Try again in a few minutes.',
  },
  mail_late: {
    status: 503,
    text: 'We cannot send emails right now. We will send your code as soon as we can. Wait here, or try again in a few minutes.',
  },
  no_space: {
    status: 507,
    text: 'We could not save this because our server is full. Nothing was changed. Try again later.',
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;
