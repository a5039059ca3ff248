import { taperPhases } from '@caretrail/contract/medications/taper';
import { pastMedicines } from './past-medicines.ts';
import { delayedCycle, delayReason, firstCycleDay } from './cycles.ts';
import { type DemoMedicine, onePhase } from './demo-medicine.ts';
import { beforeChemo, chemo, twiceDaily } from './schedules.ts';

/** What the patient of the demo takes. Made up, in the style of a label; no advice to take anything. */
export const demoMedicines: readonly DemoMedicine[] = [
  {
    day: -351,
    body: (dateOf) => ({
      name: 'Levetiracetam',
      dosage: '500 mg',
      form: 'tablet',
      category: 'anti_seizure',
      reason: 'Seizures',
      prescriber: 'Neurology',
      never_stop_suddenly: true,
      schedule: { phases: twiceDaily(dateOf(-351), '500 mg') },
    }),
    changes: [
      {
        day: -203,
        edit: (dateOf) => ({
          dosage: '750 mg',
          schedule: {
            phases: twiceDaily(dateOf(-351), '750 mg'),
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
  {
    day: firstCycleDay - 2,
    treatment: 'chemotherapy',
    isAlwaysTaken: true,
    body: (dateOf) => ({
      name: 'Temozolomide',
      dosage: '300 mg',
      form: 'capsule',
      category: 'chemo',
      reason: 'Glioblastoma',
      prescriber: 'Neuro-oncology clinic',
      instructions: 'On an empty stomach, at bedtime. Swallow whole.',
      hazardous_handling: true,
      schedule: { phases: chemo(dateOf, false) },
    }),
    changes: [
      {
        day: delayedCycle.decidedOn,
        edit: (dateOf) => ({ schedule: { phases: chemo(dateOf, true), reason: delayReason } }),
      },
      {
        day: -3,
        edit: () => ({
          stock: [
            { strength: '140 mg', on_hand: 6, unit: 'capsules', repeats_left: 0 },
            { strength: '20 mg', on_hand: 13, unit: 'capsules', repeats_left: 0 },
          ],
        }),
      },
    ],
  },
  {
    day: firstCycleDay - 2,
    treatment: 'chemotherapy',
    isAlwaysTaken: true,
    body: (dateOf) => ({
      name: 'Ondansetron',
      dosage: '8 mg',
      form: 'tablet',
      category: 'anti_sickness',
      reason: 'Sickness from chemotherapy',
      instructions: 'One hour before temozolomide.',
      schedule: { phases: beforeChemo(dateOf, false) },
    }),
    changes: [
      {
        day: delayedCycle.decidedOn,
        edit: (dateOf) => ({
          schedule: { phases: beforeChemo(dateOf, true), reason: delayReason },
        }),
      },
    ],
  },
  {
    day: -308,
    treatment: 'chemotherapy',
    body: () => ({
      name: 'Co-trimoxazole',
      dosage: '960 mg',
      form: 'tablet',
      category: 'pcp_prophylaxis',
      reason: 'Against lung infection during treatment',
      times: ['09:00'],
      repeat_on: ['mon', 'wed', 'fri'],
    }),
    changes: [
      {
        day: -30,
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
    day: -7,
    treatment: 'steroid',
    isAlwaysTaken: true,
    body: (dateOf) => ({
      name: 'Dexamethasone',
      dosage: 'as the steps say',
      form: 'tablet',
      category: 'steroid',
      reason: 'Swelling',
      prescriber: 'Neuro-oncology clinic',
      never_stop_suddenly: true,
      schedule: {
        phases: taperPhases({
          from: 8,
          by: 2,
          to: 0,
          everyDays: 5,
          startDate: dateOf(-7),
          times: ['08:00'],
          tablet: 2,
          unit: 'mg',
        }),
      },
      stock: [{ strength: '2 mg', on_hand: 30, unit: 'tablets' }],
    }),
  },
  {
    day: -7,
    treatment: 'steroid',
    body: () => ({
      name: 'Omeprazole',
      dosage: '20 mg',
      form: 'capsule',
      category: 'stomach_protection',
      reason: 'While on dexamethasone',
      times: ['07:30'],
    }),
  },
  {
    day: -350,
    neededOn: [-349, -338, -337, -336, -290, -247, -246, -188, -133, -90, -77, -41, -21, -20, -3],
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
  ...pastMedicines,
];
