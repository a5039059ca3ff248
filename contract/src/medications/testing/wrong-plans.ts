import { fiveOf28, phase, slot } from './regimens.ts';

export const part = (strength: string, count = 1) => ({ strength, count });
const aSlot = (id: string, at: unknown = '08:00', strength = '100 mg') => ({
  id,
  at,
  parts: [part(strength)],
});
export const onePhase = (more: object) => [{ ...phase(1), slots: [aSlot('one')], ...more }];
export const cycles = (more: object, beside: object = {}) =>
  onePhase({ pattern: { ...fiveOf28, shifts: [], ...more }, ...beside });
const monthly = (on: unknown, every = 1) =>
  onePhase({ pattern: { kind: 'monthly', every, on, anchor: '2026-01-01' } });
export const step = (cycle: number, day = 1) => ({
  cycle,
  day,
  slots: [aSlot(`c${cycle}d${day}`)],
});
export const asNeeded = (max_per_day: number | null, min_gap_min: number | null) =>
  onePhase({ pattern: { kind: 'as_needed', max_per_day, min_gap_min, for_what: '' } });

/** Plans that no request may store: what is wrong, the phases, and the place of the sentence in the schedule. */
export const wrongPlans: readonly (readonly [string, unknown, string])[] = [
  [
    'cycles that overlap',
    cycles({ shifts: [{ cycle: 2, start_date: '2026-01-08' }] }),
    'phases.0.pattern.shifts',
  ],
  [
    'two shifts of one cycle',
    cycles({
      shifts: [
        { cycle: 2, start_date: '2026-02-09' },
        { cycle: 2, start_date: '2026-02-16' },
      ],
    }),
    'phases.0.pattern.shifts',
  ],
  [
    'a shift of cycle 9 of 6',
    cycles({ shifts: [{ cycle: 9, start_date: '2026-12-01' }] }),
    'phases.0.pattern.shifts',
  ],
  ['a hold of cycle 9 of 6', cycles({ held: [9] }), 'phases.0.pattern.held'],
  ['a cycle held twice', cycles({ held: [2, 2] }), 'phases.0.pattern.held'],
  ['a day of the cycle twice', cycles({ on_days: [1, 1] }), 'phases.0.pattern.on_days'],
  ['a day outside of the cycle', cycles({ on_days: [29] }), 'phases.0.pattern.on_days'],
  ['two slots in one minute', onePhase({ slots: [aSlot('one'), aSlot('two')] }), 'phases.0.slots'],
  ['steps out of order', cycles({}, { dose_steps: [step(3), step(2)] }), 'phases.0.dose_steps'],
  ['a step beyond the plan', cycles({}, { dose_steps: [step(7)] }), 'phases.0.dose_steps'],
  ['a step beyond the cycle', cycles({}, { dose_steps: [step(2, 29)] }), 'phases.0.dose_steps'],
  ['a step at the first dose', cycles({}, { dose_steps: [step(1)] }), 'phases.0.dose_steps'],
  ['a step without cycles', onePhase({ dose_steps: [step(2)] }), 'phases.0.dose_steps'],
  [
    'two slots of a step in one minute',
    cycles({}, { dose_steps: [{ ...step(2), slots: [aSlot('a'), aSlot('b')] }] }),
    'phases.0.dose_steps.0.slots',
  ],
  [
    'cycles without an amount',
    cycles({}, { slots: [slot('one', '08:00')] }),
    'phases.0.slots.0.parts',
  ],
  [
    'a step of cycles without an amount',
    cycles({}, { dose_steps: [{ ...step(2), slots: [slot('b', '08:00')] }] }),
    'phases.0.dose_steps.0.slots.0.parts',
  ],
  [
    'a taper without amounts',
    [phase(1, { length: { days: 5 } }), { ...phase(2), slots: [aSlot('two')] }],
    'phases.0.slots.0.parts',
  ],
  [
    'an amount below zero',
    onePhase({ slots: [aSlot('one', '08:00', '-500 mg')] }),
    'phases.0.slots.0.parts.0.strength',
  ],
  [
    'an amount of zero',
    onePhase({ slots: [aSlot('one', '08:00', '0 mg')] }),
    'phases.0.slots.0.parts.0.strength',
  ],
  ['limits that contradict each other', asNeeded(4, 480), 'phases.0.pattern.max_per_day'],
  ['a start in 1066', onePhase({ start: { date: '1066-10-14' } }), 'phases.0.start.date'],
  ['an end in 9999', onePhase({ length: { until: '9999-12-31' } }), 'phases.0.length.until'],
  ['day 32 of a month', monthly({ kind: 'date', day: 32 }), 'phases.0.pattern.on.day'],
  [
    'the fifth Monday, which some months do not have',
    monthly({ kind: 'weekday', nth: 5, weekday: 'mon' }),
    'phases.0.pattern.on.nth',
  ],
  ['no day of the month', monthly(undefined), 'phases.0.pattern.on'],
  ['every 13 months', monthly({ kind: 'last_day' }, 13), 'phases.0.pattern.every'],
  ['an anchor in 9999', cycles({ anchor: '9999-12-31' }), 'phases.0.pattern.anchor'],
  ['a time that is none', onePhase({ slots: [aSlot('one', '25:00')] }), 'phases.0.slots.0.at'],
  ['neither time nor moment', onePhase({ slots: [aSlot('one', 7)] }), 'phases.0.slots.0.at'],
  [
    'two starts',
    onePhase({ start: { date: '2026-01-01', after_previous: true } }),
    'phases.0.start',
  ],
  ['a length in words', onePhase({ length: 'long' }), 'phases.0.length'],
];
