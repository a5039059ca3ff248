import type { Dashboard, SymptomTrend } from '@caretrail/contract/dashboard/schema';
import { ChevronDown } from 'lucide-react';
import { dayWithoutYear, shortDay } from '../../lib/format-day.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/table-parts.tsx';
import { trendTexts as texts } from './below-texts.ts';

/** The chart as a sentence, for screen readers and for users who prefer text. */
export function formatTrend({ name, days }: SymptomTrend): string {
  const noted = days.flatMap(({ date, severity }) =>
    severity === null ? [] : [{ date, severity }],
  );
  const last = noted.at(-1);
  if (last === undefined) return texts.nothingRecorded({ name });
  const values = noted.map(({ severity }) => severity);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const facts = {
    count: noted.length,
    days: days.length,
    low,
    latest: last.severity,
    day: dayWithoutYear(last.date),
  };
  return low === high ? texts.always(facts) : texts.between({ ...facts, high });
}

type TrendChartProps = {
  readonly trend: SymptomTrend;
  /** The days with a change of dose, in order: the place of each is its number. */
  readonly changeDays: readonly string[];
};

/** The number of a change of dose, at its line and in the list below. */
const ChangeNumber = ({ number }: { readonly number: number }) => (
  <span
    aria-hidden="true"
    className="inline-flex size-5 items-center justify-center rounded-full border border-type-medication bg-sheet text-small leading-none"
  >
    {texts.number({ number })}
  </span>
);

const column = 20;
const height = 60;
const strongest = 10;

/** One bar per day, from 0 to 10; days without an entry are empty. A dashed line with a number marks a change of dose. */
function TrendChart({ trend, changeDays }: TrendChartProps) {
  const { name, days } = trend;
  const width = days.length * column;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure>
      <figcaption>
        <h3 className="text-lead font-semibold wrap-anywhere first-letter:uppercase">{name}</h3>
        <p>{formatTrend(trend)}</p>
      </figcaption>
      {changeDays.length > 0 && (
        <div className="relative mt-2 h-5">
          {days.map(({ date }, index) =>
            changeDays.includes(date) ? (
              <span
                key={date}
                // Centred on its line, and never cut off at the first day.
                className={`absolute top-0 ${index === 0 ? '' : '-ms-2.5'}`}
                style={{ insetInlineStart: `${(index / days.length) * 100}%` }}
              >
                <ChangeNumber number={changeDays.indexOf(date) + 1} />
              </span>
            ) : null,
          )}
        </div>
      )}
      <svg
        viewBox={`0 0 ${width} ${height + 2}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2 h-20 w-full rtl:-scale-x-100"
      >
        <line x1="0" x2={width} y1={height + 1} y2={height + 1} className="stroke-edge" />
        {days.map(({ date, severity }, index) => (
          <g key={date}>
            {changeDays.includes(date) && (
              <line
                x1={index * column}
                x2={index * column}
                y1="0"
                y2={height}
                strokeDasharray="4 3"
                strokeWidth="2"
                className="stroke-type-medication"
              />
            )}
            {severity !== null && (
              <rect
                x={index * column + 4}
                width={column - 8}
                y={height - Math.max(3, (severity / strongest) * height)}
                height={Math.max(3, (severity / strongest) * height)}
                className="fill-type-important"
              />
            )}
          </g>
        ))}
      </svg>
      {first !== undefined && last !== undefined && (
        <p aria-hidden="true" className="flex justify-between text-small text-ink-soft">
          <span>{shortDay(first.date)}</span>
          <span>{texts.today}</span>
        </p>
      )}
    </figure>
  );
}

const columnsOf = (
  trends: Dashboard['trends'],
  changes: Dashboard['dose_changes'],
): Column<string>[] => [
  { key: 'day', header: texts.day, cell: dayWithoutYear, isRowHeader: true },
  ...trends.map((trend) => ({
    key: `of ${trend.name}`,
    header: trend.name,
    cell: (date: string) => trend.days.find((day) => day.date === date)?.severity ?? texts.nothing,
  })),
  {
    key: 'doses',
    header: texts.doses,
    cell: (date) =>
      changes
        .filter((change) => change.date === date)
        .map(({ text }) => text)
        .join(', ') || texts.nothing,
  },
];

type TrendsProps = Pick<Dashboard, 'trends' | 'dose_changes'>;

/** Symptoms over time together with dose changes: as a chart, a sentence and a table. */
export function Trends({ trends, dose_changes }: TrendsProps) {
  const days = trends[0]?.days.toReversed() ?? [];
  const changeDays = [...new Set(dose_changes.map(({ date }) => date))];
  return (
    <Card heading={texts.heading}>
      {trends.length === 0 && <p>{texts.none}</p>}
      <div className="space-y-6">
        {trends.map((trend) => (
          <TrendChart key={trend.name} {...{ trend, changeDays }} />
        ))}
      </div>
      {dose_changes.length > 0 && (
        <ul className="mt-4">
          {dose_changes.map(({ medication_id, date, text }) => (
            <li key={`${medication_id} ${date}`} className="flex items-start gap-3 py-1">
              <span className="mt-0.5 flex shrink-0">
                <ChangeNumber number={changeDays.indexOf(date) + 1} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                {texts.change({ day: dayWithoutYear(date), change: text })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {trends.length > 0 && (
        <details className="group mt-4 border-t border-rule pt-3">
          <summary className="flex min-h-target list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
            <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
            {texts.table}
          </summary>
          <DataTable
            caption={texts.caption}
            columns={columnsOf(trends, dose_changes)}
            rows={days.map(({ date }) => date)}
            keyOf={(date) => date}
          />
        </details>
      )}
    </Card>
  );
}
