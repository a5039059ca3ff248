import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays, addMonths, startOfMonth } from '@caretrail/contract/time/days';
import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  dosesOf,
  editMedication,
  madeMedication,
  medicationsOf,
  todayOf,
} from '../../testing/medications.ts';
import { asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

const onDay31 = (start: string) => ({
  name: 'Vitamin D',
  stock: [{ strength: '20000 IU', on_hand: 2 }],
  schedule: {
    phases: [
      {
        seq: 1,
        start: { date: start },
        length: { open: true },
        pattern: {
          kind: 'monthly',
          every: 1,
          on: { kind: 'date', day: 31 },
          anchor: start,
        },
        slots: [{ id: 'at-0800', at: '08:00', parts: [{ strength: '20000 IU', count: 1 }] }],
      },
    ],
  },
});

it('§3 a medicine on day 31 is due on the last day of each month, and says so in a sentence', async () => {
  const person = await asPatient(testApp());
  const today = todayOf(testApp());
  const next = addMonths(startOfMonth(today), 1);
  const made = await madeMedication(person, onDay31(next));
  const lastDays = [1, 2, 3, 4].map((count) => addDays(addMonths(next, count), -1));
  const doses = await dosesOf(person, today, lastDays[3]);
  expect(doses.map(({ local_date }) => local_date)).toEqual(lastDays);
  expect(made).toMatchObject({
    times: null,
    repeat_on: null,
    schedule_text: 'On day 31 of each month (the last day of a shorter month) at 08:00: 20000 IU',
    // Two are left: the third is not covered.
    stock: [{ runs_out_on: lastDays[2], use: 'planned', alert: null }],
  } satisfies Partial<Record<keyof Medication, unknown>>);
  expect(await medicationsOf(person)).toEqual([made]);

  const every2 = onDay31(next).schedule.phases.map((phase) => ({
    ...phase,
    pattern: { ...phase.pattern, every: 2 },
  }));
  const edited = await editMedication(person, made.id, { schedule: { phases: every2 } });
  expect(outcomeOf(edited)).toBe('200');
  const rarely = await dosesOf(person, today, lastDays[3]);
  expect(rarely.map(({ local_date }) => local_date)).toEqual([lastDays[0], lastDays[2]]);
});
