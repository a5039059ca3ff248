import { messages } from '@caretrail/contract/i18n/messages';

/** The choices in the order shown. None is preselected. */
export const howOftenNames = [
  'daily',
  'weekdays',
  'every_n_days',
  'monthly',
  'cycle',
  'every_hours',
  'taper',
  'as_needed',
] as const;
export type HowOften = (typeof howOftenNames)[number];

export const howOftenTexts = messages('medications/how-often', {
  daily: { label: 'Every day', hint: 'Once or several times' },
  weekdays: {
    label: 'On certain days of the week',
    hint: 'For example, Monday, Wednesday, Friday',
  },
  every_n_days: { label: 'Every few days', hint: 'For example, every other day' },
  monthly: { label: 'Monthly', hint: 'For example, on the first Monday' },
  cycle: { label: 'In cycles', hint: 'For example, 5 of every 28 days' },
  every_hours: { label: 'Every few hours', hint: 'For example, every 8 hours, day and night' },
  taper: { label: 'Changing dose', hint: 'It goes up or down in steps' },
  as_needed: { label: 'As needed', hint: 'For example, for pain' },
});

/** Intervals and as-needed doses have no list of times; steps have their own. */
export const hasTimes = (howOften: HowOften): boolean =>
  !['every_hours', 'as_needed', 'taper'].includes(howOften);

/** The next dose is a month away: one that is not recorded stays open for a whole day. */
export const monthlyOpenMin = 24 * 60;

/** Whether the form asks for an end. Cycles end with their number, steps with the last one. */
export const hasEnd = (howOften: HowOften): boolean => howOften !== 'cycle' && howOften !== 'taper';

/** Intervals are always exact hours, and as-needed doses have no times. */
export const hasTimeMode = (howOften: HowOften): boolean =>
  howOften !== 'every_hours' && howOften !== 'as_needed';

/** The days of intake are counted from the first day. */
export const isCountedFromStart = (howOften: HowOften): boolean =>
  ['every_n_days', 'monthly', 'cycle', 'taper'].includes(howOften);
