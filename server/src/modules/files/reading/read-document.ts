import { Worker } from 'node:worker_threads';
import { limits } from '@caretrail/contract/limits';
import type { Work } from './worker.ts';

/** The document itself cannot be read. Says why for the log, and nothing of its content. */
export class ReadingProblem extends Error {
  override readonly name = 'ReadingProblem';
  readonly code: 'DAMAGED' | 'TOO_SLOW' | 'TOO_LARGE';

  constructor(code: ReadingProblem['code']) {
    super(code);
    this.code = code;
  }
}

/** What one document may use. Its bytes outside the heap are bounded within: see `limitMemory`. */
const resourceLimits = {
  maxOldGenerationSizeMb: 256,
  maxYoungGenerationSizeMb: 32,
  stackSizeMb: 4,
};

type Asked = {
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly withinMs?: number;
};

/**
 * The words of a document, read in a thread of its own that knows no secret: whatever the document does there, only its
 * reading fails. The content is handed over and is empty afterwards.
 */
export async function readDocument({
  type,
  content,
  withinMs = limits.files.text.ms,
}: Asked): Promise<string> {
  const { pages, characters } = limits.files.text;
  const workerData: Work = { type, data: content, most: { pages, characters } };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    transferList: [content.buffer],
    resourceLimits,
    env: {},
    execArgv: [],
    // What libraries print may quote the document.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new ReadingProblem('TOO_SLOW')), withinMs);
  worker.once('message', (text: unknown) => resolve(String(text)));
  worker.once('error', () => reject(new ReadingProblem('DAMAGED')));
  worker.once('exit', () => reject(new ReadingProblem('DAMAGED')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
