import type * as z from 'zod/mini';
import type { newTreatment, treatmentEdit } from '@caretrail/contract/treatments/treatment-body';
import type { SessionNote, TreatmentSession } from '@caretrail/contract/treatments/session';

/** The treatments of the demo; events and medicines refer to them by these names. */
export const demoTreatmentNames = [
  'operation',
  'radiotherapy',
  'rehab',
  'chemotherapy',
  'steroid',
  'rehabAgain',
] as const;
export type DemoTreatmentName = (typeof demoTreatmentNames)[number];
export type DemoTreatmentIds = Readonly<Record<DemoTreatmentName, string>>;

/** The date so many days from today. */
type DateOf = (day: number) => string;

/** A later change of a treatment, on a day so many from today. */
type LaterChange = { readonly day: number } & (
  | { readonly edit: (dateOf: DateOf) => z.input<typeof treatmentEdit> }
  | { readonly shift: { readonly days: number; readonly reason: string } }
  | { readonly note: (sessions: readonly TreatmentSession[]) => readonly SessionNote[] }
);

/** Entered on a day, and changed later. */
export type DemoTreatment = {
  readonly day: number;
  readonly body: (dateOf: DateOf) => z.input<typeof newTreatment>;
  readonly later?: readonly LaterChange[];
};
