import { limits } from '@caretrail/contract/limits';
import type { Mail } from '../mail/service.ts';
import { minutes, spaced } from './mail.ts';

const strangeApp = 'signing in asks for a code from an authenticator app that is not yours';
const undoHours = limits.account.emailUndoMs / 3_600_000;

export const newAddressCodeMail = (to: string, code: string, uselessAfter: Date): Mail => ({
  to,
  uselessAfter,
  subject: 'Confirm your new email address for Caretrail',
  paragraphs: [
    'Someone asked to use this address for a Caretrail account. If it was you, here is the code:',
    { code: spaced(code) },
    `It works for ${minutes(limits.auth.emailCodeMs)}. If it was not you, ignore this mail: nothing changes without the code.`,
  ],
});

/** To the owner of an address that another account requested. */
export const addressInUseMail = (to: string): Mail => ({
  to,
  subject: 'Someone asked to use your email address',
  paragraphs: [
    'Someone asked to use this address for another Caretrail account. It belongs to an account already, so nothing has changed.',
    'If it was you, sign in with this address, or choose another one for the other account.',
    { contact: 'If you need help, tell us:' },
  ],
});

/** To the old address. The new one is not named: another person may read this mailbox. */
export const addressChangedMail = (to: string, link: string, uselessAfter: Date): Mail => ({
  to,
  uselessAfter,
  subject: 'Your Caretrail email address was changed',
  paragraphs: [
    'Your Caretrail account now has another email address. From now on our mails go there, and you sign in with it. Every other device was signed out.',
    'If it was you, there is nothing to do.',
    `If it was not you, take this address back. You then choose a new password, every device is signed out, and if someone asked to delete the account, it is kept. The link works once, for ${undoHours} hours:`,
    { link, label: 'Take my address back' },
    { contact: `If the link does not work, or if ${strangeApp}, tell us:` },
  ],
});

export const newAddressMail = (to: string): Mail => ({
  to,
  subject: 'This is now your Caretrail email address',
  paragraphs: [
    'From now on you sign in to Caretrail with this address, and our mails come here.',
    { contact: 'If you did not expect this, tell us:' },
  ],
});

export const addressTakenBackMail = (to: string, isKept: boolean): Mail => ({
  to,
  subject: 'Your Caretrail email address is yours again',
  paragraphs: [
    'You sign in to Caretrail with this address again. Every device was signed out, and the old password no longer works.',
    ...(isKept
      ? ['Someone had asked to delete your account. That is taken back too: nothing is deleted.']
      : []),
    'If you have not chosen a new password yet, choose “Forgotten your password?” where you sign in.',
    { contact: `If it was not you, or if ${strangeApp}, tell us:` },
  ],
});

/** To the address that the account had until then. */
export const addressRemovedMail = (to: string): Mail => ({
  to,
  subject: 'This is no longer your Caretrail email address',
  paragraphs: [
    'The change to this email address was taken back from the address before. You can no longer sign in to Caretrail with this one.',
    { contact: 'If that was not you, tell us:' },
  ],
});
