import { groupRole, Row, TableFrame, type TableProps } from './table-parts.tsx';

type DataTableProps<R> = TableProps<R> & {
  readonly keyOf: (row: R, place: number) => string;
};

export function DataTable<R>({ rows, keyOf, ...frame }: DataTableProps<R>) {
  return (
    <TableFrame {...frame}>
      <tbody {...groupRole} className="as-cards:block as-cards:[&>:last-child]:mb-0">
        {rows.map((row, place) => (
          <Row key={keyOf(row, place)} row={row} columns={frame.columns} />
        ))}
      </tbody>
    </TableFrame>
  );
}
