import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import type { ConflictRow } from './conflict-rows.ts';
import { conflictTexts as texts } from './texts.ts';

type ConflictProps = {
  readonly rows: readonly ConflictRow[];
  /** New files that only mine has. */
  readonly fileCount: number;
  readonly onKeepMine: () => void;
  readonly onTakeOther: () => void;
};

const versionOf = (text: string) => (
  <span className="whitespace-pre-wrap wrap-anywhere">
    {text === '' ? <span className="text-ink-soft">{texts.nothing}</span> : text}
  </span>
);

const columns: readonly Column<ConflictRow>[] = [
  { key: 'label', header: texts.field, cell: ({ label }) => label, isRowHeader: true },
  { key: 'mine', header: texts.mine, cell: ({ mine }) => versionOf(mine) },
  { key: 'other', header: texts.other, cell: ({ other }) => versionOf(other) },
];

/** §8 a stale edit: both versions side by side, and the choice is the person's. */
export function Conflict({ rows, fileCount, onKeepMine, onTakeOther }: ConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="conflict" className="space-y-4 border-y-2 border-action py-5">
      <h2 id="conflict" ref={heading} tabIndex={-1} className="text-h2">
        {texts.heading}
      </h2>
      <p>{texts.lead}</p>
      {rows.length === 0 ? (
        <p>{texts.alike}</p>
      ) : (
        <DataTable
          caption={texts.heading}
          columns={columns}
          rows={rows}
          keyOf={({ label }) => label}
        />
      )}
      {fileCount > 0 && <p>{texts.files(fileCount)}</p>}
      <p className="text-ink-soft">{texts.rest}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>{texts.keepMine}</Button>
        <Button look="secondary" onClick={onTakeOther}>
          {texts.takeOther}
        </Button>
      </div>
    </section>
  );
}
