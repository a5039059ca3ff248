import { addDays } from '@caretrail/contract/time/days';
import { sessionDays } from '@caretrail/contract/treatments/session-days';
import {
  capsuleDays,
  cycleLength,
  cycleStarts,
  delayedCycle,
  delayReason,
  firstCycleDay,
} from './cycles.ts';
import { type DemoDays, workdays } from './days.ts';
import type { DemoTreatment, DemoTreatmentName } from './demo-treatment.ts';
import { cycleLimits, temozolomide } from './regimen.ts';

const fractions = 30;
const pageOfLimits = 'Chemotherapy plan, page 2';

const operation = (days: DemoDays): DemoTreatment => ({
  day: days.neurosurgery,
  body: (dateOf) => ({
    title: 'Operation',
    type: 'surgery',
    start: dateOf(days.operation),
    site: 'Temporal lobe',
    side: 'left',
    practitioner: 'Neurosurgery ward',
    questions: ['Will I be awake during the operation?', 'When can I drive again?'],
  }),
  later: [
    {
      day: days.discharge,
      edit: (dateOf) => ({
        status: 'completed',
        end: dateOf(days.discharge),
        notes: 'Went as planned. Stitches out after 10 days.',
      }),
    },
  ],
});

const radiotherapy = ({
  treatmentPlan,
  radiotherapy: { first, last },
}: DemoDays): DemoTreatment => ({
  day: treatmentPlan,
  body: (dateOf) => ({
    title: 'Radiotherapy with temozolomide',
    type: 'radiotherapy',
    start: dateOf(first),
    fractions_planned: fractions,
    total_dose_gy: 60,
    site: 'Temporal lobe',
    side: 'left',
    session_weekdays: [...workdays],
    sessions: sessionDays(dateOf(first), fractions, workdays).map((date) => ({
      date,
      time: '10:20',
    })),
    practitioner: 'Radiotherapy',
    notes: 'The mask stays at the clinic. Bring the appointment card.',
  }),
  later: [
    { day: first, edit: () => ({ status: 'active' }) },
    {
      day: first + 14,
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
      day: last,
      note: (sessions) => sessions.map(({ id }) => ({ id, status: 'done' })),
    },
    { day: last, edit: (dateOf) => ({ status: 'completed', end: dateOf(last) }) },
  ],
});

const rehab = ({ rehab: { first, last, all } }: DemoDays): DemoTreatment => ({
  day: first - 5,
  body: (dateOf) => ({
    title: 'Speech therapy and physiotherapy',
    type: 'rehab',
    status: 'active',
    start: dateOf(first),
    fractions_planned: all.length,
    sessions: all.map((day, index) => ({
      date: dateOf(day),
      time: index % 2 === 0 ? '10:00' : '15:30',
    })),
    practitioner: 'Rehabilitation centre',
  }),
  later: [
    {
      day: last,
      note: (sessions) => sessions.map(({ id }) => ({ id, status: 'done' })),
    },
    {
      day: last,
      edit: (dateOf) => ({
        status: 'completed',
        end: dateOf(last),
        notes: 'Word finding is better. Exercises at home every morning.',
      }),
    },
  ],
});

const chemotherapy = ({ followUps: [afterRadiotherapy], lowCount }: DemoDays): DemoTreatment => ({
  day: afterRadiotherapy.result,
  body: (dateOf) => ({
    title: 'Temozolomide',
    type: 'chemotherapy',
    intent: 'control',
    start: dateOf(firstCycleDay),
    cycle_length: cycleLength,
    cycles_planned: cycleStarts.length,
    cycle_days: [...capsuleDays],
    lab_gate: [
      { test: 'Platelets', min: cycleLimits.platelets, unit: '×10⁹/L', source: pageOfLimits },
      { test: 'Neutrophils', min: cycleLimits.neutrophils, unit: '×10⁹/L', source: pageOfLimits },
    ],
    practitioner: 'Neuro-oncology clinic',
    notes:
      `${temozolomide.firstCycle.mg} mg in cycle 1, ${temozolomide.laterCycles.mg} mg from cycle 2. ` +
      'Capsules at bedtime, 1 hour after the anti-sickness tablet.',
    questions: [`What comes after the ${cycleStarts.length} cycles?`],
  }),
  later: [
    { day: firstCycleDay, edit: () => ({ status: 'active' }) },
    {
      day: lowCount,
      shift: { days: delayedCycle.day - delayedCycle.planned, reason: delayReason },
    },
  ],
});

const steroid = ({ headaches, taper: { first, last } }: DemoDays): DemoTreatment => ({
  day: headaches,
  body: (dateOf) => ({
    title: 'Dexamethasone, stepping down',
    type: 'steroid',
    status: 'active',
    start: dateOf(first),
    end: dateOf(last),
    practitioner: 'Neuro-oncology clinic',
    notes:
      'For headaches from swelling around the operation site. ' +
      'Do not stop suddenly. Carry the steroid card.',
    questions: ['Is the poor sleep from the tablets?'],
  }),
});

const rehabAgain: DemoTreatment = {
  day: -20,
  body: (dateOf) => {
    const dates = sessionDays(dateOf(18), 12, ['tue', 'thu']);
    return {
      title: 'Speech therapy, second course',
      type: 'rehab',
      start: dates[0] ?? null,
      fractions_planned: dates.length,
      session_weekdays: ['tue', 'thu'],
      sessions: dates.map((date) => ({ date, time: '10:00' })),
      practitioner: 'Rehabilitation centre',
      questions: ['Can some of it be by video?'],
    };
  },
};

/** The past and future treatments of the demo's patient; they agree with the events and medicines. Made up. */
export const demoTreatments = (days: DemoDays): Record<DemoTreatmentName, DemoTreatment> => ({
  operation: operation(days),
  radiotherapy: radiotherapy(days),
  rehab: rehab(days),
  chemotherapy: chemotherapy(days),
  steroid: steroid(days),
  rehabAgain,
});
