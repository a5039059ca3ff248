import { messages } from '../i18n/messages.ts';
import type { SymptomLength } from './lasted.ts';

export const symptomLengthLabels: Readonly<Record<SymptomLength, string>> = messages(
  'timelines/lasted',
  {
    minutes: 'A few minutes',
    hour: 'About an hour',
    hours: 'Several hours',
    day: 'All day',
    ongoing: 'Still there',
  },
);
