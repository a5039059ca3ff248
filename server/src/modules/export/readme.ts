import { messages } from '@caretrail/contract/i18n/messages';
import { binFolder } from './file-paths.ts';

const texts = messages('export/readme', {
  title: 'Everything Caretrail holds about you',
  name: 'For: {name}',
  day: 'Created on: {day}',
  originals:
    '{files, plural, one {Your documents and pictures, exactly as you uploaded them (# file).} other {Your documents and pictures, exactly as you uploaded them (# files).}}',
  bin: 'Files you deleted in the last 30 days are in the folder "{folder}".',
  lists: 'Everything else as tables. You can open them in a spreadsheet program.',
  formulas: 'A text that such a program would read as a formula starts with an apostrophe.',
  data: 'The same as lists/, for other programs (JSON), with no changes to the texts.',
  index: 'originals.json shows which file in originals/ belongs to which entry.',
  tables: 'The names of the tables:',
  events: 'your appointments, scans, results and other events',
  medications:
    'your medicines; medication_schedules and medication_states show what changed and when',
  doseLog: 'the doses you recorded; dose_postponements shows which were put off and until when',
  files: 'details of your documents',
  treatments: 'your treatments; tables that start with treatment_ belong to them',
  locations: 'your places',
  healthProfiles: 'your answers about your health',
  accounts: 'your record and your account',
  calendarFeeds: 'whether your appointments have a calendar address, without the address',
  consents: 'what you agreed to, and when',
  emailChanges: 'changes to the email address of your account',
  sessions: 'where you were signed in',
  auditLog: 'who did what and when, without the content of your record',
  times: 'Times that end in +00:00 are in Coordinated Universal Time.',
  secrets: 'Passwords, codes and keys are not included.',
  safe: 'Keep this file safe: anyone who has it can read it.',
});

type Told = { readonly name: string; readonly day: string; readonly files: number };

const folder = (name: string, text: string): string => name.padEnd(12) + text;
const table = (name: string, text: string): string => `  ${name.padEnd(20)}${text}`;

/** For a user who opens it years later, without us. */
export const readmeText = ({ name, day, files }: Told): string =>
  [
    texts.title,
    '',
    texts.name({ name }),
    texts.day({ day }),
    '',
    folder('originals/', texts.originals({ files })),
    folder('', texts.bin({ folder: binFolder })),
    folder('lists/', texts.lists),
    folder('', texts.formulas),
    folder('data/', texts.data),
    folder('', texts.index),
    '',
    texts.tables,
    table('events', texts.events),
    table('medications', texts.medications),
    table('dose_log', texts.doseLog),
    table('files', texts.files),
    table('treatments', texts.treatments),
    table('locations', texts.locations),
    table('health_profiles', texts.healthProfiles),
    table('patients, users', texts.accounts),
    table('calendar_feeds', texts.calendarFeeds),
    table('consents', texts.consents),
    table('email_changes', texts.emailChanges),
    table('sessions', texts.sessions),
    table('audit_log', texts.auditLog),
    '',
    texts.times,
    texts.secrets,
    '',
    texts.safe,
    '',
  ].join('\r\n');
