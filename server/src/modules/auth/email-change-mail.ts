import { limits } from '@caretrail/contract/limits';
import type { Mail } from '../mail/service.ts';
import { minutes, spaced } from './mail.ts';

const strangeApp = 'you are asked for a code from an authenticator app that is not yours';
const undoHours = limits.account.emailUndoMs / 3_600_000;

export const newAddressCodeMail = (to: string, code: string, uselessAfter: Date): Mail => ({
  to,
  uselessAfter,
  subject: 'Confirm your new email address for Caretrail',
  paragraphs: [
    'Someone asked to use this address for a Caretrail account. If this was you, your security code is:',
    { code: spaced(code) },
    `The code works for ${minutes(limits.auth.emailCodeMs)}. If this was not you, ignore this email. Nothing changes without the code.`,
  ],
});

/** To the owner of an address that another account requested. */
export const addressInUseMail = (to: string): Mail => ({
  to,
  subject: 'Someone asked to use your email address',
  paragraphs: [
    'Someone asked to use this address for another Caretrail account. It already belongs to an account, so nothing has changed.',
    'If this was you, sign in with this address, or use a different address for the other account.',
    { contact: 'If you need help, contact us at' },
  ],
});

/** To the old address. The new one is not named: another person may read this mailbox. */
export const addressChangedMail = (to: string, link: string, uselessAfter: Date): Mail => ({
  to,
  uselessAfter,
  subject: 'Your Caretrail email address was changed',
  paragraphs: [
    'Your Caretrail account now has a different email address. You sign in with the new address, and our emails go there. You were signed out on all other devices.',
    'If this was you, you do not need to do anything.',
    `If this was not you, take this address back. You then choose a new password and are signed out on all devices. If someone asked to delete the account, we will keep it. You can use this link once, within ${undoHours} hours:`,
    { link, label: 'Take my address back' },
    { contact: `If the link does not work, or if ${strangeApp}, contact us at` },
  ],
});

export const newAddressMail = (to: string): Mail => ({
  to,
  subject: 'This is now your Caretrail email address',
  paragraphs: [
    'You now sign in to Caretrail with this address, and our emails come here.',
    { contact: 'If you did not expect this, contact us at' },
  ],
});

export const addressTakenBackMail = (to: string, isKept: boolean): Mail => ({
  to,
  subject: 'Your Caretrail email address was restored',
  paragraphs: [
    'You sign in to Caretrail with this address again. You were signed out on all devices, and your old password no longer works.',
    ...(isKept
      ? ['Someone had asked to delete your account. We cancelled that. Nothing will be deleted.']
      : []),
    'If you have not chosen a new password yet, select “Forgot your password?” on the sign-in page.',
    { contact: `If this was not you, or if ${strangeApp}, contact us at` },
  ],
});

/** To the address that the account had until then. */
export const addressRemovedMail = (to: string): Mail => ({
  to,
  subject: 'This is no longer your Caretrail email address',
  paragraphs: [
    'Your Caretrail account has gone back to its previous email address. You can no longer sign in to Caretrail with this address.',
    { contact: 'If this was not you, contact us at' },
  ],
});
