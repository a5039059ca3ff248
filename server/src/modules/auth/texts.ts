import { messages } from '@caretrail/contract/i18n/messages';

/** Refusals that are more exact than the sentence of their code. */
export const authTexts = messages('auth/refusals', {
  ownAddress: 'This is already your address. Enter a different one.',
  addressTaken: 'This address belongs to another account. Enter a different one.',
  addressTakenSince: 'This address now belongs to another account. Contact us at {address}',
  noPassword: 'Your account has no Caretrail password to change.',
  wrongPassword: 'Incorrect password. Try again.',
  passwordTooShort: 'Use at least {least, number} characters.',
  passwordTooLong: 'Use {most, number} characters or fewer.',
  tooManyPasswords: 'Too many passwords were tried with this link. Ask for a new one.',
  accountLocked:
    'Too many incorrect passwords were tried for this account. Select “Forgot your password?” to set a new one.',
  linkIncomplete: 'Part of this link is missing. Ask for a new one.',
  takeBackIncomplete: 'Part of this link is missing. Open the link in the email again.',
  takeBackUsed: 'This link has already been used. Sign in with the password you chose then.',
  takeBackExpired:
    'This link no longer works. If you did not change the address, contact us at {address}',
  useApp: 'Use your authenticator app or a recovery code.',
  administratorsNeedApp: 'Administrators need an authenticator app.',
  recoveryCodesNeedApp: 'Recovery codes belong to an authenticator app. Set one up first.',
  setUpAgain: 'Start the set-up again.',
  codeUsed: 'That code has already been used. Wait for the next one.',
});

/** What a mailbox may not do for three days after it was used to reset the password. */
export const afterResetTexts = messages('auth/after-reset', {
  email:
    'You reset your password less than 3 days ago. To keep your account safe, you can change your email address only after 3 days.',
  password:
    'You reset your password less than 3 days ago. To keep your account safe, you can change it again only after 3 days.',
  factors:
    'You reset your password less than 3 days ago. To keep your account safe, you can change your two-step verification only after 3 days.',
  deletion:
    'You reset your password less than 3 days ago. To keep your account safe, you can delete your account only after 3 days.',
  export:
    'You reset your password less than 3 days ago. To keep your account safe, you can download your data only after 3 days.',
  accounts:
    'You reset your password less than 3 days ago. To keep your account safe, you can change accounts only after 3 days.',
  invitations:
    'You reset your password less than 3 days ago. To keep your account safe, you can invite people only after 3 days.',
  calendar:
    'You reset your password less than 3 days ago. To keep your account safe, you can do this with your calendar only after 3 days.',
  log: 'You reset your password less than 3 days ago. To keep your account safe, you can save the log only after 3 days.',
  successor:
    'You reset your password less than 3 days ago. To keep your account and the records you help with safe, you can do this only after 3 days.',
});

/** Signing in with an organisation. */
export const providerTexts = messages('auth/provider', {
  notSetUp: 'Signing in with an organisation is not set up here.',
  alreadyLinked: 'This sign-in is already linked to an account.',
  noActiveAccount: 'There is no active account with this email address.',
  notOurs: 'This sign-in was not started in this browser, or it is already finished. Start again.',
  tooLate: 'This sign-in took too long. Start again.',
  notConfirmed: 'Your organisation did not confirm this sign-in. Start again.',
  noAccount:
    'There is no Caretrail account for this sign-in. Sign in with your password, or ask the person who invited you to connect it.',
  factorFirst: 'Sign in with your password and set up your authenticator app first.',
  unreachable:
    'We cannot reach your organisation’s sign-in right now. Try again in a few minutes, or sign in with your password.',
});
