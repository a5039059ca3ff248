import { dateOfDayNumber, dayNumberOf } from '../../time/day-number.ts';
import { addDays } from '../../time/days.ts';
import { dateAt } from '../../time/zoned.ts';
import { expand } from '../expand.ts';
import type { PlanChange } from '../plan-versions.ts';
import type { Phase } from '../schedule.ts';
import type { Slot } from '../slots.ts';
import type { Life } from './play-plan.ts';

/**
 * What a plan has to ask for, worked out the slow and simple way: a list of the cycles with their days and doses, or a
 * list of plans with the day from which each counts. It knows nothing of versions, shifts or steps.
 */
export type Model = {
  readonly apply: (change: PlanChange, life: Life) => void;
  /** By date, '08:00 2' for each dose, 'held' behind those that wait. */
  readonly dosesBetween: (from: string, to: string, life: Life) => ReadonlyMap<string, string[]>;
};

const words = (at: Slot['at'], parts: Slot['parts'], isHeld: boolean): string =>
  `${JSON.stringify(at)} ${parts[0]?.count ?? 0}${isHeld ? ' held' : ''}`;

function byDate(asked: readonly (readonly [string, string])[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [date, said] of asked) found.set(date, [...(found.get(date) ?? []), said]);
  return found;
}

type States = { readonly from: string; readonly isActive: boolean }[];

function stateModel() {
  const states: States = [{ from: '', isActive: true }];
  return {
    set: (from: string, isActive: boolean): void => void states.push({ from, isActive }),
    isActive: (date: string): boolean =>
      states.findLast(({ from }) => from <= date)?.isActive ?? true,
  };
}

const manyCycles = 120;

/** Cycles as a person would write them into a calendar. */
export function cycleModel(phase: Phase): Model {
  const { pattern } = phase;
  if (pattern.kind !== 'cycle') throw new Error('no cycles');
  const { length, on_days, anchor } = pattern;
  const count = pattern.cycles ?? manyCycles;
  const starts = Array.from({ length: count }, (_, index) => dayNumberOf(anchor) + index * length);
  const doses = starts.map(() => on_days.map(() => phase.slots));
  const held = new Set<number>();
  let end = 'days' in phase.length ? dayNumberOf(anchor) + phase.length.days - 1 : Infinity;
  const states = stateModel();
  const move = (cycle: number, days: number): void => {
    if ((starts[cycle - 1] ?? Infinity) <= end) end += days;
    for (let index = cycle - 1; index < count; index += 1)
      starts[index] = (starts[index] ?? 0) + days;
  };
  const setDose = (from: string, slots: Slot[], today: string): void => {
    const first = dayNumberOf(from);
    // A cycle that is begun again later has the dose of then on its first days too.
    const isNow = from <= today;
    // Behind a cycle that waits no day is known: the change counts from that cycle on.
    const waiting = Math.min(...held);
    const isBehind = (starts[waiting - 1] ?? Infinity) <= first;
    starts.forEach((start, cycle) =>
      on_days.forEach((day, index) => {
        const isLater = isBehind ? cycle + 1 >= waiting : start + day - 1 >= first;
        if (isNow || isLater) (doses[cycle] ?? [])[index] = slots;
      }),
    );
  };
  return {
    apply: (change, { plan, nowMs, zone }) => {
      switch (change.kind) {
        case 'delay':
          return move(change.cycle, change.days);
        case 'hold':
          return void held.add(change.cycle);
        case 'go_ahead':
          held.delete(change.cycle);
          return move(
            change.cycle,
            dayNumberOf(change.first_day) - (starts[change.cycle - 1] ?? 0),
          );
        case 'replace':
          return setDose(
            change.schedule.effective_from ?? '',
            change.schedule.phases[0]?.slots ?? [],
            dateAt(nowMs, zone),
          );
        case 'state':
          return states.set(plan.states.at(-1)?.effective_from ?? '', change.state === 'active');
        case 'dosage':
        // Corrected first days have a table of their own.
        case 'first_day':
          return undefined;
      }
    },
    dosesBetween: (from, to) => {
      const [first, last] = [dayNumberOf(from), Math.min(dayNumberOf(to), end)];
      const firstHeld = Math.min(...held);
      const asked = starts.slice(0, firstHeld).flatMap((start, index) =>
        on_days.flatMap((onDay, place) => {
          const day = start + onDay - 1;
          const date = day < first || day > last ? null : dateOfDayNumber(day);
          if (date === null || !states.isActive(date)) return [];
          return (doses[index]?.[place] ?? []).map(
            ({ at, parts }) => [date, words(at, parts, index + 1 === firstHeld)] as const,
          );
        }),
      );
      return byDate(asked);
    },
  };
}

type Segment = {
  readonly from: string;
  readonly phases: Phase[];
  readonly tzMode: Life['plan']['versions'][number]['tz_mode'];
  readonly homeZone: string;
};

/** Any other plan: what was sent last for a day is what counts on it. */
export function plainModel({ plan: { versions } }: Life): Model {
  const [first] = versions;
  if (first === undefined) throw new Error('no version');
  let segments: Segment[] = [
    {
      from: first.effective_from,
      phases: first.phases,
      tzMode: first.tz_mode,
      homeZone: first.home_tz,
    },
  ];
  const states = stateModel();
  return {
    apply: (change, { plan }) => {
      if (change.kind === 'state')
        states.set(plan.states.at(-1)?.effective_from ?? '', change.state === 'active');
      if (change.kind !== 'replace') return;
      const { effective_from: from = '', phases, tz_mode: tzMode } = change.schedule;
      const homeZone = plan.versions.at(-1)?.home_tz ?? 'UTC';
      segments = [
        ...segments.filter((each) => each.from < from),
        { from, phases, tzMode, homeZone },
      ];
    },
    dosesBetween: (from, to, { zone }) => {
      const asked = segments.flatMap((segment, index) => {
        const next = segments[index + 1];
        const until = next === undefined ? to : addDays(next.from, -1);
        const schedule = {
          phases: segment.phases,
          tz_mode: segment.tzMode,
          home_tz: segment.homeZone,
          day_starts_at: '03:00',
          effective_from: segment.from,
        };
        return expand(schedule, from, until < to ? until : to, zone)
          .filter(({ local_date }) => states.isActive(local_date))
          .map(
            ({ local_date, slot_id, parts }) =>
              [local_date, `${slot_id} ${parts[0]?.count ?? 0}`] as const,
          );
      });
      return byDate(asked);
    },
  };
}

export { words as wordsOfDose };
