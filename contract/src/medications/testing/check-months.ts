import { addDays, addMonths, startOfMonth } from '../../time/days.ts';
import { type CourseDose, inForceBetween } from '../course.ts';
import { assert, daysLooked } from './check-model.ts';
import { type Life, todayOf } from './play-plan.ts';

/** By months, each whole month has one day with doses, or none where it is not its turn. */
export function checkMonths(life: Life, doses: readonly CourseDose[]): void {
  const today = todayOf(life);
  if (life.plan.states.at(-1)?.state !== 'active') return;
  const days = [...new Set(doses.map(({ local_date }) => local_date))];
  const to = addDays(today, daysLooked);
  for (const { version, ...within } of inForceBetween(life.plan.versions, { from: today, to })) {
    const { pattern, length } = version.phases[0] ?? {};
    if (pattern?.kind !== 'monthly' || length === undefined || !('open' in length)) continue;
    const since = [addDays(today, 2), version.effective_from, pattern.anchor].toSorted().at(-1);
    let month = addMonths(startOfMonth(since ?? today), 1);
    const found: string[] = [];
    for (; addMonths(month, 1) <= within.to; month = addMonths(month, 1)) {
      const own = days.filter((date) => startOfMonth(date) === month);
      assert(own.length <= 1, `${own.length} days of ${month} have doses`, own);
      found.push(own.length === 0 ? '.' : 'x');
    }
    const first = found.indexOf('x');
    const isDue = (place: number): boolean => first !== -1 && (place - first) % pattern.every === 0;
    assert(first < pattern.every, 'a dose of a month is missing', found);
    assert(first !== -1 || found.length < pattern.every, 'no month has a dose', found);
    assert(
      found.every((mark, place) => mark === (isDue(place) ? 'x' : '.')),
      `not every ${pattern.every} months`,
      found,
    );
  }
}
