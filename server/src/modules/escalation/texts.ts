import { messages } from '@caretrail/contract/i18n/messages';

/** {name} is the patient; {time} a clock time where they are. */
export const mailTexts = messages('escalation/mail', {
  subject: 'Someone in your care circle may need you',
  /** Neither a medicine nor a dose: others may see this mailbox. */
  discreet:
    '{name} asked us to tell you when something important is not recorded. It was planned for {time}.',
  named: '{name} asked us to tell you. These doses are not recorded:',
  dose: '{time} · {medicine}',
  doseOf: '{time} · {medicine} · {amount}',
  zone: 'Times are on {name}’s clock ({zone}).',
  /** Before anything else that a helper could do. */
  ask: 'It may have been done without being recorded. Ask {name} first, so that nothing is done twice.',
  worried: 'If you cannot reach {name} and are worried, call the emergency number.',
  onIt: 'I’m on it',
  onItHint:
    'Select “I’m on it” and no one else is told for {minutes, plural, one {# minute} other {# minutes}}.',
  next: 'Without it, the next person is told at {time}.',
  last: 'You are the last person on the list.',
  open: 'Open Caretrail',
  why: 'You get this email because {name} named you. To stop it, leave the care circle in Caretrail.',
  noticeTitle: '{name} may need you',
  noticeTitleDiscreet: 'Someone may need you',
  noticeBody: 'Something planned for {time} is not recorded. Ask first.',
});

/** What is true of the doses of a message, for the helper who opened its link. */
export const onItTexts = messages('escalation/on-it', {
  open: 'Something planned for {time} is not recorded. Ask first: it may have been done.',
  said: 'Thank you. No one else is told until {time}. When it is done, record it, or ask for it to be recorded.',
  other: 'Someone is on it until {time}.',
  recorded: 'It has been recorded, or is not planned any more. There is nothing left to do.',
  expired: 'This link does not work any more. Open Caretrail to see what is open.',
});

export const escalationTexts = messages('escalation/refusals', {
  notInCircle: 'Select people who have access to the medicines.',
  eachOnce: 'Select each person once.',
  onlyHelpers: 'Only people who help can do this.',
  untilPassed: 'Choose today or a later day.',
  yourself: 'Select another person.',
});

export const dutyMailTexts = messages('escalation/duty-mail', {
  offered: {
    subject: 'Can you be on duty in a care circle?',
    text: '{from} asks you to be on duty for {name}: you would be told first when something important is not recorded.',
    until: 'It would be until {day}, and counts once you accept it.',
    open: 'It would be until you end it, and counts once you accept it.',
    /** Until then. */
    before: 'Until you accept, nothing changes.',
    link: 'Open Caretrail',
  },
  taken: {
    subject: 'Someone else is on duty in a care circle',
    text: '{by} is on duty for {name} now, in place of you.',
    link: 'Open Caretrail',
  },
});
