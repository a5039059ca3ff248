import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import {
  askEmail,
  askedEmail,
  changedEmail,
  confirmEmail,
  emailOf,
  freshAddress,
  patientWithPassword,
} from '../../testing/email-change.ts';
import { insertUser } from '../../testing/factories.ts';
import { codeIn, mailsTo, subjectsTo } from '../../testing/outbox.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing, minimumAnswerMs: 0 });

const somePatient = () => patientWithPassword(testApp());

describe('an address that belongs to another account', () => {
  it.each(['active', 'inactive', 'pending'] as const)(
    'gets the same response (%s); its owner gets a mail, and no code works',
    async (status) => {
      const person = await somePatient();
      const owner = await insertUser(testApp(), { status });
      const [free, taken] = [
        await askEmail(person, freshAddress()),
        await askEmail(person, owner.email),
      ];
      const shapeOf = (answer: typeof taken) => [
        answer.statusCode,
        Object.keys(answer.json<object>()),
        answer.json<{ resend_after: number }>().resend_after,
      ];
      expect(shapeOf(taken)).toEqual(shapeOf(free));
      const [mail] = await mailsTo(testApp(), owner.email);
      expect(mail?.subject).toBe('Someone asked to use your email address');
      expect(mail && codeIn(mail)).toBe('');
      expect(outcomeOf(await confirmEmail(person, '000000'))).toBe('400 wrong_code');
      expect(await emailOf(person)).toBe(person.email);
    },
  );

  it('counts as taken while that account can take it back', async () => {
    const leaving = await somePatient();
    await changedEmail(testApp(), leaving, freshAddress());
    const person = await somePatient();
    expect(await askedEmail(testApp(), person, leaving.email)).toBe('');
    expect((await subjectsTo(testApp(), leaving.email))[0]).toBe(
      'Someone asked to use your email address',
    );
  });

  it('is refused, with nothing changed, when it was given away after the code was sent', async () => {
    const person = await somePatient();
    const email = freshAddress();
    const code = await askedEmail(testApp(), person, email);
    await insertUser(testApp(), { email });
    expect(outcomeOf(await confirmEmail(person, code))).toBe('409 conflict');
    expect(await emailOf(person)).toBe(person.email);
    expect(await mailsTo(testApp(), person.email)).toHaveLength(0);
  });

  it('goes to one of two accounts that prove it at once', async () => {
    const people = [await somePatient(), await somePatient()];
    const email = freshAddress();
    const codes: string[] = [];
    for (const person of people) codes.push(await askedEmail(testApp(), person, email));
    const answers = await Promise.all(
      people.map((person, index) => confirmEmail(person, codes[index] ?? '')),
    );
    expect(answers.map(outcomeOf).toSorted()).toEqual(['200', '409 conflict']);
  });
});
