import { memo, type ReactNode } from 'react';
import { type RowWindow, useRowWindow } from '../lib/use-row-window.ts';
import { type Sort, SortHeader } from './sort-header.tsx';

export type Column<R> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** The column that names the row. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
  /** As a class, for a list drawn in part: its columns stay as they are while it scrolls. */
  readonly width?: string;
};

type DataTableProps<R> = {
  readonly caption: string;
  /** It has so many columns that it wants a wide place, not only a wide window. */
  readonly isWide?: boolean;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  /** How its rows are told apart; without it by their place. */
  readonly keyOf?: (row: R, place: number) => string;
  /** For a list that may be very long: only the rows in sight are drawn. */
  readonly window?: RowWindow;
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

type RowProps<R> = {
  readonly row: R;
  readonly columns: readonly Column<R>[];
  /** Where only a part is drawn. */
  readonly place?: number;
};

const RowOf = <R,>({ row, columns, place }: RowProps<R>) => (
  <tr
    {...roles.row}
    data-row={place}
    // After the row of the headers, counted from 1.
    aria-rowindex={place === undefined ? undefined : place + 2}
    className="border-b border-rule as-cards:block as-cards:not-last:mb-4 as-cards:rounded-sheet as-cards:border as-cards:bg-sheet as-cards:px-4 as-cards:py-3"
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

const bodyClass = 'as-cards:block as-cards:pt-2';

type WindowedBodyProps<R> = Pick<DataTableProps<R>, 'columns' | 'rows'> & {
  readonly window: RowWindow;
};

/** The rows in sight, between the room of the others. A row that changes is written over, not made anew. */
function WindowedBody<R>({ columns, rows, window }: WindowedBodyProps<R>) {
  const { list, parts } = useRowWindow<HTMLTableSectionElement>(rows, window);
  return (
    <tbody ref={list} {...roles.group} className={bodyClass}>
      {parts.map((part) => {
        if ('gapPx' in part) {
          return (
            <tr
              key={`gap-${part.before}`}
              aria-hidden="true"
              style={{ height: part.gapPx }}
              className="as-cards:block print:hidden"
            />
          );
        }
        const row = rows[part.row];
        return row === undefined ? null : (
          <Row key={part.row} row={row} columns={columns} place={part.row} />
        );
      })}
    </tbody>
  );
}

/** A table that shows its rows as labelled cards where it has no room (`as-cards` in the styles). */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, keyOf, window, sort, onSort, isWide = false } = props;
  const table = (
    <table
      {...roles.table}
      aria-rowcount={window === undefined ? undefined : rows.length + 1}
      className={`w-full border-collapse as-cards:block ${window === undefined ? '' : 'table-fixed'}`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.group} className="as-cards:block">
        <tr
          {...roles.row}
          className="border-b-2 border-rule as-cards:-mx-3 as-cards:flex as-cards:flex-wrap as-cards:border-0"
        >
          {columns.map(({ key, header, isSortable, width = '' }) =>
            isSortable && onSort ? (
              <SortHeader
                key={key}
                name={key}
                header={header}
                sort={sort}
                onSort={onSort}
                width={width}
              />
            ) : (
              <th
                key={key}
                {...roles.columnHeader}
                scope="col"
                className={`${headerClass} ${width} as-cards:sr-only`}
              >
                {header}
              </th>
            ),
          )}
        </tr>
      </thead>
      {window === undefined ? (
        <tbody {...roles.group} className={bodyClass}>
          {rows.map((row, place) => (
            <Row key={keyOf?.(row, place) ?? place} row={row} columns={columns} />
          ))}
        </tbody>
      ) : (
        <WindowedBody columns={columns} rows={rows} window={window} />
      )}
    </table>
  );
  return isWide ? <div className="@container/wide-table">{table}</div> : table;
}
