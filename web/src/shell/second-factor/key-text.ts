import { messages } from '@caretrail/contract/i18n/messages';

const texts = messages('shell/recovery-file', {
  heading: 'Recovery codes for Caretrail ({host})',
  /** Two lines of a text file. */
  how:
    'If you lose your phone, sign in with your password, select "Use a recovery code"\r\n' +
    'and enter one of these codes. Each works once. Keep them where only you can find them.',
});

/** `JBSWY3DPEHPK` → `JBSW Y3DP EHPK`: groups of four are easier to copy. */
export const inFours = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ');

/** The file that the user keeps: it must be understandable years later. */
export const recoveryFile = (codes: readonly string[], host: string): string =>
  [texts.heading({ host }), '', texts.how, '', ...codes, ''].join('\r\n');
