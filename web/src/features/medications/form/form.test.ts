import { courseDoses } from '@caretrail/contract/medications/course';
import { expand } from '@caretrail/contract/medications/expand';
import { newMedication } from '@caretrail/contract/medications/medication-body';
import { scheduleVersion } from '@caretrail/contract/medications/schedule';
import { describe, expect, it } from 'vitest';
import { aMedication, aVersionOf } from '../../../testing/a-medication.ts';
import { newPlanOf } from '../plan.ts';
import { changeBody, dosageOf, factChanges, newBody, strengthsOf, valuesOf } from './body.ts';
import { changeErrors, newErrors } from './check.ts';
import { formatDetails } from './fact-fields.tsx';
import { sameDaysAs } from './same-days.ts';
import { scheduleValuesOf } from './schedule-values.ts';
import { allAtOnce, formatDivided, taperErrors, taperSteps, totalOf } from './taper-steps.ts';
import { fromTemplate, templates } from './templates.ts';
import { emptyValues, type FormValues, noDose, noStep, noTaper } from './values.ts';

const here = { zone: 'Europe/London', today: '2026-01-01' };
const at = (...times: string[]) => times.map((time) => ({ time, parts: [] }));
const form = (changes: Partial<FormValues>): FormValues => ({
  ...emptyValues,
  name: 'X',
  start: '2026-01-05',
  times: at('08:00'),
  ...changes,
});

/** As the server would store it. */
const stored = (values: FormValues) => {
  const { schedule } = newMedication.parse(newBody(values, here));
  return scheduleVersion.parse({
    ...aVersionOf(),
    ...schedule,
    effective_from: '2026-01-01',
  });
};
const doses = (values: FormValues, from: string, to: string): string[] =>
  expand(stored(values), from, to, here.zone).map(
    ({ local_date_time, parts }) =>
      `${local_date_time} ${parts.map(({ count, strength }) => `${count}×${strength}`).join('+')}`,
  );

const one = [{ count: '1', strength: '5 mg' }];

describe('§3 a plan that is changed on a journey', () => {
  const change = (tz_mode: FormValues['tz_mode'], changes: Partial<FormValues> = {}) => {
    const medicine = aMedication({
      schedule: { ...aVersionOf(), tz_mode, home_tz: 'Europe/Berlin' },
    });
    const values = { ...valuesOf(medicine, here.today), ...changes };
    return changeBody(values, { ...here, zone: 'America/New_York' }).schedule;
  };

  it('stays with its home where it is kept on home time, and follows the clock otherwise', () => {
    expect(change('home')).toMatchObject({ tz_mode: 'home', home_tz: 'Europe/Berlin' });
    expect(change('elapsed')).toMatchObject({ tz_mode: 'elapsed', home_tz: 'Europe/Berlin' });
    expect(change('wall_clock')).toMatchObject({ home_tz: 'America/New_York' });
  });

  it('has its home where that is chosen', () => {
    const chosen = change('wall_clock', { tz_mode: 'home' });
    expect(chosen).toMatchObject({ tz_mode: 'home', home_tz: 'America/New_York' });
  });
});
const levetiracetam = form({
  howOften: 'daily',
  times: at('08:00', '20:00'),
  parts: [{ count: '1', strength: '500 mg' }],
});
const taper = {
  ...noTaper,
  from: '8',
  by: '2',
  every: '5',
  to: '0',
  tablet: '2',
  doses: '1',
  times: ['08:00'],
};
const dexamethasone = form({ howOften: 'taper', steps: taperSteps(taper) ?? [] });
const temozolomide = form({
  howOften: 'cycle',
  cycleOn: '5',
  cycleLength: '28',
  cycles: '6',
  times: at('21:00'),
  parts: [
    { count: '2', strength: '140 mg' },
    { count: '1', strength: '20 mg' },
  ],
});
const escalated = form({
  ...temozolomide,
  parts: [
    { count: '1', strength: '250 mg' },
    { count: '1', strength: '20 mg' },
  ],
  cycleDoses: [
    {
      ...noDose,
      cycle: '2',
      day: '1',
      hasOwnTimes: false,
      parts: [{ count: '2', strength: '180 mg' }],
    },
  ],
});
const all: Record<string, FormValues> = {
  escalated,
  levetiracetam,
  coTrimoxazole: form({ howOften: 'weekdays', weekdays: ['fri', 'mon', 'wed'] }),
  dexamethasone,
  temozolomide,
  apart: form({
    howOften: 'cycle',
    isCycleApart: true,
    cycleOn: '1, 8',
    cycleLength: '21',
    parts: one,
  }),
  secondDay: form({ howOften: 'every_n_days', everyDays: '2', ends: 'until', until: '2026-02-01' }),
  firstMonday: form({
    howOften: 'monthly',
    monthBy: 'weekday',
    monthNth: '1',
    monthWeekday: 'mon',
    parts: one,
  }),
  lastDay: form({ howOften: 'monthly', everyMonths: '3', monthBy: 'last_day', parts: one }),
  loading: form({
    howOften: 'taper',
    steps: [
      { ...noStep, times: at('08:00'), parts: one, days: '14' },
      {
        ...noStep,
        times: at('08:00'),
        parts: one,
        rhythm: 'monthly',
        everyMonths: '3',
        monthBy: 'date',
        monthDay: '31',
      },
    ],
  }),
  antibiotic: form({ howOften: 'every_hours', hours: '8', ends: 'days', lastsDays: '7' }),
  paracetamol: form({
    howOften: 'as_needed',
    maxPerDay: '4',
    minGapHours: '4',
    forWhat: 'headache',
    parts: [{ count: '2', strength: '500 mg' }],
  }),
  different: form({
    howOften: 'daily',
    isDoseDifferent: true,
    times: [
      { time: '08:00', parts: [{ count: '1', strength: '500 mg' }] },
      { time: '20:00', parts: [{ count: '1½', strength: '500 mg' }] },
    ],
  }),
};

describe('§3 §5 regimens in the form', () => {
  it.each(Object.entries(all))('%s is valid and is read back unchanged', (_, values) => {
    expect(newErrors(values, here)).toEqual({});
    const again = scheduleValuesOf(stored(values));
    expect(again).not.toBeNull();
    expect(stored({ ...values, ...again })).toEqual(stored(values));
  });

  it('keeps a first day in the past, and lists the doses before it was added as not recorded', () => {
    const values = form({ ...levetiracetam, start: '2025-12-01' });
    expect(newErrors(values, here)).toEqual({});
    const { plan } = newPlanOf(stored(values), { nowMs: 0, ...here });
    const window = { from: '2025-12-01', to: '2026-01-02', zone: here.zone };
    const doses = courseDoses(plan, window, []);
    const daysOf = (isAsked: boolean) => [
      ...new Set(
        doses.filter(({ is_asked }) => is_asked === isAsked).map(({ local_date }) => local_date),
      ),
    ];
    expect(daysOf(true)).toEqual(['2026-01-01', '2026-01-02']);
    expect([daysOf(false)[0], daysOf(false).at(-1)]).toEqual(['2025-12-01', '2025-12-31']);
    expect(doses.filter(({ is_asked, is_added }) => is_asked === is_added)).toEqual([]);
  });

  it('asks for the unit of a strength that is only a number', () => {
    const values = form({ ...levetiracetam, parts: [{ count: '1', strength: '500' }] });
    expect(newErrors(values, here)).toEqual({
      'parts.0.strength': 'Enter the unit after the number, for example mg, µg or ml.',
    });
  });

  it('creates a plan of twice daily', () => {
    expect(doses(levetiracetam, '2026-01-05', '2026-01-06')).toEqual([
      '2026-01-05T08:00 1×500 mg',
      '2026-01-05T20:00 1×500 mg',
      '2026-01-06T08:00 1×500 mg',
      '2026-01-06T20:00 1×500 mg',
    ]);
    expect(newBody(levetiracetam, here)).toMatchObject({
      dosage: '1 × 500 mg',
      times: ['08:00', '20:00'],
      repeat_on: null,
      start_date: '2026-01-05',
      end_date: null,
    });
  });

  it('sends certain weekdays as repeat_on, in the order of the week', () => {
    expect(newBody(all['coTrimoxazole'] ?? levetiracetam, here)).toMatchObject({
      repeat_on: ['mon', 'wed', 'fri'],
    });
  });

  it('creates steps from 8 by 2 every 5 days to 0 that end after 20 days', () => {
    expect(dexamethasone.steps.map(({ days, parts }) => [days, parts[0]?.count])).toEqual([
      ['5', '4'],
      ['5', '3'],
      ['5', '2'],
      ['5', '1'],
    ]);
    const year = doses(dexamethasone, '2026-01-01', '2026-12-31');
    expect(year).toHaveLength(20);
    expect(year[0]).toBe('2026-01-05T08:00 4×2 mg');
    expect(year.at(-1)).toBe('2026-01-24T08:00 1×2 mg');
    expect(newBody(dexamethasone, here)).toMatchObject({ end_date: '2026-01-24' });
  });

  it('creates six cycles of five in 28 days, in mixed capsules', () => {
    const year = doses(temozolomide, '2026-01-01', '2026-12-31');
    expect(year).toHaveLength(30);
    expect(year[5]).toBe('2026-02-02T21:00 2×140 mg+1×20 mg');
    expect(strengthsOf(temozolomide)).toEqual(['140 mg', '20 mg']);
    expect(dosageOf(temozolomide, here.today)).toBe('2 × 140 mg and 1 × 20 mg');
  });

  it('keeps another dose from cycle 2 on in one plan, with its own slots', () => {
    const year = doses(escalated, '2026-01-01', '2026-12-31');
    expect(year).toHaveLength(30);
    expect(year[4]).toBe('2026-01-09T21:00 1×250 mg+1×20 mg');
    expect(year[5]).toBe('2026-02-02T21:00 2×180 mg');
    expect(stored(escalated).phases[0]?.dose_steps?.[0]?.slots[0]?.id).toBe('c2-2100');
    expect(strengthsOf(escalated)).toEqual(['250 mg', '20 mg', '180 mg']);
    expect(dosageOf(escalated, '2026-01-06')).toBe('1 × 250 mg and 1 × 20 mg');
    expect(dosageOf(escalated, '2026-03-01')).toBe('2 × 180 mg');
  });

  it('divides the daily amounts of a taper over its times', () => {
    const twice = {
      ...taper,
      to: '2',
      doses: '2',
      times: ['20:00', '08:00'],
      after: 'ends' as const,
    };
    const steps = taperSteps(twice) ?? [];
    expect(steps.map(totalOf)).toEqual(['8 mg', '6 mg', '4 mg', '2 mg']);
    expect(steps.at(-1)).toMatchObject({ days: '5', parts: [{ count: '0.5', strength: '2 mg' }] });
    const once = steps[3] && allAtOnce(steps[3]);
    expect(once).toMatchObject({
      times: [{ time: '08:00' }],
      parts: [{ count: '1', strength: '2 mg' }],
    });
    expect(formatDivided(twice)).toBe('8 mg a day in 2 doses: 4 mg each time.');
  });

  it('reports what is missing for the steps at its field', () => {
    expect(Object.keys(taperErrors(noTaper))).toEqual(['from', 'by', 'every', 'to', 'doses']);
    const twice = { ...taper, to: '2', doses: '2', times: ['08:00', '08:00'] };
    expect(Object.keys(taperErrors(twice))).toEqual(['times.1', 'after']);
    expect(taperErrors({ ...twice, times: [], after: 'ends' })).toEqual({
      'times.0': 'Enter time 1.',
      'times.1': 'Enter time 2.',
    });
    expect(Object.values(newErrors(form({ ...levetiracetam, times: at('', '') }), here))).toEqual([
      'Enter time 1.',
      'Enter time 2.',
    ]);
  });

  it('treats two spellings of a strength as one and keeps its stock', () => {
    const [parts, again] = ['500mg', '500 mg'].map((strength) => [{ count: '1', strength }]);
    const values = {
      ...levetiracetam,
      isDoseDifferent: true,
      times: [
        { time: '08:00', parts: parts ?? [] },
        { time: '20:00', parts: again ?? [] },
      ],
      stock: [{ strength: '500 MG', on_hand: '30', repeats_left: '' }],
    };
    expect(strengthsOf(values)).toEqual(['500mg']);
    expect(newBody(values, here).stock).toMatchObject([{ strength: '500mg', on_hand: 30 }]);
  });

  it('copies the days of another medicine, an hour earlier, with the delay', () => {
    const kept = stored(temozolomide).phases[0]?.pattern;
    if (kept?.kind !== 'cycle') throw new Error('no cycle');
    const shifts = [{ cycle: 4, start_date: '2026-04-06' }];
    const phases = [{ ...stored(temozolomide).phases[0], pattern: { ...kept, shifts } }];
    const chemo = aMedication({ schedule: scheduleVersion.parse({ ...aVersionOf(), phases }) });
    const year = doses(form({ ...sameDaysAs(chemo, 60), parts: one }), '2026-01-01', '2026-12-31');
    expect(year).toHaveLength(30);
    expect(year[15]).toBe('2026-04-06T20:00 1×5 mg');
  });

  it('plans 21 doses for every 8 hours over 7 days', () => {
    expect(doses(all['antibiotic'] ?? levetiracetam, '2026-01-01', '2026-02-01')).toHaveLength(21);
  });

  it('plans no doses or times as needed, and keeps the dose', () => {
    const values = all['paracetamol'] ?? levetiracetam;
    expect(doses(values, '2026-01-01', '2026-02-01')).toEqual([]);
    expect(newBody(values, here)).toMatchObject({ dosage: '2 × 500 mg' });
    expect(newBody(values, here)).not.toHaveProperty('times');
  });
});

const laterDoses = (...cycles: string[]) =>
  cycles.map((cycle) => ({ ...noDose, cycle, day: '1', hasOwnTimes: false, parts: one }));

describe('§5 errors of the form', () => {
  it('requires only a name and how often in the empty form', () => {
    expect(Object.keys(newErrors(emptyValues, here))).toEqual(['name', 'howOften']);
  });

  it.each<[Partial<FormValues>, string[]]>([
    [{ howOften: 'weekdays' }, ['weekdays']],
    [{ howOften: 'monthly' }, ['monthBy']],
    [{ howOften: 'monthly', everyMonths: '13', monthBy: 'last_day' }, ['everyMonths']],
    [{ howOften: 'monthly', everyMonths: '', monthBy: 'date' }, ['everyMonths', 'monthDay']],
    [{ howOften: 'monthly', monthBy: 'date', monthDay: '32' }, ['monthDay']],
    [{ howOften: 'monthly', monthBy: 'weekday', monthNth: '-1' }, ['monthWeekday']],
    [
      {
        howOften: 'taper',
        steps: [{ ...noStep, times: at('08:00'), parts: one, rhythm: 'monthly' }],
      },
      ['steps.0.monthBy'],
    ],
    [{ howOften: 'daily', times: at('') }, ['times.0']],
    [{ howOften: 'daily', times: at('08:00', '08:00') }, ['times.1']],
    [{ howOften: 'daily', start: '' }, ['start']],
    [{ howOften: 'daily', ends: 'until', until: '2025-01-01' }, ['until']],
    [{ howOften: 'daily', parts: [{ count: '1', strength: '' }] }, ['parts.0.strength']],
    [{ howOften: 'daily', parts: [{ count: 'x', strength: '5 mg' }] }, ['parts.0.count']],
    [{ howOften: 'cycle', cycleOn: '30', cycleLength: '28', parts: one }, ['cycleOn']],
    [{ howOften: 'cycle', parts: one }, ['cycleOn', 'cycleLength']],
    [{ howOften: 'cycle', cycleOn: '5', cycleLength: '28' }, ['parts.0.count']],
    [{ ...escalated, cycleDoses: laterDoses('2', '2') }, ['cycleDoses.1.cycle']],
    [{ ...escalated, cycleDoses: laterDoses('7') }, ['cycleDoses.0.cycle']],
    [
      { ...escalated, cycleDoses: [{ ...noDose, cycle: '2', day: '1', hasOwnTimes: true }] },
      ['cycleDoses.0.times.0', 'cycleDoses.0.parts.0.count'],
    ],
    [{ howOften: 'taper' }, ['steps']],
    [
      { howOften: 'taper', steps: [noStep, { ...noStep, times: at('08:00') }] },
      ['steps.0.times.0', 'steps.0.parts.0.count', 'steps.0.days', 'steps.1.parts.0.count'],
    ],
    [{ howOften: 'daily', start: '1899-12-31' }, ['start']],
    [{ howOften: 'daily', start: '2200-01-01' }, ['start']],
    [{ howOften: 'daily', parts: [{ count: '1', strength: '-500 mg' }] }, ['parts.0.strength']],
    [{ howOften: 'daily', parts: [{ count: '1', strength: '0 mg' }] }, ['parts.0.strength']],
    [{ howOften: 'as_needed', maxPerDay: '4', minGapHours: '8' }, ['maxPerDay']],
    [{ howOften: 'as_needed', maxPerDay: 'x', times: at('') }, ['maxPerDay']],
    [{ howOften: 'every_hours', ends: 'days' }, ['hours', 'lastsDays']],
    [
      { howOften: 'daily', stock: [{ strength: 'x', on_hand: 'x', repeats_left: '' }] },
      ['stock.0.on_hand'],
    ],
  ])('%j', (changes, fields) => {
    expect(Object.keys(newErrors(form(changes), here))).toEqual(fields);
  });

  it('names the cycle or step that has an error', () => {
    const cycleDoses = [{ ...noDose, cycle: '2', day: '1', hasOwnTimes: false }];
    expect(newErrors(form({ ...escalated, cycleDoses }), here)).toEqual({
      'cycleDoses.0.parts.0.count': 'Cycle 2: Enter how much is taken each time.',
    });
    const steps = [{ ...noStep, times: at('08:00'), parts: one, days: '5' }, noStep];
    expect(newErrors(form({ howOften: 'taper', steps }), here)).toMatchObject({
      'steps.1.times.0': 'Step 2: Enter the time.',
    });
  });

  it('tells what to do, without “Please”', () => {
    const sentences = JSON.stringify([
      newErrors(emptyValues, here),
      newErrors(form({ howOften: 'cycle', times: at(''), start: '' }), here),
      newErrors(form({ howOften: 'every_hours', ends: 'days' }), here),
      taperErrors(noTaper),
    ]);
    expect(sentences).toContain('Enter the name of the medicine.');
    expect(sentences).not.toContain('Please');
  });

  it('plans a dose of each month, in a shorter one on its last day', () => {
    const day31 = form({ howOften: 'monthly', monthBy: 'date', monthDay: '31', parts: one });
    expect(doses(day31, '2026-01-01', '2026-05-01')).toEqual([
      '2026-01-31T08:00 1×5 mg',
      '2026-02-28T08:00 1×5 mg',
      '2026-03-31T08:00 1×5 mg',
      '2026-04-30T08:00 1×5 mg',
    ]);
    expect(doses(all['loading'] ?? day31, '2026-01-18', '2026-08-01')).toEqual([
      '2026-01-18T08:00 1×5 mg',
      '2026-01-31T08:00 1×5 mg',
      '2026-04-30T08:00 1×5 mg',
      '2026-07-31T08:00 1×5 mg',
    ]);
  });

  it('keeps a monthly dose open for a whole day, and one of every day as usual', () => {
    const monthly = all['lastDay'] ?? emptyValues;
    expect(newBody(monthly, here).schedule).toMatchObject({ miss_after_min: 24 * 60 });
    const read = scheduleValuesOf(stored(monthly)) ?? emptyValues;
    const daily = { ...monthly, ...read, howOften: 'daily' as const };
    expect(newBody(daily, here).schedule).toMatchObject({ miss_after_min: 240 });
  });

  it('requires the start day of a change', () => {
    expect(Object.keys(changeErrors(levetiracetam, here))).toEqual(['effectiveFrom']);
    const before = { ...levetiracetam, effectiveFrom: '2025-12-31' };
    expect(Object.keys(changeErrors(before, here))).toEqual(['effectiveFrom']);
    const today = { ...levetiracetam, effectiveFrom: here.today };
    expect(changeErrors(today, here)).toEqual({});
  });
});

describe('§7 edits', () => {
  it('sends a change as a new version from a day, with its reason', () => {
    const values = { ...levetiracetam, effectiveFrom: '2026-02-01', changeReason: ' new dose ' };
    expect(changeBody(values, here).schedule).toMatchObject({
      effective_from: '2026-02-01',
      reason: 'new dose',
    });
  });

  it('sends only changed facts, without a schedule', () => {
    const medicine = aMedication({ reason: 'Seizures' });
    const values = valuesOf(medicine, here.today);
    expect(factChanges(values, medicine)).toEqual({});
    expect(factChanges({ ...values, firstDay: '2026-10-21' }, medicine)).toEqual({
      start_date: '2026-10-21',
    });
    expect(factChanges({ ...values, reason: '', category: 'other' }, medicine)).toEqual({
      reason: '',
      category: 'other',
    });
  });

  it('keeps a delay when the dose changes, and drops it when the cycle changes', () => {
    const kept = stored(temozolomide).phases[0]?.pattern;
    if (kept?.kind !== 'cycle') throw new Error('no cycle');
    const shifts = [{ cycle: 2, start_date: '2026-02-09' }];
    const keptCycle = {
      pattern: { ...kept, shifts, held: [3] },
      start: temozolomide.start,
      length: { open: true as const },
    };
    const pattern = (changes: Partial<FormValues>) =>
      stored({ ...temozolomide, keptCycle, ...changes }).phases[0]?.pattern;
    expect(pattern({ parts: one })).toMatchObject({ shifts, held: [3] });
    expect(pattern({ cycles: '2' })).toMatchObject({ shifts, held: [] });
    expect(pattern({ cycleLength: '35' })).toMatchObject({ shifts: [], held: [] });
  });
});

it('§3 summarises in the closed details what the template set', () => {
  const chemo = templates.find(({ label }) => label === 'Temozolomide in cycles');
  const values = chemo === undefined ? emptyValues : fromTemplate(emptyValues, chemo);
  expect(formatDetails(values)).toBe('Chemotherapy, handle with care');
  expect(formatDetails({ ...emptyValues, notes: 'x' })).toBe('Notes');
  expect(formatDetails(emptyValues)).toBe('');
});

describe('§3 templates', () => {
  it('require the number of days of radiotherapy', () => {
    const [withRadiotherapy] = templates;
    if (withRadiotherapy === undefined) throw new Error('no template');
    const values = { ...fromTemplate(emptyValues, withRadiotherapy), times: at('21:00') };
    expect(values).toMatchObject({ ends: 'days', lastsDays: '' });
    expect(newErrors({ ...values, start: '2026-01-05' }, here)).toHaveProperty('lastsDays');
  });

  it('contain neither a dose nor a time', () => {
    for (const template of templates) {
      const values = fromTemplate(emptyValues, template);
      expect(dosageOf(values, here.today)).toBe('');
      expect(values.times.every(({ time }) => time === '')).toBe(true);
      expect(values.howOften).not.toBe('');
    }
  });

  it('keep a typed name if the template has none', () => {
    const stomach = templates.find(({ values }) => values.name === undefined);
    if (stomach === undefined) throw new Error('no template without a name');
    expect(fromTemplate(form({ name: 'Omeprazole' }), stomach).name).toBe('Omeprazole');
  });
});
