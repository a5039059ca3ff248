import { messages } from '@caretrail/contract/i18n/messages';

export const binTexts = messages('files/bin', {
  heading: 'Bin',
  lead: 'We keep deleted files here for {days, number} days, then delete them permanently.',
  loading: 'Loading the bin…',
  empty: 'The bin is empty.',
  restore: 'Restore',
  purge: 'Delete permanently',
  purgeQuestion: 'Permanently delete “{title}”?',
  purgeBody: 'You cannot undo this.',
  left: '{count, plural, =0 {Will be deleted permanently today} one {# day left} other {# days left}}',
  withEvent: 'deleted with the event “{title}”. Restoring it restores the event too.',
});
