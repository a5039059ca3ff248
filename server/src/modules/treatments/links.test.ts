import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import { disagreementOf } from '@caretrail/contract/treatments/disagreement';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { LinkedRecords } from '@caretrail/contract/treatments/linked';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { eventsOf, madeEvent } from '../../testing/events.ts';
import {
  aDelay,
  editMedication,
  inCyclesFrom,
  madeMedication,
  medicationsOf,
  sendMedication,
  todayOf,
} from '../../testing/medications.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  aTreatment,
  cyclesFrom,
  edited,
  madeTreatment,
  readOne,
  sendEdit,
  sendShift,
  sendTreatment,
  treatmentsOf,
} from '../../testing/treatments.ts';

const testApp = useTestApp();
const linkedTo = async (person: Person, id: string): Promise<LinkedRecords> =>
  (await person.call(treatmentsEndpoints.linked, { params: { id } })).json<LinkedRecords>();

/** A medicine, an event and its file. */
async function recordsOf(person: Person) {
  const files = [{ name: 'a.pdf', content: pdf() }];
  const event = await madeEvent(testApp(), person, { files });
  const medication = await madeMedication(person);
  return { event, medication, fileId: event.files[0]?.id ?? '' };
}

describe('a record that is linked to a treatment', () => {
  it.each(['medication_ids', 'event_ids', 'file_ids'] as const)(
    'is refused under %s when it is another patient’s, in a new treatment and in an edit',
    async (name) => {
      const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
      const { event, medication, fileId } = await recordsOf(another);
      const id = { medication_ids: medication.id, event_ids: event.id, file_ids: fileId }[name];
      const own = await madeTreatment(person);
      const answers = [
        await sendTreatment(person, { ...aTreatment, [name]: [id] }),
        await sendEdit(person, own.id, { [name]: [id] }),
      ];
      for (const answer of answers) {
        expect(outcomeOf(answer)).toBe('400 invalid_input');
        expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([name]);
      }
      expect(await treatmentsOf(person)).toEqual([own]);
      expect(await eventsOf(another)).toEqual([event]);
    },
  );

  it('names the treatment from then on, from whichever side it was linked', async () => {
    const person = await asPatient(testApp());
    const { event, medication, fileId } = await recordsOf(person);
    const made = await madeTreatment(person, {
      medication_ids: [medication.id],
      event_ids: [event.id],
      file_ids: [fileId],
    });
    expect(made).toMatchObject({ medication_ids: [medication.id], event_ids: [event.id] });
    expect((await eventsOf(person))[0]).toMatchObject({ treatment_id: made.id, version: 2 });
    expect((await medicationsOf(person))[0]).toMatchObject({ treatment_id: made.id });
    expect(await linkedTo(person, made.id)).toMatchObject({
      medications: [{ id: medication.id, name: medication.name }],
      events: [{ id: event.id, title: event.title }],
      files: [{ id: fileId, event_id: event.id }],
    });

    const other = await madeEvent(testApp(), person, { treatment_id: made.id });
    const [now] = await treatmentsOf(person);
    expect(now?.event_ids).toEqual([event.id, other.id]);
  });

  it('is unlinked by an edit, and can move to another treatment', async () => {
    const person = await asPatient(testApp());
    const { event, medication } = await recordsOf(person);
    const first = await madeTreatment(person, {
      medication_ids: [medication.id],
      event_ids: [event.id],
    });
    const second = await madeTreatment(person, { event_ids: [event.id] });
    expect(second.event_ids).toEqual([event.id]);
    const after = await edited(person, first.id, { medication_ids: [] });
    expect([after.medication_ids, after.event_ids]).toEqual([[], []]);
    expect((await medicationsOf(person))[0]?.treatment_id).toBeNull();
  });

  it('may only name a treatment of its own patient, and none in the bin', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const theirs = await madeTreatment(another);
    const binned = await madeTreatment(person);
    await person.call(treatmentsEndpoints.remove, { params: { id: binned.id } });
    const medication = await madeMedication(person);
    for (const treatment_id of [theirs.id, binned.id]) {
      const answers = [
        await person.call(timelinesEndpoints.create, {
          body: {
            event_type: 'Scan',
            title: 'x',
            start: '2026-03-05T09:30',
            treatment_id,
          } as never,
        }),
        await sendMedication(person, { name: 'x', treatment_id }),
        await editMedication(person, medication.id, { treatment_id }),
      ];
      for (const answer of answers) {
        expect(outcomeOf(answer)).toBe('400 invalid_input');
        expect(answer.json<{ fields: object }>().fields).toHaveProperty('treatment_id');
      }
    }
  });

  it('is not shown while it is in the bin', async () => {
    const person = await asPatient(testApp());
    const { event } = await recordsOf(person);
    const made = await madeTreatment(person, { event_ids: [event.id] });
    await person.call(timelinesEndpoints.remove, { params: { id: event.id } });
    expect((await readOne(person, made.id)).json()).toMatchObject({ event_ids: [] });
    expect(await linkedTo(person, made.id)).toMatchObject({ events: [], files: [] });
  });
});

describe('the cycles of a linked medicine', () => {
  const linkedCycles = async () => {
    const person = await asPatient(testApp());
    const today = todayOf(testApp());
    const medicine = await madeMedication(person, inCyclesFrom(today));
    const treatment = await madeTreatment(person, {
      ...cyclesFrom(today),
      medication_ids: [medicine.id],
    });
    const cyclesNow = async () => (await linkedTo(person, treatment.id)).medications[0]?.cycles;
    const change = (body: object) =>
      person.call(medicationsEndpoints.changePlan, {
        params: { id: medicine.id },
        body: { change: body } as never,
      });
    const disagreement = async () => {
      const [plan] = await treatmentsOf(person);
      const cycles = await cyclesNow();
      return plan && cycles ? disagreementOf(plan, cycles, today) : cycles;
    };
    return { person, today, medicine, treatment, cyclesNow, change, disagreement };
  };

  it('returns 404 for those of another patient’s treatment', async () => {
    const { treatment } = await linkedCycles();
    const another = await asAnotherPatient(testApp());
    const answer = await another.call(treatmentsEndpoints.linked, { params: { id: treatment.id } });
    expect(outcomeOf(answer)).toBe('404 not_found');
  });

  it('agree with the plan until one of the two is moved, and again when the other is', async () => {
    const { person, today, treatment, change, disagreement } = await linkedCycles();
    expect(await disagreement()).toBeNull();
    const shift = { days: 7, from: addDays(today, 1), version: treatment.version };
    expect((await sendShift(person, treatment.id, shift)).statusCode).toBe(200);
    expect(await disagreement()).toEqual({
      cycle: 2,
      planned: addDays(today, 35),
      medicine: addDays(today, 28),
      days: -7,
    });
    expect((await change(aDelay)).statusCode).toBe(200);
    expect(await disagreement()).toBeNull();
  });

  it('say which one is on hold', async () => {
    const { today, change, disagreement } = await linkedCycles();
    await change({ kind: 'hold', cycle: 2 });
    expect(await disagreement()).toMatchObject({
      cycle: 2,
      planned: addDays(today, 28),
      medicine: null,
    });
  });

  it('are none for a medicine that was stopped or is taken every day', async () => {
    const { person, medicine, treatment, cyclesNow } = await linkedCycles();
    await editMedication(person, medicine.id, { state: 'stopped' });
    expect(await cyclesNow()).toBeNull();
    const daily = await madeMedication(person);
    await edited(person, treatment.id, { medication_ids: [daily.id] });
    expect(await cyclesNow()).toBeNull();
  });
});

describe('results and symptoms around a treatment', () => {
  const platelets = (value: number) => ({
    name: 'Platelets',
    value,
    unit: '',
    low: null,
    high: null,
  });
  const lab_gate = [{ test: 'platelets', min: 100 }];

  it('are those of the tests that have a limit, in its time and some weeks around it, newest first', async () => {
    const person = await asPatient(testApp());
    for (const [start, value] of [
      ['2026-01-01T08:00', 1],
      ['2026-02-20T08:00', 2],
      ['2026-04-01T08:00', 3],
      ['2026-09-01T08:00', 4],
    ] as const)
      await madeEvent(testApp(), person, {
        start,
        results: [platelets(value), { ...platelets(9), name: 'CRP' }],
      });
    const { id } = await madeTreatment(person, {
      start: '2026-03-01',
      end: '2026-05-01',
      lab_gate,
    });
    const { results } = await linkedTo(person, id);
    expect(results.map(({ date, value }) => [date, value])).toEqual([
      ['2026-04-01', 3],
      ['2026-02-20', 2],
    ]);
    const { id: open } = await madeTreatment(person, { start: '2026-03-01', lab_gate });
    expect((await linkedTo(person, open)).results.map(({ value }) => value)).toEqual([4, 3, 2]);
  });

  it('include symptoms that were noted while it went on', async () => {
    const person = await asPatient(testApp());
    for (const start of ['2026-02-28T08:00', '2026-03-01T08:00', '2026-05-02T08:00'] as const)
      await madeEvent(testApp(), person, { start, symptoms: ['fatigue'], severity: 4 });
    const { id } = await madeTreatment(person, { start: '2026-03-01', end: '2026-05-01' });
    const { symptoms } = await linkedTo(person, id);
    expect(symptoms).toMatchObject([{ date: '2026-03-01', symptoms: ['fatigue'], severity: 4 }]);
  });

  it('include no symptoms while the first day is not known', async () => {
    const person = await asPatient(testApp());
    const start = `${testApp().clock.now().toISOString().slice(0, 10)}T08:00`;
    await madeEvent(testApp(), person, { start, symptoms: ['fatigue'], severity: 4 });
    const { id } = await madeTreatment(person, { status: 'planned', start: null });
    expect((await linkedTo(person, id)).symptoms).toEqual([]);
  });
});
