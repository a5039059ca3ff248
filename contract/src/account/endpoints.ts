import { emailCodeBody, user } from '../auth/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { idParams } from '../http/plain-text.ts';
import {
  account,
  accountNames,
  deletionRequest,
  emailChange,
  emailChangeSent,
  emailTakenBack,
  emailUndo,
  newRecoveryCodes,
  passwordChange,
  sessionList,
  trail,
  trailQuery,
} from './schema.ts';

const path = '/api/account_api_gateway/';
const sessions = '/api/account/sessions_api_gateway/';
const deletion = '/api/account/deletion_api_gateway/';

/** What users do to their own account. Calls that could take the account over require a recent second factor. */
export const accountEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    audience: 'member',
    summary: 'One’s own account: how one signs in, and whether it is about to be deleted.',
    answer: account,
  }),
  rename: endpoint({
    method: 'PATCH',
    path,
    audience: 'administrator',
    summary: 'Change one’s own name; patients do so in their profile.',
    body: accountNames,
    answer: user,
  }),
  sessions: endpoint({
    method: 'GET',
    path: sessions,
    audience: 'member',
    summary: 'Where one is signed in.',
    answer: sessionList,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: `${sessions}{id}/`,
    audience: 'member',
    summary: 'Sign one of one’s own devices out.',
    params: idParams,
    answer: null,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: sessions,
    audience: 'member',
    summary: 'Sign all of one’s devices out but this one.',
    answer: null,
  }),
  signIns: endpoint({
    method: 'GET',
    path: '/api/account/sign_ins_api_gateway/',
    audience: 'member',
    summary: 'Sign-ins and tries to sign in, newest first.',
    query: trailQuery,
    answer: trail,
  }),
  trail: endpoint({
    method: 'GET',
    path: '/api/account/trail_api_gateway/',
    audience: 'member',
    summary: 'What the log says about oneself, newest first.',
    query: trailQuery,
    answer: trail,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/account/password_api_gateway/',
    audience: 'member',
    summary: 'Set a new password; ends every other session.',
    body: passwordChange,
    answer: null,
  }),
  askEmailChange: endpoint({
    method: 'POST',
    path: '/api/account/email_api_gateway/',
    audience: 'member',
    summary:
      'Ask for another email address, with the password; a code goes there. The same answer whether it is free or not.',
    body: emailChange,
    answer: emailChangeSent,
  }),
  confirmEmailChange: endpoint({
    method: 'POST',
    path: '/api/account/email/confirm_api_gateway/',
    audience: 'member',
    summary: 'Change the email address with the code; ends every other session.',
    body: emailCodeBody,
    answer: account,
  }),
  takeBackEmail: endpoint({
    method: 'POST',
    path: '/api/account/email/undo_api_gateway/',
    audience: 'public',
    summary:
      'Take back a change of the email address with the link sent to the old one, and cancel a requested deletion of the account.',
    body: emailUndo,
    answer: emailTakenBack,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/account/recovery_codes_api_gateway/',
    audience: 'member',
    summary: 'New recovery codes, shown once; the old ones no longer work.',
    answer: newRecoveryCodes,
  }),
  useEmailCode: endpoint({
    method: 'POST',
    path: '/api/account/email_code_api_gateway/',
    audience: 'member',
    summary: 'Go back to the code by email as the second step; the app is removed.',
    answer: user,
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: deletion,
    audience: 'member',
    summary: 'Ask for the account to be deleted, with everything in it, after fourteen days.',
    body: deletionRequest,
    answer: user,
  }),
  keep: endpoint({
    method: 'DELETE',
    path: deletion,
    audience: 'member',
    summary: 'Keep the account that was to be deleted.',
    answer: user,
  }),
} as const;
