import { messages } from '@caretrail/contract/i18n/messages';

/** The second step by e-mail. */
export const emailCodeTexts = messages('shell/email-code', {
  sending: 'We are sending a security code to your email.',
  /** With the masked address. */
  sent: 'We have sent an email with a 6-digit code to {address}. The code works for {minutes, number} minutes.',
  sentAgain:
    'We have sent a new code to {address}. Only the latest code works. It expires after {minutes, number} minutes.',
  notSent: 'No code was sent.',
  code: '6-digit code',
  submit: 'Confirm',
  submitting: 'Checking…',
  nothingArrived: 'Not got the email? Check your spam folder.',
  resend: 'Send a new code',
  resending: 'Sending…',
  resendIn: 'You can ask for a new code in {seconds, plural, one {# second} other {# seconds}}.',
  resendNow: 'You can ask for a new code now.',
  useApp: 'Use my authenticator app instead',
});

/** The second step by an authenticator app. */
export const authenticatorTexts = messages('shell/authenticator', {
  open: 'Open your authenticator app and enter the 6-digit code for Caretrail.',
  code: 'Code from the app',
  openRecovery: 'Enter one of the recovery codes you saved. Each code works once.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'It looks like this:',
  recoveryExample: '02-ab12-cd34-ef56-gh78',
  submit: 'Confirm',
  submitting: 'Checking…',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the code from my app',
  useEmail: 'Email me a code instead',
  emailIsYours: 'You sign in with a security code sent by email.',
  emailMe: 'Email me a code',
  intro: {
    why: 'Your account needs an authenticator app. It keeps your account safe even if someone learns your password.',
    what: 'An authenticator app on your phone shows a new 6-digit code every 30 seconds. If you do not have one, search for “authenticator” in your app store.',
    begin: 'Set up my app',
    beginning: 'One moment…',
  },
  setUp: {
    add: 'Add Caretrail to the app',
    addHow: 'In your authenticator app, add an account and scan this QR code.',
    picture: 'QR code for your authenticator app',
    samePhone: 'Or open the app on this phone',
    key: 'Or enter this key in the app:',
    copyKey: 'Copy the key',
    write: 'Enter the code',
    writeHow: 'The app now shows 6 digits for Caretrail. They change every 30 seconds.',
  },
  recovery: {
    heading: 'Save your recovery codes',
    why: 'Your app is set up. If you lose your phone, you can sign in once with each of these codes.',
    once: 'We will not show them again. Print them, or keep them somewhere safe.',
    download: 'Save as a file',
    file: 'caretrail-recovery-codes.txt',
    copy: 'Copy the codes',
    kept: 'I have saved the codes',
    keepFirst: 'Save your codes, then select this box.',
    goOn: 'Continue',
  },
});

/** The second step again, before changes that could cost an account or its data. */
export const stepUpTexts = messages('shell/step-up', {
  confirm: 'Confirm it is you',
  confirmWhy:
    'To keep your account safe, enter a security code again. You last entered one more than {minutes, number} minutes ago.',
  cancel: 'Cancel',
});
