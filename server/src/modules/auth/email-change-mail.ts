import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import type { Mail } from '../mail/service.ts';
import { minutesOf, spaced } from './mail.ts';

const texts = messages('auth/email-change-mail', {
  newCode: {
    subject: 'Confirm your new email address for Caretrail',
    code: 'Someone asked to use this address for a Caretrail account. If this was you, your security code is:',
    rule: 'The code works for {minutes, plural, one {# minute} other {# minutes}}. If this was not you, ignore this email. Nothing changes without the code.',
  },
  inUse: {
    subject: 'Someone asked to use your email address',
    lead: 'Someone asked to use this address for another Caretrail account. It already belongs to an account, so nothing has changed.',
    ifYou:
      'If this was you, sign in with this address, or use a different address for the other account.',
    contact: 'If you need help, contact us at',
  },
  changed: {
    subject: 'Your Caretrail email address was changed',
    lead: 'Your Caretrail account now has a different email address. You sign in with the new address, and our emails go there. You were signed out on all other devices.',
    ifYou: 'If this was you, you do not need to do anything.',
    ifNotYou:
      'If this was not you, restore this address. You will choose a new password, and we will sign you out on all devices. If someone asked to delete the account, we will keep it. You can use this link once, within {hours, plural, one {# hour} other {# hours}}:',
    link: 'Restore my old address',
    contact:
      'If the link does not work, or if you are asked for a code from an authenticator app that is not yours, contact us at',
  },
  now: {
    subject: 'This is now your Caretrail email address',
    lead: 'You now sign in to Caretrail with this address, and our emails come here.',
    contact: 'If you did not expect this, contact us at',
  },
  restored: {
    subject: 'Your Caretrail email address was restored',
    lead: 'You sign in to Caretrail with this address again. You were signed out on all devices, and your old password no longer works.',
    kept: 'Someone had asked to delete your account. We cancelled that. Nothing will be deleted.',
    password:
      'If you have not chosen a new password yet, select “Forgot your password?” on the sign-in page.',
    contact:
      'If this was not you, or if you are asked for a code from an authenticator app that is not yours, contact us at',
  },
  removed: {
    subject: 'This is no longer your Caretrail email address',
    lead: 'Your Caretrail account has gone back to its previous email address. You can no longer sign in to Caretrail with this address.',
    contact: 'If this was not you, contact us at',
  },
});

export const newAddressCodeMail = (code: string, uselessAfter: Date): Mail => ({
  uselessAfter,
  subject: texts.newCode.subject,
  paragraphs: [
    texts.newCode.code,
    { code: spaced(code) },
    texts.newCode.rule({ minutes: minutesOf(limits.auth.emailCodeMs) }),
  ],
});

/** To the owner of an address that another account requested. */
export const addressInUseMail = (): Mail => ({
  subject: texts.inUse.subject,
  paragraphs: [texts.inUse.lead, texts.inUse.ifYou, { contact: texts.inUse.contact }],
});

/** To the old address. The new one is not named: another person may read this mailbox. */
export const addressChangedMail = (link: string, uselessAfter: Date): Mail => ({
  uselessAfter,
  subject: texts.changed.subject,
  paragraphs: [
    texts.changed.lead,
    texts.changed.ifYou,
    texts.changed.ifNotYou({ hours: limits.account.emailUndoMs / 3_600_000 }),
    { link, label: texts.changed.link },
    { contact: texts.changed.contact },
  ],
});

export const newAddressMail = (): Mail => ({
  subject: texts.now.subject,
  paragraphs: [texts.now.lead, { contact: texts.now.contact }],
});

export const addressTakenBackMail = (isKept: boolean): Mail => ({
  subject: texts.restored.subject,
  paragraphs: [
    texts.restored.lead,
    ...(isKept ? [texts.restored.kept] : []),
    texts.restored.password,
    { contact: texts.restored.contact },
  ],
});

/** To the address that the account had until then. */
export const addressRemovedMail = (): Mail => ({
  subject: texts.removed.subject,
  paragraphs: [texts.removed.lead, { contact: texts.removed.contact }],
});
