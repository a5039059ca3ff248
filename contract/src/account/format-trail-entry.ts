import { messages } from '../i18n/messages.ts';
import type { TrailEntry } from './schema.ts';

/** What the log says of each action. */
const sentences = messages('account/trail', {
  'sign-in.password': {
    done: 'Correct password entered',
    refused: 'Wrong password entered',
  },
  'sign-in.email-code-sent': { done: 'Security code sent by email' },
  'sign-in.email-code': {
    done: 'Signed in with an email code',
    refused: 'Wrong email code entered',
  },
  'sign-in.app-code': {
    done: 'Signed in with an authenticator app code',
    refused: 'Wrong authenticator app code entered',
  },
  'sign-in.recovery-code': { done: 'Signed in with a recovery code' },
  'sign-in.provider': {
    done: 'Signed in with an organisation account',
    refused: 'Sign-in with an organisation account refused',
  },
  'confirmed.email-code': { done: 'Identity confirmed with an email code' },
  'confirmed.app-code': { done: 'Identity confirmed with an authenticator app code' },
  'confirmed.recovery-code': { done: 'Identity confirmed with a recovery code' },
  'session.logout': { done: 'Signed out' },
  'session.ended': { done: 'Device signed out' },
  'session.others-ended': { done: 'All other devices signed out' },
  'session.refresh-reused': {
    done: 'Session: refresh reused',
    refused: 'Device signed out: its sign-in may have been copied',
  },
  'password.forgotten': { done: 'Password reset requested' },
  'password.code': {
    done: 'Password reset code entered',
    refused: 'Wrong password reset code entered',
  },
  'password.first': { done: 'First password chosen' },
  'password.changed': {
    done: 'Password changed',
    refused: 'Password not changed: the current one was wrong',
  },
  'factor.app-added': {
    done: 'Authenticator app set up',
    refused: 'Authenticator app not set up: wrong code',
  },
  'factor.app-removed': { done: 'Changed from authenticator app to email code' },
  'factor.recovery-codes-renewed': { done: 'New recovery codes created' },
  'provider.linked': { done: 'Organisation account connected for sign-in' },
  'profile.edited': { done: 'Profile changed' },
  'preboarding.saved': { done: 'Getting-started answers saved' },
  'preboarding.submitted': { done: 'Getting-started steps finished' },
  'reminders.edited': { done: 'Reminder settings changed' },
  'terms.accepted': { done: 'Terms of service accepted' },
  'consent.decided': { done: 'Consent choice changed' },
  'dose.logged': { done: 'Dose recorded' },
  'dose.postponed': { done: 'Dose put off' },
  'dose.postponement_undone': { done: 'Dose moved back to its planned time' },
  'event.file-deleted': { done: 'File deleted from an event' },
  'file.link-made': { done: 'File opened' },
  // Showing it here also sends it.
  'file.downloaded': { done: 'File viewed or downloaded' },
  'file.purged': { done: 'File permanently deleted' },
  'file.thumbnail-shown': { done: 'File thumbnail viewed' },
  'account.renamed': { done: 'Name changed' },
  'account.email-asked': { done: 'Email address change requested' },
  'account.email-changed': {
    done: 'Email address changed',
    refused: 'Email address not changed: wrong or expired code',
  },
  'account.email-taken-back': {
    done: 'Old email address restored',
    refused: 'Link to restore the old email address refused',
  },
  'account.deletion-requested': {
    done: 'Account deletion requested',
    refused: 'Account deletion refused: wrong password',
  },
  'account.kept': { done: 'Account deletion cancelled' },
  'account.deleted': { done: 'Account and its record permanently deleted' },
  'sign-in.provider-with-factor': {
    done: 'Signed in with an organisation account and its two-step verification',
  },
  'throttle.limit-reached': {
    done: 'Throttle: limit reached',
    refused: 'Too many attempts: temporarily blocked',
  },
  'dashboard.chosen': { done: 'Dashboard settings changed' },
  'treatment.sessions-noted': { done: 'Treatment sessions recorded' },
  'treatment.shifted': { done: 'Treatment moved to other dates' },
  'audit.searched': { done: 'Audit log viewed' },
  'audit.exported': { done: 'Audit log exported' },
  'backup.made': { done: 'Backup created' },
  'backup.restored': { done: 'Backup restored' },
  'export.link-made': { done: 'Data download requested' },
  'export.downloaded': { done: 'Data downloaded' },
  'user.invited': { done: 'Invitation sent' },
  'user.opened': { done: 'Account viewed' },
  'user.activated': { done: 'Account activated' },
  'user.deactivated': { done: 'Account deactivated' },
  'user.password-reset': { done: 'Password reset: the old one no longer works' },
  'user.factors-reset': { done: 'Authenticator app removed' },
  'user.sessions-ended': { done: 'All devices signed out' },
  'user.role-changed': { done: 'Role changed' },
  'users.listed': { done: 'User list viewed' },
  'event.created': { done: 'Event created' },
  'event.edited': { done: 'Event edited' },
  'event.deleted': { done: 'Event deleted' },
  'event.restored': { done: 'Event restored' },
  'file.uploaded': { done: 'File uploaded' },
  'file.edited': { done: 'File edited' },
  'file.deleted': { done: 'File deleted' },
  'file.restored': { done: 'File restored' },
  'medication.created': { done: 'Medicine added' },
  'medication.edited': { done: 'Medicine edited' },
  'medication.deleted': { done: 'Medicine deleted' },
  'medication.restored': { done: 'Medicine restored' },
  'treatment.created': { done: 'Treatment added' },
  'treatment.edited': { done: 'Treatment edited' },
  'treatment.deleted': { done: 'Treatment deleted' },
  'treatment.restored': { done: 'Treatment restored' },
  'location.created': { done: 'Place added' },
  'location.edited': { done: 'Place edited' },
  'location.deleted': { done: 'Place deleted' },
  'location.restored': { done: 'Place restored' },
});

const things = messages('account/trail-things', {
  event: 'Event',
  file: 'File',
  medication: 'Medicine',
  treatment: 'Treatment',
  location: 'Place',
});

/** For actions that are not known here: they are named as in the log. */
const unknownTexts = messages('account/trail-unknown', {
  done: '{thing} {what}',
  named: '{thing}: {what}',
  refused: '{what} (refused)',
});

type ActionTexts = { readonly done?: string; readonly refused?: string };

const own = <V>(words: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

const opened = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Event created'; an action without a sentence of its own is still readable: 'Treatment: session moved'. */
function formatAction(action: string): string {
  const [thing = '', ...rest] = action.split('.');
  const what = rest.join(' ').replaceAll('-', ' ');
  const named = own<string>(things, thing);
  if (named !== undefined && /^[a-z]+ed$/.test(what)) {
    return unknownTexts.done({ thing: named, what });
  }
  const name = opened(thing.replaceAll('-', ' '));
  return what === '' ? name : unknownTexts.named({ thing: name, what });
}

/** One log entry as a sentence, without its full stop. */
export function formatTrailEntry({
  action,
  outcome,
}: Pick<TrailEntry, 'action' | 'outcome'>): string {
  const known = own<ActionTexts>(sentences, action);
  if (outcome === 'done') return known?.done ?? formatAction(action);
  return known?.refused ?? unknownTexts.refused({ what: formatAction(action) });
}
