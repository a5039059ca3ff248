import { fork } from 'node:child_process';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
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

const program = fileURLToPath(new URL('./worker.ts', import.meta.url));

const folder = dirname(program);
const above: string[] = [];
for (let each = folder; above.at(-1) !== each; each = dirname(each)) above.push(each);
/** The one module of the contract that it uses. */
const shared = fileURLToPath(import.meta.resolve('@caretrail/contract/files/decode-text'));
/** Its own files, and where a package is looked for. */
const readable = [
  folder + sep,
  shared,
  join(dirname(shared), '../../package.json'),
  ...above.flatMap((each) => [join(each, 'node_modules') + sep, join(each, 'package.json')]),
];

/**
 * What one document may use, in megabytes (its bytes outside the heap are bounded within: see `limitMemory`), and what the
 * process may do if a document takes it over: read no other file, write none, start nothing.
 */
export const bounds = [
  '--max-old-space-size=256',
  '--max-semi-space-size=16',
  '--permission',
  ...readable.map((path) => `--allow-fs-read=${path}`),
];

type Asked = {
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly withinMs?: number;
};

/**
 * The words of a document, read in a process of its own that knows no secret: whatever the document does there, only its
 * reading fails. A thread would not do: the engine ends the whole process where a thread asks for too much at once.
 */
export async function readDocument({
  type,
  content,
  withinMs = limits.files.text.ms,
}: Asked): Promise<string> {
  const { pages, characters } = limits.files.text;
  const work: Work = { type, data: content, most: { pages, characters } };
  const child = fork(program, {
    execArgv: bounds,
    env: {},
    serialization: 'advanced',
    // What libraries print may quote the document.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const fail = (): void => reject(new ReadingProblem('DAMAGED'));
  const timer = setTimeout(() => reject(new ReadingProblem('TOO_SLOW')), withinMs);
  child.once('message', (text) =>
    typeof text === 'string' && text.length <= characters ? resolve(text) : fail(),
  );
  child.once('error', fail);
  child.once('exit', fail);
  child.send(work, (error) => {
    if (error !== null) fail();
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
