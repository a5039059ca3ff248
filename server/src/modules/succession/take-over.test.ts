import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import type { HelpedRecords } from '@caretrail/contract/circle/schema';
import { successorEndpoints } from '@caretrail/contract/circle/successor-endpoints';
import type {
  RefusalAnswer,
  SuccessorOf,
  SuccessorOverview,
} from '@caretrail/contract/circle/successor-schema';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { asHelperOf, endAccess, grantAccess, runTakeOvers } from '../../testing/escalation.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { factsOf } from '../../testing/circle.ts';
import { livesIn } from '../../testing/medications.ts';
import { mailsTo, subjectsTo } from '../../testing/outbox.ts';
import {
  asAdministrator,
  asPatient,
  callApi,
  type Person,
  signedInAgain,
} from '../../testing/people.ts';
import { clockTo } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { read, name, remove, refuse, refuseByLink, refusalState, mine, request, withdraw } =
  successorEndpoints;
const hour = 3_600_000;
const day = 24 * hour;
const wait = (ms: number): void => testApp().clock.advance(ms);
const again = (person: Person) => signedInAgain(testApp(), person);
const asked = 'Someone asked to take over your Caretrail record';

const nameIt = async (patient: Person, helper: Person, wait_days = 3) =>
  (await again(patient)).call(name, { body: { helper_id: helper.userId, wait_days } });
const overviewOf = async (patient: Person): Promise<SuccessorOverview> =>
  (await (await again(patient)).call(read)).json<SuccessorOverview>();
const recordsOf = async (helper: Person): Promise<SuccessorOf[]> =>
  (await (await again(helper)).call(mine)).json<{ data: SuccessorOf[] }>().data;
const ask = async (helper: Person, patient: Person) =>
  (await again(helper)).call(request, { params: { id: patient.patientId ?? '' } });
const roleOf = async (patient: Person, helper: Person) =>
  testApp().deps.db.maybeOne<{ role: string; areas: string[]; ends_on: string | null }>(
    `SELECT role, areas, ends_on FROM circle_grants WHERE patient_id = $1 AND helper_user_id = $2 AND ended_at IS NULL`,
    [patient.patientId, helper.userId],
  );
const messagesTo = async (patient: Person): Promise<number> =>
  (await subjectsTo(testApp(), patient.email)).filter((subject) => subject === asked).length;
const tokenTo = async (patient: Person): Promise<string> => {
  const mails = await mailsTo(testApp(), patient.email);
  const mail = mails.find(({ subject }) => subject === asked);
  return /#refuse=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

/** As the job does it: every hour. */
async function passDays(days: number): Promise<void> {
  for (let hours = 0; hours < days * 24; hours += 1) {
    wait(hour);
    await runTakeOvers(testApp());
  }
}

async function named(days = 3) {
  const patient = await asPatient(testApp(), { first_name: 'Robin', last_name: 'Weber' });
  const anna = await asHelperOf(testApp(), patient, 'Anna', { role: 'viewer' });
  expect((await nameIt(patient, anna, days)).statusCode).toBe(200);
  return { patient, anna };
}
/** At noon, so that the next message comes in the morning. */
async function requested(days = 3) {
  clockTo(testApp(), '12:00');
  const made = await named(days);
  expect((await ask(made.anna, made.patient)).statusCode).toBe(200);
  await runTakeOvers(testApp());
  return made;
}

describe('D12 naming a successor', () => {
  it('again and again does not flood that person with messages', async () => {
    const { patient, anna } = await named();
    const { namingsPerDay: most } = limits.circle;
    for (let times = 1; times < most; times += 1)
      expect((await nameIt(patient, anna, 4 + (times % 2))).statusCode).toBe(200);
    expect(outcomeOf(await nameIt(patient, anna))).toBe('429 too_many');
    expect(await mailsTo(testApp(), anna.email)).toHaveLength(most);
    wait(day);
    expect((await nameIt(patient, anna, 9)).statusCode).toBe(200);
  });

  it('is of one person of the care circle, who is told', async () => {
    const { patient, anna } = await named();
    expect(await overviewOf(patient)).toMatchObject({
      named: { helper_id: anna.userId, name: 'Anna', wait_days: 3 },
      request: null,
    });
    expect(await recordsOf(anna)).toMatchObject([
      { patient_id: patient.patientId, name: 'Robin Weber', wait_days: 3, request: null },
    ]);
    expect(await subjectsTo(testApp(), anna.email)).toEqual(['You were named in a care circle']);
  });

  it('has 14 days where none are given, and 1 to 90 otherwise', async () => {
    const patient = await asPatient(testApp());
    const anna = await asHelperOf(testApp(), patient, 'Anna');
    const body = { helper_id: anna.userId };
    const usual = await patient.call(name, { body });
    expect(usual.json<SuccessorOverview>().named?.wait_days).toBe(14);
    for (const wait_days of [0, 91, 1.5]) {
      const answer = await patient.call(name, { body: { ...body, wait_days } });
      expect(outcomeOf(answer)).toBe('400 invalid_input');
    }
  });

  it('refuses oneself, strangers, administrators and people whose access has ended', async () => {
    const patient = await asPatient(testApp());
    const gone = await asHelperOf(testApp(), patient, 'Gone');
    await endAccess(testApp(), patient, gone);
    const others = [patient, await asPatient(testApp()), await asAdministrator(testApp()), gone];
    for (const other of others)
      expect(outcomeOf(await nameIt(patient, other))).toBe('400 invalid_input');
  });

  it('ends with the access of that person, and does not come back with another invitation', async () => {
    const { patient, anna } = await named();
    await endAccess(testApp(), patient, anna);
    expect((await overviewOf(patient)).named).toBeNull();
    await grantAccess(testApp(), patient, anna);
    expect((await overviewOf(patient)).named).toBeNull();
    expect(outcomeOf(await ask(anna, patient))).toBe('404 not_found');
  });

  it('ends where that person becomes an administrator, who may never take a record over', async () => {
    const { patient, anna } = await requested();
    await testApp().deps.db.execute(`UPDATE users SET user_type = 'administrator' WHERE id = $1`, [
      anna.userId,
    ]);
    expect(await overviewOf(patient)).toMatchObject({ named: null, request: { over: 'ended' } });
    expect(outcomeOf(await nameIt(patient, anna))).toBe('400 invalid_input');
    await passDays(5);
    expect(await roleOf(patient, anna)).toMatchObject({ role: 'viewer' });
  });

  it('does not end with the last day of the access: the person sees nothing, and can still ask', async () => {
    const { patient, anna } = await named();
    await testApp().deps.db.execute(`UPDATE circle_grants SET ends_on = $2 WHERE patient_id = $1`, [
      patient.patientId,
      testApp().clock.now().toISOString().slice(0, 10),
    ]);
    wait(2 * day);
    expect((await overviewOf(patient)).named).toMatchObject({ helper_id: anna.userId });
    const helping = (await (await again(anna)).call(circleEndpoints.helping)).json();
    expect(helping).toMatchObject({ data: [], is_named: true });
    expect((await ask(anna, patient)).statusCode).toBe(200);
  });
});

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

describe('D12 the patient refuses', () => {
  it('with one tap on the link of any message, once, without signing in', async () => {
    const { patient, anna } = await requested();
    const token = await tokenTo(patient);
    await passDays(1);
    const look = await callApi(testApp(), refusalState, { body: { token } });
    expect(look.json<RefusalAnswer>().state).toBe('open');
    const answer = await callApi(testApp(), refuseByLink, { body: { token } });
    expect(answer.json<RefusalAnswer>()).toMatchObject({ state: 'refused' });
    expect(await overviewOf(patient)).toMatchObject({ request: { over: 'refused' } });
    const newest = await callApi(testApp(), refuseByLink, {
      body: { token: await tokenTo(patient) },
    });
    expect(newest.json<RefusalAnswer>().state).toBe('refused');
    expect(await subjectsTo(testApp(), anna.email)).toContain(
      'Your request to take over was refused',
    );
    await passDays(4);
    expect(await roleOf(patient, anna)).toMatchObject({ role: 'viewer' });
  });

  it('signed in', async () => {
    const { patient, anna } = await requested();
    const answer = await (await again(patient)).call(refuse);
    expect(answer.json<SuccessorOverview>().request?.over).toBe('refused');
    expect(outcomeOf(await (await again(patient)).call(refuse))).toBe('409 conflict');
    expect(outcomeOf(await ask(anna, patient))).toBe('409 conflict');
    wait(7 * day);
    expect((await ask(anna, patient)).statusCode).toBe(200);
  });

  it('by a link of an earlier request refuses nothing', async () => {
    const { patient, anna } = await requested();
    const old = await tokenTo(patient);
    await (await again(anna)).call(withdraw, { params: { id: patient.patientId ?? '' } });
    await ask(anna, patient);
    await runTakeOvers(testApp());
    const answer = await callApi(testApp(), refuseByLink, { body: { token: old } });
    expect(answer.json<RefusalAnswer>().state).toBe('over');
    expect(await overviewOf(patient)).toMatchObject({ request: { over: null } });
  });

  it('by an unknown token does nothing', async () => {
    const answer = await callApi(testApp(), refuseByLink, { body: { token: 'a'.repeat(22) } });
    expect(answer.json<RefusalAnswer>().state).toBe('over');
  });
});

describe('D12 a request ends', () => {
  it('with another name, with none, and with the access of the person', async () => {
    for (const end of ['other', 'nobody', 'access'] as const) {
      const { patient, anna } = await requested();
      if (end === 'other') await nameIt(patient, await asHelperOf(testApp(), patient, 'Ben'));
      else if (end === 'nobody') await (await again(patient)).call(remove);
      else await endAccess(testApp(), patient, anna);
      expect(await overviewOf(patient), end).toMatchObject({ request: { over: 'ended' } });
      await passDays(4);
      expect((await roleOf(patient, anna))?.role, end).not.toBe('manager');
      expect(await subjectsTo(testApp(), anna.email), end).toContain(
        'Your request to take over has ended',
      );
      expect(await messagesTo(patient), end).toBe(1);
    }
  });

  it('where the person gives the access up while the job takes the record over', async () => {
    const { patient, anna } = await requested(2);
    await passDays(1);
    // The time is over, and no job has looked since.
    wait(day + hour);
    const { db, clock } = testApp().deps;
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const leaving = db.transaction(async (tx) => {
      await tx.execute(
        `UPDATE circle_grants SET ended_at = $2, version = version + 1 WHERE patient_id = $1 AND ended_at IS NULL`,
        [patient.patientId, clock.now().toISOString()],
      );
      begun.resolve();
      await goOn.promise;
    });
    await begun.promise;
    const job = runTakeOvers(testApp()).catch(() => {});
    const isWaiting = async () =>
      (
        await db.one<{ count: number }>(
          `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      ).count > 0;
    await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true);
    goOn.resolve();
    await Promise.all([leaving, job]);
    expect(await roleOf(patient, anna)).toBeUndefined();
    await passDays(1);
    expect(await roleOf(patient, anna)).toBeUndefined();
    expect(await overviewOf(patient)).toMatchObject({ named: null, request: { over: 'ended' } });
  });

  it('when it is withdrawn; the patient is told', async () => {
    const { patient, anna } = await requested();
    const params = { id: patient.patientId ?? '' };
    const answer = await (await again(anna)).call(withdraw, { params });
    expect(answer.statusCode).toBe(200);
    expect(await subjectsTo(testApp(), patient.email)).toContain(
      'The request to take over your record was withdrawn',
    );
    expect(outcomeOf(await (await again(anna)).call(withdraw, { params }))).toBe('409 conflict');
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
