import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { toJSONSchema, type z } from 'zod';
import type { Seen } from './fake-server.ts';

/** By its files, so that the endpoints of a new module are included. */
const files = import.meta.glob<Record<string, Record<string, Endpoint>>>(
  '../../../contract/src/*/endpoints.ts',
  { eager: true },
);
const endpoints = Object.values(files)
  .flatMap((file) => Object.values(file))
  .flatMap((group) => ('path' in group ? [group as unknown as Endpoint] : Object.values(group)));

const id = '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d80';
const texts = [id, '2026-11-17T09:00:00.000Z', '2026-11-17', '2026-11-17T08:00', '08:00', '1'];

type Schema = z.core.JSONSchema.JSONSchema;

/** A value that fits a schema, with the word in every text that may be any text. */
function sample(schema: Schema, word: string, root: Schema): unknown {
  const of = (part: unknown): unknown => sample(part as Schema, word, root);
  if (schema.$ref !== undefined)
    return of(schema.$ref === '#' ? null : root.$defs?.[schema.$ref.replace('#/$defs/', '')]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice !== undefined) return of(choice);
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map(of));
  switch (schema.type) {
    case 'string': {
      const pattern = new RegExp(schema.pattern ?? '', 'u');
      const fitting = [word, `${word}@example.org`, ...texts].find((text) => pattern.test(text));
      return fitting ?? word;
    }
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return schema.items === undefined ? [] : [of(schema.items)];
    case 'object':
      return Object.fromEntries(
        // Only one page, or a call that reads every page would not end.
        Object.entries(schema.properties ?? {})
          .filter(([name]) => name !== 'next_cursor')
          .map(([name, part]) => [name, of(part)]),
      );
    case 'null':
      return null;
    default:
      return word;
  }
}

const isAt = ({ method, path }: Endpoint, seen: Seen): boolean =>
  method === seen.method &&
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`).test(seen.url);

/** A possible answer of the server that contains the given word. */
export function markedAnswer(seen: Seen, word: string) {
  const endpoint = endpoints.find((each) => isAt(each, seen));
  if (endpoint === undefined) throw new Error(`No endpoint for ${seen.method} ${seen.url}`);
  if (endpoint.answer === null) return { status: 204 };
  const schema = toJSONSchema(endpoint.answer, { unrepresentable: 'any' }) as Schema;
  return { status: endpoint.status ?? 200, body: sample(schema, word, schema) };
}

/** All words that can be reached from a value. */
export function wordsIn(value: unknown): ReadonlySet<string> {
  const seen = new Set<unknown>();
  const words = new Set<string>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') words.add(next);
    if (next === null || (typeof next !== 'object' && typeof next !== 'function')) continue;
    if (seen.has(next)) continue;
    seen.add(next);
    if (next instanceof Map) waiting.push(...next.keys(), ...next.values());
    if (next instanceof Set) waiting.push(...next);
    // A getter would create a new value.
    for (const [name, part] of Object.entries(Object.getOwnPropertyDescriptors(next)))
      waiting.push(name, part.value);
  }
  return words;
}
