type Told = { readonly name: string; readonly day: string; readonly files: number };

/** For a user who opens it years later, without us. */
export const readmeText = ({ name, day, files }: Told): string =>
  [
    'Everything that Caretrail keeps about you',
    '',
    `For: ${name}`,
    `Made on: ${day}`,
    '',
    'originals/  Your documents and pictures, byte for byte as you sent them' +
      ` (${files === 1 ? '1 file' : `${files} files`}).`,
    '            What you deleted in the last 30 days is in the folder "in the bin".',
    'lists/      Everything else as tables. A spreadsheet program opens them.',
    '            A text that such a program would take for a formula begins with an apostrophe.',
    'data/       The same as lists/, for other programs (JSON). Here nothing is changed at all.',
    '            originals.json says which file of originals/ belongs to which entry.',
    '',
    'The names of the tables:',
    '  events              your appointments, scans, results and other events',
    '  medications         your medicines; medication_schedules and medication_states say what changed when',
    '  dose_log            the doses that were logged; dose_postponements says which were put off until when',
    '  files               what is known about your documents',
    '  treatments          your treatments; the tables that begin with treatment_ belong to them',
    '  locations           your places',
    '  health_profiles     your answers about your health',
    '  patients, users     your record and your account',
    '  consents            what you agreed to, and when',
    '  email_changes       how the address of your account changed',
    '  sessions            where you were signed in',
    '  audit_log           who did what and when, without the content',
    '',
    'Times that end in +00:00 are in Coordinated Universal Time.',
    'Passwords, codes and keys are not in here.',
    '',
    'Please keep this file safe: whoever has it can read it.',
    '',
  ].join('\r\n');
