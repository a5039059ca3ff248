import { messages } from '@caretrail/contract/i18n/messages';

export const dutyTexts = messages('escalation/duty', {
  heading: 'On duty',
  lead: 'Who is on duty is told first when a dose of a critical medicine is not recorded.',
  noOne: 'No one is on duty.',
  none: 'No one is on duty. People are told in the order of each medicine.',
  until: '{name} is on duty until {day}.',
  open: '{name} is on duty until they end it.',
  youUntil: 'You are on duty until {day}.',
  youOpen: 'You are on duty until you end it.',
  /** Where the line before says who is on duty, or that no one is. */
  noneOrder: 'People are told in the order of each medicine.',
  laterUntil: 'After that: {name}, until {day}.',
  laterOpen: 'After that: {name}, until they end it.',
  youLaterUntil: 'After that: you, until {day}.',
  youLaterOpen: 'After that: you, until you end it.',
  /** A request that is not answered. {from} may be a person who has left. */
  askedUntil:
    '{from} asks {name} to be on duty until {day}. Nothing changes until {name} says yes.',
  askedOpen: '{from} asks {name} to be on duty. Nothing changes until {name} says yes.',
  youAskedUntil:
    'You asked {name} to be on duty until {day}. Nothing changes until {name} says yes.',
  youAskedOpen: 'You asked {name} to be on duty. Nothing changes until {name} says yes.',
  asksYouUntil: '{from} asks you to be on duty until {day}. You would be told first.',
  asksYouOpen: '{from} asks you to be on duty. You would be told first.',
  /** On the list of people one helps: opens the record, where it is answered. */
  answer: 'Answer: yes or no',
  take: 'Go on duty',
  handOver: 'Ask someone else',
  accept: 'Yes, I am on duty',
  decline: 'No',
  end: 'End duty',
  endMine: 'End duty',
  endOf: 'End duty of {name}',
  takeBack: 'Take back',
  takeBackOf: 'Take back what {name} was asked',
  endQuestion: 'End this duty?',
  endBody: 'From then on people are told in the order of each medicine.',
  accepted: 'You are on duty now.',
  declined: 'You said no. Nothing has changed.',
  ended: 'The duty has ended.',
  tookBack: 'It was taken back.',
  takenFrom: 'You are on duty now. {name} gets an email.',
  asked: '{name} gets an email. Nothing changes until {name} says yes.',
});

export const dutyFormTexts = messages('escalation/duty-form', {
  takeHeading: 'Go on duty',
  takeLead: 'You are told first when a dose of a critical medicine is not recorded, from now on.',
  offerHeading: 'Ask someone else to be on duty',
  offerLead: 'They get an email. Nothing changes until they say yes.',
  person: 'Who?',
  noPeople: 'No one else can see the medicines.',
  last: 'Last day',
  lastHint: 'Optional. Leave it empty to go on until someone ends it.',
  choose: 'Select a person.',
  /** What becomes of the duty that counts now, with the new one. */
  youReplace:
    'Now {name} is on duty. With your duty, that of {name} stops, and {name} gets an email.',
  theyReplace: 'Until {name} says yes, you stay on duty. Then your duty stops.',
  theyReplaceOf: 'Until {name} says yes, {other} stays on duty. Then that duty stops.',
  already: '{name} is on duty already.',
  /** Where its last day is later than that of the new one. */
  back: 'When the new duty ends, that of {name} counts again.',
  backYours: 'When the new duty ends, yours counts again.',
  cancel: 'Cancel',
  take: 'Go on duty',
  offer: 'Ask',
  sending: 'One moment…',
});
