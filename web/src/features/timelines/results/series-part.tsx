import { recordHref } from '@caretrail/contract/access/record-href';
import type { ResultPoint, ResultSeries } from '@caretrail/contract/results/series';
import { useState } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../../lib/long-date.ts';
import { usePrinting } from '../../../lib/use-printing.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import { formatRange } from '../format-event.ts';
import { formatPlace, formatPoint, formatSeries, formatSeriesLimit } from './format-series.ts';
import { ResultChart } from './result-chart.tsx';
import { resultsTexts as texts } from './texts.ts';

const mostAtFirst = 4;

function columnsOf(series: ResultSeries): Column<ResultPoint>[] {
  const { limits } = series;
  const columns: Column<ResultPoint>[] = [
    {
      key: 'day',
      header: texts.day,
      cell: ({ event_id, date }) => (
        <Link to={recordHref('event', event_id)} className="link py-1!">
          {longDate(date)}
        </Link>
      ),
      isRowHeader: true,
    },
    { key: 'result', header: texts.result, cell: (point) => formatPoint(point, series) },
    { key: 'range', header: texts.range, cell: (point) => formatRange(point) || texts.nothing },
  ];
  if (limits.length === 0) return columns;
  const place = (point: ResultPoint): string => formatPlace(point, limits);
  return [...columns, { key: 'limit', header: texts.limitColumn, cell: place }];
}

type SeriesPartProps = {
  readonly heading: string;
  readonly series: ResultSeries;
  /** The event whose results are marked. */
  readonly marked: string | null;
};

/** One test: in words, as a curve, and as a table. */
export function SeriesPart({ heading, series, marked }: SeriesPartProps) {
  const [isAll, setAll] = useState(false);
  const isPrinting = usePrinting();
  const { points, limits, unit } = series;
  const newest = points.toReversed();
  const hasCurve = points.filter(({ at }) => at !== null).length > 1;
  return (
    <Card heading={heading}>
      <div className="space-y-3">
        {formatSeries(series).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {limits.map((limit, index) => (
          <p key={index} className="text-ink-soft wrap-anywhere">
            {formatSeriesLimit(limit, unit)}
          </p>
        ))}
        {hasCurve && <ResultChart series={series} marked={marked} />}
        {hasCurve && limits.length > 0 && (
          <p className="text-small text-ink-soft">{texts.beyond}</p>
        )}
        <DataTable
          caption={texts.caption({ name: heading })}
          columns={columnsOf(series)}
          rows={isAll || isPrinting ? newest : newest.slice(0, mostAtFirst)}
          // A result has no id, and its event may have two of one test.
          keyOf={(_, place) => String(place)}
        />
        {!isAll && newest.length > mostAtFirst && (
          <Button look="quiet" className="-ms-3 px-3 print:hidden" onClick={() => setAll(true)}>
            {texts.all({ count: newest.length })}
          </Button>
        )}
      </div>
    </Card>
  );
}
