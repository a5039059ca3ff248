import type { ReactNode } from 'react';
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
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
};

const cellClass =
  'px-4 py-3 text-start align-middle font-normal max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:px-0 max-md:py-1 max-md:before:w-32 max-md:before:shrink-0 max-md:before:text-ink-soft max-md:before:content-[attr(data-label)]';

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

/** A table that shows its rows as labelled cards below `md`. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, keyOf, sort, onSort } = props;
  return (
    <table {...roles.table} className="w-full border-collapse max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.group} className="max-md:block">
        <tr
          {...roles.row}
          className="border-b-2 border-rule max-md:-mx-3 max-md:flex max-md:flex-wrap max-md:border-0"
        >
          {columns.map(({ key, header, isSortable }) =>
            isSortable && onSort ? (
              <SortHeader key={key} name={key} header={header} sort={sort} onSort={onSort} />
            ) : (
              <th
                key={key}
                {...roles.columnHeader}
                scope="col"
                className={`${headerClass} max-md:sr-only`}
              >
                {header}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody {...roles.group} className="max-md:block max-md:space-y-4 max-md:pt-2">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            {...roles.row}
            className="border-b border-rule max-md:block max-md:rounded-sheet max-md:border max-md:bg-sheet max-md:px-4 max-md:py-3"
          >
            {columns.map(({ key, header, cell, isRowHeader }) =>
              isRowHeader ? (
                <th
                  key={key}
                  {...roles.rowHeader}
                  scope="row"
                  className="px-4 py-3 text-start align-middle font-semibold max-md:block max-md:px-0 max-md:py-1"
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
        ))}
      </tbody>
    </table>
  );
}
