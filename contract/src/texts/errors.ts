import { largestFile } from '../files/largest-file.ts';
import { invalidInputText, unexpectedText } from './common-errors.ts';

/**
 * Every refusal of the server: one code, one status, one sentence that says what to do.
 * 401 means "refresh once" to every client (§7), so a wrong password or code is 400 and a missing step 403.
 */
export const errors = {
  invalid_input: { status: 400, text: invalidInputText },
  file_refused: { status: 400, text: 'This file cannot be kept here. Please choose another one.' },
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
  /** Only to a caller who knows the password. */
  account_closed: {
    status: 403,
    text: 'This account is switched off. Please ask the people who invited you.',
  },
  reauth_required: { status: 403, text: 'Please confirm first that it is you.' },
  forbidden: { status: 403, text: 'Your account cannot do this.' },
  not_found: { status: 404, text: 'This does not exist, or it is not yours to see.' },
  timed_out: { status: 408, text: 'The request took too long to arrive. Please try again.' },
  conflict: { status: 409, text: 'This was changed meanwhile. Please look at both versions.' },
  stale_version: { status: 409, text: 'This was changed meanwhile. Please look at both versions.' },
  in_progress: { status: 409, text: 'This is being saved already. Please wait a moment.' },
  link_expired: { status: 410, text: 'This link has expired. Please ask for a new one.' },
  link_used: { status: 410, text: 'This link was used already. Please ask for a new one.' },
  too_large: { status: 413, text: 'This is too large to send. Please make it smaller.' },
  wrong_type: { status: 415, text: 'This kind of content is not accepted here.' },
  file_too_large: {
    status: 413,
    text: `A file can have up to ${largestFile}. Please choose a smaller one.`,
  },
  too_many_files: { status: 413, text: 'That is too many files. Please send fewer.' },
  storage_full: {
    status: 413,
    text: 'Your space for files is full. Please remove what you no longer need, also from the bin.',
  },
  key_reused: { status: 422, text: 'This was sent before with other content. Please try again.' },
  headers_too_large: { status: 431, text: 'This request carries too much. Please try again.' },
  too_many: { status: 429, text: 'Too many tries. Please wait a little and try again.' },
  unexpected: { status: 500, text: unexpectedText },
  unavailable: {
    status: 503,
    text: 'Caretrail cannot answer just now. Please try again in a moment.',
  },
  mail_late: {
    status: 503,
    text: 'Our mails cannot go out at the moment. Your code will come as soon as they can. Please wait here, or try again in a few minutes.',
  },
  no_space: {
    status: 507,
    text: 'There is no room on the server just now. Nothing was changed.',
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;
