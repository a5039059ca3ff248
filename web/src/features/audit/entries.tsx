import { hrefOf } from '@caretrail/contract/access/routes';
import { formatTrailEntry } from '@caretrail/contract/account/format-trail-entry';
import type { AuditPerson, AuditRow } from '@caretrail/contract/audit/schema';
import { localAt } from '@caretrail/contract/time/zoned';
import { Link } from 'react-router';
import { longDate } from '../../lib/long-date.ts';
import { ownZone } from '../../lib/own-zone.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { DottedText } from '../../ui/dotted-text.tsx';
import type { Column } from '../../ui/table-parts.tsx';
import { auditTexts as texts } from './texts.ts';

/** Name and e-mail, leading to the account; what is left of a deleted one is its id. */
function Person({ person }: { readonly person: AuditPerson }) {
  if (person.email === null)
    return (
      <>
        {texts.deleted}
        <span className="block text-small wrap-anywhere text-ink-soft">{person.id}</span>
      </>
    );
  return (
    <>
      <Link
        to={hrefOf('user', { userId: person.id })}
        className="font-medium text-action underline"
      >
        {person.name ?? <DottedText text={person.email} />}
      </Link>
      {person.name !== null && (
        <span className="block text-small text-ink-soft">
          <DottedText text={person.email} />
        </span>
      )}
    </>
  );
}

function Who({ row }: { readonly row: AuditRow }) {
  if (row.actor !== null)
    return (
      <div className="min-w-0 @min-[56rem]/wide-table:min-w-36">
        <Person person={row.actor} />
      </div>
    );
  return row.request_id === null ? texts.itself : texts.notSignedIn;
}

function Whose({ row }: { readonly row: AuditRow }) {
  if (row.subject === null) return texts.ofNobody;
  if (row.subject.id === row.actor?.id) return texts.own;
  return (
    <div className="min-w-0 @min-[56rem]/wide-table:min-w-36">
      <Person person={row.subject} />
    </div>
  );
}

/** '15 November 2026' and '17:45:03' on the reader's clock: what is compared with another log needs its second. */
function exactTime(instant: string, zone: string): readonly [day: string, clock: string] {
  const ms = Date.parse(instant);
  const local = localAt(ms, zone);
  const seconds = new Date(ms).toISOString().slice(17, 19);
  return [longDate(local.slice(0, 10)), `${local.slice(11)}:${seconds}`];
}

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
