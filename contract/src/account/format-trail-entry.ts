import type { TrailEntry } from './schema.ts';

type ActionTexts = { readonly done: string; readonly refused?: string };

/** Where the generic rule below would not give a clear sentence. */
const sentences: Readonly<Record<string, ActionTexts>> = {
  'sign-in.password': {
    done: 'The right password was entered',
    refused: 'A wrong password was entered',
  },
  'sign-in.email-code-sent': { done: 'A sign-in code was sent by e-mail' },
  'sign-in.email-code': {
    done: 'Signed in with a code from the e-mail',
    refused: 'A wrong code from the e-mail was entered',
  },
  'sign-in.app-code': {
    done: 'Signed in with a code from the app',
    refused: 'A wrong code from the app was entered',
  },
  'sign-in.recovery-code': { done: 'Signed in with a recovery code' },
  'sign-in.provider': {
    done: 'Signed in with another account',
    refused: 'Signing in with another account was refused',
  },
  'confirmed.email-code': { done: 'Confirmed with a code from the e-mail' },
  'confirmed.app-code': { done: 'Confirmed with a code from the app' },
  'confirmed.recovery-code': { done: 'Confirmed with a recovery code' },
  'session.logout': { done: 'Signed out' },
  'session.ended': { done: 'A device was signed out' },
  'session.others-ended': { done: 'All other devices were signed out' },
  'session.refresh-reused': { done: '', refused: 'A copied sign-in was ended' },
  'password.forgotten': { done: 'A new password was asked for' },
  'password.code': {
    done: 'The code for a new password was entered',
    refused: 'A wrong code for a new password was entered',
  },
  'password.first': { done: 'The first password was chosen' },
  'password.changed': {
    done: 'The password was changed',
    refused: 'The password was not changed: the current one was wrong',
  },
  'factor.app-added': {
    done: 'An authenticator app was set up',
    refused: 'An authenticator app was not set up: wrong code',
  },
  'factor.app-removed': { done: 'The code by e-mail took the place of the app' },
  'factor.recovery-codes-renewed': { done: 'New recovery codes were made' },
  'provider.linked': { done: 'Another account was connected for signing in' },
  'profile.edited': { done: 'The profile was changed' },
  'preboarding.saved': { done: 'Answers of the getting-started steps were saved' },
  'preboarding.submitted': { done: 'The getting-started steps were finished' },
  'reminders.edited': { done: 'The reminders were changed' },
  'terms.accepted': { done: 'The terms were accepted' },
  'consent.decided': { done: 'An agreement was changed' },
  'dose.logged': { done: 'A dose was logged' },
  'dose.postponed': { done: 'A dose was put off' },
  'dose.postponement_undone': { done: 'A dose that was put off is due as planned again' },
  'event.file-deleted': { done: 'A file of an event was deleted' },
  'file.link-made': { done: 'A file was opened' },
  // Showing it here also sends it.
  'file.downloaded': { done: 'A file was shown or downloaded' },
  'file.thumbnail-shown': { done: 'A small picture of a file was shown' },
  'account.renamed': { done: 'The name was changed' },
  'account.email-asked': { done: 'Another email address was asked for' },
  'account.email-changed': {
    done: 'The email address was changed',
    refused: 'The email address was not changed: wrong or expired code',
  },
  'account.email-taken-back': {
    done: 'The old email address was taken back',
    refused: 'A link to take back the email address was refused',
  },
  'account.deletion-requested': {
    done: 'The account was asked to be deleted',
    refused: 'Deleting the account was refused: wrong password',
  },
  'account.kept': { done: 'The account is kept after all' },
  'account.deleted': { done: 'The account and its record were deleted for good' },
  'sign-in.provider-with-factor': { done: 'Signed in with another account and its second step' },
  'throttle.limit-reached': { done: '', refused: 'Too many tries: a pause was asked for' },
  'dashboard.chosen': { done: 'The dashboard was arranged' },
  'treatment.sessions-noted': { done: 'Sessions of a treatment were noted' },
  'treatment.shifted': { done: 'A treatment was moved to other days' },
  'audit.searched': { done: 'The audit log was read' },
  'audit.exported': { done: 'The audit log was taken out as a file' },
  'backup.made': { done: 'A backup was made' },
  'backup.restored': { done: 'A backup was restored' },
  'export.link-made': { done: 'A copy of everything was asked for' },
  'export.downloaded': { done: 'A copy of everything was downloaded' },
  'user.invited': { done: 'The invitation was sent' },
  'user.opened': { done: 'The account was looked at' },
  'user.activated': { done: 'The account was switched on' },
  'user.deactivated': { done: 'The account was switched off' },
  'user.password-reset': { done: 'A new password was asked for; the old one no longer works' },
  'user.factors-reset': { done: 'The authenticator app was forgotten' },
  'user.sessions-ended': { done: 'Every device was signed out' },
  'user.role-changed': { done: 'The role was changed' },
  'users.listed': { done: 'The list of users was opened' },
};

const things: Readonly<Record<string, string>> = {
  event: 'An event',
  file: 'A file',
  medication: 'A medicine',
  treatment: 'A treatment',
  location: 'A place',
};

const own = <V>(words: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

const opened = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'An event was created'; an action without a sentence of its own is still readable: 'Treatment: session moved'. */
function formatAction(action: string): string {
  const [thing = '', ...rest] = action.split('.');
  const what = rest.join(' ').replaceAll('-', ' ');
  const named = own(things, thing);
  return named !== undefined && /^[a-z]+ed$/.test(what)
    ? `${named} was ${what}`
    : [opened(thing.replaceAll('-', ' ')), what].filter(Boolean).join(': ');
}

/** One log entry as a sentence, without its full stop. */
export function formatTrailEntry({
  action,
  outcome,
}: Pick<TrailEntry, 'action' | 'outcome'>): string {
  const known = own(sentences, action);
  if (outcome === 'done') return known?.done || formatAction(action);
  return known?.refused ?? `${formatAction(action)} (refused)`;
}
