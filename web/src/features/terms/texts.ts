import { productName } from '@caretrail/contract/texts/product';

/** Our own texts of the terms screen; the terms themselves come from the server. */
export const termsTexts = {
  version: (date: string): string => `Version of ${date}`,
  loading: 'Loading the terms…',
  again: 'Try again',
  summary: 'In short',
  fullText: 'Full text',
  decision: 'Your decision',
  goToDecision: 'Go to your decision',
  decisionLead: 'Select what you agree to. You must agree to the first two to use Caretrail.',
  accepted: 'I accept the terms of service',
  healthData: `${productName} may store and show my health data`,
  healthDataHint: 'Only for my own record, as the full text says under “Your health data”.',
  research: 'You can contact me about research (optional)',
  researchHint: 'Saying no does not affect your account.',
  accept: 'Accept and continue',
  accepting: 'Saving…',
  decline: 'Decline',
  youAccepted: 'You have accepted these terms.',
  back: {
    signIn: 'Back to sign in',
    app: `Back to ${productName}`,
  },
  declining: {
    heading: 'If you decline',
    newPerson: [
      `If you do not accept the terms, you cannot use ${productName}.`,
      'We do not store any of your health data.',
      'Your account stays empty. You can come back and decide again.',
    ],
    /** For a user with a record, who is asked again because the terms have changed. */
    withRecord: [
      `If you do not accept the new terms, you can no longer use ${productName}.`,
      'We keep your record as it is. Nothing is added or deleted.',
      'You can come back and decide again.',
    ],
    deleteBefore: 'To have your account and everything in it deleted, write to ',
    deleteAfter: '.',
    deleteUnknown:
      'To have your account and everything in it deleted, tell the person who invited you.',
    stay: 'Go back to the terms',
    confirm: 'Decline and sign out',
    confirming: 'Signing out…',
  },
} as const;
