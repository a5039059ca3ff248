import { messages } from '@caretrail/contract/i18n/messages';

export const searchTexts = messages('search/dialog', {
  placeholder: 'Medicines, events, files, settings',
  placeholderForAdministrators: 'Pages and settings',
  results: 'Results',
  count: '{count, plural, one {# result} other {# results}}',
  countOfMore: '{shown, number} of {count, plural, one {# result} other {# results}}',
  nothing: 'Nothing found for “{text}”. Check the spelling, or try a shorter word.',
  /** After the reason: what is shown all the same. */
  onlyApp: 'You can still open the actions, pages and settings below.',
});

export const groupTexts = messages('search/groups', {
  numbers: 'Phone numbers',
  actions: 'Actions',
  pages: 'Pages',
  settings: 'Settings',
  medicines: 'Medicines',
  events: 'Events',
  files: 'Files',
  places: 'Places',
  treatments: 'Treatments',
  articles: 'Articles',
  /** The words were not found as they were typed: {group} is one of the names above. */
  similar: '{group}: similar spelling',
});

/** The last line of a group: all of it, in its own list. */
export const moreTexts = messages('search/more', {
  medicines: 'See all {count, plural, one {# matching medicine} other {# matching medicines}}',
  events: 'See all {count, plural, one {# matching event} other {# matching events}}',
  files: 'See all {count, plural, one {# matching file} other {# matching files}}',
});

/** What people do most, as they look for it. */
export const commandTexts = messages('search/commands', {
  appointment: 'Add an appointment',
  symptom: 'Record a symptom',
  seizure: 'Record a seizure',
  asNeeded: 'Record an as-needed dose',
  medicine: 'Add a medicine',
  file: 'Add a file',
  note: 'Add a note',
  event: 'Add an event',
  treatment: 'Add a treatment',
  place: 'Add a place',
  summary: 'Print your health summary',
  medicineList: 'Print your list of medicines',
  password: 'Change your password',
  textSize: 'Change the text size',
});

/** Other words that people may type for them. */
export const commandWords = messages('search/command-words', {
  appointment:
    'new create visit doctor consultation meeting booking check-up checkup follow-up clinic',
  symptom:
    'log diary feel pain headache nausea sick vomiting tired fatigue dizzy weakness side effect',
  seizure: 'log diary fit fits attack epilepsy convulsion',
  asNeeded: 'log took taken tablet pill painkiller prn medicine',
  medicine: 'new create medication meds drug tablet pill prescription',
  file: 'new upload document photo picture letter scan report pdf',
  note: 'new create diary write remember question',
  event: 'new create timeline scan mri ct test result',
  treatment: 'new create therapy chemotherapy radiotherapy radiation surgery operation plan cycle',
  place: 'new create location hospital clinic pharmacy doctor address',
  summary: 'paper sheet one page doctor overview emergency',
  medicineList: 'paper medication meds plan tablets drugs schedule',
  password: 'new security sign in login',
  textSize: 'font bigger larger letters zoom reading display',
});

export const pageTexts = messages('search/pages', { bin: 'Bin' });

/** Other words that people may type for the pages of the menu. */
export const pageWords = messages('search/page-words', {
  dashboard: 'home start today overview',
  treatments: 'therapy chemotherapy radiotherapy radiation surgery operation plan',
  locations: 'places hospitals clinics pharmacies map addresses phone',
  timelines: 'events appointments calendar history diary',
  medication: 'medicines meds drugs tablets pills doses schedule today',
  filesDocuments: 'documents letters photos scans reports pdf uploads',
  articles: 'news reading studies research blog',
  settings: 'settings account options preferences',
  adminPanel: 'users people accounts invite',
  audit: 'log history changes',
  bin: 'deleted trash restore undo recycle',
});
