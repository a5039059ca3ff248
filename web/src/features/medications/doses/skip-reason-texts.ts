import { messages } from '@caretrail/contract/i18n/messages';
import { skipReasonLabels } from '@caretrail/contract/medications/doses';
import { inRecord } from '../../../lib/in-record.ts';

/** As who records it says it: the person themselves, or someone who helps. */
export const reasonLabels = inRecord(
  skipReasonLabels,
  messages('medications/skip-reasons-theirs', {
    forgot: 'It was forgotten',
    sick: '{patient} felt sick',
    vomited: '{patient} vomited',
    told_to_hold: '{patient} was told to wait',
    none_left: 'There was none left',
  }),
);
