import { memo, type RefCallback } from 'react';
import { useRowBlocks } from '../lib/use-row-blocks.ts';
import { type Column, groupRole, Row, TableFrame, type TableProps } from './table-parts.tsx';

type LongTableProps<R> = TableProps<R> & {
  /** A row that is drawn wherever the table stands, such as the one to return to. */
  readonly kept: number | null;
  /** How many rows to draw at the top while someone types. */
  readonly drawnFirst: number;
};

/** A table of any length, of which only the rows in sight are drawn. */
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
  /** The place of its first row. */
  readonly from: number;
  readonly rows: readonly R[];
  /** The height of the rows that are not drawn. */
  readonly room: string | null;
  readonly columns: readonly Column<R>[];
  readonly watch: RefCallback<HTMLElement>;
};

/** A row that changes is written over, not made anew: it has nothing of its own, and the browser less to do. */
const BlockOf = <R,>({ number, from, rows, room, columns, watch }: BlockProps<R>) => (
  <tbody ref={watch} data-block={number} {...groupRole} className="as-cards:flow-root">
    {rows.map((row, index) => (
      <Row key={index} row={row} columns={columns} place={from + index} />
    ))}
    {room !== null && <tr aria-hidden="true" style={{ height: room }} className="as-cards:block" />}
  </tbody>
);
const Block = memo(BlockOf) as typeof BlockOf;
