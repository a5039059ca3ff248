import { messages } from '@caretrail/contract/i18n/messages';

/** To the patient and to the person who was named. {name} is the patient, {by} the other. */
export const successionMails = messages('succession/mail', {
  asked: {
    subject: 'Someone asked to take over your Caretrail record',
    text: 'You named {by}, who has now asked to take over your record. From {day} on, {by} could see and change all of it, as you can.',
    noReply: 'If that is right, you do not have to do anything.',
    refuse: 'If you can decide for yourself and do not want this, refuse it:',
    link: 'Refuse',
    daily: 'We send this message every day until then. One tap is enough, without signing in.',
    signIn: 'You can also sign in and refuse it under Profile, Care circle.',
    noticeTitle: 'Someone asked to take over your record',
    noticeBody: 'If you do not want this, refuse it. One tap is enough.',
  },
  named: {
    subject: 'You were named in a care circle',
    text: '{name} named you to take over their Caretrail record if they cannot act any more.',
    how: 'Nothing changes now. You can ask to take over in Caretrail. {name} is then told for {days, plural, one {# day} other {# days}} and can refuse.',
    link: 'Open Caretrail',
  },
  refused: {
    subject: 'Your request to take over was refused',
    text: '{name} refused it. Your access stays as it was.',
  },
  ended: {
    subject: 'Your request to take over has ended',
    text: '{name} changed who is named, or your access. Nothing was taken over.',
  },
  done: {
    subject: 'You can now manage a Caretrail record',
    text: '{name} did not refuse. You can see and change the whole record from now on. Everything you do there is listed for {name}.',
    link: 'Open Caretrail',
  },
  donePatient: {
    subject: 'Your Caretrail record was taken over',
    text: '{by} can see and change your whole record from now on. You keep your access, and can end theirs at any time under Profile, Care circle.',
    contact: 'If you did not expect this, contact us at',
  },
  withdrawn: {
    subject: 'The request to take over your record was withdrawn',
    text: '{by} withdrew it. Nothing changes.',
  },
});

export const refusalTexts = messages('succession/refusal', {
  open: 'Someone you named asked to take over your record. If you do not want this, refuse it.',
  refused: 'You refused it. Nothing changes.',
  over: 'There is nothing to refuse with this link. The request was withdrawn or ended, or it is too late. Open Caretrail to see your care circle.',
});

export const successionTexts = messages('succession/refusals', {
  notInCircle: 'Select a person who has access to your record.',
  running: 'You have asked already.',
  tooSoon: 'This was refused a short while ago. You can ask again later.',
  nothing: 'There is no request that runs.',
});
