import { suggestDetails } from '@caretrail/contract/files/suggestion/suggest';
import type { FileText, FoundInTexts } from '@caretrail/contract/files/text-schema';
import { limits } from '@caretrail/contract/limits';
import { dateAt } from '@caretrail/contract/time/zoned';
import { searchWords } from '@caretrail/contract/timelines/filter';
import type { QueueClient } from '../../../http/fair-queue.ts';
import { fail } from '../../../http/fail.ts';
import { assertMayChange, type RecordContext } from '../../../http/record-context.ts';
import type { TextRecognition } from '../../../ports/text-recognition.ts';
import { auditEvent, recordAudit } from '../../audit/service.ts';
import { timeZoneOf, writeRecord } from '../../patients/service.ts';
import { unwrapKey } from '../file-key.ts';
import { findLibraryFiles } from '../library-repo.ts';
import { findFile } from '../repo.ts';
import type { FilesDeps } from '../service.ts';
import { findInFileTexts } from './find-in-texts.ts';
import { readableKinds } from './read-due-texts.ts';
import { openText } from './sealed-text.ts';
import { countUnsearched, findText, setDismissed, type StoredText } from './texts-repo.ts';

export type FileTextDeps = FilesDeps & { readonly textRecognition: TextRecognition | null };

function stateOf(deps: FileTextDeps, stored: StoredText | undefined): FileText['state'] {
  if (stored === undefined) return 'none';
  if (stored.state === 'waiting' && !readableKinds(deps).includes(stored.kind)) return 'none';
  return stored.state === 'read' && stored.sealed_text === null ? 'none' : stored.state;
}

/** The words of a file, and what they and its name suggest. */
export async function readFileText(
  deps: FileTextDeps,
  context: RecordContext,
  id: string,
): Promise<FileText> {
  const { db, keys, clock } = deps;
  const { patientId } = context;
  const file = await findFile(db, patientId, id);
  if (!file) throw fail('not_found');
  const stored = await findText(db, patientId, id);
  const state = stateOf(deps, stored);
  const sealed = stored?.sealed_text;
  // Before anything is opened: a text that cannot be logged is not delivered.
  if (sealed) await recordAudit(deps, db, auditEvent(context, 'file.text-shown', 'file', id));
  const text = sealed ? openText(unwrapKey(keys, id, file.wrapped_key), id, sealed) : '';
  if (state === 'waiting' || stored?.is_dismissed === true)
    return { state, text, suggestion: null };
  const today = dateAt(clock.now().getTime(), await timeZoneOf(db, patientId));
  const suggested = suggestDetails({ text, fileName: file.name, today });
  const isNothing = Object.values(suggested).every((each) => each === null);
  return { state, text, suggestion: isNothing ? null : suggested };
}

/** Idempotent. */
export const dismissSuggestion = (
  deps: FileTextDeps,
  context: RecordContext,
  id: string,
): Promise<void> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    if (!(await findFile(tx, patientId, id))) throw fail('not_found');
    const [file] = await findLibraryFiles(tx, patientId, [id]);
    if (file) assertMayChange(context, file);
    const stored = await findText(tx, patientId, id);
    if (stored?.is_dismissed === true) return;
    await setDismissed(tx, patientId, id, by.at);
    changed('file.suggestion-dismissed', 'file', id);
  });

/** More words than anyone types. */
const mostWords = 20;

export async function searchFileTexts(
  deps: FileTextDeps,
  context: RecordContext,
  search: string,
  client: QueueClient,
): Promise<FoundInTexts> {
  const words = searchWords(search).slice(0, mostWords);
  const found = await findInFileTexts(deps, context, words, limits.files.text.foundAtOnce, client);
  return {
    data: found.map(({ id, snippet }) => ({ id, snippet })),
    ...(await countUnsearched(deps.db, context.patientId, readableKinds(deps))),
  };
}
