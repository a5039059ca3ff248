import fc from 'fast-check';
import * as z from 'zod/mini';
import { dayNumberOf } from '../../time/day-number.ts';
import { addDays } from '../../time/days.ts';
import { courseDoses, type CourseDose, inForceBetween } from '../course.ts';
import { dailyNeeds } from '../daily-need.ts';
import { slotsAt } from '../phase-slots.ts';
import { cyclesUntil } from '../cycle-days.ts';
import type { PlanVersion } from '../plan-versions.ts';
import { newSchedule } from '../schedule.ts';
import { assert, checkModel, daysLooked, isSame, modelOf } from './check-model.ts';
import { checkMonths } from './check-months.ts';
import { anySequence, type Sequence } from './plan-sequences.ts';
import { begin, dosesBetween, type Life, play, todayOf, wait } from './play-plan.ts';

/** The versions that the server reads for a window, in TypeScript: see `countsFrom` of its repo. */
function readFor(life: Life, from: string, to: string): readonly PlanVersion[] {
  const { versions } = life.plan;
  const standing = versions.filter(({ is_replaced }) => !is_replaced);
  const isWaiting = ({ phases }: PlanVersion): boolean =>
    phases.some(({ pattern }) => pattern.kind === 'cycle' && pattern.held.length > 0);
  const lastBefore = (made: readonly PlanVersion[]): string | undefined =>
    made
      .filter(({ is_replaced, effective_from }) => !is_replaced && effective_from < from)
      .map(({ effective_from }) => effective_from)
      .toSorted()
      .at(-1);
  const first = versions.findIndex(
    ({ effective_from }) => from <= effective_from && effective_from <= to,
  );
  const waiting = standing
    .filter(isWaiting)
    .map(({ effective_from }) => effective_from)
    .toSorted()[0];
  const [since = ''] = [
    lastBefore(versions) ?? '',
    waiting ?? '9999',
    // After a flight west a version may be made for a day before one that was made earlier.
    lastBefore(versions.slice(0, Math.max(0, first))) ?? '9999',
  ].toSorted();
  const logged = new Set(
    life.log
      .filter(({ local_date }) => local_date !== null && from <= local_date && local_date <= to)
      .map(({ schedule_version_id }) => schedule_version_id),
  );
  return versions.filter(({ effective_from, id }) => effective_from >= since || logged.has(id));
}

const said = (dose: CourseDose) => [
  dose.local_date,
  dose.local_date_time,
  dose.at_ms,
  dose.slot_id,
  dose.parts,
  dose.is_held,
  dose.is_asked || dose.log !== null,
  dose.log?.id,
];
const inOrder = (doses: readonly CourseDose[]) =>
  doses.toSorted((one, other) => one.at_ms - other.at_ms).map(said);

/** A plan that is stored and read day by day has the doses that the preview showed for all days at once. */
function checkReading(life: Life, doses: readonly CourseDose[]): void {
  const today = todayOf(life);
  const to = addDays(today, daysLooked);
  const whole = Map.groupBy(doses, ({ local_date }) => local_date);
  const stored = JSON.parse(JSON.stringify(life.plan)) as Life['plan'];
  // Days at the edges of what changed, and some between.
  const edges = life.plan.versions.flatMap(({ effective_from }) => [
    effective_from,
    addDays(effective_from, -1),
  ]);
  const sampled = Array.from({ length: 12 }, (_, index) => addDays(today, index * 33));
  for (const date of new Set([...edges, ...sampled])) {
    if (date < today || date > to) continue;
    const versions = readFor({ ...life, plan: stored }, date, date);
    const { zone, moves } = life;
    const read = courseDoses(
      { ...stored, versions },
      { from: date, to: date, zone, moves },
      life.log,
    );
    assert(isSame(inOrder(read), inOrder(whole.get(date) ?? [])), `${date} reads otherwise`, [
      inOrder(read),
      inOrder(whole.get(date) ?? []),
    ]);
  }
}

function checkMinutes(doses: readonly CourseDose[]): void {
  const minutes = doses.map(({ at_ms }) => Math.floor(at_ms / 60_000));
  assert(new Set(minutes).size === minutes.length, 'two doses in one minute', inOrder(doses));
}

/** Every cycle that begins later has all of its doses. */
function checkCycles(life: Life, doses: readonly CourseDose[]): void {
  const today = todayOf(life);
  const to = addDays(today, daysLooked);
  if (life.plan.states.at(-1)?.state !== 'active') return;
  for (const segment of inForceBetween(life.plan.versions, { from: today, to })) {
    const { version } = segment;
    const phase = version.phases[0];
    if (phase?.pattern.kind !== 'cycle' || !('open' in phase.length)) continue;
    const { pattern } = phase;
    const last = dayNumberOf(segment.to);
    const first = dayNumberOf(
      addDays(version.effective_from < today ? today : version.effective_from, 1),
    );
    for (const cycle of cyclesUntil(pattern, last)) {
      const lastDose = cycle.first + Math.max(...pattern.on_days) - 1;
      if (cycle.first < first || lastDose > last) continue;
      const expected = pattern.on_days.flatMap((dayOfCycle) => [
        ...slotsAt(phase, { cycle: cycle.number, dayOfCycle }),
      ]);
      const found = doses.filter(({ local_date }) => {
        const day = dayNumberOf(local_date);
        return day >= cycle.first && day <= lastDose;
      });
      assert(
        found.length === expected.length,
        `cycle ${cycle.number} has ${found.length} doses`,
        expected.length,
      );
    }
  }
}

/** The sums of the stock are those of the doses. */
function checkStock(life: Life, doses: readonly CourseDose[]): void {
  const today = todayOf(life);
  const [from, to] = [addDays(today, 2), addDays(today, daysLooked)];
  const stock = [{ strength: '100 mg', per_dose: null }];
  const needs = dailyNeeds(life.plan, { from, to }, stock, life.log).each[0];
  const summed = needs?.reduce((sum, count) => sum + count, 0) ?? 0;
  const open = doses.filter(
    ({ is_held, log, local_date }) => !is_held && log === null && local_date >= from,
  );
  const expected = open.flatMap(({ parts }) => parts).reduce((sum, { count }) => sum + count, 0);
  assert(Math.abs(summed - expected) < 1e-6, 'stock', [summed, expected]);
}

const isHourly = ({ slot_id }: CourseDose): boolean =>
  slot_id.startsWith('p') && slot_id.includes('h');

/** What passed once passes again; `npm run plans` looks for new sequences. */
export const ownSeed = 21;

export type Tried = { readonly fault: string | null };

/** Tries so many sequences; the fault names the seed and the shortest sequence that was found for it. */
export function trySequences(count: number, seed: number): Tried {
  const result = fc.check(fc.property(anySequence, checkSequence), {
    numRuns: count,
    seed,
  });
  if (!result.failed) return { fault: null };
  const cause = result.errorInstance instanceof Error ? result.errorInstance.message : '';
  const found = JSON.stringify(result.counterexample);
  return { fault: `seed ${result.seed}: ${cause}\n${found}` };
}

/** Some sequences, always the same, for tests that play them elsewhere. */
export const someSequences = (count: number): Sequence[] =>
  fc.sample(anySequence, { numRuns: count, seed: ownSeed });

/** Plays a sequence and throws where something a person relies on does not hold. */
export function checkSequence(sequence: Sequence): void {
  let life = begin(sequence);
  const model = modelOf(sequence, life);
  const isCycle = sequence.phases[0]?.pattern.kind === 'cycle';
  for (const [index, { days, hour, step }] of sequence.steps.entries()) {
    life = wait(life, days, hour);
    const before = life;
    const today = todayOf(before);
    const [after, happened] = play(before, step, index + 1);
    life = after;
    if (happened.what !== 'changed') continue;
    const { result, change } = happened;
    if (!result.ok) continue;
    model?.apply(change, life);
    for (const { phases, tz_mode } of result.added)
      assert(
        phases.length === 0 || z.safeParse(newSchedule, { phases, tz_mode }).success,
        'a plan that the API would refuse',
        z.safeParse(newSchedule, { phases, tz_mode }).error?.issues,
      );
    const past = [addDays(today, -60), addDays(today, -2)] as const;
    const [was, is] = [before, after].map((each) => inOrder(dosesBetween(each, ...past)));
    assert(isSame(was, is), 'the past changed', [was, is]);
    const logged = (each: Life) =>
      dosesBetween(each, addDays(today, -1), addDays(today, 1))
        .filter(({ log }) => log !== null)
        .map(({ local_date_time, parts, log }) => JSON.stringify([log?.id, local_date_time, parts]))
        .toSorted();
    assert(isSame(logged(before), logged(after)), 'what was recorded changed');
  }
  const today = todayOf(life);
  const doses = dosesBetween(life, today, addDays(today, daysLooked));
  checkReading(life, doses);
  checkMinutes(doses.filter((dose) => dose.log === null && !isHourly(dose)));
  checkCycles(life, doses);
  checkMonths(life, doses);
  checkStock(life, doses);
  if (model !== null) checkModel(model, life, doses, isCycle);
}
