/** How much may precede the first part and follow the last one; browsers write nothing there. */
const maxBytesOutside = 4096;

const boundaryOf = (contentType: string): string =>
  /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType)?.slice(1).find(Boolean) ?? '';

export type FormParts = {
  /** False for a malformed form: too much of it is outside of its parts. */
  look(chunk: Buffer): boolean;
  /** How many have begun. */
  readonly count: number;
};

/**
 * Counts the parts of a form beside its parser, which silently skips what it cannot parse: the loss of a file that was
 * sent would go unnoticed.
 */
export function makeFormParts(contentType: string): FormParts {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`, 'latin1');
  let rest: Buffer = Buffer.from('\r\n');
  let count = 0;
  let isOver = false;
  let outside = 0;

  return {
    look: (chunk) => {
      const data = Buffer.concat([rest, chunk]);
      let from = 0;
      while (!isOver) {
        const at = data.indexOf(delimiter, from);
        const end = at + delimiter.length;
        // The following bytes tell whether it is the last one.
        if (at === -1 || end + 2 > data.length) break;
        if (count === 0) outside += at;
        isOver = data.toString('latin1', end, end + 2) === '--';
        if (!isOver) count += 1;
        from = end;
      }
      const restStart = Math.max(from, data.length - delimiter.length - 1);
      if (count === 0 || isOver) outside += restStart - from;
      rest = data.subarray(restStart);
      return outside <= maxBytesOutside;
    },
    get count() {
      return count;
    },
  };
}
