import { addDays } from '@caretrail/contract/time/days';
import { checkInEndpoints } from '@caretrail/contract/timelines/check-in-endpoints';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { seriesEndpoints } from '@caretrail/contract/timelines/series-endpoints';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { helperOf } from '../../testing/circle.ts';
import { editWith, eventsOf, madeEvent } from '../../testing/events.ts';
import { uploaded } from '../../testing/library.ts';
import { doseName, madeMedication, sendPostponement, todayOf } from '../../testing/medications.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { madeSeries } from '../../testing/series.ts';
import { clockTo } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  madeTreatment,
  radiotherapyFrom,
  sendNotes,
  treatmentsOf,
} from '../../testing/treatments.ts';

const testApp = useTestApp();
/** So many days from today. */
const daysOn = (days: number): string => addDays(todayOf(testApp()), days);
const people = async () => {
  const patient = await asPatient(testApp());
  return {
    patient,
    helper: await helperOf(testApp(), patient, { role: 'helper' }),
    other: await helperOf(testApp(), patient, { role: 'helper' }),
    manager: await helperOf(testApp(), patient),
  };
};
const restore = async (person: Person, id: string) =>
  outcomeOf(await person.call(timelinesEndpoints.restore, { params: { id } }));
const remove = async (person: Person, id: string) =>
  outcomeOf(await person.call(timelinesEndpoints.remove, { params: { id } }));

describe('D8 what the patient deleted', () => {
  it('is not brought back by the helper who wrote it, but what they deleted themselves is', async () => {
    const { patient, helper, manager } = await people();
    const { id } = await madeEvent(testApp(), helper);
    expect([await remove(helper, id), await restore(helper, id)]).toEqual(['204', '200']);
    expect([await remove(patient, id), await restore(helper, id)]).toEqual([
      '204',
      '403 forbidden',
    ]);
    // A second delete changes nothing about who deleted it.
    expect([await remove(helper, id), await restore(helper, id)]).toEqual(['204', '403 forbidden']);
    expect(await eventsOf(patient)).toEqual([]);
    expect([await restore(manager, id), (await eventsOf(patient)).length]).toEqual(['200', 1]);
  });

  it('stays deleted where it was several of a series, or a file', async () => {
    const { patient, helper } = await people();
    const [id = ''] = (await madeSeries(testApp(), helper)).ids;
    const query = { scope: 'all' } as const;
    await patient.call(seriesEndpoints.remove, { params: { id }, query });
    expect(await restore(helper, id)).toBe('403 forbidden');
    const file = await uploaded(testApp(), helper);
    const bring = async (person: Person) =>
      outcomeOf(
        await person.call(filesEndpoints.edit, { params: file, body: { deleted: false } as never }),
      );
    await helper.call(filesEndpoints.remove, { params: file });
    expect(await bring(helper)).toBe('200');
    await patient.call(filesEndpoints.remove, { params: file });
    expect(await bring(helper)).toBe('403 forbidden');
    expect(await eventsOf(patient)).toEqual([]);
    expect(await bring(patient)).toBe('200');
  });

  it('stays deleted where the helper deletes the event of the file after it', async () => {
    const { patient, helper } = await people();
    const event = await madeEvent(testApp(), helper);
    const file = await uploaded(testApp(), helper, undefined, { event_id: event.id });
    await patient.call(filesEndpoints.remove, { params: file });
    await remove(helper, event.id);
    const body = { deleted: false } as never;
    expect(outcomeOf(await helper.call(filesEndpoints.edit, { params: file, body }))).toBe(
      '403 forbidden',
    );
  });
});

describe('D8 what the patient said', () => {
  it('in a check-in that a helper began is the patient’s', async () => {
    const { patient, helper, manager } = await people();
    const day = daysOn(0);
    const save = async (person: Person, body: object) =>
      person.call(checkInEndpoints.save, { params: { day }, body: body as never });
    const begun = (await save(helper, { mood: 'good' })).json<TimelineEvent>();
    expect(outcomeOf(await save(helper, { mood: 'fair' }))).toBe('200');
    expect((await save(patient, { mood: 'poor' })).json()).toMatchObject({
      created_by: patient.userId,
    });
    expect(outcomeOf(await save(helper, { mood: 'very_good' }))).toBe('403 forbidden');
    expect(await remove(helper, begun.id)).toBe('403 forbidden');
    expect((await eventsOf(patient))[0]?.check_in).toMatchObject({ mood: 'poor' });
    expect(outcomeOf(await save(manager, { energy: 'good' }))).toBe('200');
  });

  it('of what came of a visit that a helper added is the patient’s; its day is not', async () => {
    const { patient, helper } = await people();
    const edit = async (person: Person, id: string, fields: Record<string, string>) =>
      outcomeOf(await editWith(testApp(), person, id, { fields }));
    const event = await madeEvent(testApp(), helper);
    expect(await edit(patient, event.id, { questions: '["May I drive?"]' })).toBe('200');
    expect(await edit(helper, event.id, { title: 'Moved' })).toBe('200');
    expect(await edit(patient, event.id, { outcome: 'I may not drive.' })).toBe('200');
    expect(await edit(helper, event.id, { outcome: 'I may drive.' })).toBe('403 forbidden');
    expect(await eventsOf(patient)).toMatchObject([
      { outcome: 'I may not drive.', title: 'Moved', created_by: patient.userId },
    ]);
  });
});

describe('D8 sessions of a treatment', () => {
  it('are recorded by a helper where no one else has, and planned by managers', async () => {
    const { patient, helper, other, manager } = await people();
    const { id, sessions } = await madeTreatment(patient, radiotherapyFrom(daysOn(-7)));
    const [first, second, third] = sessions.map((session) => session.id);
    const later = sessions.at(-1)?.id;
    const note = async (person: Person, body: object) =>
      outcomeOf(await sendNotes(person, id, body));
    const on = (session: string | undefined, said: object) => ({
      sessions: [{ id: session, ...said }],
    });
    const done = { status: 'done' };
    const refused = '403 forbidden';
    // One’s own record can be corrected, and taken back.
    expect(await note(helper, on(first, done))).toBe('200');
    expect(await note(other, on(first, { status: 'missed' }))).toBe(refused);
    expect(await note(helper, on(first, { status: 'planned' }))).toBe('200');
    expect(await note(other, on(first, done))).toBe('200');
    // What the patient or a manager said stays.
    expect(await note(patient, on(second, { status: 'missed', reason: 'Fever' }))).toBe('200');
    expect(await note(helper, on(second, done))).toBe(refused);
    expect(await note(helper, on(second, { reason: '' }))).toBe(refused);
    expect(await note(manager, on(third, done))).toBe('200');
    expect(await note(helper, on(third, { status: 'planned' }))).toBe(refused);
    // The plan is for managers.
    for (const body of [
      on(later, { date: daysOn(20) }),
      on(later, { time: '10:00' }),
      on(later, done),
      { sessions: [{ date: daysOn(20) }] },
      { sessions: [{ date: daysOn(0), status: 'done' }] },
      { removed: [later] },
    ])
      expect(await note(helper, body)).toBe(refused);
    const [after] = await treatmentsOf(patient);
    expect(after?.sessions.slice(0, 3)).toMatchObject([
      done,
      { status: 'missed', reason: 'Fever' },
      done,
    ]);
    expect(after?.sessions.slice(3)).toEqual(sessions.slice(3));
    expect(await note(manager, on(later, { date: daysOn(20) }))).toBe('200');
    expect(await note(patient, on(first, { status: 'planned' }))).toBe('200');
  });

  it('stay who recorded them when the plan is moved or edited', async () => {
    const { patient, helper, manager } = await people();
    const { id, sessions } = await madeTreatment(patient, radiotherapyFrom(daysOn(-7)));
    const [first] = sessions;
    await sendNotes(patient, id, { sessions: [{ id: first?.id, status: 'done' }] });
    const moved = { sessions: [{ id: first?.id, date: daysOn(-1) }] };
    expect(outcomeOf(await sendNotes(manager, id, moved))).toBe('200');
    const back = { sessions: [{ id: first?.id, status: 'planned' }] };
    expect(outcomeOf(await sendNotes(helper, id, back))).toBe('403 forbidden');
  });

  it('of a device are added and taken back by the helper who noted the hours', async () => {
    const { patient, helper } = await people();
    const { id } = await madeTreatment(patient, { type: 'tumour_treating_fields' });
    const hours = { date: daysOn(-1), status: 'done', hours: 18 };
    expect(outcomeOf(await sendNotes(helper, id, { sessions: [hours] }))).toBe('200');
    const ofPatient = { ...hours, date: daysOn(-2) };
    await sendNotes(patient, id, { sessions: [ofPatient] });
    const [theirs, own] = (await treatmentsOf(patient))[0]?.sessions ?? [];
    const removed = async (session: string | undefined) =>
      outcomeOf(await sendNotes(helper, id, { removed: [session] }));
    expect([await removed(theirs?.id), await removed(own?.id)]).toEqual(['403 forbidden', '200']);
  });
});

describe('D8 the delay of a dose', () => {
  it('is changed and taken back by the helper who put it off, by managers and by the patient', async () => {
    clockTo(testApp(), '08:30');
    const { patient, helper, other, manager } = await people();
    const made = await madeMedication(patient);
    const dose = doseName(made, 'at-0800', todayOf(testApp()));
    const putOff = async (person: Person, clock: string | null) =>
      outcomeOf(
        await sendPostponement(person, made.id, {
          ...dose,
          until: clock && `${todayOf(testApp())}T${clock}:00.000Z`,
        }),
      );
    expect(await putOff(helper, '09:00')).toBe('201');
    expect(await putOff(other, null)).toBe('403 forbidden');
    expect([await putOff(helper, '09:30'), await putOff(helper, null)]).toEqual(['201', '201']);
    // Said by the patient: a delay, and that there is none.
    expect(await putOff(patient, '09:15')).toBe('201');
    expect([await putOff(helper, null), await putOff(helper, '10:00')]).toEqual([
      '403 forbidden',
      '403 forbidden',
    ]);
    expect(await putOff(manager, '09:20')).toBe('201');
    expect(await putOff(patient, null)).toBe('201');
    expect(await putOff(helper, '09:40')).toBe('403 forbidden');
  });
});
