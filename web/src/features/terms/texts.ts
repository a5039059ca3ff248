import { productName } from '@caretrail/contract/texts/product';

/** Our own texts of the terms screen; the terms themselves come from the server. */
export const termsTexts = {
  version: (date: string): string => `Version of ${date}`,
  loading: 'Loading the terms…',
  again: 'Try again',
  summary: 'In short',
  fullText: 'The full text',
  decision: 'Your decision',
  goToDecision: 'Go to your decision',
  decisionLead: 'Please tick what you agree to. The first two are needed to use Caretrail.',
  accepted: 'I accept the terms of use',
  healthData: `${productName} may store and show my health data`,
  healthDataHint: 'Only for my own record, as the full text says under “Your health data”.',
  research: 'You may ask me about taking part in studies (optional)',
  researchHint: 'Saying no changes nothing.',
  accept: 'Accept and go on',
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
      `Without accepting the terms you cannot use ${productName}. Nothing else follows from it.`,
      'No health data of yours is stored.',
      'Your account stays empty. You can come back and decide again.',
    ],
    /** For a user with a record, who is asked again because the terms have changed. */
    withRecord: [
      `Without accepting the new terms you cannot go on using ${productName}.`,
      'Your record stays as it is. Nobody adds to it, and nothing is deleted.',
      'You can come back and decide again.',
    ],
    deleteBefore: 'To have your account and everything in it deleted, please write to ',
    deleteAfter: '.',
    deleteUnknown:
      'To have your account and everything in it deleted, please tell the people who invited you.',
    stay: 'Go back to the terms',
    confirm: 'Decline and log out',
    confirming: 'Logging out…',
  },
} as const;
