import { addDays, daysBetween, daysFrom } from '../time/days.ts';
import { type CheckIn, checkInLevels, checkInTopics } from '../timelines/check-in.ts';
import {
  dashboardSpan,
  type Dashboard,
  type DashboardCheckIn,
  type SymptomTrend,
} from './schema.ts';
import { symptomNames } from './symptom-names.ts';

/** How strong a symptom was at most on a day. */
export type SymptomDay = {
  readonly name: string;
  readonly date: string;
  readonly severity: number | null;
};

/** When a symptom was written down last. */
export type LastSymptom = { readonly name: string; readonly date: string };

/** A seizure is the same symptom in whichever language of the app it was recorded. */
const seizures: readonly string[] = ['seizure', 'anfall'];

const plain = (name: string): string => name.trim().toLowerCase();
function keyOf(name: string): string {
  const key = plain(name);
  return seizures.includes(key) || key === plain(symptomNames.seizure) ? 'seizure' : key;
}

export const isSeizureName = (name: string): boolean => keyOf(name) === 'seizure';

const trendDates = (today: string): string[] =>
  daysFrom(addDays(today, 1 - dashboardSpan.trendDays), dashboardSpan.trendDays);

/** The watched one first, then those with the most days; without a figure there is nothing to draw. */
export function symptomTrends(
  days: readonly SymptomDay[],
  { today, watched }: { readonly today: string; readonly watched: string },
): SymptomTrend[] {
  const dates = trendDates(today);
  const byName = new Map<string, { name: string; severities: Map<string, number> }>();
  for (const { name, date, severity } of days) {
    if (severity === null || !dates.includes(date)) continue;
    const known = byName.get(keyOf(name)) ?? { name, severities: new Map<string, number>() };
    known.severities.set(date, Math.max(severity, known.severities.get(date) ?? 0));
    byName.set(keyOf(name), known);
  }
  const isWatched = (name: string): number => (keyOf(name) === keyOf(watched) ? 1 : 0);
  return [...byName.values()]
    .toSorted(
      (one, other) =>
        isWatched(other.name) - isWatched(one.name) || other.severities.size - one.severities.size,
    )
    .slice(0, dashboardSpan.trends)
    .map(({ name, severities }) => ({
      name,
      days: dates.map((date) => ({ date, severity: severities.get(date) ?? null })),
    }));
}

export type CheckInDay = { readonly date: string; readonly answers: CheckIn };

/** Sleep, energy and mood, each as far as it was ever answered in these days. */
export function checkInTrends(
  answered: readonly CheckInDay[],
  today: string,
): DashboardCheckIn['trends'] {
  const byDate = new Map(answered.map(({ date, answers }) => [date, answers]));
  return checkInTopics
    .map((topic) => ({
      topic,
      days: trendDates(today).map((date) => {
        const level = byDate.get(date)?.[topic] ?? null;
        return { date, level: level === null ? null : checkInLevels.indexOf(level) + 1 };
      }),
    }))
    .filter(({ days }) => days.some(({ level }) => level !== null));
}

/** 'Days since the last …': the chosen symptom, and what else could be chosen. */
export function watchedSymptom(
  last: readonly LastSymptom[],
  { today, chosen }: { readonly today: string; readonly chosen: string | null },
): Dashboard['watched_symptom'] {
  const wanted = chosen ?? symptomNames.seizure;
  const found = last
    .filter(({ name }) => keyOf(name) === keyOf(wanted))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))[0];
  const others = [...last.map(({ name }) => name), symptomNames.seizure].filter(
    (name) => keyOf(name) !== keyOf(wanted),
  );
  return {
    name: found?.name ?? wanted,
    // An entry dated tomorrow by mistake must not make the count negative.
    days_since: found === undefined ? null : Math.max(0, daysBetween(found.date, today)),
    others: [
      ...new Map(others.toReversed().map((name) => [keyOf(name), name])).values(),
    ].toReversed(),
  };
}
