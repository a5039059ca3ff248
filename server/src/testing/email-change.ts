import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { linkIn, mailsTo } from './outbox.ts';
import { asPatient, type Person } from './people.ts';
import { mailedCode } from './second-factor.ts';
import { goodPassword } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

let addresses = 0;

/** An address that no account has. */
export function freshAddress(): string {
  addresses += 1;
  return `new-${addresses}@example.org`;
}

/** A patient with the password that `askEmail` sends. */
export const patientWithPassword = (testApp: TestApp): Promise<Person> =>
  asPatient(testApp, { password: goodPassword });

export const askEmail = (person: Person, email: string) =>
  person.call(accountEndpoints.askEmailChange, { body: { email, password: goodPassword } });

export const confirmEmail = (person: Person, code: string) =>
  person.call(accountEndpoints.confirmEmailChange, { body: { code } });

export const emailOf = async (person: Person): Promise<string> =>
  (await person.call(accountEndpoints.read)).json<{ email: string }>().email;

/** Requests another address; returns the code that was sent there. The password does not matter where there is none. */
export async function askedEmail(testApp: TestApp, person: Person, email: string): Promise<string> {
  await askEmail(person, email);
  return mailedCode(testApp, { email });
}

/** The token of the link in the newest mail to an address that was changed. */
export async function undoTokenTo(testApp: TestApp, email: string): Promise<string> {
  const mails = await mailsTo(testApp, email);
  const told = mails.find(({ subject }) => subject.includes('was changed'));
  return (
    new URLSearchParams(new URL(told ? linkIn(told) : '').hash.slice(1)).get('take-back') ?? ''
  );
}

/** Changes the address; returns the token of the link that takes it back. */
export async function changedEmail(
  testApp: TestApp,
  person: Person,
  email: string,
): Promise<string> {
  const code = await askedEmail(testApp, person, email);
  const before = await emailOf(person);
  await confirmEmail(person, code);
  return undoTokenTo(testApp, before);
}
