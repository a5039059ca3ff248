import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import type { Circle } from '@caretrail/contract/circle/schema';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { helperOf, inRecord } from '../../testing/circle.ts';
import { asHelperOf, madeCritical, runEscalation } from '../../testing/escalation.ts';
import { dailyIn, livesIn, madeMedication, todayOf } from '../../testing/medications.ts';
import { sendMails } from '../../testing/outbox.ts';
import { asPatient, type Person, signedInAgain } from '../../testing/people.ts';
import { clockTo } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const minute = 60_000;

/** Eleven hours behind UTC: days end there when they are half over elsewhere. */
const farWest = 'Pacific/Pago_Pago';

const isOverFor = async (patient: Person): Promise<boolean | undefined> =>
  (await (await signedInAgain(testApp(), patient)).call(circleEndpoints.read)).json<Circle>()
    .people[0]?.is_over;

describe('D9 the last day of an access', () => {
  it('is on the calendar of the patient, and no medicine that a manager enters or deletes moves it', async () => {
    clockTo(testApp(), '22:00');
    const patient = await asPatient(testApp());
    const ends_on = todayOf(testApp());
    const manager = await helperOf(testApp(), patient, { ends_on });
    await madeMedication(manager, dailyIn(farWest, ends_on));
    testApp().clock.advance(130 * minute);
    const session = await signedInAgain(testApp(), manager.atHome);
    const there = inRecord(testApp(), session, patient.patientId);
    expect(
      outcomeOf(await there.call(medicationsEndpoints.history, { params: { id: ends_on } })),
    ).toBe('403 forbidden');
    expect((await session.call(circleEndpoints.helping)).json()).toMatchObject({ data: [] });
    expect(await isOverFor(patient)).toBe(true);
  });

  it('is on that of the schedules which patients made themselves, where they named no zone', async () => {
    clockTo(testApp(), '22:00');
    const patient = await asPatient(testApp());
    const ends_on = todayOf(testApp());
    const medicine = await madeMedication(patient, dailyIn(farWest, ends_on));
    const manager = await helperOf(testApp(), patient, { ends_on });
    const params = { id: medicine.id };
    expect((await manager.call(medicationsEndpoints.remove, { params })).statusCode).toBe(204);
    testApp().clock.advance(130 * minute);
    expect(await isOverFor(patient)).toBe(false);
    await livesIn(testApp(), patient, 'Europe/Berlin');
    expect(await isOverFor(patient)).toBe(true);
  });

  it('is the last of what waits for the mail server too', async () => {
    clockTo(testApp(), '22:00');
    const patient = await asPatient(testApp());
    const medicine = await madeMedication(patient, { times: ['22:30'] });
    const anna = await asHelperOf(testApp(), patient, 'Anna', { ends_on: todayOf(testApp()) });
    await madeCritical(patient, medicine, [anna], 30);
    testApp().clock.advance(65 * minute);
    await runEscalation(testApp());
    testApp().clock.advance(60 * minute);
    expect(await sendMails(testApp())).not.toContain(anna.email);
  });
});
