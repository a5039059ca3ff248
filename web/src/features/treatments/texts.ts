import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../lib/in-record.ts';

/** The texts of the list. */
export const listTexts = inRecord(
  messages('treatments/list', {
    subtitle: 'Your past, current and planned treatments',
    search: 'Search treatments...',
    tabs: 'Your treatments',
    tab: '{label} ({count, number})',
    loading: 'Loading your treatments…',
    add: 'Add a treatment',
    empty: {
      Active: 'Treatments you are having now will show here.',
      Planned: 'Treatments planned for the future will show here.',
      Past: 'Treatments you have completed or stopped will show here.',
    },
    noMatch: 'No treatments in this list match your search.',
    showAll: 'Show all treatments',
    next: 'Next session: {when}',
    unnoted:
      '{count, plural, one {# session not recorded yet} other {# sessions not recorded yet}}',
    removed: '“{title}” was deleted. {undo}',
  }),
  messages('treatments/list-theirs', {
    tabs: 'Treatments',
    loading: 'Loading the treatments…',
    empty: {
      Active: 'Treatments that are going on now will show here.',
      Past: 'Treatments that were completed or stopped will show here.',
    },
  }),
);

export const missingTexts = messages('treatments/missing', {
  heading: 'We cannot find this treatment',
  body: 'It may have been deleted, or the web address may be wrong.',
  back: 'Back to treatments',
});

/** For records that can belong to a treatment. */
export const treatmentFieldTexts = inRecord(
  messages('treatments/field', {
    label: 'Treatment',
    hint: 'Select one if this is part of a treatment.',
    none: 'No treatment',
    linked: 'Linked treatment',
    notLoaded: 'Your treatments could not be loaded.',
  }),
  messages('treatments/field-theirs', { notLoaded: 'The treatments could not be loaded.' }),
);

export const whenTexts = messages('treatments/when', {
  until: 'Until {day}',
  between: '{start} to {end}',
  from: 'From {day}',
  since: 'Since {day}',
  dayAndTime: '{day} at {time}',
});
