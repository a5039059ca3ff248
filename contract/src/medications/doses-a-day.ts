import { inForceBetween } from './course.ts';
import type { Phase } from './schedule.ts';

const dosesOf = ({ pattern, slots }: Phase): number => {
  if (pattern.kind === 'as_needed') return 0;
  return pattern.kind === 'every_hours' ? Math.ceil(24 / pattern.h) : slots.length;
};

type Version = { readonly effective_from: string; readonly phases: readonly Phase[] };

/** The most doses that schedules ask for on one day, from a day on. */
export const dosesADay = (versions: readonly Version[], from: string): number =>
  Math.max(
    0,
    ...inForceBetween(versions, { from, to: '9999-12-31' }).flatMap(({ version }) =>
      version.phases.map(dosesOf),
    ),
  );
