import { taperPhases } from '@caretrail/contract/medications/taper';
import type { DemoDays } from './days.ts';
import { onePhase, type DemoMedicine } from './demo-medicine.ts';
import { tapers, temozolomide } from './regimen.ts';

const completedOn = (day: number, state_reason: string) => ({
  day,
  edit: () => ({ status: 'completed' as const, state_reason }),
});

/** Dexamethasone and what protects the stomach from it, for the same days. */
function afterOperation({ operation }: DemoDays): DemoMedicine[] {
  const first = operation + 1;
  const last = first + 17;
  return [
    {
      day: operation,
      treatment: 'operation',
      isAlwaysTaken: true,
      body: (dateOf) => ({
        name: 'Dexamethasone after the operation',
        dosage: 'see steps',
        form: 'tablet',
        category: 'steroid',
        reason: 'Swelling after the operation',
        prescriber: 'Neurosurgery ward',
        never_stop_suddenly: true,
        schedule: {
          phases: taperPhases({
            ...tapers.afterOperation,
            startDate: dateOf(first),
            times: ['08:00'],
            unit: 'mg',
          }),
        },
      }),
      changes: [completedOn(last + 1, 'Course finished')],
    },
    {
      day: operation,
      treatment: 'operation',
      body: (dateOf) => ({
        name: 'Omeprazole after the operation',
        dosage: '20 mg',
        form: 'capsule',
        category: 'stomach_protection',
        reason: 'While on dexamethasone',
        prescriber: 'Neurosurgery ward',
        times: ['07:30'],
        start_date: dateOf(first),
        end_date: dateOf(last),
      }),
      changes: [completedOn(last + 1, 'Course finished')],
    },
  ];
}

/** Medicines that are over. */
export const pastMedicines = (days: DemoDays): readonly DemoMedicine[] => [
  ...afterOperation(days),
  {
    day: days.radiotherapy.first - 2,
    treatment: 'radiotherapy',
    isAlwaysTaken: true,
    body: (dateOf) => ({
      name: 'Temozolomide with radiotherapy',
      dosage: `${temozolomide.withRadiotherapy.mg} mg`,
      form: 'capsule',
      category: 'chemo',
      reason: 'Glioblastoma',
      prescriber: 'Neuro-oncology clinic',
      hazardous_handling: true,
      schedule: {
        phases: onePhase(
          dateOf(days.radiotherapy.first),
          {
            pattern: { kind: 'daily' },
            slots: [
              {
                id: 'morning',
                at: '07:00',
                parts: temozolomide.withRadiotherapy.parts.map((part) => ({ ...part })),
              },
            ],
          },
          days.radiotherapy.last - days.radiotherapy.first + 1,
        ),
      },
    }),
    changes: [completedOn(days.radiotherapy.last + 1, 'Radiotherapy finished')],
  },
  {
    day: days.infection - 1,
    body: (dateOf) => ({
      name: 'Amoxicillin',
      dosage: '500 mg',
      form: 'capsule',
      category: 'other',
      reason: 'Chest infection',
      schedule: {
        tz_mode: 'elapsed',
        phases: onePhase(
          dateOf(days.infection),
          {
            pattern: { kind: 'every_hours', h: 8, from: 'scheduled' },
            slots: [{ id: 'first', at: '06:00', parts: [{ strength: '500 mg', count: 1 }] }],
          },
          7,
        ),
      },
    }),
    changes: [completedOn(days.infection + 7, '7-day course finished')],
  },
  {
    day: days.radiotherapy.first + 9,
    treatment: 'radiotherapy',
    body: (dateOf) => ({
      name: 'Metoclopramide',
      dosage: '10 mg',
      form: 'tablet',
      category: 'anti_sickness',
      reason: 'Sickness',
      times: ['08:00', '14:00', '20:00'],
      start_date: dateOf(days.radiotherapy.first + 10),
      end_date: dateOf(days.radiotherapy.first + 14),
    }),
    changes: [
      {
        day: days.radiotherapy.first + 15,
        edit: () => ({
          state: 'stopped',
          state_reason: 'Stopped after 5 days. Not suitable with seizures.',
        }),
      },
    ],
  },
];
