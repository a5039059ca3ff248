import type * as z from 'zod/mini';
import type { Random } from './random.ts';

type Schema = z.core.$ZodType;
type Context = {
  readonly random: Random;
  readonly ids: readonly string[];
  /** Texts that a field gets before any other, if it accepts them. */
  readonly wanted: readonly string[];
  /** What goes under a name wherever that accepts it; undefined leaves it out. */
  readonly known: Readonly<Record<string, unknown>>;
  /** Leaves out optional values. */
  readonly thin: boolean;
  readonly depth: number;
};
type Def = z.core.$ZodTypes['_zod']['def'];

/** Texts of every kind that our calls need; a field gets those that its schema accepts. */
const texts = [
  'Some words',
  'Temozolomide',
  'x',
  '',
  '2026-03-05',
  '2026-04-20',
  '2026-03',
  '1970',
  '2026-03-05T14:30',
  '2026-03-05T16:00',
  '2026-03-05T14:30:00Z',
  '08:30',
  '21:00',
  'Europe/Berlin',
  'someone@example.org',
  'https://example.org/page',
  '+49 30 1234567',
  '123456',
  'ABCD-EFGH-JKLM',
  'marigold-tram-otter-42',
  'Glioblastoma',
  'mg',
  'DE',
  'en',
  'true',
  'daily',
  'a-slot',
  // The keys of a subscription, a token, and a digest.
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  'BTBZMqHH6r4Tts7J_aSIgg',
  'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  // The end of a calendar address.
  'BTBZMqHH6r4Tts7J_aSIgg.ics',
  'delete',
];
const numbers = [1, 2, 0, 3, 5, 7, 10, 14, 20, 28, 45, 100, 500, 0.5, 1.5, -1, 60, 120, 52.5];
/** Inside of a value that is retried itself, fewer are enough. */
const triesAt = (depth: number): number => (depth === 0 ? 60 : 6);

const accepts = (schema: Schema, value: unknown): boolean =>
  (schema as z.ZodMiniType).safeParse(value).success;

const pickFrom = (taken: readonly unknown[], random: Random): unknown =>
  taken.length === 0 ? undefined : random.pick(taken);

const fitting = (schema: Schema, candidates: readonly unknown[], random: Random): unknown =>
  pickFrom(
    candidates.filter((each) => accepts(schema, each)),
    random,
  );

/** A schema accepts the same texts each time: they are tested once. */
function makeKnown(candidates: readonly unknown[]): (schema: Schema) => readonly unknown[] {
  const known = new WeakMap<Schema, readonly unknown[]>();
  return (schema) => {
    const taken = known.get(schema) ?? candidates.filter((each) => accepts(schema, each));
    known.set(schema, taken);
    return taken;
  };
}
const textsFor = makeKnown(texts);
const numbersFor = makeKnown(numbers);
const anythingFor = makeKnown([...texts, ...numbers, true, null, {}, []]);

function someObject(shape: Record<string, Schema>, context: Context): unknown {
  const entries: [string, unknown][] = [];
  for (const [key, schema] of Object.entries(shape)) {
    if (Object.hasOwn(context.known, key) && accepts(schema, context.known[key])) {
      if (context.known[key] !== undefined)
        entries.push([key, structuredClone(context.known[key])]);
      continue;
    }
    const isNeeded = !accepts(schema, undefined);
    const isLeftOut = context.thin || context.random.chance(context.wanted.length > 0 ? 0.1 : 0.5);
    if (!isNeeded && isLeftOut) continue;
    const value = someValue(schema, context);
    if (value !== undefined) entries.push([key, value]);
  }
  return Object.fromEntries(entries);
}

function someList(schema: Schema, element: Schema, context: Context): unknown {
  const length = [0, 1, 2, 3].find((each) =>
    accepts(
      schema,
      Array.from({ length: each }, () => someValue(element, context)),
    ),
  );
  const more = context.thin ? 0 : context.random.below(3);
  return Array.from({ length: (length ?? 1) + more }, () => someValue(element, context));
}

function attempt(schema: Schema, context: Context): unknown {
  const { random, ids } = context;
  const def = schema._zod.def as Def;
  switch (def.type) {
    case 'object':
      return someObject(def.shape as Record<string, Schema>, context);
    case 'array':
      return someList(schema, def.element, context);
    case 'string':
      return (
        fitting(schema, context.wanted, random) ??
        pickFrom(
          [...ids.slice(0, 8).filter((id) => accepts(schema, id)), ...textsFor(schema)],
          random,
        )
      );
    case 'number':
      return pickFrom(numbersFor(schema), random);
    case 'boolean':
      return random.chance(0.5);
    case 'literal':
      return random.pick(def.values);
    case 'enum':
      return random.pick(Object.values(def.entries));
    case 'union':
      return someValue(random.pick(def.options), context);
    case 'nullable':
      return random.chance(0.2) ? null : someValue(def.innerType, context);
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return someValue(def.innerType, context);
    case 'pipe':
      return someValue(def.in._zod.def.type === 'transform' ? def.out : def.in, context);
    case 'record':
      return { [String(someValue(def.keyType, context))]: someValue(def.valueType, context) };
    case 'tuple':
      return def.items.map((item) => someValue(item, context));
    case 'lazy':
      return someValue(def.getter(), context);
    default:
      return pickFrom(anythingFor(schema), random);
  }
}

/** Fits its schema if it can be found in so many attempts; the later ones leave out optional values. */
function someValue(schema: Schema, context: Context): unknown {
  let value: unknown;
  const { depth } = context;
  const isWhole = schema._zod.def.type === 'object' || schema._zod.def.type === 'union';
  const tries = isWhole ? triesAt(depth) : 1;
  for (let at = 0; at < tries; at += 1) {
    const thin = context.thin || at > tries / 3;
    value = attempt(schema, { ...context, thin, depth: depth + 1 });
    if (accepts(schema, value)) return value;
  }
  return value;
}

type Wanted = {
  readonly random: Random;
  readonly ids: readonly string[];
  readonly texts?: readonly string[];
  readonly known?: Readonly<Record<string, unknown>>;
};

/** A value that the schema accepts, generated from its definition alone; undefined when none was found. */
export function validValue(
  schema: z.ZodMiniType | undefined,
  { random, ids, texts: wanted = [], known = {} }: Wanted,
): unknown {
  if (!schema) return undefined;
  const value = someValue(schema, { random, ids, wanted, known, thin: false, depth: 0 });
  return accepts(schema, value) ? value : undefined;
}
