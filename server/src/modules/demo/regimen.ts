import type { DosePart } from '@caretrail/contract/medications/slots';
import { capsuleDays } from './cycles.ts';

/** What the doses are calculated from. Body surface area by the formula of Mosteller. */
export const patientBody = { heightCm: 176, weightKg: 72, surfaceM2: 1.88 } as const;

export type CapsuleDose = {
  readonly mgPerM2: number;
  readonly mg: number;
  /** The capsules of one dose. */
  readonly parts: readonly DosePart[];
};

/** The doses of temozolomide, in capsules that are sold. */
export const temozolomide = {
  withRadiotherapy: { mgPerM2: 75, mg: 140, parts: [{ strength: '140 mg', count: 1 }] },
  firstCycle: { mgPerM2: 150, mg: 280, parts: [{ strength: '140 mg', count: 2 }] },
  laterCycles: {
    mgPerM2: 200,
    mg: 380,
    parts: [
      { strength: '180 mg', count: 2 },
      { strength: '20 mg', count: 1 },
    ],
  },
} as const satisfies Record<string, CapsuleDose>;

export const ondansetron: DosePart = { strength: '8 mg', count: 1 };

/** The blood counts that a cycle needs, as on page 2 of the chemotherapy plan. */
export const cycleLimits = { platelets: 100, neutrophils: 1.5 } as const;

/** Both tapers of dexamethasone: mg a day, less every few days. */
export const tapers = {
  afterOperation: { from: 12, by: 4, to: 0, everyDays: 6, tablet: 4 },
  now: { from: 8, by: 2, to: 0, everyDays: 5, tablet: 2 },
} as const;

/** '2 x 180 mg + 1 x 20 mg' */
export const formatCapsules = (parts: readonly DosePart[]): string =>
  parts.map(({ strength, count }) => `${count} x ${strength}`).join(' + ');

/** What is left of a cycle's capsules after so many evenings. */
export const capsulesLeft = (evenings: number) =>
  temozolomide.laterCycles.parts.map(({ strength, count }) => ({
    strength,
    on_hand: count * (capsuleDays.length - evenings),
  }));
