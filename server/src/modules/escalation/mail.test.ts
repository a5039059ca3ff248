import { escalationEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import { describe, expect, it } from 'vitest';
import { asHelperOf, madeCritical, runEscalation } from '../../testing/escalation.ts';
import { livesIn, madeMedication } from '../../testing/medications.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { asPatient } from '../../testing/people.ts';
import { clockTo } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

/** A critical dose at eight, Anna first and Ben second. */
async function beforeEight() {
  clockTo(testApp(), '07:55');
  const patient = await asPatient(testApp(), { first_name: 'Robin', last_name: 'Weber' });
  const medicine = await madeMedication(patient, { times: ['08:00'] });
  const anna = await asHelperOf(testApp(), patient, 'Anna');
  await madeCritical(patient, medicine, [anna, await asHelperOf(testApp(), patient, 'Ben')]);
  return { patient, anna };
}

async function told(): Promise<void> {
  testApp().clock.advance(35 * 60_000);
  await runEscalation(testApp());
}

describe('D11 what a message to a helper says', () => {
  it('names neither the medicine nor a dose, and in its subject not even the patient', async () => {
    const { anna } = await beforeEight();
    await told();
    const [mail] = await mailsTo(testApp(), anna.email);
    expect(mail?.subject).toBe('Someone in your care circle may need you');
    expect(mail?.text).toContain('Robin asked us to tell you');
    expect(mail?.text).toContain('It was planned for 08:00.');
    expect(mail?.text).toContain('Ask Robin first, so that nothing is done twice.');
    expect(mail?.text).toContain('the next person is told at 09:00');
    for (const form of [mail?.text, mail?.html])
      expect(form).not.toMatch(/Levetiracetam|500 mg|Weber|medicine|dose/i);
  });

  it('names them where the patient chose so, in one message for all of a time', async () => {
    const { patient, anna } = await beforeEight();
    const other = await madeMedication(patient, { name: 'Omeprazole', times: ['08:00'] });
    await madeCritical(patient, other, [anna]);
    const body = { waits_for_quiet: false, names_in_messages: true };
    expect((await patient.call(escalationEndpoints.saveSettings, { body })).statusCode).toBe(200);
    await told();
    const [mail, ...others] = await mailsTo(testApp(), anna.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Someone in your care circle may need you');
    for (const line of ['Robin Weber', '08:00 · Levetiracetam · 500 mg', '08:00 · Omeprazole'])
      expect(mail?.text).toContain(line);
  });

  it.each([
    ['another clock', 'America/New_York', true],
    ['the same clock elsewhere', 'Africa/Abidjan', false],
    ['a clock that is not known', null, true],
  ])('says whose clock it is to a helper with %s', async (_, zone, isSaid) => {
    const { anna } = await beforeEight();
    if (zone !== null) await livesIn(testApp(), anna, zone);
    await told();
    const [mail] = await mailsTo(testApp(), anna.email);
    expect(mail?.text.includes('Times are on Robin’s clock (UTC time).')).toBe(isSaid);
  });

  it('is in the language of the helper', async () => {
    const { anna } = await beforeEight();
    await testApp().deps.db.execute(`UPDATE users SET language = 'de' WHERE id = $1`, [
      anna.userId,
    ]);
    await told();
    const [mail] = await mailsTo(testApp(), anna.email);
    expect(mail?.html).toContain('<html lang="de-DE"');
    expect(mail?.text).not.toContain('Ask Robin first');
  });
});
