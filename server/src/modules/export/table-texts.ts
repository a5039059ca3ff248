import type { Part } from './parts.ts';
import type { Measure } from './repo.ts';

type Batches = AsyncIterable<readonly string[]>;

/** JSON with a row a line, readable by programs and people. */
export async function* jsonText(batches: Batches): AsyncGenerator<string> {
  let isFirst = true;
  for await (const lines of batches) {
    yield (isFirst ? '[\n' : ',\n') + lines.join(',\n');
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

/** The same in bytes, known before anything is read. */
export const jsonBytes = ({ rows, json }: Measure): number =>
  rows === 0 ? '[]\n'.length : json + '[\n'.length + ',\n'.length * (rows - 1) + '\n]\n'.length;

/** Marks UTF-8 for spreadsheets that would otherwise guess. */
const mark = '\uFEFF';
const lineEnd = '\r\n';
const headOf = ({ columns }: Part): string => mark + columns.join(',') + lineEnd;

export async function* csvText(part: Part, batches: Batches): AsyncGenerator<string> {
  yield headOf(part);
  for await (const lines of batches) yield lines.map((line) => line + lineEnd).join('');
}

export const csvBytes = (part: Part, { rows, csv }: Measure): number =>
  Buffer.byteLength(headOf(part)) + csv + lineEnd.length * rows;
