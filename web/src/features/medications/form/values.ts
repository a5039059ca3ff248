import type { CyclePattern } from '@caretrail/contract/medications/cycle-days';
import type { MedicationCategory } from '@caretrail/contract/medications/labels';
import type { Weekday } from '@caretrail/contract/medications/repeat-on';
import type { timeModes } from '@caretrail/contract/medications/schedule';
import type { HowOften } from './how-often.ts';

/** So many of this strength, as it is typed. */
export type PartValues = { readonly count: string; readonly strength: string };
export const noPart: PartValues = { count: '', strength: '' };

/** `parts` count only where the dose differs from time to time. */
export type TimeValues = { readonly time: string; readonly parts: readonly PartValues[] };
export const noTime: TimeValues = { time: '', parts: [] };

/** A step without days goes on. */
export type StepValues = { readonly days: string; readonly parts: readonly PartValues[] };

export type StockValues = {
  readonly strength: string;
  readonly on_hand: string;
  readonly repeats_left: string;
};

export type TaperValues = {
  readonly from: string;
  readonly by: string;
  readonly every: string;
  readonly to: string;
  readonly unit: string;
  readonly tablet: string;
};

/** How it is taken, as it is typed: texts and ticks, of which schedule-body.ts makes phases. */
export type ScheduleValues = {
  readonly howOften: HowOften | '';
  readonly weekdays: readonly Weekday[];
  readonly everyDays: string;
  /** '5' for the first five days, or '1, 8, 15'. */
  readonly cycleOn: string;
  readonly isCycleApart: boolean;
  readonly cycleLength: string;
  readonly cycles: string;
  /** Delays and holds that were agreed on before; they stay while the cycle stays the same. */
  readonly keptCycle: CyclePattern | null;
  readonly hours: string;
  readonly hoursFrom: 'scheduled' | 'taken';
  readonly forWhat: string;
  readonly maxPerDay: string;
  readonly minGapHours: string;
  readonly taper: TaperValues;
  readonly steps: readonly StepValues[];
  readonly times: readonly TimeValues[];
  readonly isDoseDifferent: boolean;
  readonly parts: readonly PartValues[];
  readonly start: string;
  readonly ends: 'open' | 'until' | 'days';
  readonly until: string;
  readonly lastsDays: string;
  readonly tz_mode: (typeof timeModes)[number];
};

export type FormValues = ScheduleValues & {
  readonly name: string;
  readonly reason: string;
  readonly category: MedicationCategory | '';
  readonly instructions: string;
  readonly label_text: string;
  readonly prescriber: string;
  /** Empty: it belongs to none. */
  readonly treatment_id: string;
  readonly notes: string;
  readonly never_stop_suddenly: boolean;
  readonly hazardous_handling: boolean;
  readonly stock: readonly StockValues[];
  /** For a change of what is taken already. */
  readonly effectiveFrom: string;
  readonly changeReason: string;
};

/** Nothing is chosen beforehand. */
export const emptySchedule: ScheduleValues = {
  howOften: '',
  weekdays: [],
  everyDays: '',
  cycleOn: '',
  isCycleApart: false,
  cycleLength: '',
  cycles: '',
  keptCycle: null,
  hours: '',
  hoursFrom: 'scheduled',
  forWhat: '',
  maxPerDay: '',
  minGapHours: '',
  taper: { from: '', by: '', every: '', to: '', unit: 'mg', tablet: '' },
  steps: [],
  times: [noTime],
  isDoseDifferent: false,
  parts: [noPart],
  start: '',
  ends: 'open',
  until: '',
  lastsDays: '',
  tz_mode: 'wall_clock',
};

export const emptyValues: FormValues = {
  ...emptySchedule,
  name: '',
  reason: '',
  category: '',
  instructions: '',
  label_text: '',
  prescriber: '',
  treatment_id: '',
  notes: '',
  never_stop_suddenly: false,
  hazardous_handling: false,
  stock: [],
  effectiveFrom: '',
  changeReason: '',
};
