import { limits } from '@caretrail/contract/limits';
import type { Database } from '../../../db/client.ts';
import { problemOf, type OnProblem } from '../../../job-problem.ts';
import type { Keys } from '../../../keys.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FileStore } from '../../../ports/file-store.ts';
import { TextRecognitionProblem, type TextRecognition } from '../../../ports/text-recognition.ts';
import { unwrapKey } from '../file-key.ts';
import { pictureToRead } from '../picture.ts';
import { openContent } from '../stored-content.ts';
import { tidyText } from './document-text.ts';
import { readDocument, ReadingProblem } from './read-document.ts';
import { sealText } from './sealed-text.ts';
import {
  claimDueText,
  giveUpText,
  postponeText,
  storeText,
  type DueText,
  type TextKind,
} from './texts-repo.ts';

export type ReadingDeps = {
  readonly db: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly fileStore: FileStore;
  /** Null: pictures are not read. */
  readonly textRecognition: TextRecognition | null;
  readonly onProblem?: OnProblem | undefined;
};

const minute = 60_000;
/** Longer than reading may take: no other server takes a file that is being read. */
const claimMs = 5 * minute;

/** A slow document may have met a busy machine; a store or a command that is away comes back. */
const triesOf = { TOO_LARGE: 1, TOO_SLOW: 2, DAMAGED: 3 } as const;
function mostTries(error: unknown): number {
  if (error instanceof ReadingProblem) return triesOf[error.code];
  return error instanceof TextRecognitionProblem && error.code !== 'ENOENT' ? 12 : 50;
}
const backOffMs = (tries: number): number => Math.min(60 * minute, minute * 2 ** (tries - 1));
/** Bounded: a stopping server waits for the end of this run. */
const mostInARun = 20;

export const readableKinds = ({
  textRecognition,
}: Pick<ReadingDeps, 'textRecognition'>): readonly TextKind[] =>
  textRecognition === null ? ['document'] : ['document', 'picture'];

/** Reads the files that are due, one at a time; returns how many were read. */
export async function readDueTexts(deps: ReadingDeps, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for (let turn = 0; turn < mostInARun && signal?.aborted !== true; turn += 1) {
    const due = await claim(deps);
    if (!due) break;
    if (await readOne(deps, due)) count += 1;
  }
  return count;
}

/**
 * The patients of this round. Each of them gets one turn, then the next round begins: a patient with many files, or with
 * slow ones, cannot keep the others waiting. The queue is a table that all servers share, so it is not a `FairQueue`.
 */
const hadTurn = new Set<string>();

async function claim(deps: ReadingDeps): Promise<DueText | undefined> {
  let due = await claimInRound(deps);
  if (!due && hadTurn.size > 0) {
    hadTurn.clear();
    due = await claimInRound(deps);
  }
  if (due) hadTurn.add(due.patient_id);
  return due;
}

/** Pictures take longer: in a round they come after all documents. */
async function claimInRound(deps: ReadingDeps): Promise<DueText | undefined> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + claimMs);
  for (const kind of readableKinds(deps)) {
    const due = await claimDueText(deps.db, kind, { now, until, notOf: [...hadTurn] });
    if (due) return due;
  }
  return undefined;
}

async function readOne(deps: ReadingDeps, due: DueText): Promise<boolean> {
  try {
    const key = unwrapKey(deps.keys, due.file_id, due.wrapped_key);
    const text = await wordsOf(deps, due, key);
    const isKept = await storeText(deps.db, due, {
      sealed: sealText(key, due.file_id, text),
      length: text.length,
      most: limits.files.text.perPatient,
    });
    if (!isKept) await giveUpText(deps.db, due);
    return isKept;
  } catch (error) {
    if (due.tries >= mostTries(error)) await giveUpText(deps.db, due);
    else {
      const dueAt = new Date(deps.clock.now().getTime() + backOffMs(due.tries));
      await postponeText(deps.db, due, dueAt);
    }
    deps.onProblem?.(problemOf('files: reading', error));
    return false;
  }
}

async function wordsOf(deps: ReadingDeps, due: DueText, key: Buffer): Promise<string> {
  const content = await wholeContent(deps, due, key);
  if (due.kind === 'document') return readDocument({ type: due.type, content });
  const picture = await pictureToRead(content);
  if (picture === null || deps.textRecognition === null) throw new ReadingProblem('DAMAGED');
  const { characters } = limits.files.text;
  return tidyText(await deps.textRecognition.read(picture), characters);
}

async function wholeContent(
  deps: ReadingDeps,
  { patient_id: patientId, file_id: id, size }: DueText,
  key: Buffer,
): Promise<Uint8Array<ArrayBuffer>> {
  if (size > limits.files.text.maxBytes) throw new ReadingProblem('TOO_LARGE');
  const whole = new Uint8Array(size);
  let at = 0;
  for await (const part of await openContent(deps, { patientId, id, key }, 'original')) {
    whole.set(part as Buffer, at);
    at += (part as Buffer).length;
  }
  return whole;
}
