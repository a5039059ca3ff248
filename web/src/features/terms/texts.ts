import { messages } from '@caretrail/contract/i18n/messages';

/** Our own texts of the terms screen; the terms themselves come from the server. */
export const termsTexts = messages('terms/page', {
  version: 'Version of {date}',
  loading: 'Loading the terms…',
  again: 'Try again',
  summary: 'In short',
  fullText: 'Full text',
  readAll: 'Read the full text',
  decision: 'Your decision',
  decisionLead: 'You must agree to the first two to use Caretrail.',
  accepted: 'I accept the terms of service (required)',
  healthData: 'I agree that Caretrail can store and use my health data (required)',
  healthDataHint:
    'Only for me: to store my record safely, show it to me, remind me and choose articles.',
  /** In place of it, for someone who only helps and has no record. */
  othersData:
    'I use what others share with me only to help them, and pass nothing on without asking them (required)',
  othersDataHint:
    'You can see only what they chose. They see when you looked, and can end it at any time.',
  othersMissing: 'Agree to this to continue, or decline.',
  research: 'You can contact me about research (optional)',
  accept: 'Accept and continue',
  accepting: 'Saving…',
  decline: 'Decline',
  youAccepted: 'You have accepted these terms.',
  back: {
    signIn: 'Back to sign in',
    app: 'Back to Caretrail',
  },
  declining: {
    heading: 'If you decline',
    /** A sentence each. */
    newPerson: {
      cannotUse: 'If you do not accept the terms, you cannot use Caretrail.',
      nothingStored: 'We do not store any of your health data.',
      again: 'Your account stays empty. You can come back and decide again.',
    },
    /** For a user with a record, who is asked again because the terms have changed. */
    withRecord: {
      cannotUse: 'If you do not accept the new terms, you can no longer use Caretrail.',
      kept: 'We will keep your record as it is. Nothing will be added or deleted.',
      again: 'You can come back and decide again.',
    },
    /** For someone who only helps. */
    helper: {
      cannotUse: 'If you do not accept the terms, you cannot help anyone with Caretrail.',
      kept: 'The records of others stay as they are.',
      again: 'You can come back and decide again.',
    },
    delete: 'To delete your account and everything in it, write to {address}.',
    deleteUnknown: 'To delete your account and everything in it, tell the person who invited you.',
    stay: 'Go back to the terms',
    confirm: 'Decline and sign out',
    confirming: 'Signing out…',
  },
});
