import { messages } from '@caretrail/contract/i18n/messages';

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
  ended: {
    subject: 'Your duty in a care circle has ended',
    text: '{name} ended your duty. You are not told first any more.',
    link: 'Open Caretrail',
  },
});
