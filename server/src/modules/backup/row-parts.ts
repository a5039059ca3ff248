/** How much of a table is in memory at a time. */
const partBytes = 4 * 1024 * 1024;
const lineEnd = 10;

export type RowPart = { readonly part: Buffer; readonly rows: number };

/** In the text format of COPY a row never holds a line end of its own. */
export const countRows = (part: Uint8Array): number => {
  let rows = 0;
  for (let at = part.indexOf(lineEnd); at >= 0; at = part.indexOf(lineEnd, at + 1)) rows += 1;
  return rows;
};

/** Regroups the rows of COPY into pieces that end at a row: each can be loaded by itself. */
export async function* rowParts(
  content: AsyncIterable<Uint8Array>,
  size = partBytes,
): AsyncGenerator<RowPart> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const all = Buffer.concat(waiting, length);
    const end = all.lastIndexOf(lineEnd) + 1;
    waiting = [all.subarray(end)];
    length = all.length - end;
    if (end === 0) continue;
    const part = all.subarray(0, end);
    yield { part, rows: countRows(part) };
  }
  if (length === 0) return;
  const part = Buffer.concat(waiting, length);
  yield { part, rows: countRows(part) };
}
