import { addDays } from '@caretrail/contract/time/days';
import { sessionDays } from '@caretrail/contract/treatments/session-days';
import { cycleStarts, delayedCycle, delayReason, firstCycleDay } from './cycles.ts';
import type { DemoTreatment, DemoTreatmentName } from './demo-treatment.ts';
import { rehabDays } from './rehab-days.ts';

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const fractions = 30;
const radiotherapy = { first: -308, last: -267 } as const;

/** The past and future treatments of the demo's patient; they agree with the events and medicines. Made up. */
export const demoTreatments: Record<DemoTreatmentName, DemoTreatment> = {
  operation: {
    day: -346,
    body: (dateOf) => ({
      title: 'Operation',
      type: 'surgery',
      start: dateOf(-341),
      site: 'Temporal lobe',
      side: 'left',
      practitioner: 'Neurosurgery ward',
      questions: ['Will I be awake during the operation?', 'When may I drive again?'],
    }),
    later: [
      {
        day: -335,
        edit: (dateOf) => ({
          status: 'completed',
          end: dateOf(-335),
          notes: 'Went as planned. Stitches out after ten days.',
        }),
      },
    ],
  },
  radiotherapy: {
    day: -318,
    body: (dateOf) => ({
      title: 'Radiotherapy with temozolomide',
      type: 'radiotherapy',
      start: sessionDays(dateOf(radiotherapy.first), 1, workdays)[0] ?? null,
      fractions_planned: fractions,
      total_dose_gy: 60,
      site: 'Temporal lobe',
      side: 'left',
      session_weekdays: [...workdays],
      sessions: sessionDays(dateOf(radiotherapy.first), fractions, workdays).map((date) => ({
        date,
        time: '10:20',
      })),
      practitioner: 'Radiotherapy',
      notes: 'The mask stays at the clinic. Bring the appointment card.',
    }),
    later: [
      { day: radiotherapy.first, edit: () => ({ status: 'active' }) },
      {
        day: radiotherapy.first + 14,
        // To the Saturday of that week.
        note: (sessions) =>
          sessions
            .filter((_, index) => index === 11)
            .map(({ id, date }) => ({
              id,
              date: sessionDays(date, 1, ['sat'])[0] ?? addDays(date, 1),
              reason: 'The machine was being serviced',
            })),
      },
      {
        day: radiotherapy.last,
        note: (sessions) => sessions.map(({ id }) => ({ id, status: 'done' })),
      },
      {
        day: radiotherapy.last,
        edit: (dateOf) => ({ status: 'completed', end: dateOf(radiotherapy.last) }),
      },
    ],
  },
  rehab: {
    day: rehabDays[0] - 5,
    body: (dateOf) => ({
      title: 'Speech therapy and physiotherapy',
      type: 'rehab',
      status: 'active',
      start: dateOf(rehabDays[0]),
      fractions_planned: rehabDays.length,
      sessions: rehabDays.map((day, index) => ({
        date: dateOf(day),
        time: index % 2 === 0 ? '10:00' : '15:30',
      })),
      practitioner: 'Rehabilitation centre',
    }),
    later: [
      {
        day: rehabDays.at(-1) ?? 0,
        note: (sessions) => sessions.map(({ id }) => ({ id, status: 'done' })),
      },
      {
        day: rehabDays.at(-1) ?? 0,
        edit: (dateOf) => ({
          status: 'completed',
          end: dateOf(rehabDays.at(-1) ?? 0),
          notes: 'Word finding is better. Exercises for home every morning.',
        }),
      },
    ],
  },
  chemotherapy: {
    day: firstCycleDay - 2,
    body: (dateOf) => ({
      title: 'Temozolomide',
      type: 'chemotherapy',
      intent: 'control',
      start: dateOf(firstCycleDay),
      cycle_length: 28,
      cycles_planned: cycleStarts.length,
      cycle_days: [1, 2, 3, 4, 5],
      lab_gate: [
        { test: 'Platelets', min: 100, unit: '×10⁹/L', source: 'Chemotherapy plan, page 2' },
        { test: 'Neutrophils', min: 1.5, unit: '×10⁹/L', source: 'Chemotherapy plan, page 2' },
      ],
      practitioner: 'Neuro-oncology clinic',
      notes: 'Capsules at bedtime, one hour after the tablet against sickness.',
      questions: ['What comes after the twelve cycles?', 'Is the poor sleep from the tablets?'],
    }),
    later: [
      { day: firstCycleDay, edit: () => ({ status: 'active' }) },
      { day: delayedCycle.decidedOn, shift: { days: 7, reason: delayReason } },
    ],
  },
  steroid: {
    day: -7,
    body: (dateOf) => ({
      title: 'Dexamethasone, stepping down',
      type: 'steroid',
      status: 'active',
      start: dateOf(-7),
      end: dateOf(12),
      practitioner: 'Neuro-oncology clinic',
      notes: 'Do not stop suddenly. Carry the steroid card.',
    }),
  },
  rehabAgain: {
    day: -20,
    body: (dateOf) => ({
      title: 'Speech therapy, second course',
      type: 'rehab',
      start: sessionDays(dateOf(18), 1, ['tue', 'thu'])[0] ?? null,
      fractions_planned: 12,
      session_weekdays: ['tue', 'thu'],
      sessions: sessionDays(dateOf(18), 12, ['tue', 'thu']).map((date) => ({
        date,
        time: '10:00',
      })),
      practitioner: 'Rehabilitation centre',
      questions: ['Can some of it be by video?'],
    }),
  },
};
