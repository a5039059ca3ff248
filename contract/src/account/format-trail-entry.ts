import { messages } from '../i18n/messages.ts';
import type { TrailEntry } from './schema.ts';

/** What the log says of each action. Some are only ever refused. */
const sentences = messages('account/trail', {
  'sign-in.password': {
    done: 'Correct password entered',
    refused: 'Wrong password entered',
  },
  'sign-in.email-code-sent': { done: 'Security code sent by email' },
  'sign-in.email-code': {
    done: 'Signed in with an email code',
    refused: 'Wrong or old email code entered',
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
  'session.refresh-reused': { refused: 'Device signed out: its sign-in may have been copied' },
  'password.forgotten': {
    done: 'Password reset requested',
    refused: 'Password reset requested, but no code was sent',
  },
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
    refused: 'Authenticator app not set up: the code was wrong',
  },
  'factor.app-removed': { done: 'Changed from authenticator app to email code' },
  'factor.recovery-codes-renewed': { done: 'New recovery codes created' },
  'provider.linked': { done: 'Organisation account connected for sign-in' },
  'profile.edited': { done: 'Profile changed' },
  'question.declined': { done: 'Question for the record left unanswered' },
  'first-things.hidden': { done: '“Three things to start with” hidden' },
  'preboarding.saved': { done: 'Getting-started answers saved' },
  'preboarding.submitted': { done: 'Getting started finished' },
  'reminders.edited': { done: 'Reminder settings changed' },
  'device.created': { done: 'Notifications switched on for a device' },
  'device.edited': { done: 'Device for notifications changed' },
  'device.deleted': { done: 'Notifications switched off for a device' },
  'terms.accepted': { done: 'Terms of service accepted' },
  'consent.decided': { done: 'Consent choice changed' },
  'dose.logged': { done: 'Dose recorded' },
  'dose.logged_by_earlier_plan': { done: 'Dose recorded by the plan of the time it was taken' },
  'dose.postponed': { done: 'Dose put off' },
  'dose.postponement_undone': { done: 'Dose moved back to its planned time' },
  'event.file-deleted': { done: 'File deleted from an event' },
  'file.link-made': { done: 'File opened' },
  // Showing it here also sends it.
  'file.downloaded': { done: 'File viewed or downloaded' },
  'file.purged': { done: 'File permanently deleted' },
  'file.thumbnail-shown': { done: 'File thumbnail viewed' },
  'file.first-page-kept': { done: 'Picture of a file’s first page saved' },
  'file.text-shown': { done: 'Text of a file viewed' },
  'file.suggestion-dismissed': { done: 'Suggested file details dismissed' },
  'account.renamed': { done: 'Name changed' },
  'account.email-asked': {
    done: 'Email address change requested',
    refused: 'Email address not changed: the password was wrong',
  },
  'account.email-changed': {
    done: 'Email address changed',
    refused: 'Email address not changed: the code was wrong or too old',
  },
  'account.email-taken-back': {
    done: 'Old email address restored',
    refused: 'Old email address not restored: the link was wrong',
  },
  'account.deletion-requested': {
    done: 'Account deletion requested',
    refused: 'Account not deleted: the password was wrong',
  },
  'account.kept': { done: 'Account deletion cancelled' },
  'account.deleted': { done: 'Account and its record permanently deleted' },
  'sign-in.provider-with-factor': {
    done: 'Signed in with an organisation account and its two-step verification',
  },
  'throttle.limit-reached': { refused: 'Too many attempts: blocked for a while' },
  'dashboard.chosen': { done: 'Dashboard settings changed' },
  'articles.chosen': { done: 'Article settings changed' },
  'emergency-card.edited': { done: 'Emergency card changed' },
  'emergency-card.shown': { done: 'Emergency card shown on a device without signing in' },
  'emergency-card.withdrawn': { done: 'Emergency card withdrawn from devices' },
  'critical.edited': { done: 'People to tell about a critical medicine changed' },
  'critical.deleted': { done: 'Medicine no longer critical' },
  'escalation.edited': { done: 'Settings for critical medicines changed' },
  'escalation.told': { done: 'Helper told about a dose that is not recorded' },
  'escalation.on-it': { done: '“I’m on it” selected' },
  'duty.taken': { done: 'Took over being on duty' },
  'duty.offered': { done: 'Being on duty offered to another helper' },
  'duty.ended': { done: 'Being on duty ended' },
  'duty.not-taken': { done: 'Offer of being on duty declined or taken back' },
  'successor.named': { done: 'Successor named' },
  'successor.removed': { done: 'Successor removed' },
  'take-over.requested': { done: 'Successor asked to take over' },
  'take-over.told': { done: 'Patient told that the successor asked to take over' },
  'take-over.refused': { done: 'Take-over refused' },
  'take-over.withdrawn': { done: 'Successor withdrew the request to take over' },
  'take-over.ended': { done: 'Request to take over ended' },
  'take-over.done': { done: 'Successor took over as manager' },
  'treatment.sessions-noted': { done: 'Treatment sessions recorded' },
  'treatment.shifted': { done: 'Treatment moved to other dates' },
  'audit.searched': { done: 'Audit log viewed' },
  'audit.exported': { done: 'Audit log exported' },
  'backup.made': { done: 'Backup created' },
  'backup.restored': { done: 'Backup restored' },
  'export.link-made': { done: 'Data download requested' },
  'export.downloaded': { done: 'Data downloaded' },
  'calendar-feed.created': { done: 'Calendar address created' },
  'calendar-feed.renewed': { done: 'New calendar address created: the old one no longer works' },
  'calendar-feed.edited': { done: 'What your calendar shows changed' },
  'calendar-feed.deleted': { done: 'Calendar address turned off' },
  'calendar-feed.read': { done: 'Calendar address read for the first time' },
  'user.invited': { done: 'Invitation sent' },
  'user.opened': { done: 'Account viewed' },
  'user.activated': { done: 'Account activated' },
  'user.deactivated': { done: 'Account deactivated' },
  'user.password-reset': { done: 'Password reset: the old one no longer works' },
  'user.factors-reset': { done: 'Authenticator app removed' },
  'user.sessions-ended': { done: 'All devices signed out' },
  'user.role-changed': { done: 'Role changed' },
  'circle.invited': { done: 'Someone invited to help' },
  'circle.invitation-taken-back': { done: 'Invitation to help taken back' },
  'circle.accepted': { done: 'Invitation accepted: access to a record begun' },
  'circle.changed': { done: 'Access of someone who helps changed' },
  'circle.ended': { done: 'Access of someone who helps ended' },
  'circle.left': { done: 'Own access to a record given up' },
  'circle.registered': { done: 'Account for helping created' },
  'circle.record-started': { done: 'Own record started' },
  'users.listed': { done: 'User list viewed' },
  'event.created': { done: 'Event created' },
  'event.edited': { done: 'Event edited' },
  'event.deleted': { done: 'Event deleted' },
  'event.restored': { done: 'Event restored' },
  'series.created': { done: 'Repeating event created' },
  'series.edited': { done: 'Repeating events edited together' },
  'series.deleted': { done: 'Repeating events deleted together' },
  'series.restored': { done: 'Repeating events restored together' },
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

/** What the log can say was done, or refused: each has a sentence. */
export type AuditAction = keyof typeof sentences;

/** For rows of another version of Caretrail: named as in the log. */
const otherTexts = messages('account/trail-other', {
  done: 'Other activity: {action}',
  refused: 'Refused: {what}',
});

type ActionTexts = { readonly done?: string; readonly refused?: string };

const own = <V>(words: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

/** One log entry as a sentence, without its full stop. */
export function formatTrailEntry({
  action,
  outcome,
}: Pick<TrailEntry, 'action' | 'outcome'>): string {
  const known = own<ActionTexts>(sentences, action);
  if (outcome === 'refused' && known?.refused !== undefined) return known.refused;
  const what = known?.done ?? known?.refused ?? otherTexts.done({ action });
  return outcome === 'done' ? what : otherTexts.refused({ what });
}
