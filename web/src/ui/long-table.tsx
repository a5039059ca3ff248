import { memo, type RefCallback } from 'react';
import { blockCount, blockSize, useRowBlocks } from '../lib/use-row-blocks.ts';
import { type Column, groupRole, Row, TableFrame, type TableProps } from './table-parts.tsx';

type LongTableProps<R> = TableProps<R> & {
  /** A row that is drawn wherever the table stands, such as the one to return to. */
  readonly kept: number | null;
  /** How many rows to draw at the top while someone types. */
  readonly drawnFirst: number;
};

/** A table of any length, of which only the rows in sight are drawn. */
export function LongTable<R>({ rows, kept, drawnFirst, ...frame }: LongTableProps<R>) {
  const blocks = blockCount(rows.length);
  const { table, isDrawn, isPrinting, roomOf, watch } = useRowBlocks<HTMLTableElement>({
    blocks,
    kept,
  });
  return (
    <TableFrame {...frame} table={table} rowCount={rows.length}>
      {Array.from({ length: blocks }, (_, block) => {
        const from = block * blockSize;
        const count = Math.min(blockSize, rows.length - from);
        const drawn = block === 0 && !isPrinting ? Math.min(drawnFirst, count) : count;
        return (
          <Block
            key={block}
            block={block}
            rows={isDrawn(block) ? rows.slice(from, from + drawn) : none}
            room={isDrawn(block) ? null : roomOf(block, count)}
            columns={frame.columns}
            watch={watch}
          />
        );
      })}
    </TableFrame>
  );
}

const none = [] as const;

type BlockProps<R> = {
  readonly block: number;
  readonly rows: readonly R[];
  /** The height of a block that is not drawn. */
  readonly room: string | null;
  readonly columns: readonly Column<R>[];
  readonly watch: RefCallback<HTMLElement>;
};

/** A row that changes is written over, not made anew: it has nothing of its own, and the browser less to do. */
const BlockOf = <R,>({ block, rows, room, columns, watch }: BlockProps<R>) => (
  <tbody ref={watch} data-block={block} {...groupRole} className="as-cards:flow-root">
    {room === null ? (
      rows.map((row, index) => (
        <Row key={index} row={row} columns={columns} place={block * blockSize + index} />
      ))
    ) : (
      <tr aria-hidden="true" style={{ height: room }} className="as-cards:block" />
    )}
  </tbody>
);
const Block = memo(BlockOf) as typeof BlockOf;
