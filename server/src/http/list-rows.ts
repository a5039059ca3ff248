const [opening, separator, closing] = ['{"data":[', ',', ']}'];

/** The rows of a list that was sent, so that after a write only the changed ones have to be read again. */
export type ListRows = {
  /** One per row, in order, separated by spaces. Rows with the same stamp have the same JSON. */
  readonly stamps: string;
  /** Where each row ends in the JSON, in bytes. */
  readonly ends: Uint32Array;
  /** Of the whole JSON. */
  readonly plainBytes: number;
};

export type KnownList = ListRows & { readonly readJson: () => Promise<Buffer> };

/** A row as the database returns it: without JSON when its stamp was among the known ones. */
export type StampedRow = { readonly stamp: string; readonly json: string | undefined };

/** One row per line: its stamp, and after a tab its JSON. JSON contains neither character unescaped. */
export const parseStampedRows = (lines: string): StampedRow[] =>
  lines === ''
    ? []
    : lines.split('\n').map((line) => {
        const tab = line.indexOf('\t');
        return tab === -1
          ? { stamp: line, json: undefined }
          : { stamp: line.slice(0, tab), json: line.slice(tab + 1) };
      });

export const stampsOf = (rows: readonly StampedRow[]): string =>
  rows.map(({ stamp }) => stamp).join(' ');

/** The list as JSON, with the text of unchanged rows taken from the list that is known. */
export async function assembleList(
  rows: readonly StampedRow[],
  known: KnownList | undefined,
): Promise<{ readonly json: Buffer; readonly rows: ListRows }> {
  const isKnownUsed = known !== undefined && rows.some(({ json }) => json === undefined);
  const knownJson = isKnownUsed ? await known.readJson() : Buffer.alloc(0);
  const knownRanges = isKnownUsed ? rangesOf(known) : new Map<string, Range>();

  const parts: (string | Range)[] = rows.map(({ stamp, json }) => {
    const part = json ?? knownRanges.get(stamp);
    if (part === undefined) throw new Error('The database left out a row that is not known.');
    return part;
  });
  const rowBytes = parts.map((part) =>
    typeof part === 'string' ? Buffer.byteLength(part) : part.end - part.start,
  );
  const total = rowBytes.reduce((sum, bytes) => sum + bytes, 0);
  const json = Buffer.allocUnsafe(
    opening.length + total + separator.length * Math.max(rows.length - 1, 0) + closing.length,
  );
  const ends = new Uint32Array(rows.length);
  let at = json.write(opening);
  for (const [index, part] of parts.entries()) {
    if (index > 0) at += json.write(separator, at);
    at +=
      typeof part === 'string'
        ? json.write(part, at)
        : knownJson.copy(json, at, part.start, part.end);
    ends[index] = at;
  }
  at += json.write(closing, at);
  if (at !== json.length) throw new Error('The known list is not as long as its rows say.');
  return { json, rows: { stamps: copyOf(stampsOf(rows)), ends, plainBytes: json.length } };
}

/** A single stamp is a slice of all that the database returned, and would keep it in memory. */
const copyOf = (stamps: string): string => Buffer.from(stamps).toString('latin1');

type Range = { readonly start: number; readonly end: number };

function rangesOf({ stamps, ends }: ListRows): Map<string, Range> {
  const ranges = new Map<string, Range>();
  let start = opening.length;
  for (const [index, stamp] of stamps.split(' ').entries()) {
    const end = ends[index] ?? start;
    ranges.set(stamp, { start, end });
    start = end + separator.length;
  }
  return ranges;
}
