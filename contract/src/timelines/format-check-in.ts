import { messages } from '../i18n/messages.ts';
import type { CheckInLevel, CheckInTopic } from './check-in.ts';

export const checkInTexts = messages('timelines/check-in', {
  /** The name of the entry in the record. */
  title: 'Check-in',
  ofFuture: 'Select today or an earlier day.',
  nothingSaid: 'Select at least one answer.',
  /** A refusal, where one of its fields is to be changed as that of any event. */
  changedElsewhere: 'Change this in the check-in itself.',
  twice: 'There is another check-in for this day. Delete that one first.',
});

export const checkInTopicLabels: Readonly<Record<CheckInTopic, string>> = messages(
  'timelines/check-in-topics',
  { sleep: 'Sleep', energy: 'Energy', mood: 'Mood' },
);

export const checkInLevelLabels: Readonly<Record<CheckInLevel, string>> = messages(
  'timelines/check-in-levels',
  { poor: 'Poor', fair: 'Fair', good: 'Good', very_good: 'Very good' },
);
