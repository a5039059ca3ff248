import { expand } from '@caretrail/contract/medications/expand';
import { newMedication } from '@caretrail/contract/medications/medication-body';
import { scheduleVersion, type ScheduleVersion } from '@caretrail/contract/medications/schedule';
import {
  antibioticInAutumnTable,
  antibioticInSpringTable,
  asNeededTable,
  coTrimoxazoleTable,
  dexamethasoneTable,
  levetiracetamTable,
  ondansetronTable,
  temozolomideTable,
} from '@caretrail/contract/medications/testing/regimen-tables';
import {
  daysOfDoses,
  daysOfTable,
  type YearTable,
} from '@caretrail/contract/medications/testing/year-table';
import { describe, expect, it } from 'vitest';
import { aMedication, aVersionOf } from '../../../testing/a-medication.ts';
import { previewOf } from '../plan.ts';
import { newBody } from './body.ts';
import { newErrors } from './check.ts';
import { sameDaysAs } from './same-days.ts';
import { taperSteps } from './taper-steps.ts';
import { emptyValues, type FormValues, noTaper } from './values.ts';

const here = { zone: 'Europe/Berlin', today: '2027-01-01' };
const at = (...times: string[]) => times.map((time) => ({ time, parts: [] }));
const form = (changes: Partial<FormValues>): FormValues => ({
  ...emptyValues,
  name: 'X',
  start: here.today,
  ...changes,
});

/** As the server would store it. */
const kept = (schedule: object | null | undefined): ScheduleVersion =>
  scheduleVersion.parse({ ...aVersionOf(), effective_from: here.today, ...schedule });
const stored = (values: FormValues): ScheduleVersion => {
  expect(newErrors(values, here)).toEqual({});
  return kept(newMedication.parse(newBody(values, here)).schedule);
};
const yearOf = (schedule: ScheduleVersion) =>
  daysOfDoses(expand(schedule, '2027-01-01', '2027-12-31', here.zone));

const antibiotic = (start: string): FormValues =>
  form({
    howOften: 'every_hours',
    hours: '8',
    ends: 'days',
    lastsDays: '7',
    start,
    times: at('06:00'),
    parts: [{ count: '1', strength: '500 mg' }],
  });

const typed: readonly [string, FormValues, YearTable][] = [
  [
    'levetiracetam twice daily',
    form({
      howOften: 'daily',
      times: at('08:00', '20:00'),
      parts: [{ count: '1', strength: '500 mg' }],
    }),
    levetiracetamTable,
  ],
  [
    'co-trimoxazole on Monday, Wednesday and Friday',
    form({
      howOften: 'weekdays',
      weekdays: ['fri', 'mon', 'wed'],
      times: at('09:00'),
      parts: [{ count: '1', strength: '960 mg' }],
    }),
    coTrimoxazoleTable,
  ],
  [
    'dexamethasone from 8 mg by 2 mg every 5 days to 0',
    form({
      howOften: 'taper',
      start: '2027-02-01',
      steps:
        taperSteps({
          ...noTaper,
          from: '8',
          by: '2',
          every: '5',
          to: '0',
          tablet: '2',
          doses: '1',
          times: ['08:00'],
        }) ?? [],
    }),
    dexamethasoneTable,
  ],
  ['an antibiotic in spring', antibiotic('2027-03-25'), antibioticInSpringTable],
  ['an antibiotic in autumn', antibiotic('2027-10-29'), antibioticInAutumnTable],
  [
    'paracetamol only when needed',
    form({ howOften: 'as_needed', maxPerDay: '4', forWhat: 'headache' }),
    asNeededTable,
  ],
];

describe('§3 §5 typed regimens give the expected doses on every day of a year', () => {
  it.each(typed)('%s', (_, values, table) => {
    expect(yearOf(stored(values))).toEqual(daysOfTable(table));
  });

  it('temozolomide in mixed capsules, cycle 4 delayed by a week, and ondansetron an hour before it', () => {
    const planned = stored(
      form({
        howOften: 'cycle',
        cycleOn: '5',
        cycleLength: '28',
        cycles: '6',
        start: '2027-01-04',
        times: at('21:00'),
        parts: [
          { count: '2', strength: '140 mg' },
          { count: '1', strength: '20 mg' },
        ],
      }),
    );
    const late = previewOf(
      aMedication({ schedule: planned }),
      { kind: 'delay', cycle: 4, days: 7 },
      { nowMs: Date.parse(`${here.today}T12:00:00Z`), ...here },
    );
    if (!late.ok) throw new Error(late.sentence);
    const schedule = { ...planned, phases: late.added[0]?.phases ?? [] };
    expect(yearOf(schedule)).toEqual(daysOfTable(temozolomideTable));
    const before = form({
      ...sameDaysAs(aMedication({ schedule }), 60),
      parts: [{ count: '1', strength: '8 mg' }],
    });
    expect(yearOf(stored(before))).toEqual(daysOfTable(ondansetronTable));
  });
});
