import { inForceBetween } from './course.ts';
import { slotSetsOf } from './phase-slots.ts';
import type { Phase } from './schedule.ts';

const dosesOf = (phase: Phase): number => {
  const { pattern } = phase;
  if (pattern.kind === 'as_needed') return 0;
  if (pattern.kind === 'every_hours') return Math.ceil(24 / pattern.h);
  return Math.max(...slotSetsOf(phase).map(({ length }) => length));
};

type Version = { readonly effective_from: string; readonly phases: readonly Phase[] };

/** The most doses that schedules have on one day, from a day on. */
export const dosesADay = (versions: readonly Version[], from: string): number =>
  Math.max(
    0,
    ...inForceBetween(versions, { from, to: '9999-12-31' }).flatMap(({ version }) =>
      version.phases.map(dosesOf),
    ),
  );
