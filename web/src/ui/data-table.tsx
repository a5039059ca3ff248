import { memo, type ReactNode } from 'react';
import { type Sort, SortHeader } from './sort-header.tsx';

export type Column<R> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** The column that names the row. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
};

type DataTableProps<R> = {
  readonly caption: string;
  /** It has so many columns that it wants a wide place, not only a wide window. */
  readonly isWide?: boolean;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R, place: number) => string;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
};

const cellClass =
  'px-4 py-3 text-start align-middle font-normal as-cards:flex as-cards:flex-wrap as-cards:items-baseline as-cards:gap-x-3 as-cards:px-0 as-cards:py-1 as-cards:before:w-28 as-cards:before:shrink-0 as-cards:before:text-ink-soft as-cards:before:content-[attr(data-label)]';

const headerClass = 'px-4 py-2 text-start text-small font-semibold text-ink-soft';

/** Said aloud, because browsers forget them when a part of a table is shown as a block. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

type RowProps<R> = { readonly row: R; readonly columns: readonly Column<R>[] };

const RowOf = <R,>({ row, columns }: RowProps<R>) => (
  <tr
    {...roles.row}
    className="border-b border-rule as-cards:block as-cards:rounded-sheet as-cards:border as-cards:bg-sheet as-cards:px-4 as-cards:py-3"
  >
    {columns.map(({ key, header, cell, isRowHeader }) =>
      isRowHeader ? (
        <th
          key={key}
          {...roles.rowHeader}
          scope="row"
          className="px-4 py-3 text-start align-middle font-semibold as-cards:block as-cards:px-0 as-cards:py-1"
        >
          {cell(row)}
        </th>
      ) : (
        <td key={key} {...roles.cell} data-label={header} className={cellClass}>
          {cell(row)}
        </td>
      ),
    )}
  </tr>
);
/** What stands around the table changes with every letter of a search; a row does not. */
const Row = memo(RowOf) as typeof RowOf;

/** A table that shows its rows as labelled cards where it has no room (`as-cards` in the styles). */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, keyOf, sort, onSort, isWide = false } = props;
  const table = (
    <table {...roles.table} className="w-full border-collapse as-cards:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.group} className="as-cards:block">
        <tr
          {...roles.row}
          className="border-b-2 border-rule as-cards:-mx-3 as-cards:flex as-cards:flex-wrap as-cards:border-0"
        >
          {columns.map(({ key, header, isSortable }) =>
            isSortable && onSort ? (
              <SortHeader key={key} name={key} header={header} sort={sort} onSort={onSort} />
            ) : (
              <th
                key={key}
                {...roles.columnHeader}
                scope="col"
                className={`${headerClass} as-cards:sr-only`}
              >
                {header}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody {...roles.group} className="as-cards:block as-cards:space-y-4 as-cards:pt-2">
        {rows.map((row, place) => (
          <Row key={keyOf(row, place)} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
  return isWide ? <div className="@container/wide-table">{table}</div> : table;
}
