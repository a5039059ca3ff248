import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';

/** A code by email works for so long. */
export const codeMinutes = limits.auth.emailCodeMs / 60_000;
/** For so long the old address can be restored. */
export const undoHours = limits.account.emailUndoMs / 3_600_000;

export const emailTexts = messages('settings/email', {
  heading: 'Email address',
  lead: 'You sign in with this address, and we send our emails to it. If you change it, we will sign you out on all other devices.',
  change: 'Change email address',
  newAddress: 'New email address',
  newAddressHint: 'We will send a code to this address. Nothing changes until you enter it.',
  password: 'Your password',
  send: 'Send code',
  sending: 'Sending…',
  sent: 'We sent a 6-digit code to {address}. It works for {minutes, number} minutes.',
  confirm: 'Change email address',
  another: 'Use another address',
  changed:
    'Your email address has been changed. We have emailed your old address. You can restore it from there for {hours, number} hours.',
  cancel: 'Cancel',
});

export const securityTexts = messages('settings/security', {
  password: 'Password',
  passwordLead: 'If you change it, we will sign you out on all other devices.',
  current: 'Current password',
  change: 'Change password',
  saveNew: 'Save new password',
  changing: 'Changing…',
  changed: 'Your password has been changed. All other devices are signed out.',
  noPassword: 'You sign in with your organisation, so there is no password to change here.',

  secondStep: 'Two-step verification',
  secondStepLead:
    'The code you enter after your password. If you change this, we will sign you out on all other devices.',
  byApp: 'A code from your authenticator app, set up on {since}.',
  byEmail: 'A code that we send to your email address.',
  codesLeft:
    '{count, plural, one {You have # recovery code left.} other {You have # recovery codes left.}}',
  useApp: 'Use an authenticator app instead',
  anotherApp: 'Set up another phone or app',
  newCodes: 'Get new recovery codes',
  useEmail: 'Use a code by email instead',
  appWhat:
    'An authenticator app on your phone shows a new 6-digit code every 30 seconds. If you do not have one, search for “authenticator” in your app store.',
  stop: 'Cancel set-up',
  codesWhy:
    'Your old recovery codes no longer work. If you lose your phone, you can sign in once with each of these.',
  emailQuestion: 'Go back to a code by email?',
  emailMeaning:
    'Your app and its recovery codes will no longer work for signing in. An app is safer than email.',
  emailConfirm: 'Use email',
  emailDone: 'From now on, we will email you a code when you sign in.',

  devices: 'Your devices',
  devicesLead:
    'Devices you are signed in on. If you do not recognise one, sign it out and change your password.',
  /** Only for those who may have reminders. */
  devicesNotified:
    'A device that gets notifications still gets them after you sign it out here. To stop them, remove it under {place}.',
  devicesNotifiedAt: 'Devices that get notifications',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  signedIn: 'Signed in: {when}',
  lastSeen: 'Last used: {when}',
  signOut: 'Sign out',
  signOutOthers: 'Sign out all other devices',
  signedOut: 'The device is signed out.',
  othersSignedOut: 'All other devices are signed out.',

  signIns: 'Sign-ins',
  signInsLead: 'Sign-ins to your account, and attempts to sign in.',
  noSignIns: 'No sign-ins yet.',

  cancel: 'Cancel',
});
