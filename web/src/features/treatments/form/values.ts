import type { Weekday } from '@caretrail/contract/time/weekdays';
import type {
  BodySide,
  TreatmentIntent,
  TreatmentStatus,
  TreatmentType,
} from '@caretrail/contract/treatments/labels';
import type { LabGate } from '@caretrail/contract/treatments/lab-gate';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { formatExact } from '@caretrail/contract/i18n/format-exact';

/** One limit as it is typed. */
export type GateValues = {
  readonly test: string;
  readonly min: string;
  readonly max: string;
  readonly unit: string;
  readonly source: string;
};
export const noGate: GateValues = { test: '', min: '', max: '', unit: '', source: '' };

/** The form as it is typed: texts and ticks, of which body.ts makes a treatment. */
export type FormValues = {
  readonly type: TreatmentType | '';
  readonly title: string;
  /** Empty: not said yet. */
  readonly status: TreatmentStatus | '';
  readonly start: string;
  readonly end: string;
  /** Sessions: how many, on which days of the week, at what time. */
  readonly count: string;
  readonly weekdays: readonly Weekday[];
  readonly time: string;
  /** Those whose day is over count as done. */
  readonly isPastDone: boolean;
  readonly dose: string;
  readonly site: string;
  readonly side: BodySide | '';
  readonly cycleLength: string;
  readonly cycles: string;
  /** '1-5' or '1, 8, 15'. */
  readonly cycleDays: string;
  /** One goes somewhere for it on these days. */
  readonly hasVisits: boolean;
  readonly hours: string;
  readonly gates: readonly GateValues[];
  readonly practitioner: string;
  readonly location_id: string;
  readonly intent: TreatmentIntent | '';
  readonly questions: readonly string[];
  readonly notes: string;
};

/** Nothing is chosen beforehand. */
export const emptyValues: FormValues = {
  type: '',
  title: '',
  status: '',
  start: '',
  end: '',
  count: '',
  weekdays: [],
  time: '',
  isPastDone: true,
  dose: '',
  site: '',
  side: '',
  cycleLength: '',
  cycles: '',
  cycleDays: '',
  hasVisits: false,
  hours: '',
  gates: [],
  practitioner: '',
  location_id: '',
  intent: '',
  questions: [],
  notes: '',
};

const textOf = (value: number | null): string => (value === null ? '' : formatExact(value));

/** [1, 2, 3, 8] → '1-3, 8' */
function typedDays(days: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const day of days.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run !== undefined && day <= run[1] + 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(', ');
}

const gateValues = ({ test, min, max, unit, source }: LabGate): GateValues => ({
  test,
  min: textOf(min),
  max: textOf(max),
  unit,
  source,
});

/** A treatment as the form shows it. */
export const valuesOf = (treatment: Treatment): FormValues => ({
  ...emptyValues,
  type: treatment.type,
  title: treatment.title,
  status: treatment.status,
  start: treatment.start ?? '',
  end: treatment.end ?? '',
  count: textOf(treatment.fractions_planned),
  weekdays: treatment.session_weekdays,
  dose: textOf(treatment.total_dose_gy),
  site: treatment.site,
  side: treatment.side ?? '',
  cycleLength: textOf(treatment.cycle_length),
  cycles: textOf(treatment.cycles_planned),
  cycleDays: typedDays(treatment.cycle_days),
  hours: textOf(treatment.device_hours_per_day),
  gates: treatment.lab_gate.map(gateValues),
  practitioner: treatment.practitioner,
  location_id: treatment.location_id ?? '',
  intent: treatment.intent ?? '',
  questions: treatment.questions,
  notes: treatment.notes,
});
