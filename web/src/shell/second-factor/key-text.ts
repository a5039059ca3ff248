/** `JBSWY3DPEHPK` → `JBSW Y3DP EHPK`: groups of four are easier to copy. */
export const inFours = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ');

/** The file that the user keeps: it must be understandable years later. */
export const recoveryFile = (codes: readonly string[], host: string): string =>
  [
    `Recovery codes for Caretrail (${host})`,
    '',
    'If you lose your phone, sign in with your password, select "Use a recovery code"',
    'and enter one of these codes. Each works once. Keep them where only you can find them.',
    '',
    ...codes,
    '',
  ].join('\r\n');
