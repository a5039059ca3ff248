import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { successorEndpoints } from '@caretrail/contract/circle/successor-endpoints';
import type { SuccessorOverview } from '@caretrail/contract/circle/successor-schema';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { asHelperOf, endAccess, grantAccess } from '../../testing/escalation.ts';
import { mailsTo, subjectsTo } from '../../testing/outbox.ts';
import { asAdministrator, asPatient } from '../../testing/people.ts';
import { takeOvers } from '../../testing/take-overs.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { name } = successorEndpoints;
const hour = 3_600_000;
const day = 24 * hour;
const { again, nameIt, overviewOf, recordsOf, ask, roleOf, passDays, named, requested, wait } =
  takeOvers(testApp);

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
