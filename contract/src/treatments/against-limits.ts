import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';
import { messages } from '../i18n/messages.ts';
import { testNameOf, type TestName } from '../results/test-names.ts';
import { powerBetween, timesPowerOfTen } from '../results/unit.ts';
import { eventResult } from '../timelines/results.ts';
import type { LabGate } from './lab-gate.ts';

/** A result of an event, with the day it is of. */
export const datedResult = z.extend(eventResult, { event_id: id, date: z.string() });
export type DatedResult = z.infer<typeof datedResult>;

/** `unlike`: a word, or another unit; they cannot be compared. */
export type LimitPlace = 'below' | 'above' | 'within' | 'unlike';

type Named<T> = TestName & { readonly of: T };

/** By the name on the letter, or another name of the same test where both units say that it is the same quantity. */
const isOfGate = (
  gate: Named<Pick<LabGate, 'unit'>>,
  result: Named<Pick<DatedResult, 'unit'>>,
): boolean =>
  gate.own === result.own ||
  (gate.of.unit !== '' &&
    result.of.unit !== '' &&
    powerBetween(result.of.unit, gate.of.unit) !== null);

/** Each name is normalised once, not once per pair. */
export function resultsByGate<
  G extends Pick<LabGate, 'test' | 'unit'>,
  R extends Pick<DatedResult, 'name' | 'unit'>,
>(
  gates: readonly G[],
  results: readonly R[],
): { readonly gate: G; readonly results: readonly R[] }[] {
  const wanted = gates.map((gate) => ({ ...testNameOf(gate.test), of: gate }));
  const tests = new Set(wanted.map(({ test }) => test));
  const named = results.map((result) => ({ ...testNameOf(result.name), of: result }));
  const found = Map.groupBy(named, ({ test }) => (tests.has(test) ? test : null));
  return wanted.map((gate) => ({
    gate: gate.of,
    results: (found.get(gate.test) ?? [])
      .filter((result) => isOfGate(gate, result))
      .map(({ of }) => of),
  }));
}

/** Those of a test that has a limit, in their order. */
export function resultsWithGate<R extends Pick<DatedResult, 'name' | 'unit'>>(
  gates: readonly Pick<LabGate, 'test' | 'unit'>[],
  results: readonly R[],
): R[] {
  const found = new Set(resultsByGate(gates, results).flatMap((each) => each.results));
  return results.filter((result) => found.has(result));
}

/** The value in the unit of the limit; null: a word, or a unit that cannot be converted for certain. */
function valueFor(
  { unit }: Pick<LabGate, 'unit'>,
  result: Pick<DatedResult, 'value' | 'unit'>,
): number | null {
  if (typeof result.value !== 'number') return null;
  const power = unit === '' || result.unit === '' ? 0 : powerBetween(result.unit, unit);
  return power === null ? null : timesPowerOfTen(result.value, power);
}

/** The position of a value relative to the limit that the patient entered. It says no more: never whether a treatment may go on. */
export function placeAgainst(
  { min, max, unit }: Pick<LabGate, 'min' | 'max' | 'unit'>,
  result: Pick<DatedResult, 'value' | 'unit'>,
): LimitPlace {
  const value = valueFor({ unit }, result);
  if (value === null) return 'unlike';
  if (min !== null && value < min) return 'below';
  return max !== null && value > max ? 'above' : 'within';
}

const placeTexts = messages('treatments/limit-places', {
  below: 'Below the limit',
  above: 'Above the limit',
  atLeast: 'At or above the limit',
  atMost: 'At or below the limit',
  between: 'Between the limits',
  unlike: 'Cannot be compared',
});

export function formatLimitPlace(
  place: LimitPlace,
  { min, max }: Pick<LabGate, 'min' | 'max'>,
): string {
  if (place !== 'within') return placeTexts[place];
  if (max === null) return placeTexts.atLeast;
  return min === null ? placeTexts.atMost : placeTexts.between;
}

export type ComparedResult = {
  readonly result: DatedResult;
  readonly gate: LabGate;
  readonly place: LimitPlace;
};

/** Every result of a test that has a limit, the newest first; of one day in the order of the limits. */
export const compareWithLimits = (
  gates: readonly LabGate[],
  results: readonly DatedResult[],
): ComparedResult[] =>
  resultsByGate(gates, results)
    .flatMap(({ gate, results: own }) =>
      own.map((result) => ({ result, gate, place: placeAgainst(gate, result) })),
    )
    .toSorted((one, other) =>
      one.result.date === other.result.date ? 0 : one.result.date < other.result.date ? 1 : -1,
    );
