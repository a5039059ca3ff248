import { hostileKeys, hostileValue, RawJson } from './hostile-values.ts';
import type { Random } from './random.ts';

type Container = Record<string, unknown> | unknown[];
type Place = { readonly holder: Container; readonly key: string };

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && !(value instanceof RawJson);

/** Enough to choose from: ten thousand in each of ten thousand would use up the memory. */
const maxEntriesEach = 100;

/** The paths inside a value. */
function placesIn(value: unknown): Place[] {
  if (!isContainer(value)) return [];
  return Object.keys(value)
    .slice(0, maxEntriesEach)
    .flatMap((key) => [
      { holder: value, key },
      ...placesIn((value as Record<string, unknown>)[key]),
    ]);
}

const holdersIn = (value: unknown): Container[] =>
  isContainer(value)
    ? [value, ...Object.values(value).slice(0, maxEntriesEach).flatMap(holdersIn)]
    : [];

type Change = (body: Container, random: Random) => void;

const atSomePlace =
  (change: (value: unknown, random: Random) => unknown): Change =>
  (body, random) => {
    const places = placesIn(body);
    if (places.length === 0) return;
    const { holder, key } = random.pick(places);
    (holder as Record<string, unknown>)[key] = change(
      (holder as Record<string, unknown>)[key],
      random,
    );
  };

const changes: readonly Change[] = [
  atSomePlace((_, random) => hostileValue(random)),
  atSomePlace((_, random) => hostileValue(random)),
  atSomePlace((value) => [value]),
  atSomePlace((value) => ({ value })),
  // An object may have a key `toString` by now, which is no function.
  atSomePlace((value) => (isContainer(value) ? '[object Object]' : String(value))),
  atSomePlace((value) => (typeof value === 'number' ? -value * 1e9 : value)),
  atSomePlace((value) => (Array.isArray(value) ? [...value, ...value, ...value] : [value, value])),
  atSomePlace((value) => (Array.isArray(value) ? Array(10_000).fill(value[0] ?? 0) : value)),
  (body, random) => {
    const places = placesIn(body);
    if (places.length === 0) return;
    const { holder, key } = random.pick(places);
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  (body, random) => {
    const holder = random.pick(holdersIn(body));
    const value = hostileValue(random);
    if (Array.isArray(holder)) holder.push(value);
    else
      Object.defineProperty(holder, random.pick(hostileKeys), {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  },
];

/** JSON with lone surrogates, a key `__proto__`, and numbers that are none. */
function written(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return writtenList(value);
  if (isContainer(value)) {
    const parts = Object.entries(value).map(
      ([key, each]) => `${JSON.stringify(key)}:${written(each)}`,
    );
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** Long repetitions end after a few megabytes: more is refused by its length alone. */
function writtenList(values: readonly unknown[]): string {
  const parts: string[] = [];
  let left = 4_000_000;
  for (const value of values) {
    if (left <= 0) break;
    const text = written(value);
    parts.push(text);
    left -= text.length;
  }
  return `[${parts.join(',')}]`;
}

const twice = (text: string): string =>
  text.startsWith('{"') ? text.replace('{', `{${text.slice(1, text.indexOf(',') + 1 || 1)}`) : text;

/** The text of a body: cut, doubled, in another encoding. */
const textChanges: readonly ((text: string, random: Random) => Buffer)[] = [
  (text, random) => Buffer.from(text.slice(0, random.below(text.length + 1))),
  (text) => Buffer.from(`${text}${text}`),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(twice(text)),
  (text, random) => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < 4 && bytes.length > 0; at += 1)
      bytes[random.below(bytes.length)] = random.below(256);
    return bytes;
  },
  () => Buffer.alloc(0),
  () => Buffer.from('null'),
  () => Buffer.from('"text"'),
  () => Buffer.from('[]'),
  () => Buffer.from(' '.repeat(20_000)),
  (text) => Buffer.from(`{"fill":"${'x'.repeat(300_000)}",${text.slice(1)}`),
];

/** A valid body with one to three faults; now and then it is left valid. */
export function hostileBody(valid: unknown, random: Random): Buffer {
  const body = structuredClone(valid ?? {}) as Container;
  const isLeft = random.chance(0.08);
  const count = isLeft ? 0 : 1 + (random.chance(0.5) ? random.below(3) : 0);
  for (let at = 0; at < count; at += 1) random.pick(changes)(body, random);
  const text = written(body);
  return !isLeft && random.chance(0.15)
    ? random.pick(textChanges)(text, random)
    : Buffer.from(text);
}
