import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import { ownRecord } from '../../http/record-context.ts';
import { asHelperOf, endAccess, madeCritical, runEscalation } from '../../testing/escalation.ts';
import { madeMedication, todayOf } from '../../testing/medications.ts';
import { mailsTo, subjectsTo } from '../../testing/outbox.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { clockTo } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { acceptDuty, type DutyDeps, endDuty, offerDuty, readDuty, takeDuty } from './duty.ts';

const testApp = useTestApp();
const hour = 3_600_000;
const day = 24 * hour;
const deps = (): DutyDeps => testApp().deps;

async function aCircle() {
  const patient = await asPatient(testApp(), { first_name: 'Robin' });
  const anna = await asHelperOf(testApp(), patient, 'Anna');
  const ben = await asHelperOf(testApp(), patient, 'Ben');
  const as = (person: Person) =>
    ownRecord({ userId: person.userId, sessionId: null, caller: null }, patient.patientId ?? '');
  const onDuty = async (): Promise<string | null> =>
    (await readDuty(deps(), as(patient))).on_duty?.name ?? null;
  return { patient, anna, ben, as, onDuty };
}

describe('D11 on duty', () => {
  it('is nobody at first, and who takes it until the end of its last day', async () => {
    clockTo(testApp(), '12:00');
    const { ben, as, onDuty } = await aCircle();
    expect(await onDuty()).toBeNull();
    const until = addDays(todayOf(testApp()), 1);
    const taken = await takeDuty(deps(), as(ben), until);
    expect(taken.on_duty).toMatchObject({ name: 'Ben', until_on: until, is_mine: true });
    testApp().clock.advance(36 * hour - 60_000);
    expect(await onDuty()).toBe('Ben');
    testApp().clock.advance(60_000);
    expect(await onDuty()).toBeNull();
  });

  it('is handed over once the other accepts it; until then nothing changes', async () => {
    const { anna, ben, as, onDuty } = await aCircle();
    await takeDuty(deps(), as(anna), null);
    const body = { helper_id: ben.userId, until_on: addDays(todayOf(testApp()), 3) };
    const { offers } = await offerDuty(deps(), as(anna), body);
    expect(offers).toMatchObject([{ name: 'Ben', from_name: 'Anna' }]);
    expect(await onDuty()).toBe('Anna');
    expect(await subjectsTo(testApp(), ben.email)).toEqual([
      'Can you be on duty in a care circle?',
    ]);
    const id = offers[0]?.id ?? '';
    await expect(acceptDuty(deps(), as(anna), id)).rejects.toMatchObject({ code: 'not_found' });
    await acceptDuty(deps(), as(ben), id);
    expect(await onDuty()).toBe('Ben');
    expect(await subjectsTo(testApp(), anna.email)).toEqual([
      'Someone else is on duty in a care circle',
    ]);
    // After it, it is Anna again, who has no end.
    testApp().clock.advance(4 * day);
    expect(await onDuty()).toBe('Anna');
  });

  it('is declined, taken back or ended by those whose it is, and by the patient', async () => {
    const { patient, anna, ben, as, onDuty } = await aCircle();
    const offer = async () => {
      const body = { helper_id: ben.userId, until_on: null };
      return (await offerDuty(deps(), as(anna), body)).offers[0]?.id ?? '';
    };
    for (const person of [ben, anna, patient])
      expect((await endDuty(deps(), as(person), await offer())).offers).toEqual([]);
    const id = (await takeDuty(deps(), as(ben), null)).on_duty?.id ?? '';
    await expect(endDuty(deps(), as(anna), id)).rejects.toMatchObject({ code: 'not_found' });
    await endDuty(deps(), as(ben), id);
    expect(await onDuty()).toBeNull();
  });

  it('is only for people who may see the medicines, and counts only while they may', async () => {
    const { patient, anna, as, onDuty } = await aCircle();
    const cem = await asHelperOf(testApp(), patient, 'Cem', { areas: ['calendar'] });
    const forbidden = { code: 'forbidden' };
    for (const person of [cem, patient])
      await expect(takeDuty(deps(), as(person), null)).rejects.toMatchObject(forbidden);
    const body = { helper_id: cem.userId, until_on: null };
    await expect(offerDuty(deps(), as(anna), body)).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await takeDuty(deps(), as(anna), null);
    await endAccess(testApp(), patient, anna);
    expect(await onDuty()).toBeNull();
  });

  it('refuses a last day that is over', async () => {
    const { anna, as } = await aCircle();
    const yesterday = addDays(todayOf(testApp()), -1);
    await expect(takeDuty(deps(), as(anna), yesterday)).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('is told first, though the medicine names another person first', async () => {
    clockTo(testApp(), '07:55');
    const { patient, anna, ben, as } = await aCircle();
    const cem = await asHelperOf(testApp(), patient, 'Cem');
    const medicine = await madeMedication(patient, { times: ['08:00'] });
    await madeCritical(patient, medicine, [anna, ben]);
    await takeDuty(deps(), as(cem), null);
    testApp().clock.advance(35 * 60_000);
    await runEscalation(testApp());
    const counts = await Promise.all(
      [anna, ben, cem].map(async ({ email }) => (await mailsTo(testApp(), email)).length),
    );
    expect(counts).toEqual([0, 0, 1]);
  });
});
