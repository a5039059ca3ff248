import type { ErrorBody } from '@caretrail/contract/http/error-body';
import { medicationEdit, newMedication } from '@caretrail/contract/medications/medication-body';
import type { Medication } from '@caretrail/contract/medications/schema';
import {
  asNeeded,
  onePhase,
  wrongPlans,
} from '@caretrail/contract/medications/testing/wrong-plans';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  editMedication,
  madeMedication,
  medicationsOf,
  sendDose,
  sendMedication,
} from '../../testing/medications.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
let person: Person;
let kept: Medication;
beforeAll(async () => {
  person = await asPatient(testApp());
  kept = await madeMedication(person);
});

const fieldsOf = (answer: LightMyRequestResponse): Record<string, string> =>
  answer.json<ErrorBody>().fields ?? {};

/** Create and edit refuse it at this place with a sentence, and the record is unchanged. */
async function expectRefused(body: object, place: string): Promise<void> {
  for (const send of [
    () => sendMedication(person, { name: 'Temozolomide', ...body }),
    () => editMedication(person, kept.id, body),
  ]) {
    const answer = await send();
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(fieldsOf(answer)).toMatchObject({
      [place]: expect.stringMatching(/^[A-Z].{10,}\.$/) as string,
    });
    expect(Object.keys(fieldsOf(answer))).not.toContain('body');
  }
  expect(await medicationsOf(person)).toEqual([kept]);
}

describe('§7 a wrong plan', () => {
  it.each(wrongPlans)(
    '%s is refused at its place, and nothing is stored',
    async (_, phases, place) => {
      await expectRefused({ schedule: { phases } }, `schedule.${place}`);
    },
  );

  it('as-needed limits that agree are accepted, and may not be made to contradict each other', async () => {
    const other = await asPatient(testApp());
    const made = await madeMedication(other, { schedule: { phases: asNeeded(3, 480) } });
    const answer = await editMedication(other, made.id, {
      schedule: { phases: asNeeded(4, 480) },
    });
    expect(fieldsOf(answer)).toMatchObject({
      'schedule.phases.0.pattern.max_per_day': expect.stringMatching(/contradict/) as string,
    });
    expect(await medicationsOf(other)).toEqual([made]);
  });

  it.each([
    ['end_date', '2026-12-31', /^The schedule has no end\./],
    ['start_date', '2026-01-02', /^The schedule starts on 2026-01-01\./],
    ['times', ['09:00'], /^The schedule has other times\./],
    ['repeat_on', ['mon'], /^The schedule has other days\./],
  ])(
    '%s: %j beside a schedule that says otherwise is refused, not dropped',
    async (field, value, words) => {
      const body = { schedule: { phases: onePhase({}) }, [field]: value };
      await expectRefused(body, field);
      const answer = await sendMedication(person, { name: 'Temozolomide', ...body });
      expect(fieldsOf(answer)[field]).toMatch(words);
    },
  );

  it('flat fields that say the same as the schedule are accepted', async () => {
    const other = await asPatient(testApp());
    const answer = await sendMedication(other, {
      name: 'Temozolomide',
      schedule: { phases: onePhase({}) },
      times: ['08:00'],
      repeat_on: null,
      start_date: '2026-01-01',
      end_date: null,
    });
    expect(outcomeOf(answer)).toBe('200');
  });
});

describe('§7 a wrong field', () => {
  it.each([
    ['name', ''],
    ['repeat_on', ['Monday']],
    ['start_date', '1066-10-14'],
    ['start_date', '9999-12-31'],
    ['end_date', '1066-10-14'],
    ['end_date', '9999-12-31'],
    ['dosage', '-500 mg'],
    ['dosage', '0 mg'],
    ['strength', '-500 mg'],
    ['strength', '0 mg'],
  ])('%s: %j is refused at its field', async (field, value) => {
    await expectRefused({ [field]: value }, field);
  });

  it('every invalid time is refused by its number', async () => {
    await expectRefused({ times: ['08:00', '8'] }, 'times.1');
  });

  it.each(Object.keys({ ...newMedication.shape, ...medicationEdit.shape }))(
    '%s is never reported as the body',
    async (field) => {
      const body = { [field]: { wrong: true } };
      const answers = [
        ...(field in newMedication.shape
          ? [await sendMedication(person, { name: 'Temozolomide', ...body })]
          : []),
        await editMedication(person, kept.id, body),
      ];
      for (const answer of answers) {
        expect(outcomeOf(answer)).toBe('400 invalid_input');
        const places = Object.keys(fieldsOf(answer)).map((path) => path.split('.')[0]);
        expect([...new Set(places)]).toEqual([field]);
      }
      expect(await medicationsOf(person)).toEqual([kept]);
    },
  );

  it('several wrong fields are all named at once', async () => {
    const answer = await sendMedication(person, { name: '', times: ['8'], repeat_on: 'Monday' });
    expect(Object.keys(fieldsOf(answer)).toSorted()).toEqual(['name', 'repeat_on', 'times.0']);
  });

  it.each(['-500 mg', '0 mg'])('a dose of %s is refused', async (strength) => {
    const answer = await sendDose(person, kept.id, {
      status: 'taken',
      amount_parts: [{ strength, count: 1 }],
    });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(Object.keys(fieldsOf(answer))).toEqual(['amount_parts.0.strength']);
  });
});
