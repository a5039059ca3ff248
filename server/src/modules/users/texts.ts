import { messages } from '@caretrail/contract/i18n/messages';

/** Why an administrator's action is refused. */
export const usersTexts = messages('users/refusals', {
  noAccount: 'We cannot find this account.',
  lastAdministrator: 'This is the last administrator. Make someone else an administrator first.',
  stillHeld:
    '{address} belonged to another account until recently. That account can still restore it. Invite this address again in {days, plural, one {# day} other {# days}}, or use a different one.',
  taken: {
    active: '{address} already has an account.',
    inactive: '{address} already has an account. It is deactivated. Activate it instead.',
    pending: '{address} has already been invited. Open the account and select “Invite again”.',
  },
});

/** Mails about what an administrator did. */
export const mailTexts = messages('users/mail', {
  unexpected: 'If you did not expect this, contact us at',
  signIn: 'Sign in',
  activated: {
    subject: 'Your Caretrail account was reactivated',
    text: 'An administrator has reactivated your account. Nothing in it has changed. You can sign in as before.',
  },
  deactivated: {
    subject: 'Your Caretrail account was deactivated',
    text: 'An administrator has deactivated your account. You were signed out on all devices and cannot sign in. None of your data was deleted.',
  },
  passwordReset: {
    subject: 'Your Caretrail password was reset',
    text: 'An administrator has reset your password. Your old password no longer works, and you were signed out on all devices.',
    choose: 'Choose a new password',
    once: 'You can use this link once, within {days, plural, one {# day} other {# days}}. After that, select “Forgot your password?” on the sign-in page.',
  },
  factorsReset: {
    subject: 'Your Caretrail two-step verification was reset',
    text: 'An administrator has removed your authenticator app and recovery codes from your account. You were signed out on all devices.',
    app: 'When you next sign in, we will ask you to set up an authenticator app.',
    email:
      'When you next sign in, we will email you a security code. You can set up an app again in your profile.',
  },
  sessionsEnded: {
    subject: 'You were signed out of Caretrail on all devices',
    text: 'An administrator has signed you out on all devices. Your password has not changed. Sign in again when you need to.',
  },
  roleChanged: {
    subject: 'Your role in Caretrail was changed',
    administrator:
      'An administrator has made you an administrator. You can now manage other people’s accounts. You can no longer see your own record, but we keep it.',
    patient:
      'An administrator has made you a patient. You can no longer manage other people’s accounts. You now have your own record.',
    signInAgain: 'You were signed out on all devices. Sign in again.',
  },
});
