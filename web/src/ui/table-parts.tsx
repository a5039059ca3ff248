import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { memo, type ReactNode, type Ref } from 'react';

export type Sort = { readonly key: string; readonly direction: 'ascending' | 'descending' };

type SortHeaderProps = {
  readonly name: string;
  readonly header: string;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
  readonly width?: string;
};

/** A column header that sorts; a second press reverses the order. */
function SortHeader({ name, header, sort, onSort, width = '' }: SortHeaderProps) {
  const direction = sort?.key === name ? sort.direction : 'none';
  const Icon = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown }[direction];
  return (
    <th scope="col" aria-sort={direction} className={`px-1 text-start as-cards:px-0 ${width}`}>
      <button
        type="button"
        onClick={() =>
          onSort({ key: name, direction: direction === 'ascending' ? 'descending' : 'ascending' })
        }
        className={`inline-flex min-h-target items-center gap-1.5 rounded-control px-3 text-start text-small font-semibold hover:bg-action-tint ${direction === 'none' ? 'text-ink-soft' : 'text-action'}`}
      >
        {header}
        <Icon className="size-4 shrink-0" aria-hidden="true" />
      </button>
    </th>
  );
}

export type Column<R> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** The column that names the row. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
  /** The width as a class, for a long table: its columns keep their width while it scrolls. */
  readonly width?: string;
};

export type TableProps<R> = {
  readonly caption: string;
  /** It has so many columns that it needs a wide container, not only a wide window. */
  readonly isWide?: boolean;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** A class of the headers, which above cards are only buttons that sort. */
  readonly headClass?: string;
};

const cellClass =
  'px-4 py-3 text-start align-middle font-normal as-cards:flex as-cards:flex-wrap as-cards:wrap-anywhere as-cards:items-baseline as-cards:gap-x-3 as-cards:px-0 as-cards:py-1 as-cards:before:w-28 as-cards:before:shrink-0 as-cards:before:text-ink-soft as-cards:before:content-[attr(data-label)]';

/** Explicit roles, because browsers drop them when a part of a table is displayed as a block. */
const roles = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
export const groupRole = { role: 'rowgroup' } as const;

type RowProps<R> = {
  readonly row: R;
  readonly columns: readonly Column<R>[];
  /** For a table that is partly rendered. */
  readonly place?: number;
};

const RowOf = <R,>({ row, columns, place }: RowProps<R>) => (
  <tr
    {...roles.row}
    data-row={place}
    // The row number from 1, after the header row.
    aria-rowindex={place === undefined ? undefined : place + 2}
    className="border-b border-rule as-cards:mb-4 as-cards:block as-cards:rounded-sheet as-cards:border as-cards:bg-sheet as-cards:px-4 as-cards:py-3"
  >
    {columns.map(({ key, header, cell, isRowHeader }) =>
      isRowHeader ? (
        <th
          key={key}
          {...roles.rowHeader}
          scope="row"
          className="px-4 py-3 text-start align-middle font-semibold as-cards:block as-cards:wrap-anywhere as-cards:px-0 as-cards:py-1"
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
/** The surroundings of the table change with every letter of a search; a row does not. */
export const Row = memo(RowOf) as typeof RowOf;

type FrameProps<R> = Omit<TableProps<R>, 'rows'> & {
  readonly table?: Ref<HTMLTableElement>;
  /** The number of rows of a table that is partly rendered. */
  readonly rowCount?: number;
  /** The bodies of the table. */
  readonly children: ReactNode;
};

/** A table with headers; in a narrow container its rows become labelled cards (`as-cards` in the styles). */
export function TableFrame<R>(props: FrameProps<R>) {
  const { caption, columns, sort, onSort, isWide = false, table, rowCount, children } = props;
  const { headClass = '' } = props;
  const isLong = rowCount !== undefined;
  const framed = (
    <table
      ref={table}
      {...roles.table}
      aria-rowcount={isLong ? rowCount + 1 : undefined}
      className={`w-full border-collapse as-cards:block ${isLong ? 'table-fixed' : ''}`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...groupRole} className={`as-cards:block as-cards:pb-2 ${headClass}`}>
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
                className={`px-4 py-2 text-start text-small font-semibold text-ink-soft ${width} as-cards:sr-only`}
              >
                {header}
              </th>
            ),
          )}
        </tr>
      </thead>
      {children}
    </table>
  );
  return isWide ? <div className="@container/wide-table">{framed}</div> : framed;
}
