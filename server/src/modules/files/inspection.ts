import { createHash } from 'node:crypto';
import type { AllowedFileType } from '@caretrail/contract/files/allowed-types';
import { fileTypeSentence } from '@caretrail/contract/files/allowed-types';
import { largestFile } from '@caretrail/contract/files/largest-file';
import { limits } from '@caretrail/contract/limits';
import { fail } from '../../http/fail.ts';
import { tailBytes } from './docx-check.ts';
import { headBytes, kindOf, refused } from './file-kind.ts';
import { makeTextCheck } from './plain-text-check.ts';
import { fileTexts } from './texts.ts';
import { isWhole } from './whole-check.ts';

export type Inspected = {
  readonly type: AllowedFileType;
  readonly size: number;
  readonly sha256: string;
};

/** The end of a PDF tells less than that of a DOCX. */
const pdfTailBytes = 64 * 1024;

/** Inspects a file while it streams through: size, digest, type. It refuses as soon as it can. */
export function inspect(name: string, content: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  const isText = makeTextCheck();
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let type: AllowedFileType | undefined;
  let size = 0;

  const look = async (chunk: Buffer): Promise<void> => {
    size += chunk.length;
    if (size > limits.files.maxBytes)
      throw fail('file_too_large', {
        detail: fileTexts.tooLarge({ name, size: largestFile }),
      });
    hash.update(chunk);
    if (head.length < headBytes) {
      head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      if (head.length === headBytes) type = await kindOf(name, head);
    }
    if (name.toLowerCase().endsWith('.txt') && !isText(chunk))
      throw refused(name, fileTypeSentence());
    const keptBytes = name.toLowerCase().endsWith('.docx') ? tailBytes : pdfTailBytes;
    tail = Buffer.from(Buffer.concat([tail, chunk]).subarray(-keptBytes));
  };

  return {
    async *passing(): AsyncGenerator<Buffer> {
      for await (const chunk of content) {
        await look(chunk);
        yield chunk;
      }
      type ??= await kindOf(name, head);
      if (!(await isWhole(type, { head, tail, size }))) throw refused(name, fileTexts.damaged);
    },
    /** Once all of it has streamed through. */
    result: (): Inspected => {
      if (type === undefined) throw new Error('The file has not passed yet.');
      return { type, size, sha256: hash.digest('hex') };
    },
  };
}
