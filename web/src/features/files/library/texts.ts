import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** The words of the library itself. */
export const libraryTexts = inRecord(
  messages('files/library', {
    subtitle: 'Your letters, reports and pictures in one place',
    search: 'Search files...',
    loading: 'Loading your files…',
    empty:
      'You have not added any files. Start with your latest letter. Files you add to events show here too.',
    noMatch: 'No files match your search.',
    lookingInside: 'Looking inside your files…',
    notLookedInside: 'We could not look inside your files.',
    nothingInside: 'Nothing more found inside your files.',
    foundInside:
      '{count, plural, one {Found inside # more file} other {Found inside # more files}}',
    insideHeading: 'Found inside files',
    snippet: 'Found in the text: {snippet}',
    stillReading:
      '{count, plural, one {# file is still being read.} other {# files are still being read.}}',
    wordless:
      '{count, plural, one {The words in # file, for example a photo, cannot be searched. You find it by its title.} other {The words in # files, for example photos, cannot be searched. You find them by their titles.}}',
    tryAgain: 'Try again',
    showAll: 'Show all files',
    list: 'List',
    grid: 'Grid',
    view: 'View',
    kind: 'Document type',
    allKinds: 'All types',
    from: 'From',
    to: 'To',
    turnedRound: 'Enter an end date that is the same as or after the start date.',
    treatment: 'Treatment',
    place: 'Place',
    any: 'Any',
    since: 'from {day}',
    until: 'to {day}',
    searched: '“{search}”',
    only: 'Showing only:',
    loadingFilters: 'Loading…',
    /** Of which more can be shown. */
    select: 'Select files',
    selectFile: 'Select {title}',
    selectAll: '{count, plural, one {Select # file} other {Select all # files}}',
    selected: '{count, plural, one {# file selected} other {# files selected}}',
    endSelect: 'Done',
    zip: 'Download ZIP',
    zipReady: 'Your download is starting.',
    toBin: 'Move to the bin',
    toBinQuestion:
      '{count, plural, one {Move # file to the bin?} other {Move # files to the bin?}}',
    toBinBody: 'You can restore files from the bin for 30 days.',
    bin: 'Bin',
  }),
  messages('files/library-theirs', {
    loading: 'Loading the files…',
    empty: 'There are no files yet. Files added to events show here too.',
    lookingInside: 'Looking inside the files…',
    notLookedInside: 'We could not look inside the files.',
    nothingInside: 'Nothing more found inside the files.',
  }),
);
