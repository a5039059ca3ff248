import { recordHref } from '@caretrail/contract/access/record-href';
import {
  compareWithLimits,
  type ComparedResult,
  type DatedResult,
  formatLimitPlace,
} from '@caretrail/contract/treatments/against-limits';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { formatLimit, formatValue } from '@caretrail/contract/results/format';
import { ArrowDown, ArrowUp, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../../lib/long-date.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import { Part } from './part.tsx';
import { resultTexts as texts } from './texts.ts';

/** None for what lies inside: a tick would say more than it may. */
const icons = { below: ArrowDown, above: ArrowUp, within: null, unlike: CircleHelp } as const;

/** Only where it stands; what that means is for the clinic to say. */
function Standing({ compared: { place, gate } }: { readonly compared: ComparedResult }) {
  const Icon = icons[place];
  return (
    <span className="inline-flex items-baseline gap-1.5 font-medium">
      {Icon && <Icon className="size-4.5 shrink-0 self-center" aria-hidden="true" />}
      {formatLimitPlace(place, gate)}
    </span>
  );
}

type Row = { readonly compared: ComparedResult; readonly key: string };

const columns: readonly Column<Row>[] = [
  {
    key: 'day',
    header: texts.day,
    cell: ({ compared: { result } }) => (
      <Link to={recordHref('event', result.event_id)} className="link py-1!">
        {longDate(result.date)}
      </Link>
    ),
    isRowHeader: true,
  },
  { key: 'test', header: texts.test, cell: ({ compared }) => compared.result.name },
  {
    key: 'result',
    header: texts.result,
    cell: ({ compared: { result } }) => formatValue(result),
  },
  {
    key: 'limit',
    get header() {
      return texts.limit;
    },
    cell: ({ compared }) => formatLimit(compared.gate),
  },
  {
    key: 'place',
    get header() {
      return texts.place;
    },
    cell: ({ compared }) => <Standing compared={compared} />,
  },
];

const mostAtFirst = 4;

type ResultsPartProps = {
  readonly treatment: Treatment;
  readonly results: readonly DatedResult[];
};

/** Results beside the limits that the person typed from their own letter. */
export function ResultsPart({ treatment: { lab_gate }, results }: ResultsPartProps) {
  const [isAll, setAll] = useState(false);
  if (lab_gate.length === 0) return null;
  const rows = compareWithLimits(lab_gate, results).map((compared, index) => ({
    compared,
    // A result has nothing but its place.
    key: String(index),
  }));
  return (
    <Part heading={texts.heading}>
      <p className="text-ink-soft">{texts.lead}</p>
      <ul className="list-disc ps-6">
        {lab_gate.map((gate, index) => (
          <li key={index} className="wrap-anywhere">
            <span className="font-semibold">{gate.test}</span> {formatLimit(gate)}
            {gate.source !== '' && texts.source({ source: gate.source })}
          </li>
        ))}
      </ul>
      {rows.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataTable
          caption={texts.caption}
          columns={columns}
          rows={isAll ? rows : rows.slice(0, mostAtFirst)}
          keyOf={({ key }) => key}
        />
      )}
      {!isAll && rows.length > mostAtFirst && (
        <Button look="quiet" className="-ms-3 px-3 print:hidden" onClick={() => setAll(true)}>
          {texts.all({ count: rows.length })}
        </Button>
      )}
    </Part>
  );
}
