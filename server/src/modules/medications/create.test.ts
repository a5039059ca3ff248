import { medicationCalls } from '@caretrail/contract/medications/medication-calls';
import { medication, type Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  aMedication,
  inTwoStrengths,
  livesIn,
  madeMedication,
  medicationsOf,
  sendMedication,
  todayOf,
} from '../../testing/medications.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

const everything = {
  ...aMedication,
  repeat_on: ['fri', 'mon'],
  start_date: '2026-01-05',
  end_date: '2027-01-05',
  instructions: 'With water, "quoted" \\ 漢字 🧠',
  reason: 'Seizures',
  status: 'current',
  state: 'on-hold',
  state_reason: 'Before the operation',
  generic: 'levetiracetam',
  code: { system: 'http://snomed.info/sct', code: '387000003' },
  form: 'tablet',
  strength: '500 mg',
  route: 'oral',
  category: 'anti_seizure',
  label_text: 'NULL',
  prescriber: 'Dr Example',
  never_stop_suddenly: true,
  hazardous_handling: false,
  notes: 'x',
};

const withKey = ({ access }: Person, key: string, body: object = aMedication) =>
  testApp().app.inject({
    method: 'POST',
    url: medicationCalls.add.path,
    payload: body,
    headers: { authorization: `Bearer ${access}`, 'idempotency-key': key },
  });

describe('§7 add a medicine', () => {
  it('is not visible to another patient', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await madeMedication(person);
    expect(await medicationsOf(another)).toEqual([]);
    expect(await medicationsOf(person)).toHaveLength(1);
  });

  it('§3 stores every field as it was sent, and the list shows exactly the response', async () => {
    const person = await asPatient(testApp());
    const answer = await sendMedication(person, everything);
    expect(answer.statusCode).toBe(200);
    const made = answer.json<Medication>();
    expect(made).toMatchObject({ ...everything, version: 1, created_by: person.userId });
    expect(await medicationsOf(person)).toEqual([made]);
    expect(medication.parse(made)).toEqual(made);
  });

  it('§3 without a statement about it, the name of a steroid or an anti-seizure medicine marks that it must not be stopped suddenly', async () => {
    const person = await asPatient(testApp());
    const made = async (fields: object): Promise<boolean> => {
      const answer = await sendMedication(person, fields);
      return answer.json<Medication>().never_stop_suddenly;
    };
    expect(await made({ name: 'Fortecortin 4 mg' })).toBe(true);
    expect(await made({ name: 'Example', generic: 'Levetiracetam' })).toBe(true);
    expect(await made({ name: 'Paracetamol' })).toBe(false);
    expect(await made({ name: 'Hydrocortisone cream', never_stop_suddenly: false })).toBe(false);
  });

  it('§3 creates one version with one phase from the flat fields alone, from today', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, { repeat_on: ['mon', 'wed', 'fri'] });
    expect(made.schedule).toMatchObject({
      effective_from: todayOf(testApp()),
      home_tz: 'UTC',
      changed_by: person.userId,
      phases: [
        {
          pattern: { kind: 'weekdays', repeat_on: ['mon', 'wed', 'fri'] },
          slots: [{ at: '08:00' }, { at: '20:00' }],
        },
      ],
    });
    expect(made).toMatchObject({ start_date: todayOf(testApp()), end_date: null });
  });

  it.each([
    ['mon', ['mon']],
    ['', null],
    [[], []],
    [null, null],
  ])('§5 stores repeat_on %j as %j', async (repeat_on, stored) => {
    const made = await madeMedication(await asPatient(testApp()), { repeat_on });
    expect(made.repeat_on).toEqual(stored);
  });

  it('§3 creates a medicine without planned doses from the name alone', async () => {
    const person = await asPatient(testApp());
    const made = (await sendMedication(person, { name: 'Vitamin D' })).json<Medication>();
    expect(made).toMatchObject({ times: [], schedule: null, status: 'current', state: 'active' });
  });

  it('takes start and end from a richer schedule', async () => {
    const person = await asPatient(testApp());
    const today = todayOf(testApp());
    const step = (seq: number, at: string) => ({
      seq,
      start: seq === 1 ? { date: addDays(today, -5) } : { after_previous: true },
      length: { days: 5 },
      pattern: { kind: 'daily' },
      slots: [{ id: `s${seq}`, at, parts: [{ strength: '2 mg', count: 1 }] }],
    });
    const made = await madeMedication(person, {
      schedule: { phases: [step(1, '07:00'), step(2, '09:00')] },
    });
    expect(made).toMatchObject({
      repeat_on: null,
      start_date: addDays(today, -5),
      end_date: addDays(today, 4),
    });
  });

  it('uses the zone and the day of the patient when none is named', async () => {
    const person = await asPatient(testApp());
    await livesIn(testApp(), person, 'Pacific/Kiritimati');
    const made = await madeMedication(person);
    const there = new Date(testApp().clock.now().getTime() + 14 * 3_600_000);
    expect(made.schedule?.home_tz).toBe('Pacific/Kiritimati');
    expect(made.start_date).toBe(there.toISOString().slice(0, 10));
  });

  it('§3 puts a medicine completed long ago into the completed list, without doses', async () => {
    const person = await asPatient(testApp());
    const made = await madeMedication(person, { status: 'completed', end_date: '2020-03-05' });
    expect(made).toMatchObject({ state: 'completed', start_date: '2020-03-05' });
    expect(await medicationsOf(person)).toEqual([]);
    expect(await medicationsOf(person, 'completed')).toEqual([made]);
  });

  it.each(['location_id', 'treatment_id', 'photo_file_id'])(
    'refuses a %s that is not the patient’s own',
    async (link) => {
      const answer = await sendMedication(await asPatient(testApp()), {
        ...aMedication,
        [link]: testApp().deps.ids.next(),
      });
      expect(answer.json()).toMatchObject({
        code: 'invalid_input',
        fields: { [link]: expect.stringMatching(/^We cannot find this/) as string },
      });
    },
  );

  it('is audited without its texts', async () => {
    const person = await asPatient(testApp());
    await madeMedication(person, { name: 'Canary' });
    expect(await auditTrailOf(testApp(), person.userId)).toContain('medication.created done');
    const rows = await testApp().deps.db.query(`SELECT * FROM audit_log WHERE actor_id = $1`, [
      person.userId,
    ]);
    expect(JSON.stringify(rows)).not.toContain('Canary');
    expect(testApp().logLines.join('')).not.toContain('Canary');
  });

  it('is done once when it is sent again under its key, with the same response', async () => {
    const person = await asPatient(testApp());
    const key = testApp().deps.ids.next();
    const body = inTwoStrengths(todayOf(testApp()));
    const first = await withKey(person, key, body);
    expect((await withKey(person, key, body)).json()).toEqual(first.json());
    expect(outcomeOf(await withKey(person, key))).toBe('422 key_reused');
    expect(await medicationsOf(person)).toEqual([first.json()]);
  });

  it('is done once for many concurrent requests under one key', async () => {
    const person = await asPatient(testApp());
    const key = testApp().deps.ids.next();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () => outcomeOf(await withKey(person, key))),
    );
    expect(outcomes).toContain('200');
    expect(outcomes.filter((each) => each !== '200' && each !== '409 in_progress')).toEqual([]);
    expect(await medicationsOf(person)).toHaveLength(1);
  });
});
