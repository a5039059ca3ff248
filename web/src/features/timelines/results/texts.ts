import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

export const resultsTexts = inRecord(
  messages('timelines/results-page', {
    title: 'Results over time',
    back: 'Back to the event',
    lead: 'The results you entered, test by test. The app only shows them. Your clinic can tell you what they mean.',
    none: 'There are no results yet. Add them to an event, for example after a blood test.',
    latest: 'Latest: {value}, {day}',
    between: '{count, number} results from {from} to {to}: lowest {low}, highest {high}',
    /** Other names of the same test, as they stand in the letters. */
    also: 'Also entered as: {names}',
    limit: 'Your limit: {limit} ({treatment}, {source})',
    limitOnly: 'Your limit: {limit} ({treatment})',
    beyond: 'Shaded: outside your limit. These results have an open dot.',
    limitColumn: 'Compared with your limit',
    converted: '{value} (entered as {entered})',
    caption: '{name}: all results',
    day: 'Day',
    result: 'Result',
    range: 'Range on the letter',
    nothing: '–',
    all: 'Show all {count, number} results',
    allTests: 'Show all {count, number} tests',
    noUnit: '{name} (no unit)',
    withUnit: '{name} ({unit})',
    print: 'Print',
  }),
  messages('timelines/results-page-theirs', {
    lead: 'The results that were entered, test by test. The app only shows them. The clinic can tell what they mean.',
    limit: 'Limit: {limit} ({treatment}, {source})',
    limitOnly: 'Limit: {limit} ({treatment})',
    beyond: 'Shaded: outside the limit. These results have an open dot.',
    limitColumn: 'Compared with the limit',
  }),
);
