import { successorEndpoints } from '@caretrail/contract/circle/successor-endpoints';
import type { RefusalAnswer, SuccessorOverview } from '@caretrail/contract/circle/successor-schema';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { asHelperOf, endAccess, runTakeOvers } from '../../testing/escalation.ts';
import { subjectsTo } from '../../testing/outbox.ts';
import { callApi } from '../../testing/people.ts';
import { takeOvers } from '../../testing/take-overs.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { remove, refuse, refuseByLink, refusalState, withdraw } = successorEndpoints;
const hour = 3_600_000;
const day = 24 * hour;
const { again, nameIt, overviewOf, ask, roleOf, messagesTo, tokenTo, passDays, requested, wait } =
  takeOvers(testApp);

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
    await expect.poll(isWaiting).toBe(true);
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
