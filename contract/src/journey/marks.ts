import { isSeizureName } from '../dashboard/trends.ts';
import { datedResults, resultSeries, type ResultSeries } from '../results/series.ts';
import { dayNumberOf } from '../time/day-number.ts';
import { eachDay, isStepped } from './runs.ts';
import type { AmountRun, Journey, JourneyEvent, JourneyMedicine } from './schema.ts';

/** One thing of one day; days are numbers, as those of `dayNumberOf`. */
export type DayMark = {
  readonly id: string;
  readonly day: number;
  /** 0 to 10; null: not known, and drawn all the same. */
  readonly strength: number | null;
};

export type Span = {
  readonly id: string;
  readonly title: string;
  /** Both days included. */
  readonly first: number;
  readonly last: number;
};

/** The doses of all medicines on one day. */
export type DoseDay = {
  readonly day: number;
  readonly taken: number;
  /** Skipped or missed. */
  readonly missed: number;
  /** To come, or on hold. */
  readonly planned: number;
};

export type SteppedMedicine = Pick<JourneyMedicine, 'id' | 'name' | 'unit'> & {
  readonly runs: readonly AmountRun[];
};

/** Everything that the picture draws, each kind by day. Nothing says what caused what. */
export type JourneyMarks = {
  readonly seizures: readonly DayMark[];
  readonly symptoms: readonly DayMark[];
  readonly scans: readonly DayMark[];
  readonly results: readonly DayMark[];
  readonly sessions: readonly DayMark[];
  readonly visits: readonly DayMark[];
  readonly changes: readonly DayMark[];
  readonly cycles: readonly (Span & { readonly number: number })[];
  readonly stepped: readonly SteppedMedicine[];
  readonly doses: readonly DoseDay[];
  readonly series: readonly ResultSeries[];
};

/** What did not take place is read with its day, and not drawn. */
const tookPlace = ({ status }: Pick<JourneyEvent, 'status'>): boolean =>
  status !== 'cancelled' && status !== 'missed';

const visitTypes: ReadonlySet<string> = new Set([
  'Appointment',
  'Consultations',
  'Tests',
  'Treatment',
  'Rehab',
]);

/** An event may be several of them: a visit at which a symptom was written down. */
const isKind = {
  seizures: ({ symptoms }) => symptoms.some(isSeizureName),
  symptoms: ({ symptoms }) => symptoms.some((name) => !isSeizureName(name)),
  scans: ({ event_type }) => event_type === 'Scan',
  visits: ({ event_type }) => visitTypes.has(event_type),
} as const satisfies Record<string, (event: JourneyEvent) => boolean>;

const markOf = ({ id, start, severity }: JourneyEvent): DayMark => ({
  id,
  day: dayNumberOf(start.slice(0, 10)),
  strength: severity,
});

const byDay = <M extends { readonly day: number }>(marks: readonly M[]): M[] =>
  marks.toSorted((one, other) => one.day - other.day);

function doseDays(medicines: readonly JourneyMedicine[]): DoseDay[] {
  const days = new Map<number, { day: number; taken: number; missed: number; planned: number }>();
  for (const { doses } of medicines) {
    eachDay(doses, (day, { taken, skipped, missed, planned, held }) => {
      const all = days.get(day) ?? { day, taken: 0, missed: 0, planned: 0 };
      all.taken += taken;
      all.missed += skipped + missed;
      all.planned += planned + held;
      days.set(day, all);
    });
  }
  return byDay([...days.values()]);
}

const isTapered = ({ category, amounts }: JourneyMedicine): boolean =>
  amounts.length > 0 && (category === 'steroid' || isStepped(amounts));

/** A record in, marks out. */
export function journeyMarks({ events, medicines, treatments }: Journey): JourneyMarks {
  const held = events.filter(tookPlace);
  const ofKind = (kind: keyof typeof isKind): DayMark[] =>
    byDay(held.filter(isKind[kind]).map(markOf));
  return {
    seizures: ofKind('seizures'),
    symptoms: ofKind('symptoms'),
    scans: ofKind('scans'),
    visits: ofKind('visits'),
    results: byDay(events.filter(({ results }) => results.length > 0).map(markOf)),
    sessions: byDay(
      treatments.flatMap(({ sessions }) =>
        sessions
          .filter(({ status }) => status === 'planned' || status === 'done')
          .map(({ id, date }) => ({ id, day: dayNumberOf(date), strength: null })),
      ),
    ),
    changes: byDay(
      medicines.flatMap(({ id, changes }) =>
        changes.map(({ date }) => ({ id, day: dayNumberOf(date), strength: null })),
      ),
    ),
    cycles: treatments.flatMap(({ id, title, cycles }) =>
      cycles.map(({ number, first, last }) => ({
        id: `${id} ${number}`,
        title,
        number,
        first: dayNumberOf(first),
        last: dayNumberOf(last),
      })),
    ),
    stepped: medicines
      .filter(isTapered)
      .map(({ id, name, unit, amounts }) => ({ id, name, unit, runs: amounts })),
    doses: doseDays(medicines),
    series: resultSeries(datedResults(events), treatments),
  };
}
