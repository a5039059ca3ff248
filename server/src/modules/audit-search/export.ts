import { Readable } from 'node:stream';
import { auditCsvHeader, auditCsvLine } from '@caretrail/contract/audit/csv';
import type { AuditFilter } from '@caretrail/contract/audit/schema';
import { currentLanguage, type LanguageFacts } from '@caretrail/contract/i18n/current-language';
import { limits } from '@caretrail/contract/limits';
import { fail } from '../../http/fail.ts';
import type { QueueClient, FairQueue } from '../../http/fair-queue.ts';
import { inLanguage } from '../../languages/current.ts';
import { withPeople } from './people.ts';
import { countRows, findRows, type Place, type Wanted } from './search-repo.ts';
import { type Reader, readingOf, type SearchDeps, wantedBy } from './search.ts';
import { recordAudit } from '../audit/service.ts';
import { auditTexts } from './texts.ts';

/** One place in the queue per part: a slow reader does not block it. */
export type ExportDeps = SearchDeps & { readonly enqueue: FairQueue; readonly client: QueueClient };

const rowsAtATime = 1000;
/** Without it, Excel does not recognise UTF-8. */
const byteOrderMark = '\uFEFF';

async function* linesOf(
  { db, enqueue, client }: ExportDeps,
  wanted: Wanted,
  language: LanguageFacts,
): AsyncGenerator<string> {
  yield byteOrderMark + auditCsvHeader;
  let before: Place | null = null;
  for (;;) {
    const place: Place | null = before;
    const rows = await enqueue(async () => {
      const found = await findRows(db, wanted, { before: place, most: rowsAtATime });
      return { found, named: await withPeople(db, found) };
    }, client);
    if (rows.found.length > 0)
      yield inLanguage(language, () => rows.named.map(auditCsvLine).join(''));
    if (rows.found.length < rowsAtATime) return;
    before = rows.found.at(-1) ?? null;
  }
}

/**
 * All that a filter finds, read while it is sent: each part by itself, so that a slow reader holds nothing open. The
 * export is logged before the first byte is sent, and ends at that moment, so it does not include its own entry.
 */
export async function exportAudit(
  deps: ExportDeps,
  reader: Reader,
  filter: AuditFilter,
): Promise<{ readonly name: string; readonly content: Readable }> {
  const { mostExported } = limits.audit;
  const now = deps.clock.now().toISOString();
  const asked = await wantedBy(deps, filter);
  const wanted = {
    ...asked,
    until: asked.until !== undefined && asked.until < now ? asked.until : now,
  };
  const count = await deps.enqueue(() => countRows(deps.db, wanted, mostExported + 1), deps.client);
  if (count > mostExported) {
    const sentence = auditTexts.tooMany({ most: mostExported });
    throw fail('invalid_input', { fields: { from: sentence } });
  }
  await recordAudit(deps, deps.db, readingOf('audit.exported', reader, filter, count));
  return {
    name: `caretrail-audit-${now.slice(0, 10)}.csv`,
    // A stream is read by events of its connection, which belong to no request.
    content: Readable.from(linesOf(deps, wanted, currentLanguage())),
  };
}
