import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import type { HelpedRecords } from '@caretrail/contract/circle/schema';
import { successorEndpoints } from '@caretrail/contract/circle/successor-endpoints';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { factsOf } from '../../testing/circle.ts';
import { asHelperOf, endAccess, runTakeOvers } from '../../testing/escalation.ts';
import { livesIn } from '../../testing/medications.ts';
import { mailsTo, subjectsTo } from '../../testing/outbox.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { takeOvers } from '../../testing/take-overs.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { request, withdraw } = successorEndpoints;
const hour = 3_600_000;
const day = 24 * hour;
const asked = 'Someone asked to take over your Caretrail record';
const { again, overviewOf, recordsOf, ask, roleOf, messagesTo, passDays, named, requested, wait } =
  takeOvers(testApp);

describe('D12 asking to take over', () => {
  it('tells the patient at once and every day, then makes the person a manager of everything', async () => {
    const { patient, anna } = await requested(3);
    expect(await messagesTo(patient)).toBe(1);
    const mail = (await mailsTo(testApp(), patient.email))[0];
    expect(mail?.text).toContain('You named Anna, who has now asked to take over your record.');
    await passDays(2);
    expect(await messagesTo(patient)).toBe(3);
    const waiting = { over: null, wait_days: 3, told_days: 3 };
    expect(await overviewOf(patient)).toMatchObject({ request: waiting });
    expect(await recordsOf(anna)).toMatchObject([{ request: waiting }]);
    expect(await roleOf(patient, anna)).toMatchObject({ role: 'viewer' });
    await passDays(2);
    expect(await roleOf(patient, anna)).toEqual({
      role: 'manager',
      areas: ['calendar', 'medication', 'treatments', 'diary', 'files', 'summary'],
      ends_on: null,
    });
    expect(await overviewOf(patient)).toMatchObject({ named: null, request: { over: 'done' } });
    expect(await subjectsTo(testApp(), anna.email)).toContain(
      'You can now manage a Caretrail record',
    );
    expect(await subjectsTo(testApp(), patient.email)).toContain(
      'Your Caretrail record was taken over',
    );
    const facts = await factsOf(testApp(), patient.patientId);
    expect(facts.map(({ action }) => action)).toEqual(['take-over.requested', 'take-over.done']);
    const told = await messagesTo(patient);
    await passDays(2);
    expect(await messagesTo(patient)).toBe(told);
  });

  it('tells the patient once a day, however many workers there are', async () => {
    const { patient } = await requested();
    wait(day);
    await Promise.all([1, 2, 3, 4].map(() => runTakeOvers(testApp())));
    expect(await messagesTo(patient)).toBe(2);
  });

  it('takes longer where no email can leave: the patient is told on as many days, and has a day after', async () => {
    const { patient, anna } = await requested(2);
    const { db, clock } = testApp().deps;
    for (let hours = 0; hours < 50; hours += 1) {
      wait(hour);
      await db.execute(`UPDATE mail_outbox SET unreachable_at = $1 WHERE sent_at IS NULL`, [
        clock.now().toISOString(),
      ]);
      await runTakeOvers(testApp());
    }
    expect(await messagesTo(patient)).toBe(1);
    const { request: late } = await overviewOf(patient);
    // The message of the first day has not left either.
    expect(late).toMatchObject({ told_days: 0 });
    expect(Date.parse(late?.ends_at ?? '')).toBeGreaterThan(clock.now().getTime());
    await db.execute(`UPDATE mail_outbox SET sent_at = $1`, [clock.now().toISOString()]);
    wait(hour);
    await runTakeOvers(testApp());
    expect(await messagesTo(patient)).toBe(2);
    wait(12 * hour);
    await runTakeOvers(testApp());
    expect(await roleOf(patient, anna)).toMatchObject({ role: 'viewer' });
    await passDays(1);
    expect(await roleOf(patient, anna)).toMatchObject({ role: 'manager' });
  });

  it('does not count a day whose email the provider of the patient refused, however long ago', async () => {
    const { patient, anna } = await requested(3);
    const { db, clock } = testApp().deps;
    await db.execute(`UPDATE mail_outbox SET given_up_at = $1 WHERE subject = $2`, [
      clock.now().toISOString(),
      asked,
    ]);
    await passDays(1);
    await db.execute(`DELETE FROM mail_outbox WHERE given_up_at IS NOT NULL`);
    expect((await overviewOf(patient)).request).toMatchObject({ told_days: 1 });
    await passDays(2);
    expect(await roleOf(patient, anna)).toMatchObject({ role: 'viewer' });
    await passDays(1);
    expect(await roleOf(patient, anna)).toMatchObject({ role: 'manager' });
  });

  it('is only for the person who was named; for others there is no such record', async () => {
    const { patient } = await named();
    const ben = await asHelperOf(testApp(), patient, 'Ben', { role: 'manager' });
    for (const other of [ben, patient, await asPatient(testApp())])
      expect(outcomeOf(await ask(other, patient))).toBe('404 not_found');
    expect(await recordsOf(ben)).toEqual([]);
  });

  it('twice is refused', async () => {
    const { patient, anna } = await requested();
    expect(outcomeOf(await ask(anna, patient))).toBe('409 conflict');
  });

  it('and withdrawing it again and again does not flood the patient with messages', async () => {
    const { patient, anna } = await named();
    const params = { id: patient.patientId ?? '' };
    const { takeOversPerDay: most } = limits.circle;
    for (let times = 0; times < most; times += 1) {
      expect((await ask(anna, patient)).statusCode).toBe(200);
      await runTakeOvers(testApp());
      await (await again(anna)).call(withdraw, { params });
    }
    expect(outcomeOf(await ask(anna, patient))).toBe('429 too_many');
    expect(await messagesTo(patient)).toBe(most);
    wait(day);
    expect((await ask(anna, patient)).statusCode).toBe(200);
  });

  it('needs a fresh second step', async () => {
    const { patient, anna } = await named();
    const { db } = testApp().deps;
    const session = await again(anna);
    await db.execute(`UPDATE sessions SET factor_at = NULL WHERE user_id = $1`, [anna.userId]);
    const answer = await session.call(request, { params: { id: patient.patientId ?? '' } });
    expect(outcomeOf(answer)).toBe('403 reauth_required');
  });
});

describe('D12 the first call of the app', () => {
  it('says whether someone asks to take over one’s own record, while they do', async () => {
    const isAsked = async (person: Person): Promise<boolean> =>
      (await (await again(person)).call(circleEndpoints.helping)).json<HelpedRecords>()
        .take_over_asked;
    const { patient, anna } = await named();
    expect(await isAsked(patient)).toBe(false);
    await ask(anna, patient);
    expect([await isAsked(patient), await isAsked(anna)]).toEqual([true, false]);
    await endAccess(testApp(), patient, anna);
    expect(await isAsked(patient)).toBe(false);
  });
});

describe('D12 the clock of the patient', () => {
  it('decides when they are told: in the morning, wherever they are', async () => {
    const { patient, anna } = await named();
    await livesIn(testApp(), patient, 'Asia/Tokyo');
    await ask(anna, patient);
    await runTakeOvers(testApp());
    const times: string[] = [];
    for (let hours = 0; hours < 48; hours += 1) {
      const before = await messagesTo(patient);
      wait(hour);
      await runTakeOvers(testApp());
      if ((await messagesTo(patient)) > before)
        times.push(
          testApp().clock.now().toLocaleTimeString('en-GB', { timeZone: 'Asia/Tokyo' }).slice(0, 2),
        );
    }
    expect(times).toEqual(['09', '09']);
  });
});
