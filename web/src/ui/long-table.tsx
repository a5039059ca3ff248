import { memo, type RefCallback } from 'react';
import type { RowsToShow } from '../lib/row-blocks.ts';
import { useRowBlocks } from '../lib/use-row-blocks.ts';
import { type Column, groupRole, Row, TableFrame, type TableProps } from './table-parts.tsx';

type LongTableProps<R> = TableProps<R> & Pick<RowsToShow, 'kept' | 'drawnFirst'>;

/** A table of any length that renders only the visible rows. */
export function LongTable<R>({ rows, kept, drawnFirst, ...frame }: LongTableProps<R>) {
  const { table, blocks, watch } = useRowBlocks<HTMLTableElement>({
    rows: rows.length,
    kept,
    drawnFirst,
  });
  return (
    <TableFrame {...frame} table={table} rowCount={rows.length}>
      {blocks.map(({ number, from, to, room }) => (
        <Block
          key={number}
          number={number}
          from={from}
          rows={from === to ? none : rows.slice(from, to)}
          room={room}
          columns={frame.columns}
          watch={watch}
        />
      ))}
    </TableFrame>
  );
}

const none = [] as const;

type BlockProps<R> = {
  readonly number: number;
  /** The index of its first row. */
  readonly from: number;
  readonly rows: readonly R[];
  /** The height of the rows that are not rendered. */
  readonly room: string | null;
  readonly columns: readonly Column<R>[];
  readonly watch: RefCallback<HTMLElement>;
};

/** Rows are keyed by their index: React updates a row in place, which is less work than replacing it. */
const BlockOf = <R,>({ number, from, rows, room, columns, watch }: BlockProps<R>) => (
  <tbody ref={watch} data-block={number} {...groupRole} className="as-cards:flow-root">
    {rows.map((row, index) => (
      <Row key={index} row={row} columns={columns} place={from + index} />
    ))}
    {room !== null && <tr aria-hidden="true" style={{ height: room }} className="as-cards:block" />}
  </tbody>
);
const Block = memo(BlockOf) as typeof BlockOf;
