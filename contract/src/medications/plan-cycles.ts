import * as z from 'zod/mini';
import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import { type CyclePattern, lastDoseDay, overlappingCycle, startOfCycle } from './cycle-days.ts';
import { isOfOurTime } from './dose-date.ts';
import type { DoseLogEntry } from './doses.ts';
import { fromDayOn } from './coming-cycles.ts';
import { inForceOn } from './in-force.ts';
import { movePhases, withDayLeft } from './move-plan.ts';
import { patternErrors } from './patterns.ts';
import type { CycleChange } from './plan-change.ts';
import {
  isMadeForItsDay,
  laterThan,
  newVersion,
  type Plan,
  type PlanMoment,
  type PlanResult,
  type PlanVersion,
  refused,
  withVersions,
} from './plan-versions.ts';
import { newSchedule, type Phase } from './schedule.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/cycle-errors', {
  noPlan: 'This medicine has no plan.',
  beyond: 'The plan would go beyond the year 2199. Select an earlier day.',
  noRoom:
    'The rest of the plan does not fit around that day. Select another day, or change the dose or times.',
  over: 'Cycle {cycle, number} is over, or the plan has no such cycle. Select another one.',
  alreadyHeld: 'Cycle {cycle, number} is already on hold.',
  held: 'Cycle {cycle, number} is on hold. End the hold when you know its first day.',
  started: 'Cycle {cycle, number} has started. Put it on hold instead.',
  notHeld: 'Cycle {cycle, number} is not on hold.',
  firstDay: 'Select today or a later day for day 1.',
  fromDay: 'Select a day of the cycle on which a dose is taken.',
});

type FoundCycle = {
  readonly version: PlanVersion;
  readonly pattern: CyclePattern;
  readonly first: number;
  readonly isHeld: boolean;
};

/** The cycle of that number that is not over yet, in the version that counts on its first day. */
function findCycle(plan: Plan, number: number, today: string): FoundCycle | null {
  const day = dayNumberOf(today);
  for (const { version, to } of fromDayOn(plan, today)) {
    for (const { pattern } of version.phases) {
      if (pattern.kind !== 'cycle') continue;
      const first = startOfCycle(pattern, number);
      if (first === null || first > dayNumberOf(to)) continue;
      const isHeld = pattern.held.includes(number);
      if (isHeld || lastDoseDay(pattern, first) >= day) return { version, pattern, first, isHeld };
    }
  }
  return null;
}

const mapCycles = (
  phases: readonly Phase[],
  to: (pattern: CyclePattern) => CyclePattern,
): Phase[] =>
  phases.map((phase) =>
    phase.pattern.kind === 'cycle' ? { ...phase, pattern: to(phase.pattern) } : phase,
  );

/** Makes new versions of the one in force and of all planned for later: the rest of the plan as it will be. */
function rebuildFrom(
  plan: Plan,
  moment: PlanMoment,
  reason: string,
  change: (phases: readonly Phase[], effectiveFrom: string) => { phases: Phase[]; from: string },
): PlanResult {
  const now = inForceOn(plan.versions, moment.today);
  if (now === undefined) return refused('change', errors.noPlan);
  // What waits behind a held cycle is later than it, even where its day has passed; there it stays until the go-ahead.
  const later = laterThan(plan, now.effective_from).filter(
    ({ phases, effective_from }) =>
      effective_from > moment.today || change(phases, effective_from).from > moment.today,
  );
  const isPlanned = now.effective_from > moment.today;
  const rebuilt = (version: PlanVersion): PlanVersion => {
    const { phases, from } = change(version.phases, version.effective_from);
    return newVersion(
      version,
      {
        phases: withDayLeft(phases),
        effective_from: isMadeForItsDay(version) ? version.effective_from : from,
        reason,
      },
      moment,
    );
  };
  const next = change(now.phases, now.effective_from);
  const effective_from = isPlanned ? next.from : moment.today;
  // The version of now comes last: what was planned before a hold waits for it.
  const added = [
    ...later.map(rebuilt),
    newVersion(now, { phases: next.phases, effective_from, reason }, moment),
  ];
  const overlap = added.map(({ phases }) => overlapIn(phases)).find((found) => found !== null);
  if (overlap !== undefined) return refused('change.first_day', overlap);
  if (added.some(isBeyondOurTime)) return refused('change', errors.beyond);
  const before = [...later, now];
  if (added.some(({ phases }, index) => !isAllowed(phases) && isAllowed(before[index]?.phases)))
    return refused('change', errors.noRoom);
  // With what it stood before on the same day: that must not come back.
  const first = isPlanned
    ? plan.versions.filter(({ effective_from }) => effective_from === now.effective_from)
    : [];
  const replaced = [...later, ...first].map(({ id }) => id);
  return withVersions(plan, added, replaced);
}

/** What the API takes; a plan from before its rules may lack an amount. */
const isAllowed = (phases: readonly Phase[] | undefined): boolean =>
  z.safeParse(newSchedule, { phases }).success;

/** Dates that the API would refuse. */
const isBeyondOurTime = ({ effective_from, phases }: PlanVersion): boolean =>
  [
    effective_from,
    ...phases.flatMap(({ start, length, pattern }) => [
      'date' in start ? start.date : '',
      'until' in length ? length.until : '',
      ...(pattern.kind === 'cycle' ? pattern.shifts.map(({ start_date }) => start_date) : []),
      'anchor' in pattern ? pattern.anchor : '',
    ]),
  ].some((date) => !isOfOurTime(date));

function overlapIn(phases: readonly Phase[]): string | null {
  for (const { pattern } of phases) {
    const cycle = pattern.kind === 'cycle' ? overlappingCycle(pattern) : null;
    if (cycle !== null) return patternErrors.overlap({ cycle, before: cycle - 1 });
  }
  return null;
}

const hasRecorded = (log: readonly DoseLogEntry[], from: string): boolean =>
  log.some(({ status, local_date }) => status === 'taken' && (local_date ?? '') >= from);

const moveFrom =
  (first: number, days: number, then: (phases: Phase[]) => Phase[] = (phases) => phases) =>
  (phases: readonly Phase[], effectiveFrom: string): { phases: Phase[]; from: string } => {
    const number = dayNumberOf(effectiveFrom);
    return {
      phases: then(movePhases(phases, { from: first, days })),
      from: number >= first ? dateOfDayNumber(number + days) : effectiveFrom,
    };
  };

/** A cycle of the same series goes by the same number in every version. */
const withHeld =
  (found: FoundCycle, number: number, isHeld: boolean) =>
  (pattern: CyclePattern): CyclePattern => {
    const start = startOfCycle(found.pattern, number);
    if (startOfCycle(pattern, number) !== start || pattern.length !== found.pattern.length)
      return pattern;
    const others = pattern.held.filter((each) => each !== number);
    return { ...pattern, held: isHeld ? [...others, number].toSorted((a, b) => a - b) : others };
  };

/** Delays, holds or releases a cycle, and carries along all that follows it. */
export function changeCycle(
  plan: Plan,
  log: readonly DoseLogEntry[],
  change: CycleChange & { readonly reason?: string },
  moment: PlanMoment,
): PlanResult {
  const { today } = moment;
  const { cycle, reason = '' } = change;
  const found = findCycle(plan, cycle, today);
  if (found === null) return refused('change.cycle', errors.over({ cycle }));
  const { first, isHeld } = found;
  switch (change.kind) {
    case 'hold': {
      if (isHeld) return refused('change.cycle', errors.alreadyHeld({ cycle }));
      const hold = withHeld(found, cycle, true);
      return rebuildFrom(plan, moment, reason, (phases, from) => ({
        phases: mapCycles(phases, hold),
        from,
      }));
    }
    case 'delay': {
      const begins = dateOfDayNumber(first);
      if (isHeld) return refused('change.cycle', errors.held({ cycle }));
      if (begins < today || hasRecorded(log, begins))
        return refused('change.cycle', errors.started({ cycle }));
      return rebuildFrom(plan, moment, reason, moveFrom(first, change.days));
    }
    case 'go_ahead': {
      if (!isHeld) return refused('change.cycle', errors.notHeld({ cycle }));
      const { first_day, from_day = 1 } = change;
      if (first_day < today) return refused('change.first_day', errors.firstDay);
      if (from_day > Math.max(...found.pattern.on_days))
        return refused('change.from_day', errors.fromDay);
      const days = dayNumberOf(first_day) - (from_day - 1) - first;
      // Let go first: the other versions know the cycle by the day on which it was to start.
      const release = withHeld(found, cycle, false);
      const move = moveFrom(first, days);
      return rebuildFrom(plan, moment, reason, (phases, from) =>
        move(mapCycles(phases, release), from),
      );
    }
  }
}
