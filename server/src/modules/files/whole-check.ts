import type { AllowedFileType } from '@caretrail/contract/files/allowed-types';
import { isDocx } from './docx-check.ts';
import { docxType } from './file-kind.ts';

type Seen = { readonly head: Buffer; readonly tail: Buffer; readonly size: number };

/**
 * A version at the beginning, and at the end something that only a PDF has there. Many do not end as the standard
 * requires.
 */
const isPdf = ({ head, tail }: Seen): boolean =>
  /^%PDF-\d\.\d/.test(head.toString('latin1', 0, 8)) &&
  /%%EOF|startxref|endobj/.test(tail.toString('latin1'));

const heicBoxes = ['meta', 'mdat', 'moov', 'free', 'skip', 'uuid'];

/** After the box that names it there is another one, and the file is as long as that one says. */
function isHeic({ head, size }: Seen): boolean {
  const at = head.readUInt32BE(0);
  if (at + 8 > head.length) return false;
  const length = head.readUInt32BE(at);
  // 0: up to the end; 1: a length of 64 bits follows.
  const isPlausible = length <= 1 || (length > 8 && at + length <= size);
  return (
    isPlausible && size > at + 8 && heicBoxes.includes(head.toString('latin1', at + 4, at + 8))
  );
}

const checks: Partial<Record<AllowedFileType, (seen: Seen) => boolean | Promise<boolean>>> = {
  'application/pdf': isPdf,
  'image/heic': isHeic,
  [docxType]: ({ tail, size }) => isDocx(tail, size),
};

/** What the first bytes cannot tell: whether the rest belongs to them. Pictures are decoded instead. */
export const isWhole = async (type: AllowedFileType, seen: Seen): Promise<boolean> =>
  (await checks[type]?.(seen)) ?? true;
