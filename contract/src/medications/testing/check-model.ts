import { addDays } from '../../time/days.ts';
import type { CourseDose } from '../course.ts';
import { cycleModel, type Model, plainModel, wordsOfDose } from './plan-model.ts';
import type { Sequence } from './plan-sequences.ts';
import { type Life, todayOf } from './play-plan.ts';

export const daysLooked = 400;

export function assert(isTrue: boolean, what: string, detail: unknown = ''): asserts isTrue {
  if (!isTrue) throw new Error(`${what}: ${JSON.stringify(detail)}`);
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const kindsOf = ({ phases, steps }: Sequence): Set<string> =>
  new Set(
    [phases, ...steps.flatMap(({ step }) => (step.kind === 'other' ? [step.phases] : []))]
      .flat()
      .map(({ pattern }) =>
        pattern.kind === 'every_hours' ? `${pattern.kind} ${pattern.from}` : pattern.kind,
      ),
  );

/** Null where the slow way would be the same code again: cycles among other plans, hours from the last dose taken. */
export function modelOf(sequence: Sequence, life: Life): Model | null {
  const kinds = kindsOf(sequence);
  if (kinds.has('every_hours taken')) return null;
  if (!kinds.has('cycle')) return plainModel(life);
  const [phase] = sequence.phases;
  const isOnlyCycle = sequence.steps.every(({ step }) => step.kind !== 'other');
  return phase !== undefined && isOnlyCycle ? cycleModel(phase) : null;
}

export function checkModel(
  model: Model,
  life: Life,
  all: readonly CourseDose[],
  isCycle: boolean,
): void {
  const today = todayOf(life);
  const doses = Map.groupBy(all, ({ local_date }) => local_date);
  const [from, to] = [addDays(today, 2), addDays(today, daysLooked)];
  const asked = model.dosesBetween(from, to, life);
  for (let after = 2; after <= daysLooked; after += 1) {
    const date = addDays(today, after);
    const expected = asked.get(date) ?? [];
    if (expected.length === 0 && !doses.has(date)) continue;
    const found = (doses.get(date) ?? []).map(({ version, slot_id, parts, is_held }) => {
      if (!isCycle) return `${slot_id} ${parts[0]?.count ?? 0}`;
      const [phase] = version.phases;
      const slot = [phase?.slots ?? [], ...(phase?.dose_steps ?? []).map(({ slots }) => slots)]
        .flat()
        .find(({ id }) => id === slot_id);
      return wordsOfDose(slot?.at ?? '', [...parts], is_held);
    });
    assert(isSame(found.toSorted(), expected.toSorted()), `${date} asks for something else`, {
      found,
      expected,
    });
  }
}
