/** What a document may take beside the heap, which a limit of the process bounds. */
const mostBytes = 256 * 1024 * 1024;
/** Smaller ones are freed as fast as they come. */
const leastCounted = 1024;

type Typed = { new (...parts: never[]): object; readonly BYTES_PER_ELEMENT?: number };

const names = [
  'ArrayBuffer',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int8Array',
  'Uint16Array',
  'Int16Array',
  'Uint32Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
] as const;

const countOf = (size: unknown): number => {
  if (typeof size === 'number') return size;
  const length = (size as { length?: unknown } | null)?.length;
  return typeof length === 'number' ? length : 0;
};

/**
 * For the process that calls it: ends a document that unpacks to gigabytes. Buffers are outside the heap, which is all that
 * the limit of the process bounds, so their bytes are counted as they are asked for.
 */
export function limitMemory(): void {
  let taken = 0;
  for (const name of names) {
    const whole = globalThis as unknown as Record<string, Typed>;
    const Original = whole[name];
    if (Original === undefined) continue;
    const counted: Typed = new Proxy(Original, {
      construct(target, parts: unknown[], made): object {
        const bytes = countOf(parts[0]) * (target.BYTES_PER_ELEMENT ?? 1);
        if (bytes >= leastCounted) taken += bytes;
        if (taken > mostBytes) throw new RangeError('This document takes too much memory.');
        return Reflect.construct(target, parts, made === counted ? target : made) as object;
      },
    });
    whole[name] = counted;
  }
  // It unpacks without asking for buffers here; what uses it has a slower way that does.
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
}
