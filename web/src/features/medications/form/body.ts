import { flatOf, periodOf, phaseOn, slotsOn } from '@caretrail/contract/medications/flat-schedule';
import type {
  MedicationEdit,
  newMedication,
} from '@caretrail/contract/medications/medication-body';
import { slotSetsOf } from '@caretrail/contract/medications/phase-slots';
import type { Medication } from '@caretrail/contract/medications/schema';
import { formatParts } from '@caretrail/contract/medications/format-schedule';
import { stockDefaults } from '@caretrail/contract/medications/stock';
import { findStrength, uniqueStrengths } from '@caretrail/contract/medications/strength';
import type * as z from 'zod/mini';
import { amountOf } from '../../../lib/typed-amount.ts';
import { phasesOf, scheduleOf } from './schedule-body.ts';
import { scheduleValuesOf } from './schedule-values.ts';
import { emptyValues, type FormValues, type ScheduleValues } from './values.ts';

/** The user's zone and the current time, on which the form depends. */
export type Here = { readonly zone: string; readonly today: string };

/** The distinct strengths of the dose, which can be in stock. */
export function strengthsOf(values: ScheduleValues): string[] {
  const parts = phasesOf(values)
    .flatMap((phase) => slotSetsOf(phase).flat())
    .flatMap((slot) => slot.parts);
  return uniqueStrengths(parts.map(({ strength }) => strength)).filter(Boolean);
}

/** §3: the dose on a day as text (before the start, that of the first day); each time separately if they differ. */
export function dosageOf(values: ScheduleValues, date: string): string {
  const phase = phaseOn(phasesOf(values), date);
  const slots = phase === undefined ? [] : slotsOn(phase, date);
  const doses = slots.map(({ parts }) => formatParts(parts));
  return [...new Set(doses)].filter(Boolean).join('; ');
}

const stockOf = (values: FormValues) =>
  strengthsOf(values).flatMap((strength) => {
    const { on_hand = '', repeats_left = '' } = findStrength(values.stock, strength) ?? {};
    if (on_hand.trim() === '') return [];
    return [
      {
        ...stockDefaults,
        strength,
        on_hand: amountOf(on_hand) ?? 0,
        unit: '',
        expires: null,
        repeats_left: repeats_left.trim() === '' ? null : Number(repeats_left),
      },
    ];
  });

/**
 * The flat fields of the specification as far as they can express the plan, and the full schedule, which takes
 * precedence.
 */
function whenOf(values: FormValues, { zone, today }: Here) {
  const schedule = scheduleOf(values, zone);
  const period = periodOf(schedule.phases);
  const { times, repeat_on } = flatOf(schedule.phases);
  return {
    dosage: dosageOf(values, today),
    ...(times !== null && { times: [...times], repeat_on }),
    start_date: period?.start_date ?? values.start,
    end_date: period?.end_date ?? null,
    schedule,
  };
}

const factsOf = (values: FormValues) => ({
  name: values.name,
  reason: values.reason,
  category: values.category === '' ? null : values.category,
  instructions: values.instructions,
  label_text: values.label_text,
  prescriber: values.prescriber,
  treatment_id: values.treatment_id === '' ? null : values.treatment_id,
  notes: values.notes,
  never_stop_suddenly: values.never_stop_suddenly,
  hazardous_handling: values.hazardous_handling,
});

/** The request body; defaults for other fields come from the contract. */
export type NewBody = z.input<typeof newMedication>;

export const newBody = (values: FormValues, here: Here): NewBody => ({
  ...factsOf(values),
  ...whenOf(values, here),
  stock: stockOf(values),
});

/** A new version of the schedule from a day on, with a reason. */
export function changeBody(values: FormValues, here: Here): MedicationEdit {
  const { schedule, dosage, ...when } = whenOf(values, here);
  const reason = values.changeReason.trim();
  return {
    ...when,
    // The dosage text describes the current dose; a later change is only in the schedule.
    ...(values.effectiveFrom <= here.today && { dosage }),
    schedule: {
      ...schedule,
      effective_from: values.effectiveFrom,
      ...(reason !== '' && { reason }),
    },
  };
}

/** §7: an edit contains only changed fields, so that concurrent changes of other fields are kept. */
export function factChanges(values: FormValues, before: Medication): MedicationEdit {
  const [then, now] = [factsOf(valuesOf(before, '')), factsOf(values)];
  const names = Object.keys(now) as (keyof typeof now)[];
  const changed = Object.fromEntries(
    names.filter((name) => now[name] !== then[name]).map((name) => [name, now[name]]),
  );
  return isFirstDayChanged(values, before) ? { ...changed, start_date: values.firstDay } : changed;
}

/** Then what it changes is shown before it is saved. */
export const isFirstDayChanged = (
  { firstDay }: Pick<FormValues, 'firstDay'>,
  { start_date }: Pick<Medication, 'start_date'>,
): boolean => firstDay !== start_date;

/** A medicine as form values. */
export function valuesOf(medicine: Medication, today: string): FormValues {
  return {
    ...emptyValues,
    ...scheduleValuesOf(medicine.schedule),
    name: medicine.name,
    reason: medicine.reason,
    category: medicine.category ?? '',
    instructions: medicine.instructions,
    label_text: medicine.label_text,
    prescriber: medicine.prescriber,
    treatment_id: medicine.treatment_id ?? '',
    notes: medicine.notes,
    never_stop_suddenly: medicine.never_stop_suddenly,
    hazardous_handling: medicine.hazardous_handling,
    firstDay: medicine.start_date,
    effectiveFrom: today,
  };
}
