type Rightly = {
  readonly what: string;
  /** Of an update: only these. */
  readonly columns?: readonly string[];
  readonly why: string;
};

/** In the record of someone who allowed it. */
export const toldLook = 'insert circle_ledger';

/** What a refused request is allowed to write; there is nothing else. */
const rightly: readonly Rightly[] = [
  { what: 'insert audit_log: refused', why: 'A refused try to get in is a line of the audit log.' },
  { what: 'insert audit_unsealed', why: 'Each line of the audit log waits there for its seal.' },
  {
    what: toldLook,
    why: 'A look in the record of someone else is told before it is made.',
  },
  { what: 'insert throttle_counters', why: 'A wrong password or code is counted.' },
  {
    what: 'update throttle_counters',
    columns: ['hits', 'next_try_at', 'window_ends_at'],
    why: 'The next wrong one is counted too.',
  },
  {
    what: 'delete throttle_counters',
    why: 'The right password ends the count of wrong ones, even if the new one is refused.',
  },
  { what: 'insert used_captchas', why: 'A solved check is spent, whatever comes after it.' },
  { what: 'delete provider_sign_ins', why: 'So is a sign-in that the provider began.' },
  { what: 'update email_codes', columns: ['tries'], why: 'A code ends after a few wrong tries.' },
  { what: 'update email_changes', columns: ['tries'], why: 'So does the code of a new address.' },
  { what: 'update password_grants', columns: ['tries'], why: 'So does the code of a mail.' },
];

function isRight(written: string): boolean {
  const [what, columns] = written.split(': ');
  return rightly.some((each) =>
    each.columns
      ? each.what === what && columns?.split(', ').every((name) => each.columns?.includes(name))
      : each.what === written,
  );
}

export const wrongly = (writes: readonly string[]): string[] =>
  writes.filter((each) => !isRight(each));
