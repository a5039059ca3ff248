import { expect, it } from 'vitest';
import { helperOf } from '../../testing/circle.ts';
import { todayOf } from '../../testing/medications.ts';
import { asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { mayLeave } from './told.ts';

const testApp = useTestApp();
const day = 86_400_000;

it('D11 a message under an access leaves until its last day, and under none of another record', async () => {
  const patient = await asPatient(testApp());
  const other = await asPatient(testApp());
  const ends_on = todayOf(testApp());
  const { grantId } = await helperOf(testApp(), patient, { areas: ['medication'], ends_on });
  const closed = await helperOf(testApp(), patient, { areas: ['diary'] });
  const { db, clock } = testApp().deps;
  const leaves = (patientId: string | null, id = grantId, now = clock.now()) =>
    mayLeave(db, { patientId: patientId ?? '', grantId: id }, now);
  expect(await leaves(patient.patientId)).toBe(true);
  expect(await leaves(other.patientId)).toBe(false);
  expect(await leaves(patient.patientId, closed.grantId)).toBe(false);
  const tomorrow = new Date(clock.now().getTime() + day);
  expect(await leaves(patient.patientId, grantId, tomorrow)).toBe(false);
  expect(await mayLeave(db, null, clock.now())).toBe(true);
});
