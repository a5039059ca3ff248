import { limits } from '@caretrail/contract/limits';

const codeMinutes = limits.auth.emailCodeMs / 60_000;
const undoHours = limits.account.emailUndoMs / 3_600_000;

export const emailTexts = {
  heading: 'Email address',
  lead: 'You sign in with it, and our emails go there. When you change it, all other devices are signed out.',
  change: 'Change the email address',
  newAddress: 'New email address',
  newAddressHint: 'We send a code there. Nothing changes before you enter it.',
  password: 'Your password',
  send: 'Send the code',
  sending: 'Sending…',
  sent: (email: string): string =>
    `We sent a six-digit code to ${email}. It works for ${codeMinutes} minutes.`,
  confirm: 'Change the address',
  another: 'Use another address',
  changed: `Your email address is changed. We told your old address, which can take the change back for ${undoHours} hours.`,
  cancel: 'Cancel',
} as const;

export const securityTexts = {
  password: 'Password',
  passwordLead: 'When you change it, all other devices are signed out.',
  current: 'The password that you have now',
  change: 'Change the password',
  saveNew: 'Save the new password',
  changing: 'Changing…',
  changed: 'Your password is changed. All other devices are signed out.',
  noPassword: 'You sign in with another account. There is no password here to change.',

  secondStep: 'Second step',
  secondStepLead:
    'What signing in asks for after the password. When you change it, all other devices are signed out.',
  byApp: (since: string): string => `A code from your authenticator app, set up on ${since}.`,
  byEmail: 'A code that we send to your e-mail address.',
  codesLeft: (count: number): string =>
    count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`,
  useApp: 'Use an authenticator app instead',
  anotherApp: 'Set up another phone or app',
  newCodes: 'Make new recovery codes',
  useEmail: 'Use a code by e-mail instead',
  appWhat:
    'That is an app on your phone which shows a new code of six digits every half a minute. If you have none yet, install one from the app store of your phone: search for “authenticator”.',
  stop: 'Stop the set-up',
  codesWhy:
    'The recovery codes of before no longer work. If you lose your phone, each of these lets you in once.',
  emailQuestion: 'Go back to a code by e-mail?',
  emailMeaning:
    'Your app and its recovery codes will no longer work for signing in. An app is safer than an e-mail.',
  emailConfirm: 'Use e-mail',
  emailDone: 'From now on we send you a code by e-mail when you sign in.',

  devices: 'Your devices',
  devicesLead:
    'Where you are signed in now. If you do not know one of them, sign it out and change your password.',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  signedIn: (when: string): string => `Signed in: ${when}`,
  lastSeen: (when: string): string => `Last used: ${when}`,
  signOut: 'Sign out',
  signOutOthers: 'Sign out all other devices',
  signedOut: 'The device is signed out.',
  othersSignedOut: 'All other devices are signed out.',

  signIns: 'Sign-ins',
  signInsLead: 'Who signed in as you, or tried to.',
  noSignIns: 'Nothing yet.',

  cancel: 'Cancel',
} as const;
