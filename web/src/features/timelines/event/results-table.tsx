import { placeInRange } from '@caretrail/contract/timelines/result-range';
import type { EventResult } from '@caretrail/contract/timelines/results';
import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import { labels } from '../words/field-words.ts';
import { placeWords, rangeInWords } from '../words/result-words.ts';
import { eventTexts as texts } from './texts.ts';

const icons = { below: ArrowDown, within: Check, above: ArrowUp } as const;

/** A word says how a figure stands to its range; no colour does, for nobody here judges it. */
function Standing({ result }: { readonly result: EventResult }) {
  const place = placeInRange(result);
  if (place === null) return <span className="text-ink-soft">{texts.noRange}</span>;
  const Icon = icons[place];
  return (
    <span className="inline-flex items-baseline gap-1.5 font-medium">
      <Icon className="size-4.5 shrink-0 self-center" aria-hidden="true" />
      {placeWords[place]}
    </span>
  );
}

type Row = { readonly result: EventResult; readonly index: number };

const columns: readonly Column<Row>[] = [
  { key: 'name', header: texts.measured, cell: ({ result }) => result.name, isRowHeader: true },
  {
    key: 'value',
    header: texts.result,
    cell: ({ result }) => `${result.value} ${result.unit}`.trim(),
  },
  { key: 'range', header: texts.range, cell: ({ result }) => rangeInWords(result) || '–' },
  { key: 'place', header: texts.inRange, cell: ({ result }) => <Standing result={result} /> },
];

export function ResultsTable({ results }: { readonly results: readonly EventResult[] }) {
  return (
    // The line below the facts stands under the last row already.
    <div className="md:[&_tbody>tr:last-child]:border-b-0">
      <DataTable
        caption={labels.results}
        columns={columns}
        rows={results.map((result, index) => ({ result, index }))}
        // A result has nothing but its place.
        keyOf={({ index }) => String(index)}
      />
    </div>
  );
}
