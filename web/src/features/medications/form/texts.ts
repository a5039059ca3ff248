import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** Field names for the form and the medicine's page. */
export const labels = inRecord(
  messages('medications/labels', {
    name: 'Name of the medicine',
    howOften: 'How often?',
    weekdays: 'On which days?',
    everyDays: 'Repeat every (days)',
    everyMonths: 'Repeat every (months)',
    monthBy: 'On which day of the month?',
    monthDay: 'Day of the month',
    monthNth: 'Which one?',
    monthWeekday: 'Day of the week',
    cycleOn: 'Days you take it',
    cycleDays: 'On which days of the cycle?',
    cycleApart: 'Days not in a row',
    cycleLength: 'Days in a cycle',
    cycles: 'Cycles (optional)',
    hours: 'Hours between doses',
    hoursFrom: 'Count the hours from',
    forWhat: 'Needed for (optional)',
    maxPerDay: 'Maximum doses in 24 hours (optional)',
    minGapHours: 'Minimum hours between doses (optional)',
    times: 'At what times?',
    time: 'Time',
    timeOf: 'Time {number, number}',
    firstTime: 'First dose at',
    parts: 'How much each time?',
    firstParts: 'How much each time, before cycle {cycle}?',
    partsAt: 'How much each time? {time}',
    count: 'How many',
    strength: 'Strength',
    isDoseDifferent: 'A different dose at each time',
    start: 'First day',
    startMonthly: 'First dose on or after',
    /** {often} is “On the first Monday of each month”, {doses} is a sentence. */
    monthsInWords: '{often}. {doses}',
    startCycle: 'First day of the first cycle',
    startTaper: 'First day of the first step',
    ends: 'When does it end?',
    until: 'Last day',
    lastsDays: 'For how many days?',
    steps: 'Steps',
    stepDays: 'For how many days',
    rhythm: 'How often in this step?',
    cycleDose: 'From cycle',
    cycleDoseDay: 'From day',
    hasOwnTimes: 'Different times from before',
    reason: 'What is it for?',
    category: 'Type',
    instructions: 'How to take it',
    label_text: 'Exact wording on the label',
    prescriber: 'Prescribed by',
    treatment_id: 'Treatment',
    notes: 'Notes',
    never_stop_suddenly: 'Do not stop suddenly',
    hazardous_handling: 'Handle with care',
    tz_mode: 'When you travel to another time zone',
    stock: 'How many are left?',
    effectiveFrom: 'When does this change start?',
    changeReason: 'Why? (optional)',
  }),
  messages('medications/labels-theirs', {
    cycleOn: 'Days it is taken',
    tz_mode: 'When {patient} travels to another time zone',
  }),
);

export const hints = inRecord(
  messages('medications/hints', {
    parts:
      'Copy the dose from the label on the pack. For example, for 1 tablet of 4 mg, enter “1” and “4 mg”.',
    partsToTap:
      'Copy the dose from the label on the pack. For example, for 1 tablet of 4 mg, enter “1” and “4 mg”. Select a strength or enter one.',
    strength: 'For example, 5 mg',
    monthly: 'For a fixed number of days, such as every 28 days, select “Every few days” instead.',
    monthDay: 'From 1 to 31. In a shorter month it is the last day.',
    cycleDays: 'For example, 1, 8, 15',
    start:
      'Already taking it? Select the day you started. You can record the doses since then. They do not count as missed.',
    instructions: 'For example, with food, whole, with a glass of water',
    label_text: 'Copy it exactly from the packet',
    never_stop_suddenly:
      'For example, steroids and anti-seizure medicines. We ask you to confirm before you skip a dose.',
    hazardous_handling: 'For example, chemotherapy: wear gloves, do not open or crush it.',
    changeReason: 'For example, blood counts, new letter from the clinic',
    lastStep: 'Leave it blank if it has no end.',
    cycle: 'For example, for “5 of every 28 days, 6 times” enter 5, 28 and 6.',
  }),
  messages('medications/hints-theirs', {
    start:
      'Already taking it? Select the day it was started. You can record the doses since then. They do not count as missed.',
    never_stop_suddenly:
      'For example, steroids and anti-seizure medicines. We ask for a confirmation before a dose is skipped.',
  }),
);

/** Shown when the list has a medicine of the same name. */
export const sameNameTexts = inRecord(
  messages('medications/same-name', {
    question: 'You already have {there}. Do you want to add it again?',
    /** With its plan: “Temozolomide, 2 × 140 mg, every day at 21:00”. */
    there: '{name}, {plan}',
    look: 'View {name}',
  }),
  messages('medications/same-name-theirs', {
    question: '{there} is in the list already. Do you want to add it again?',
  }),
);

export const formTexts = inRecord(
  messages('medications/form', {
    create: 'Add a medicine',
    edit: 'Edit {name}',
    change: 'Change the dose or times of {name}',
    unreadable:
      'We cannot show the current plan in this form. What you enter here replaces it from the day below.',
    back: 'Back to medicines',
    backToMedicine: 'Back to the medicine',
    leaving: 'This medicine',
    leavingChange: 'Your change',
    template: 'Or start with one of these',
    templateHint: 'This fills in how often you take it. Always copy the dose from your own label.',
    otherTemplate: 'Start with a common medicine',
    chosenTemplate: 'Medicine',
    changeChosen: 'Change',
    changeWhat: 'Change: {what}',
    weekAgo: 'A week ago',
    yesterday: 'Yesterday',
    today: 'Today',
    tomorrow: 'Tomorrow',
    nextMonday: 'Next Monday',
    quickDays: 'Quick choice of day',
    quickTimes: 'Times of your other medicines',
    strengths: 'Quick choice of strength',
    units: 'Quick choice of unit',
    addTime: 'Add a time',
    remove: 'Remove',
    removeTime: 'Remove the time {time}',
    addPart: 'Add another strength',
    removePart: 'Remove {strength}',
    removePartNumber: 'Remove strength {number, number}',
    aDay: '{total} a day',
    stillADay:
      'Still {total} a day: the amount from the time you removed is added to the other times.',
    noCategory: 'Not selected',
    stockOf: '{strength}: how many are left?',
    repeatsOf: '{strength}: repeats left',
    toPreview: 'Next: check and save',
    saveFacts: 'Save changes',
  }),
  messages('medications/form-theirs', {
    templateHint: 'This fills in how often it is taken. Always copy the dose from the label.',
    quickTimes: 'Times of the other medicines',
  }),
);

/** What the collapsed details contain: a list, whose first word may differ. */
export const detailTexts = messages('medications/details', {
  first: {
    never_stop_suddenly: 'Do not stop suddenly',
    hazardous_handling: 'Handle with care',
    reason: 'What is it for',
    instructions: 'How to take it',
    label_text: 'Exact wording on the label',
    prescriber: 'Prescribed by',
    notes: 'Notes',
    stock: 'Stock',
  },
  within: {
    never_stop_suddenly: 'do not stop suddenly',
    hazardous_handling: 'handle with care',
    reason: 'what is it for',
    instructions: 'how to take it',
    label_text: 'exact wording on the label',
    prescriber: 'prescribed by',
    notes: 'notes',
    stock: 'stock',
  },
});

/** Shown when the medicine was changed concurrently. */
export const conflictTexts = messages('medications/conflict', {
  heading: 'This medicine has changed',
  lead: 'This medicine was saved somewhere else while you were editing it. Choose which version to keep.',
  ofAction: '{name} has changed',
  leadOfAction: 'This medicine was changed after you opened this page.',
  seen: 'You saw',
  now: 'It is now',
  question: 'Do you still want to continue with “{what}”?',
  goOn: 'Continue anyway',
  leave: 'Cancel',
});
