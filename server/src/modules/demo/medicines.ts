import { taperDoses, taperPhases } from '@caretrail/contract/medications/taper';
import { currentCycle, cycleStarts, delayReason } from './cycles.ts';
import type { DemoDays } from './days.ts';
import { type DemoMedicine, onePhase } from './demo-medicine.ts';
import { pastMedicines } from './past-medicines.ts';
import { capsulesLeft, tapers, temozolomide } from './regimen.ts';
import { beforeChemo, chemo, twiceDaily } from './schedules.ts';

const { firstCycle, laterCycles } = temozolomide;

/** The tablets of all days of the taper, or of those from a day of it on. */
function taperTablets(fromDay = 0): number {
  const { everyDays, tablet } = tapers.now;
  const perDay = taperDoses(tapers.now).flatMap((mg) =>
    Array.from({ length: everyDays }, () => mg / tablet),
  );
  return perDay.slice(fromDay).reduce((sum, tablets) => sum + tablets, 0);
}

/** With the dose of the first cycle, the higher one, and the delay, each when it was decided. */
const chemotherapy = (days: DemoDays): DemoMedicine => ({
  day: days.followUps[0].result,
  treatment: 'chemotherapy',
  isAlwaysTaken: true,
  body: (dateOf) => ({
    name: 'Temozolomide',
    dosage: `${firstCycle.mg} mg`,
    form: 'capsule',
    category: 'chemo',
    reason: 'Glioblastoma',
    prescriber: 'Neuro-oncology clinic',
    instructions: 'On an empty stomach, at bedtime. Swallow whole.',
    hazardous_handling: true,
    schedule: { phases: chemo(dateOf, firstCycle.parts, false) },
  }),
  changes: [
    {
      day: days.secondDose,
      edit: (dateOf) => ({
        dosage: `${laterCycles.mg} mg`,
        schedule: {
          phases: chemo(dateOf, laterCycles.parts, false),
          reason: 'Cycle 1 went well. Higher dose from cycle 2.',
        },
      }),
    },
    {
      day: days.lowCount,
      edit: (dateOf) => ({
        schedule: { phases: chemo(dateOf, laterCycles.parts, true), reason: delayReason },
      }),
    },
    {
      day: 0,
      edit: () => ({
        // For the evenings of this cycle that are left.
        stock: capsulesLeft(-(cycleStarts[currentCycle - 1] ?? 0)).map((left) => ({
          ...left,
          unit: 'capsules',
          repeats_left: 0,
        })),
      }),
    },
  ],
});

/** What the patient of the demo takes. Made up, in the style of a label; no advice to take anything. */
export const demoMedicines = (days: DemoDays): readonly DemoMedicine[] => [
  {
    day: days.firstSeizure,
    isCritical: true,
    body: (dateOf) => ({
      name: 'Levetiracetam',
      dosage: '500 mg',
      form: 'tablet',
      category: 'anti_seizure',
      reason: 'Seizures',
      prescriber: 'Neurology clinic',
      never_stop_suddenly: true,
      schedule: { phases: twiceDaily(dateOf(days.firstSeizure + 1), '500 mg') },
    }),
    changes: [
      {
        day: days.higherDose,
        edit: (dateOf) => ({
          dosage: '750 mg',
          schedule: {
            phases: twiceDaily(dateOf(days.firstSeizure + 1), '750 mg'),
            reason: 'Changed by the clinic after a seizure.',
          },
        }),
      },
      {
        day: -1,
        edit: () => ({
          stock: [
            { strength: '750 mg', on_hand: 38, unit: 'tablets', repeats_left: 2 },
            // Left over from the lower dose.
            { strength: '500 mg', on_hand: 14, unit: 'tablets' },
          ],
        }),
      },
    ],
  },
  chemotherapy(days),
  {
    day: days.followUps[0].result,
    treatment: 'chemotherapy',
    isAlwaysTaken: true,
    body: (dateOf) => ({
      name: 'Ondansetron',
      dosage: '8 mg',
      form: 'tablet',
      category: 'anti_sickness',
      reason: 'Sickness from chemotherapy',
      prescriber: 'Neuro-oncology clinic',
      instructions: '1 hour before temozolomide.',
      schedule: { phases: beforeChemo(dateOf, false) },
    }),
    changes: [
      {
        day: days.lowCount,
        edit: (dateOf) => ({
          schedule: { phases: beforeChemo(dateOf, true), reason: delayReason },
        }),
      },
    ],
  },
  {
    day: days.radiotherapy.first - 1,
    treatment: 'chemotherapy',
    body: (dateOf) => ({
      name: 'Co-trimoxazole',
      dosage: '960 mg',
      form: 'tablet',
      category: 'pcp_prophylaxis',
      reason: 'Against lung infection while lymphocytes are low',
      times: ['09:00'],
      repeat_on: ['mon', 'wed', 'fri'],
      start_date: dateOf(days.radiotherapy.first),
    }),
    changes: [
      {
        day: -1,
        edit: (dateOf) => ({
          stock: [
            {
              strength: 'tablets',
              on_hand: 21,
              unit: 'tablets',
              per_dose: 1,
              expires: dateOf(5),
              repeats_left: 1,
            },
          ],
        }),
      },
    ],
  },
  {
    day: days.headaches,
    treatment: 'steroid',
    isAlwaysTaken: true,
    body: (dateOf) => ({
      name: 'Dexamethasone',
      dosage: 'see steps',
      form: 'tablet',
      category: 'steroid',
      reason: 'Headaches from swelling around the operation site',
      prescriber: 'Neuro-oncology clinic',
      never_stop_suddenly: true,
      schedule: {
        phases: taperPhases({
          ...tapers.now,
          startDate: dateOf(days.taper.first),
          times: ['08:00'],
          unit: 'mg',
        }),
      },
      stock: [{ strength: '2 mg', on_hand: taperTablets(), unit: 'tablets' }],
    }),
    changes: [
      {
        day: 0,
        edit: () => ({
          stock: [{ strength: '2 mg', on_hand: taperTablets(-days.taper.first), unit: 'tablets' }],
        }),
      },
    ],
  },
  {
    day: days.headaches,
    treatment: 'steroid',
    body: (dateOf) => ({
      name: 'Omeprazole',
      dosage: '20 mg',
      form: 'capsule',
      category: 'stomach_protection',
      reason: 'While on dexamethasone',
      times: ['07:30'],
      start_date: dateOf(days.taper.first),
    }),
  },
  {
    day: -350,
    neededOn: [
      -349,
      -300,
      -262,
      ...[3, 4, 5].map((day) => days.operation + day),
      ...[33, 34].map((day) => days.radiotherapy.first + day),
      -90,
      -44,
      -21,
      -20,
      -11,
      -9,
      -3,
    ],
    body: (dateOf) => ({
      name: 'Paracetamol',
      dosage: '500 mg',
      form: 'tablet',
      category: 'other',
      reason: 'Headache',
      schedule: {
        phases: onePhase(dateOf(-350), {
          pattern: { kind: 'as_needed', max_per_day: 4, min_gap_min: 360, for_what: 'headache' },
          slots: [{ id: 'dose', at: '08:00', parts: [{ strength: '500 mg', count: 2 }] }],
        }),
      },
    }),
    // Fewer than two days at the maximum: a low stock by pieces.
    changes: [
      {
        day: -2,
        edit: () => ({ stock: [{ strength: '500 mg', on_hand: 12, unit: 'tablets' }] }),
      },
    ],
  },
  ...pastMedicines(days),
];
