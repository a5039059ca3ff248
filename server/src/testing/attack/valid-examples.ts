import type { Endpoint } from '@caretrail/contract/http/endpoint';
import type { ValidInput } from './hostile-request.ts';
import { type Random, randomOf } from './random.ts';
import { validValue } from './valid-value.ts';

type Call = { readonly name: string; readonly endpoint: Endpoint };
type For = {
  readonly random: Random;
  readonly own: readonly string[];
  readonly foreign: readonly string[];
};

const examplesOfEach = 6;
/** Placeholders for ids in an example until it is sent. */
const placeholders = Array.from(
  { length: 4 },
  (_, at) => `0190a0a0-0000-7000-8000-00000000000${at}`,
);

const withIds = (value: unknown, idFor: () => string): unknown => {
  if (typeof value === 'string') return placeholders.includes(value) ? idFor() : value;
  if (Array.isArray(value)) return value.map((each) => withIds(each, idFor));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withIds(each, idFor)]),
  );
};

/**
 * Valid input for a call, generated from its schemas alone: a new call is attacked from its first day. Where no input
 * is found, add the missing text to `valid-value.ts`.
 */
export function makeExamples(
  seed: number,
  calls: readonly Call[],
): (call: Call, who: For) => ValidInput {
  const exampleOf = ({ name, endpoint }: Call, at: number): ValidInput => {
    const partOf = (part: 'params' | 'query' | 'body'): unknown => {
      const random = randomOf(seed + at);
      const value = validValue(endpoint[part], { random, ids: placeholders });
      if (endpoint[part] && value === undefined)
        throw new Error(`No ${part} was found that ${name} takes: see valid-value.ts.`);
      return value ?? {};
    };
    return {
      params: partOf('params') as Record<string, string>,
      query: partOf('query') as Record<string, unknown>,
      body: endpoint.body ? partOf('body') : undefined,
    };
  };
  const made = new Map(
    calls.map((call) => [
      call.name,
      Array.from({ length: examplesOfEach }, (_, at) => exampleOf(call, at)),
    ]),
  );
  return (call, { random, own, foreign }) => {
    const idFor = (): string => random.pick(random.chance(0.75) ? own : foreign);
    return withIds(random.pick(made.get(call.name) ?? []), idFor) as ValidInput;
  };
}
