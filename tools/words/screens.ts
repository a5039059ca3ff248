/** Which screen a section of messages is shown on, by where it is written. */

type Rule = readonly [screen: string, form: RegExp];

/** A form is tried on `web/src/features/files/bin/texts.ts files/bin`; the first that fits counts. */
const rules: readonly Rule[] = [
  ['Sign in', /features\/sign-in|modules\/demo/],
  ['Forgot your password?', / password\/forgotten/],
  ['Set a new password', / password\/new-password|shell\/new-password/],
  ['This link does not work', / password\/link-error/],
  ['Restore your old email address', / mfa\/take-back/],
  ['Confirm it is you', /features\/mfa|shell\/second-factor|shell\/demo-mail/],
  ['Sign-in and accounts: refusals', /(contract\/src|modules)\/(auth|account|users|patients)\//],
  ['Terms of service', /\/terms\//],
  ['Getting started', /\/preboarding\//],
  ['Search', /\/search\//],
  ['Dashboard', /\/dashboard\//],
  ['Medication: today', /features\/medications\/(doses|today|format)/],
  ['Medication: list', /features\/medications\/(list|toast)/],
  ['Medication: one medicine', /features\/medications\/(medicine|version)/],
  ['Medication: stock', /features\/medications\/stock|src\/medications\/stock/],
  ['Medication: form', /features\/medications\/form/],
  ['Medication: calendar', /features\/medications\/calendar/],
  ['Medication: print', /features\/medications\/print/],
  ['Medication: another time zone', /features\/medications\/zone/],
  ['Medication: refusals', /\/medications\//],
  ['Treatments: list', /features\/treatments\/texts/],
  ['Treatments: one treatment', /features\/treatments\/(treatment|format|field)/],
  ['Treatments: form', /features\/treatments\/form/],
  ['Treatments: refusals', /\/(treatments|record-links)\//],
  ['Places: list and one place', /features\/locations\/(texts|format)/],
  ['Places: map', /features\/locations\/map/],
  ['Places: form', /features\/locations\/form/],
  ['Places: refusals', /\/locations\//],
  ['Timeline: list and one event', /features\/timelines\/(texts|list|format|field|event)/],
  ['Timeline: line', /features\/timelines\/line/],
  ['Timeline: calendar', /features\/timelines\/calendar/],
  ['Timeline: form', /features\/timelines\/form/],
  ['Timeline: files of an event', /features\/timelines\/files/],
  ['Timeline: refusals', /\/timelines\//],
  ['Files: library', /features\/files\/(library|texts|toast)/],
  ['Files: one file', /features\/files\/(file|form)/],
  ['Files: move', /features\/files\/move/],
  ['Files: preview', /features\/files\/preview/],
  ['Files: upload', /features\/files\/upload/],
  ['Files: bin', /features\/files\/bin/],
  ['Files: refusals', /\/(files|documents)\//],
  ['Articles', /\/articles\//],
  ['Profile: you and clinical profile', /features\/settings\/(texts|find|answers)|src\/profile\//],
  ['Profile: security', /features\/settings\/security/],
  ['Profile: data', /features\/settings\/data\/texts|\/export\//],
  ['Profile: health summary', /features\/settings\/data\/summary/],
  ['Profile: privacy', /features\/settings\/privacy/],
  ['Reminder', /reminders\/one-tap/],
  ['Notifications', /\/push\/|web\/src\/worker\//],
  ['Profile: reminders', /\/reminders\//],
  ['Profile: text size and colours', /shell\/comfort/],
  ['Users: list', /features\/user-management\/texts/],
  ['Users: one user', /features\/user-management\/user/],
  ['Audit log', /\/audit/],
  ['Cookie choice', /\/cookie-consent\//],
  [
    'Refusals of any screen',
    /contract\/src\/(http|texts|time|dates)|server\/src\/(http|modules\/idempotency)/,
  ],
  [
    'Menu, dialogs and notices',
    /web\/src\/(app|data|lib|session|shell|ui)\/|contract\/src\/access/,
  ],
  ['End of every email', /modules\/mail/],
];

export const screenNames: readonly string[] = rules.map(([screen]) => screen);

/** Null for a section that none of them names: it is to be added here. */
export const screenOf = (file: string, section: string): string | null =>
  rules.find(([, form]) => form.test(`${file} ${section}`))?.[0] ?? null;
