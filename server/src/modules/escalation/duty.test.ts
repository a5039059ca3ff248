import { dutyEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import type { DutyOverview } from '@caretrail/contract/circle/escalation-schema';
import { limits } from '@caretrail/contract/limits';
import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../testing/circle.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  asHelperOf,
  endAccess,
  helping,
  madeCritical,
  runEscalation,
} from '../../testing/escalation.ts';
import { madeMedication, todayOf } from '../../testing/medications.ts';
import { mailsTo, subjectsTo } from '../../testing/outbox.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { clockTo } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { read, take, offer, accept, end } = dutyEndpoints;
const hour = 3_600_000;
const day = 24 * hour;

async function aCircle() {
  const patient = await asPatient(testApp(), { first_name: 'Robin' });
  const anna = await asHelperOf(testApp(), patient, 'Anna');
  const ben = await asHelperOf(testApp(), patient, 'Ben');
  const as = (person: Person) => helping(testApp(), person, patient);
  const onDuty = async (): Promise<string | null> =>
    (await (await as(patient)).call(read)).json<DutyOverview>().on_duty?.name ?? null;
  const taking = async (person: Person, until_on: string | null = null) =>
    (await as(person)).call(take, { body: { until_on } });
  const offering = async (from: Person, to: Person, until_on: string | null = null) =>
    (await as(from)).call(offer, { body: { helper_id: to.userId, until_on } });
  const ending = async (person: Person, id: string) =>
    (await as(person)).call(end, { params: { id } });
  const accepting = async (person: Person, id: string) =>
    (await as(person)).call(accept, { params: { id } });
  return { patient, anna, ben, onDuty, taking, offering, ending, accepting };
}

describe('D11 on duty', () => {
  it('is no one at first, and who takes it until the end of its last day', async () => {
    clockTo(testApp(), '12:00');
    const { ben, taking, onDuty, patient } = await aCircle();
    expect(await onDuty()).toBeNull();
    const until = addDays(todayOf(testApp()), 1);
    const taken = (await taking(ben, until)).json<DutyOverview>();
    expect(taken.on_duty).toMatchObject({ name: 'Ben', until_on: until, is_mine: true });
    testApp().clock.advance(36 * hour - 60_000);
    expect(await onDuty()).toBe('Ben');
    testApp().clock.advance(60_000);
    expect(await onDuty()).toBeNull();
    expect(await factsOf(testApp(), patient.patientId)).toContainEqual(
      expect.objectContaining({ act: 'write', action: 'duty.taken', call: 'duty.take' }),
    );
  });

  it('is handed over once the other accepts it; until then nothing changes', async () => {
    const { anna, ben, taking, offering, accepting, onDuty } = await aCircle();
    await taking(anna);
    const offered = await offering(anna, ben, addDays(todayOf(testApp()), 3));
    const { offers } = offered.json<DutyOverview>();
    expect(offers).toMatchObject([{ name: 'Ben', from_name: 'Anna', is_from_me: true }]);
    expect(await onDuty()).toBe('Anna');
    expect(await subjectsTo(testApp(), ben.email)).toEqual([
      'Can you be on duty in a care circle?',
    ]);
    const id = offers[0]?.id ?? '';
    expect(outcomeOf(await accepting(anna, id))).toBe('404 not_found');
    await accepting(ben, id);
    expect(await onDuty()).toBe('Ben');
    expect(await subjectsTo(testApp(), anna.email)).toEqual([
      'Someone else is on duty in a care circle',
    ]);
    // After it, it is Anna again, who has no end.
    testApp().clock.advance(4 * day);
    expect(await onDuty()).toBe('Anna');
  });

  it('is declined, taken back or ended by those whose it is, and by the patient', async () => {
    const { patient, anna, ben, taking, offering, ending, onDuty } = await aCircle();
    for (const person of [ben, anna, patient]) {
      const id = (await offering(anna, ben)).json<DutyOverview>().offers[0]?.id ?? '';
      expect((await ending(person, id)).json<DutyOverview>().offers).toEqual([]);
    }
    const id = (await taking(ben)).json<DutyOverview>().on_duty?.id ?? '';
    expect(outcomeOf(await ending(anna, id))).toBe('404 not_found');
    await ending(ben, id);
    expect(await onDuty()).toBeNull();
    const logged = await testApp().deps.db.query<{ action: string; object_id: string }>(
      `SELECT action, object_id FROM audit_log
        WHERE subject_patient_id = $1 AND action IN ('duty.not-taken', 'duty.ended') ORDER BY id`,
      [patient.patientId],
    );
    // It names the person on duty, not the one who ended it.
    expect(logged).toEqual([
      ...Array.from({ length: 3 }, () => ({ action: 'duty.not-taken', object_id: ben.userId })),
      { action: 'duty.ended', object_id: ben.userId },
    ]);
  });

  it('tells the person whose duty the patient ended, once, and no one of what was only asked or is over', async () => {
    const { patient, anna, ben, taking, offering, ending } = await aCircle();
    const ended = 'Your duty in a care circle has ended';
    const turnOf = async (person: Person, until?: string) =>
      (await taking(person, until)).json<DutyOverview>().on_duty?.id ?? '';
    await ending(ben, await turnOf(ben));
    const offer = (await offering(anna, ben)).json<DutyOverview>().offers[0]?.id ?? '';
    await ending(patient, offer);
    const over = await turnOf(ben, todayOf(testApp()));
    testApp().clock.advance(day);
    await ending(patient, over);
    expect(await subjectsTo(testApp(), ben.email)).not.toContain(ended);
    const turn = await turnOf(anna);
    await ending(patient, turn);
    const [mail] = await mailsTo(testApp(), anna.email);
    expect(mail).toMatchObject({
      subject: ended,
      text: expect.stringContaining('Robin ended your duty.'),
    });
    expect(outcomeOf(await ending(patient, turn))).toBe('404 not_found');
    expect(await mailsTo(testApp(), anna.email)).toHaveLength(1);
  });

  it('is only for people who may see the medicines, and counts only while they may', async () => {
    const { patient, anna, ben, taking, offering, onDuty } = await aCircle();
    const cem = await asHelperOf(testApp(), patient, 'Cem', { areas: ['calendar'] });
    for (const person of [cem, patient])
      expect(outcomeOf(await taking(person))).toBe('403 forbidden');
    for (const to of [cem, anna])
      expect(outcomeOf(await offering(anna, to))).toBe('400 invalid_input');
    await taking(anna);
    await endAccess(testApp(), patient, anna);
    expect(await onDuty()).toBeNull();
    expect(outcomeOf(await taking(anna))).toBe('403 forbidden');
    expect((await taking(ben)).statusCode).toBe(200);
  });

  it('sends no more than some mails a day to the others', async () => {
    const { anna, ben, taking, offering, ending } = await aCircle();
    const { dutyTurnsPerDay: most } = limits.circle;
    for (let times = 0; times < most; times += 1)
      expect(outcomeOf(await offering(anna, ben))).toBe('200');
    expect(outcomeOf(await offering(anna, ben))).toBe('429 too_many');
    expect(outcomeOf(await taking(anna))).toBe('429 too_many');
    expect(await mailsTo(testApp(), ben.email)).toHaveLength(most);
    // Who was asked so often is not kept from answering.
    const turn = (await taking(ben)).json<DutyOverview>().on_duty;
    expect(turn?.name).toBe('Ben');
    expect(outcomeOf(await ending(ben, turn?.id ?? ''))).toBe('200');
    testApp().clock.advance(day);
    expect(outcomeOf(await offering(anna, ben))).toBe('200');
  });

  it('refuses a last day that is over', async () => {
    const { anna, taking } = await aCircle();
    const answer = await taking(anna, addDays(todayOf(testApp()), -1));
    expect(outcomeOf(answer)).toBe('400 invalid_input');
  });

  it('is told first, though the medicine names another person first', async () => {
    clockTo(testApp(), '07:55');
    const { patient, anna, ben, taking } = await aCircle();
    const cem = await asHelperOf(testApp(), patient, 'Cem');
    const medicine = await madeMedication(patient, { times: ['08:00'] });
    await madeCritical(patient, medicine, [anna, ben]);
    await taking(cem);
    testApp().clock.advance(35 * 60_000);
    await runEscalation(testApp());
    const counts = await Promise.all(
      [anna, ben, cem].map(async ({ email }) => (await mailsTo(testApp(), email)).length),
    );
    expect(counts).toEqual([0, 0, 1]);
  });
});
