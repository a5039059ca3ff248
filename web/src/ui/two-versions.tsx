import { messages } from '@caretrail/contract/i18n/messages';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { DataTable } from './data-table.tsx';
import type { Column } from './table-parts.tsx';

const texts = messages('ui/two-versions', {
  field: 'Field',
  mine: 'Yours',
  other: 'The other',
  empty: 'blank',
  same: 'Both versions are now the same.',
  rest: 'Anything not listed here stays as it is in the other version.',
  keepMine: 'Keep mine',
  keepOther: 'Keep the other',
});

/** A field in which two versions of a record differ, both as text. */
export type VersionRow = { readonly label: string; readonly mine: string; readonly other: string };

const versionOf = (text: string) => (
  <span className="whitespace-pre-wrap wrap-anywhere">
    {text === '' ? <span className="text-ink-soft">{texts.empty}</span> : text}
  </span>
);

type VersionsTableProps = {
  readonly caption: string;
  readonly rows: readonly VersionRow[];
  readonly mine?: string;
  readonly other?: string;
};

/** The two versions side by side. */
export function VersionsTable(props: VersionsTableProps) {
  const { caption, rows, mine = texts.mine, other = texts.other } = props;
  const columns: readonly Column<VersionRow>[] = [
    { key: 'label', header: texts.field, cell: ({ label }) => label, isRowHeader: true },
    { key: 'mine', header: mine, cell: (row) => versionOf(row.mine) },
    { key: 'other', header: other, cell: (row) => versionOf(row.other) },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ label }) => label} />;
}

type TwoVersionsProps = {
  readonly heading: string;
  readonly lead: string;
  readonly rows: readonly VersionRow[];
  /** Parts of the user's version that cannot be compared. */
  readonly children?: ReactNode;
  readonly onKeepMine: () => void;
  readonly onTakeOther: () => void;
};

/** §8 a stale edit: shows both versions, and the user chooses. */
export function TwoVersions(props: TwoVersionsProps) {
  const { heading, lead, rows, children, onKeepMine, onTakeOther } = props;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="space-y-4 border-y-2 border-action py-5">
      <h2 id={id} ref={title} tabIndex={-1} className="text-h2">
        {heading}
      </h2>
      <p>{lead}</p>
      {rows.length === 0 ? <p>{texts.same}</p> : <VersionsTable caption={heading} rows={rows} />}
      {children}
      <p className="text-ink-soft">{texts.rest}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>{texts.keepMine}</Button>
        <Button look="secondary" onClick={onTakeOther}>
          {texts.keepOther}
        </Button>
      </div>
    </section>
  );
}
