type Told = { readonly name: string; readonly day: string; readonly files: number };

/** For a user who opens it years later, without us. */
export const readmeText = ({ name, day, files }: Told): string =>
  [
    'Everything Caretrail holds about you',
    '',
    `For: ${name}`,
    `Created on: ${day}`,
    '',
    'originals/  Your documents and pictures, exactly as you uploaded them' +
      ` (${files === 1 ? '1 file' : `${files} files`}).`,
    '            Files you deleted in the last 30 days are in the folder "in the bin".',
    'lists/      Everything else as tables. You can open them in a spreadsheet program.',
    '            A text that such a program would read as a formula starts with an apostrophe.',
    'data/       The same as lists/, for other programs (JSON), with no changes to the texts.',
    '            originals.json shows which file in originals/ belongs to which entry.',
    '',
    'The names of the tables:',
    '  events              your appointments, scans, results and other events',
    '  medications         your medicines; medication_schedules and medication_states show what changed and when',
    '  dose_log            the doses you recorded; dose_postponements shows which were postponed and until when',
    '  files               details of your documents',
    '  treatments          your treatments; tables that start with treatment_ belong to them',
    '  locations           your places',
    '  health_profiles     your answers about your health',
    '  patients, users     your record and your account',
    '  consents            what you agreed to, and when',
    '  email_changes       changes to the email address of your account',
    '  sessions            where you were signed in',
    '  audit_log           who did what and when, without the content of your record',
    '',
    'Times that end in +00:00 are in Coordinated Universal Time.',
    'Passwords, codes and keys are not included.',
    '',
    'Keep this file safe: anyone who has it can read it.',
    '',
  ].join('\r\n');
