import { taperPhases } from '@caretrail/contract/medications/taper';
import { onePhase, type DemoMedicine } from './demo-medicine.ts';

const completedOn = (day: number, state_reason: string) => ({
  day,
  edit: () => ({ status: 'completed' as const, state_reason }),
});

/** Medicines that are over. */
export const pastMedicines: readonly DemoMedicine[] = [
  {
    day: -340,
    treatment: 'operation',
    isAlwaysTaken: true,
    body: (dateOf) => ({
      name: 'Dexamethasone after the operation',
      dosage: 'as the steps say',
      form: 'tablet',
      category: 'steroid',
      reason: 'Swelling',
      never_stop_suddenly: true,
      schedule: {
        phases: taperPhases({
          from: 12,
          by: 4,
          to: 0,
          everyDays: 6,
          startDate: dateOf(-340),
          times: ['08:00'],
          tablet: 4,
          unit: 'mg',
        }),
      },
    }),
    changes: [completedOn(-321, 'The steps are done')],
  },
  {
    day: -310,
    treatment: 'radiotherapy',
    isAlwaysTaken: true,
    body: (dateOf) => ({
      name: 'Temozolomide with radiotherapy',
      dosage: '140 mg',
      form: 'capsule',
      category: 'chemo',
      reason: 'Glioblastoma',
      hazardous_handling: true,
      schedule: {
        phases: onePhase(
          dateOf(-308),
          {
            pattern: { kind: 'daily' },
            slots: [{ id: 'morning', at: '07:00', parts: [{ strength: '140 mg', count: 1 }] }],
          },
          42,
        ),
      },
    }),
    changes: [completedOn(-265, 'Radiotherapy is over')],
  },
  {
    day: -120,
    body: (dateOf) => ({
      name: 'Amoxicillin',
      dosage: '500 mg',
      form: 'capsule',
      category: 'other',
      reason: 'Chest infection',
      schedule: {
        tz_mode: 'elapsed',
        phases: onePhase(
          dateOf(-120),
          {
            pattern: { kind: 'every_hours', h: 8, from: 'scheduled' },
            slots: [{ id: 'first', at: '06:00', parts: [{ strength: '500 mg', count: 1 }] }],
          },
          7,
        ),
      },
    }),
    changes: [completedOn(-112, 'Seven days are done')],
  },
  {
    day: -300,
    body: () => ({
      name: 'Metoclopramide',
      dosage: '10 mg',
      form: 'tablet',
      category: 'anti_sickness',
      reason: 'Sickness',
      times: ['08:00', '14:00', '20:00'],
    }),
    changes: [
      {
        day: -289,
        edit: () => ({ state: 'stopped', state_reason: 'Made me restless; clinic stopped it' }),
      },
    ],
  },
];
