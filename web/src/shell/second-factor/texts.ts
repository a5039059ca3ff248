import { limits } from '@caretrail/contract/limits';

const minutes = limits.auth.emailCodeMs / 60_000;

/** The second step by e-mail. */
export const emailCodeTexts = {
  sending: 'We are sending you an e-mail with a code.',
  /** The masked address goes between the two parts. */
  sent: [
    'We have sent an e-mail with a six-digit code to',
    `The code works for ${minutes} minutes.`,
  ],
  sentAgain: [
    'We have sent a new code to',
    `Only the newest code works. It does so for ${minutes} minutes.`,
  ],
  notSent: 'No code was sent.',
  code: 'Six-digit code',
  submit: 'Confirm',
  submitting: 'Checking…',
  nothingArrived: 'Nothing arrived? Please look in the spam folder too.',
  resend: 'Send a new code',
  resending: 'Sending…',
  resendIn: (seconds: number): string =>
    `You can ask for a new code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  resendNow: 'You can ask for a new code now.',
  useApp: 'Use my authenticator app instead',
} as const;

/** The second step by an authenticator app. */
export const authenticatorTexts = {
  open: 'Please open your authenticator app and write the six digits that it shows for Caretrail.',
  code: 'Code from the app',
  openRecovery: 'Please write one of the recovery codes that you kept. Each of them works once.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'It looks like this:',
  recoveryExample: '02-ab12-cd34-ef56-gh78',
  submit: 'Confirm',
  submitting: 'Checking…',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the code from my app',
  useEmail: 'E-mail me a code instead',
  emailIsYours: 'Your second step is a code that we e-mail to you.',
  emailMe: 'E-mail me a code',
  intro: {
    why: 'Your account needs an authenticator app. It proves that it is you, even if somebody learns your password.',
    what: 'That is an app on your phone which shows a new code of six digits every half a minute. If you have none yet, install one from the app store of your phone: search for “authenticator”.',
    begin: 'Set up my app',
    beginning: 'One moment…',
  },
  setUp: {
    add: 'Add Caretrail to the app',
    addHow:
      'In your authenticator app choose to add an account, then point the camera at this picture.',
    picture: 'QR code for your authenticator app',
    samePhone: 'Or open the app on this phone',
    key: 'Or write this key into the app:',
    copyKey: 'Copy the key',
    write: 'Write the code',
    writeHow: 'The app now shows six digits for Caretrail. They change every half a minute.',
  },
  recovery: {
    heading: 'Keep these recovery codes',
    why: 'Your app is set up. If you lose your phone, each of these codes lets you in once.',
    once: 'We show them only now. Please print them, or keep them with your important papers.',
    download: 'Save as a file',
    file: 'caretrail-recovery-codes.txt',
    copy: 'Copy the codes',
    kept: 'I have kept the codes',
    keepFirst: 'Please keep the codes first, then tick this box.',
    goOn: 'Go on',
  },
} as const;

/** The second step again, before changes that could cost an account or its data. */
export const stepUpTexts = {
  confirm: 'Confirm that it is you',
  confirmWhy: `For this we ask for your second step again, because the last time is longer ago than ${limits.auth.freshMs / 60_000} minutes.`,
  cancel: 'Cancel',
} as const;
