import type { CyclePattern } from '@caretrail/contract/medications/cycle-days';
import type { MedicationCategory } from '@caretrail/contract/medications/labels';
import type { Weekday } from '@caretrail/contract/time/weekdays';
import {
  type NewSchedule,
  type Phase,
  scheduleDefaults,
  type ScheduleVersion,
  type timeModes,
} from '@caretrail/contract/medications/schedule';
import type { Slot } from '@caretrail/contract/medications/slots';
import type { HowOften } from './how-often.ts';
import { type MonthValues, noMonth } from './month-values.ts';

/** A count of one strength, as typed. */
export type PartValues = { readonly count: string; readonly strength: string };
export const noPart: PartValues = { count: '', strength: '' };

/** `parts` only if the dose differs between times. `kept`: values not asked, kept while the time is unchanged. */
export type TimeValues = {
  readonly time: string;
  readonly parts: readonly PartValues[];
  readonly kept?: Pick<Slot, 'at' | 'note'>;
};
export const noTime: TimeValues = { time: '', parts: [] };

/** The times of a day and the amount at each. */
export type DoseValues = {
  readonly times: readonly TimeValues[];
  readonly isDoseDifferent: boolean;
  readonly parts: readonly PartValues[];
};
export const noDose: DoseValues = { times: [noTime], isDoseDifferent: false, parts: [noPart] };

export const rhythms = ['daily', 'every_n_days', 'weekdays', 'monthly'] as const;

/** A step of a plan; without days it has no end. */
export type StepValues = DoseValues &
  MonthValues & {
    readonly days: string;
    readonly rhythm: (typeof rhythms)[number];
    readonly everyDays: string;
    readonly weekdays: readonly Weekday[];
    readonly label: string;
  };
export const noStep: StepValues = {
  ...noDose,
  ...noMonth,
  days: '',
  rhythm: 'daily',
  everyDays: '',
  weekdays: [],
  label: '',
};

/** Another dose from a cycle on; at the same times unless it has its own. */
export type CycleDoseValues = DoseValues & {
  readonly cycle: string;
  readonly day: string;
  readonly hasOwnTimes: boolean;
};

/** Delays and holds of the stored cycle, kept while the cycle is unchanged. */
export type KeptCycle = {
  readonly pattern: CyclePattern;
  readonly start: string;
  readonly length: Phase['length'];
};

export type StockValues = {
  readonly strength: string;
  readonly on_hand: string;
  readonly repeats_left: string;
};

/** All amounts are per day. */
export type TaperValues = {
  readonly from: string;
  readonly by: string;
  readonly every: string;
  readonly to: string;
  readonly unit: string;
  readonly tablet: string;
  readonly doses: string;
  readonly times: readonly string[];
  /** What follows the last step if it still has a dose. */
  readonly after: 'ends' | 'goes_on' | '';
};
export const noTaper: TaperValues = {
  from: '',
  by: '',
  every: '',
  to: '',
  unit: 'mg',
  tablet: '',
  doses: '',
  times: [],
  after: '',
};

/** The schedule as typed: strings and booleans, which schedule-body.ts turns into phases. */
export type ScheduleValues = DoseValues &
  MonthValues & {
    readonly howOften: HowOften | '';
    readonly weekdays: readonly Weekday[];
    readonly everyDays: string;
    /** '5' for the first five days, or '1, 8, 15'. */
    readonly cycleOn: string;
    readonly isCycleApart: boolean;
    readonly cycleLength: string;
    readonly cycles: string;
    readonly cycleDoses: readonly CycleDoseValues[];
    readonly keptCycle: KeptCycle | null;
    readonly hours: string;
    readonly hoursFrom: 'scheduled' | 'taken';
    readonly forWhat: string;
    readonly maxPerDay: string;
    readonly minGapHours: string;
    readonly taper: TaperValues;
    readonly steps: readonly StepValues[];
    readonly start: string;
    readonly ends: 'open' | 'until' | 'days';
    readonly until: string;
    readonly lastsDays: string;
    readonly tz_mode: (typeof timeModes)[number];
    /** How the stored plan follows journeys, and its home: kept unless that is changed. */
    readonly keptZone: Pick<ScheduleVersion, 'tz_mode' | 'home_tz'> | null;
    /** Rules for the start of a day and late doses: not asked, kept as stored. */
    readonly rules: Pick<NewSchedule, 'day_starts_at' | 'grace_min' | 'miss_after_min'>;
  };

export type FormValues = ScheduleValues & {
  /** Of the chosen template. */
  readonly template: string;
  readonly name: string;
  readonly reason: string;
  readonly category: MedicationCategory | '';
  readonly instructions: string;
  readonly label_text: string;
  readonly prescriber: string;
  /** Empty: none. */
  readonly treatment_id: string;
  readonly notes: string;
  readonly never_stop_suddenly: boolean;
  readonly hazardous_handling: boolean;
  readonly stock: readonly StockValues[];
  /** Only for the details of an existing medicine: the day on which it was started. */
  readonly firstDay: string;
  /** Only for a change of an existing medicine. */
  readonly effectiveFrom: string;
  readonly changeReason: string;
};

/** Nothing is preselected. */
export const emptySchedule: ScheduleValues = {
  ...noDose,
  ...noMonth,
  howOften: '',
  weekdays: [],
  everyDays: '',
  cycleOn: '',
  isCycleApart: false,
  cycleLength: '',
  cycles: '',
  cycleDoses: [],
  keptCycle: null,
  hours: '',
  hoursFrom: 'scheduled',
  forWhat: '',
  maxPerDay: '',
  minGapHours: '',
  taper: noTaper,
  steps: [],
  start: '',
  ends: 'open',
  until: '',
  lastsDays: '',
  tz_mode: scheduleDefaults.tz_mode,
  keptZone: null,
  rules: {
    day_starts_at: scheduleDefaults.day_starts_at,
    grace_min: scheduleDefaults.grace_min,
    miss_after_min: scheduleDefaults.miss_after_min,
  },
};

export const emptyValues: FormValues = {
  ...emptySchedule,
  template: '',
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
  firstDay: '',
  effectiveFrom: '',
  changeReason: '',
};
