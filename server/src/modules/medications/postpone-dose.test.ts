import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { errorBody } from '@caretrail/contract/http/error-body';
import { dosePostponement, type DosePostponement } from '@caretrail/contract/medications/doses';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  doseName,
  dosesOf,
  editMedication,
  loggedDose,
  madeMedication,
  sendPostponement,
  todayOf,
} from '../../testing/medications.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { asPatient, callApi, type Person } from '../../testing/people.ts';
import { clockTo } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const minute = 60_000;
const at = (clock: string): string => `${todayOf(testApp())}T${clock}:00.000Z`;

/** A patient at half past eight with doses at eight and at eight in the evening. */
async function halfPastEight(fields: object = {}) {
  clockTo(testApp(), '08:30');
  const person = await asPatient(testApp());
  const made = await madeMedication(person, fields);
  const dose = doseName(made, 'at-0800', todayOf(testApp()));
  const putOff = (until: string | null) =>
    sendPostponement(person, made.id, { ...dose, until: until && at(until) });
  return { person, made, dose, putOff };
}
/** The same patient some minutes later, signed in again. */
async function after(minutes: number, person: Person): Promise<Person> {
  testApp().clock.advance(minutes * minute);
  const { access } = await openSessionFor(testApp(), person.userId);
  return { ...person, call: (to, input) => callApi(testApp(), to, input as object, access) };
}
const shownOf = async (person: Person) => (await dosesOf(person, todayOf(testApp())))[0];
const rowsOf = ({ patientId }: Person) =>
  testApp().deps.db.query(`SELECT 1 FROM dose_postponements WHERE patient_id = $1`, [patientId]);
const dueOf = async (person: Person) =>
  (await person.call(dashboardEndpoints.read)).json<Dashboard>().doses;

describe('§3 postponing a dose', () => {
  it('returns 404 for another patient’s medicine, and writes nothing', async () => {
    const [another, { person, made }] = [await halfPastEight(), await halfPastEight()];
    const body = { ...another.dose, until: at('09:00') };
    expect(outcomeOf(await sendPostponement(person, another.made.id, body))).toBe('404 not_found');
    expect(outcomeOf(await sendPostponement(person, made.id, body))).toBe('400 invalid_input');
    expect([await rowsOf(person), await rowsOf(another.person)]).toEqual([[], []]);
  });

  it('is upcoming until then, in the list and on the dashboard, and then due; its planned time stays', async () => {
    const { person, dose, made, putOff } = await halfPastEight();
    const answer = await putOff('09:15');
    expect(answer.statusCode).toBe(201);
    const made_at = testApp().clock.now().toISOString();
    expect(dosePostponement.parse(answer.json())).toEqual({
      ...dose,
      id: expect.any(String),
      medication_id: made.id,
      until: at('09:15'),
      made_at,
      by: person.userId,
    });
    const shown = { postponed_until: at('09:15'), at: at('08:00'), log: null };
    expect(await shownOf(person)).toMatchObject({ state: 'upcoming', ...shown });
    expect((await dueOf(person)).slice(0, 2)).toMatchObject([
      { state: 'upcoming', ...shown },
      { state: 'upcoming', at: at('20:00'), postponed_until: null },
    ]);
    expect(await auditTrailOf(testApp(), person.userId)).toContain('dose.postponed done');
    const then = await after(45, person);
    expect(await shownOf(then)).toMatchObject({ state: 'due', ...shown });
    expect((await dueOf(then))[0]).toMatchObject({ state: 'due', ...shown });
    expect(await shownOf(await after(60, person))).toMatchObject({ state: 'late' });
  });

  it('replaces the earlier time when it is repeated; the same time adds nothing', async () => {
    const { person, putOff } = await halfPastEight();
    const first = (await putOff('09:15')).json<DosePostponement>();
    expect((await putOff('09:15')).json()).toEqual(first);
    expect(await rowsOf(person)).toHaveLength(1);
    await putOff('10:00');
    expect(await shownOf(person)).toMatchObject({ postponed_until: at('10:00') });
    await putOff('09:15');
    expect(await shownOf(person)).toMatchObject({ postponed_until: at('09:15') });
    expect(await rowsOf(person)).toHaveLength(3);
  });

  it('can be undone, and the dose is due as planned', async () => {
    const { person, putOff } = await halfPastEight();
    expect(outcomeOf(await putOff(null))).toBe('400 invalid_input');
    await putOff('09:15');
    const back = await putOff(null);
    expect((await putOff(null)).json()).toEqual(back.json());
    expect(await shownOf(person)).toMatchObject({ state: 'due', postponed_until: null });
    expect(await auditTrailOf(testApp(), person.userId)).toContain('dose.postponement_undone done');
  });

  it('ends when the dose is recorded; an undo brings it back only while its time is to come', async () => {
    const { person, made, dose, putOff } = await halfPastEight();
    await putOff('09:15');
    const taken = await loggedDose(person, made.id, { ...dose, status: 'taken' });
    expect(await shownOf(person)).toMatchObject({ state: 'taken', postponed_until: null });
    expect(outcomeOf(await putOff('09:30'))).toBe('400 invalid_input');
    const clear = { status: 'cleared', supersedes: taken.id };
    const cleared = await loggedDose(person, made.id, clear);
    expect(await shownOf(person)).toMatchObject({
      state: 'upcoming',
      postponed_until: at('09:15'),
    });
    const again = await loggedDose(person, made.id, {
      ...dose,
      status: 'taken',
      supersedes: cleared.id,
    });
    const then = await after(50, person);
    await loggedDose(then, made.id, { ...clear, supersedes: again.id });
    expect(await shownOf(then)).toMatchObject({ state: 'late', postponed_until: null });
  });

  it('explains what to do where it is not possible', async () => {
    const { person, made, putOff } = await halfPastEight();
    const refusal = async (until: string) =>
      Object.values(errorBody.parse((await putOff(until)).json()).fields ?? {});
    expect(await refusal('08:15')).toEqual(['This time has passed. Select a later time.']);
    expect(await refusal('20:00')).toEqual([
      'The next dose is planned for today at 20:00. Select an earlier time, or skip this dose.',
    ]);
    const { id, version } = made;
    await editMedication(person, id, { state: 'on-hold', version });
    expect(await refusal('09:00')).toEqual(['This dose is not in the plan. Reload the page.']);
    expect(await rowsOf(person)).toEqual([]);
  });

  it('never advises to skip a medicine that must not be stopped suddenly', async () => {
    const { putOff } = await halfPastEight({ never_stop_suddenly: true });
    const late = errorBody.parse((await putOff('20:00')).json()).fields ?? {};
    expect(late['until']).toBe(
      'The next dose is planned for today at 20:00. Select an earlier time. If you cannot take it by then, call your clinic.',
    );
    for (let minutes = 10; minutes < 30; minutes += 1) await putOff(`09:${minutes}`);
    expect(errorBody.parse((await putOff('10:00')).json()).detail).toBe(
      'This dose was put off 20 times. Record this dose if you have taken it. If not, call your clinic and ask what to do.',
    );
  });

  it('moves the dose to its new time among the others, and back to the planned one once it is recorded', async () => {
    const { person, made, dose, putOff } = await halfPastEight();
    await madeMedication(person, { name: 'Omeprazole', times: ['10:00'] });
    const order = async () =>
      (await dosesOf(person, todayOf(testApp()))).map(({ medication_name }) => medication_name);
    expect(await order()).toEqual(['Levetiracetam', 'Omeprazole', 'Levetiracetam']);
    await putOff('11:00');
    expect(await order()).toEqual(['Omeprazole', 'Levetiracetam', 'Levetiracetam']);
    const shown = (await dueOf(person)).slice(0, 2);
    expect(shown.map(({ medication_name }) => medication_name)).toEqual([
      'Omeprazole',
      'Levetiracetam',
    ]);
    await loggedDose(person, made.id, { ...dose, status: 'taken' });
    expect(await order()).toEqual(['Levetiracetam', 'Omeprazole', 'Levetiracetam']);
  });

  it('is possible twenty times, and can still be undone', async () => {
    const { person, putOff } = await halfPastEight();
    const clocks = Array.from({ length: 20 }, (_, index) => `09:${index + 10}`);
    for (const clock of clocks) expect((await putOff(clock)).statusCode).toBe(201);
    const refused = await putOff('10:00');
    expect(outcomeOf(refused)).toBe('400 invalid_input');
    expect(errorBody.parse(refused.json()).detail).toBe(
      'This dose was put off 20 times. Record this dose as taken or skipped.',
    );
    expect((await putOff(null)).statusCode).toBe(201);
    expect(await rowsOf(person)).toHaveLength(21);
  });

  it('is protected from changes by the database itself', async () => {
    const { person, putOff } = await halfPastEight();
    await putOff('09:15');
    for (const change of [
      'UPDATE dose_postponements SET until = NULL',
      'DELETE FROM dose_postponements',
    ])
      await expect(
        testApp().deps.db.execute(`${change} WHERE patient_id = $1`, [person.patientId]),
      ).rejects.toMatchObject({ code: '42501' });
  });
});
