import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../testing/at-once.ts';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import {
  askedEmail,
  changedEmail,
  confirmEmail,
  freshAddress,
  patientWithPassword,
} from '../../testing/email-change.ts';
import { mailsTo } from '../../testing/outbox.ts';

import { mailedCode } from '../../testing/second-factor.ts';

import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing, minimumAnswerMs: 0 });

const somePatient = () => patientWithPassword(testApp());

describe('the old mailbox', () => {
  it('holds nothing that works after a change: neither a reset link nor a code', async () => {
    const person = await somePatient();
    const body = { email: person.email };
    await callFrom(testApp(), authEndpoints.forgotPassword, { body });
    const reset = await mailedCode(testApp(), person);
    await person.call(authEndpoints.sendEmailCode);
    const stepUp = await mailedCode(testApp(), person);
    const email = freshAddress();
    await changedEmail(testApp(), person, email);
    for (const address of [person.email, email]) {
      const verified = await callFrom(testApp(), authEndpoints.verifyResetCode, {
        body: { email: address, code: reset },
      });
      expect(outcomeOf(verified)).not.toBe('200');
    }
    const passed = await person.call(authEndpoints.verifyEmailCode, { body: { code: stepUp } });
    expect(outcomeOf(passed)).toBe('400 expired_code');
  });

  it('gets no code that is requested while the address changes', async () => {
    const person = await somePatient();
    const email = freshAddress();
    const change = `UPDATE users SET email = $2 WHERE id = $1`;
    const calls = [() => person.call(authEndpoints.sendEmailCode)];
    const [sent] = await atOnce(testApp(), person.userId, calls, (tx) =>
      tx.execute(change, [person.userId, email]),
    );
    expect(sent && outcomeOf(sent)).toBe('200');
    expect(await mailsTo(testApp(), person.email)).toEqual([]);
    expect(await mailsTo(testApp(), email)).toHaveLength(1);
  });

  it('gets no password reset that is requested while the address changes', async () => {
    const person = await somePatient();
    const email = freshAddress();
    const change = `UPDATE users SET email = $2 WHERE id = $1`;
    const body = { email: person.email };
    const calls = [() => callFrom(testApp(), authEndpoints.forgotPassword, { body })];
    const [asked] = await atOnce(testApp(), person.userId, calls, (tx) =>
      tx.execute(change, [person.userId, email]),
    );
    expect(asked && outcomeOf(asked)).toBe('202');
    for (const address of [person.email, email])
      expect(await mailsTo(testApp(), address)).toEqual([]);
  });

  it('is replaced once by many concurrent requests with the right code', async () => {
    const person = await somePatient();
    const code = await askedEmail(testApp(), person, freshAddress());
    const answers = await atOnce(
      testApp(),
      person.userId,
      [1, 2, 3].map(() => () => confirmEmail(person, code)),
    );
    expect(answers.map(outcomeOf).toSorted()).toEqual([
      '200',
      '400 expired_code',
      '400 expired_code',
    ]);
    expect(await mailsTo(testApp(), person.email)).toHaveLength(1);
  });
});
