import type * as z from 'zod/mini';
import type { Random } from './random.ts';
import { validValue } from './valid-value.ts';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/** The path of a text in a body: `stock[].unit`. */
export type TextField = { readonly path: string; readonly schemas: readonly Schema[] };

const accepts = (schema: Schema, value: unknown): boolean =>
  (schema as z.ZodMiniType).safeParse(value).success;

function walk(schema: Schema, path: string, found: Map<string, Schema[]>): void {
  const def = schema._zod.def as Def;
  switch (def.type) {
    case 'object':
      for (const [key, inner] of Object.entries(def.shape as Record<string, Schema>))
        walk(inner, path ? `${path}.${key}` : key, found);
      break;
    case 'array':
      walk(def.element, `${path}[]`, found);
      break;
    case 'union':
      for (const option of def.options) walk(option, path, found);
      break;
    case 'pipe':
      // The output of a transform is checked by what comes after it.
      walk(def.in._zod.def.type === 'transform' ? def.out : def.in, path, found);
      break;
    case 'string':
      found.set(path, [...(found.get(path) ?? []), schema]);
      break;
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
      break;
    default:
      // A text in an unknown kind of schema would be missed.
      if (!('innerType' in def)) throw new Error(`${path}: text-fields.ts knows no ${def.type}.`);
      walk(def.innerType as Schema, path, found);
  }
}

/** Every text of a body, found in its schema, so that a new one cannot be missed. */
export function textFields(schema: Schema): TextField[] {
  const found = new Map<string, Schema[]>();
  walk(schema, '', found);
  return [...found].map(([path, schemas]) => ({ path, schemas }));
}

export const takes = ({ schemas }: TextField, text: string): boolean =>
  schemas.some((schema) => accepts(schema, text));

/** Placeholders for a user's texts; several, because some lists accept each only once. */
export const gaps = Array.from({ length: 8 }, (_, at) => `a gap for a text ${1000 + at}`);

export type Filled = {
  readonly body: unknown;
  /** Which text is at which path. */
  readonly texts: readonly { readonly path: string; readonly text: string }[];
};

/** A valid body, with a text of `next` wherever it accepts any. */
export function filledBody(
  schema: z.ZodMiniType,
  {
    random,
    next,
    known,
  }: {
    readonly random: Random;
    readonly next: () => string;
    /** What is hard to find by trying, with `gaps` as its texts. */
    readonly known: Readonly<Record<string, unknown>>;
  },
): Filled | undefined {
  const body = validValue(schema, { random, ids: [], texts: gaps, known });
  if (body === undefined) return undefined;
  const texts: { path: string; text: string }[] = [];
  const fill = (holder: Record<string, unknown>, key: string, path: string): void => {
    const value = holder[key];
    if (typeof value === 'object' && value !== null) return fillAll(value, path);
    if (typeof value !== 'string' || !gaps.includes(value)) return;
    // A short field does not accept every text.
    for (let tries = 0; tries < 40; tries += 1) {
      const text = next();
      holder[key] = text;
      if (!accepts(schema, body)) continue;
      texts.push({ path, text });
      return;
    }
    holder[key] = value;
  };
  const fillAll = (value: object, path: string): void => {
    for (const key of Object.keys(value)) {
      const inner = Array.isArray(value) ? `${path}[]` : path ? `${path}.${key}` : key;
      fill(value as Record<string, unknown>, key, inner);
    }
  };
  if (typeof body === 'object' && body !== null) fillAll(body, '');
  return { body, texts };
}

/** A copy of a body with this value at this path; missing parents are created. */
export function withText(body: unknown, path: string, text: string): unknown {
  const steps = path.replaceAll('[]', '.0').split('.');
  const put = (value: unknown, [step = '', ...rest]: readonly string[]): unknown => {
    if (step === '') return text;
    if (step === '0') {
      const [first, ...others] = Array.isArray(value) ? value : [];
      return [put(first, rest), ...others];
    }
    const holder = (typeof value === 'object' ? value : {}) as Record<string, unknown> | null;
    return { ...holder, [step]: put(holder?.[step], rest) };
  };
  return put(body, steps);
}
