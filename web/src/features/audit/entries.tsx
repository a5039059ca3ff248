import { formatTrailEntry } from '@caretrail/contract/account/format-trail-entry';
import type { AuditRow } from '@caretrail/contract/audit/schema';
import { ownZone } from '../../lib/own-zone.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/table-parts.tsx';
import { DottedText } from '../../ui/dotted-text.tsx';
import { exactTime } from './exact-time.ts';
import { Who, Whose } from './person.tsx';
import { auditTexts as texts } from './texts.ts';

function What({ row }: { readonly row: AuditRow }) {
  return (
    <div className="@min-[56rem]/wide-table:min-w-36">
      {formatTrailEntry(row)}
      <code className="block text-small font-normal text-ink-soft">
        <DottedText text={row.action} />
      </code>
      {row.reason !== null && (
        <span className="block font-normal wrap-anywhere">
          <span className="text-ink-soft">{texts.reason}</span> {row.reason}
        </span>
      )}
    </div>
  );
}

const columns: readonly Column<AuditRow>[] = [
  {
    key: 'what',
    header: texts.columns.what,
    isRowHeader: true,
    cell: (row) => <What row={row} />,
  },
  {
    key: 'when',
    header: texts.columns.when,
    cell: ({ at }) => {
      const [day, clock] = exactTime(at, ownZone());
      return (
        <time dateTime={at}>
          <span className="@min-[56rem]/wide-table:whitespace-nowrap">{day},</span>{' '}
          <span className="whitespace-nowrap">{clock}</span>
        </time>
      );
    },
  },
  { key: 'who', header: texts.columns.who, cell: (row) => <Who row={row} /> },
  { key: 'whose', header: texts.columns.whose, cell: (row) => <Whose row={row} /> },
  {
    key: 'outcome',
    header: texts.columns.outcome,
    cell: ({ outcome }) => (
      <Badge tone={outcome === 'done' ? 'fine' : 'problem'}>{texts.outcomes[outcome]}</Badge>
    ),
  },
  {
    key: 'request',
    header: texts.columns.request,
    cell: ({ request_id }) => (
      <code className="block min-w-0 text-small wrap-anywhere text-ink-soft lg:w-28">
        {request_id ?? texts.ofNobody}
      </code>
    ),
  },
];

export function Entries({ rows }: { readonly rows: readonly AuditRow[] }) {
  return (
    <DataTable
      caption={texts.results}
      isWide
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}
