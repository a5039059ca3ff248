import { formatTrailEntry } from '../account/format-trail-entry.ts';
import { csvFormulaMark, csvFormulaStart } from '../texts/csv-formula.ts';
import type { AuditPerson, AuditRow } from './schema.ts';

const formula = new RegExp(csvFormulaStart, 'g');

/** RFC 4180: in quotes where a comma, a quote or a line end is in it, a quote doubled. */
export function csvCell(value: string | null): string {
  const safe = (value ?? '').replace(formula, csvFormulaMark);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;

const person = (who: AuditPerson | null): (string | null)[] => [
  who?.id ?? null,
  who?.name ?? null,
  who?.email ?? null,
];

export const auditCsvHeader = csvLine([
  'time (UTC)',
  'what happened',
  'action',
  'object type',
  'outcome',
  'reason',
  'by role',
  'by id',
  'by name',
  'by email',
  'whose id',
  'whose name',
  'whose email',
  'request id',
  'entry id',
]);

export const auditCsvLine = (row: AuditRow): string =>
  csvLine([
    row.at,
    formatTrailEntry(row),
    row.action,
    row.object_type,
    row.outcome,
    row.reason,
    row.actor_role,
    ...person(row.actor),
    ...person(row.subject),
    row.request_id,
    row.id,
  ]);
