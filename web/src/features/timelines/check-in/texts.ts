import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

export const checkInPageTexts = inRecord(
  messages('timelines/check-in-page', {
    heading: 'Check-in',
    lead: 'One tap for each answer. Skip whatever you like.',
    topics: {
      sleep: 'How did you sleep?',
      energy: 'How is your energy?',
      mood: 'How is your mood?',
    },
    save: 'Save check-in',
    leaving: 'This check-in',
  }),
  messages('timelines/check-in-page-theirs', {
    topics: {
      sleep: 'How did {patient} sleep?',
      energy: 'How is the energy of {patient}?',
      mood: 'How is the mood of {patient}?',
    },
  }),
);

export const checkInSeverityLabels = messages('timelines/check-in-severity', {
  none: 'None',
  mild: 'Mild',
  moderate: 'Moderate',
  severe: 'Severe',
});
