import { limits } from '../limits.ts';
import { dayNumberOf } from '../time/day-number.ts';
import { addDays } from '../time/days.ts';
import { type Course, courseDoses, type CourseDose, inForceBetween, takenOn } from './course.ts';
import { dailyNeeds } from './daily-need.ts';
import { doseStateAt } from './dose-state.ts';
import type { DoseLogEntry, DoseState } from './doses.ts';
import { phaseSpans } from './phase-spans.ts';
import { needsOfEach, pieceCounter, runOut } from './run-out.ts';
import type { Phase } from './schedule.ts';
import type { DosePart } from './slots.ts';
import type { CountedStock, Stock } from './stock.ts';
import { slotSetsOf } from './phase-slots.ts';
import { fewLeft, lowAtCount, stockAlertOn, type Watched } from './stock-alert.ts';
import type { ZoneMove } from './zone-moves.ts';

const ahead: readonly DoseState[] = ['upcoming', 'due', 'late'];

/** The doses that are planned from now on: neither logged nor missed, and not on hold. */
const stillToTake = (doses: readonly CourseDose[], nowMs: number): CourseDose[] =>
  doses.filter((dose) => ahead.includes(doseStateAt(dose, dose.log, dose.version, nowMs)));

/** Whatever time zone the patient travels to, doses after this many days are still to come. */
const nearDays = 3;

type Moment = {
  readonly today: string;
  readonly nowMs: number;
  readonly zone: string;
  readonly moves?: readonly ZoneMove[];
};
type Days = { readonly from: string; readonly to: string };
type Counted = Omit<CountedStock, 'per_dose' | 'low_at_count'> &
  Partial<Pick<CountedStock, 'per_dose' | 'low_at_count'>>;

/** The phases of some days, as far as they are in force; null: a version without doses. */
const phasesOf = ({ versions }: Course, days: Days): (Phase | null)[] =>
  inForceBetween(versions, days).flatMap(({ version, from, to }) => {
    const first = dayNumberOf(from < version.effective_from ? version.effective_from : from);
    const last = dayNumberOf(to);
    if (version.phases.length === 0) return [null];
    return phaseSpans(version.phases)
      .filter((span) => span.first <= last && span.last >= first)
      .map(({ phase }) => phase);
  });

/** The parts of each dose of a phase. As needed a dose is that of the first slot. */
const dosesOf = (phase: Phase | null): (readonly DosePart[])[] => {
  if (phase === null) return [[]];
  const parts = slotSetsOf(phase)
    .flat()
    .map((slot) => slot.parts);
  return phase.pattern.kind === 'as_needed' ? [parts[0] ?? []] : parts;
};

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Each stock with how it is taken from, and from when on it does not cover what is planned or may be needed. */
export function forecastOf<S extends Counted>(
  course: Course,
  stock: readonly S[],
  standing: readonly DoseLogEntry[],
  { today, nowMs, zone, moves = [] }: Moment,
): (S & Watched & Pick<Stock, 'warns_at_count'>)[] {
  if (stock.length === 0) return [];
  // The night before may still be open.
  const near = { from: addDays(today, -1), to: addDays(today, nearDays), zone, moves };
  const far = { from: addDays(near.to, 1), to: addDays(today, limits.medications.forecastDays) };
  const doses = stillToTake(courseDoses(course, near, standing), nowMs).toSorted(
    (one, other) => one.at_ms - other.at_ms,
  );
  // Dose by dose around today, then by the sums of the days.
  const soon = needsOfEach(doses, stock);
  const later = dailyNeeds(course, far, stock, standing);

  const isTaken = takenOn(course.states)(today);
  const count = pieceCounter(stock);
  const [phaseNow = null] = isTaken ? phasesOf(course, { from: today, to: today }) : [];
  const asNeeded = phaseNow?.pattern.kind === 'as_needed' ? phaseNow.pattern : null;
  const partsNow = asNeeded && (dosesOf(phaseNow)[0] ?? []);
  const planned = once(() => {
    const parts = phasesOf(course, { from: today, to: far.to }).flatMap(dosesOf);
    return { counts: parts.map(count), isSilent: parts.some(({ length }) => length === 0) };
  });

  const useOf = (each: S, place: number): Stock['use'] => {
    if (!isTaken) return null;
    if (partsNow && (partsNow.length === 0 || (count(partsNow)[place] ?? 0) > 0))
      return 'as_needed';
    if (later.each[place] || soon[place]?.some((need) => need.count > 0)) return 'planned';
    // A cycle that waits for the go-ahead has no doses yet, and is part of the plan.
    const { counts, isSilent } = planned();
    if (counts.some((pieces) => (pieces[place] ?? 0) > 0)) return 'planned';
    return isSilent && (each.per_dose ?? null) === null ? 'unknown' : 'unused';
  };

  return stock.map((each, place) => {
    const needed = later.each[place] ?? null;
    const use = useOf(each, place);
    const dose = use === 'as_needed' && partsNow ? (count(partsNow)[place] ?? 0) : 0;
    const warns_at_count =
      use === 'as_needed'
        ? (each.low_at_count ?? lowAtCount(dose, asNeeded?.max_per_day ?? null))
        : null;
    return {
      ...each,
      ...runOut(each, soon[place] ?? [], needed && { first: later.first, needed }),
      use,
      warns_at_count,
      few: warns_at_count === null ? null : fewLeft(each.on_hand, dose, warns_at_count),
    };
  });
}

/** Each stock as the API returns it today. */
export const withForecast = <S extends Counted>(
  course: Course,
  stock: readonly S[],
  standing: readonly DoseLogEntry[],
  moment: Moment,
) =>
  forecastOf(course, stock, standing, moment).map(({ few, ...each }) => ({
    ...each,
    ...stockAlertOn({ ...each, few }, moment.today),
  }));
