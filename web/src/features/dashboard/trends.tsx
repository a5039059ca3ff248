import type {
  Dashboard,
  DashboardCheckIn,
  SymptomTrend,
} from '@caretrail/contract/dashboard/schema';
import { checkInLevels } from '@caretrail/contract/timelines/check-in';
import {
  checkInLevelLabels,
  checkInTopicLabels,
} from '@caretrail/contract/timelines/format-check-in';
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

type CheckInTrend = DashboardCheckIn['trends'][number];

const levelWord = (level: number): string => {
  const name = checkInLevels[level - 1];
  return name === undefined ? texts.nothing : checkInLevelLabels[name];
};

/** The same for an answer of the check-in, in its words. */
export function formatCheckInTrend({ days }: CheckInTrend): string {
  const said = days.flatMap(({ date, level }) => (level === null ? [] : [{ date, level }]));
  const last = said.at(-1);
  if (last === undefined) return '';
  const values = said.map(({ level }) => level);
  const [low, high] = [levelWord(Math.min(...values)), levelWord(Math.max(...values))];
  const facts = {
    low,
    latest: levelWord(last.level),
    day: dayWithoutYear(last.date),
  };
  return low === high ? texts.checkInAlways(facts) : texts.checkInBetween({ ...facts, high });
}

type Charted = {
  readonly name: string;
  readonly sentence: string;
  /** `share` of the highest; null: nothing was recorded. */
  readonly days: readonly { readonly date: string; readonly share: number | null }[];
};

const chartOf = (trend: SymptomTrend): Charted => ({
  name: trend.name,
  sentence: formatTrend(trend),
  days: trend.days.map(({ date, severity }) => ({
    date,
    share: severity === null ? null : severity / strongest,
  })),
});

const chartOfCheckIn = (trend: CheckInTrend): Charted => ({
  name: checkInTopicLabels[trend.topic],
  sentence: formatCheckInTrend(trend),
  days: trend.days.map(({ date, level }) => ({
    date,
    share: level === null ? null : level / checkInLevels.length,
  })),
});

type TrendChartProps = {
  readonly trend: Charted;
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

/** One bar per day, up to the highest; days without an entry are empty. A dashed line with a number marks a change of dose. */
function TrendChart({ trend, changeDays }: TrendChartProps) {
  const { name, sentence, days } = trend;
  const width = days.length * column;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure>
      <figcaption>
        <h3 className="text-lead font-semibold wrap-anywhere first-letter:uppercase">{name}</h3>
        <p>{sentence}</p>
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
        {days.map(({ date, share }, index) => (
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
            {share !== null && (
              <rect
                x={index * column + 4}
                width={column - 8}
                y={height - Math.max(3, share * height)}
                height={Math.max(3, share * height)}
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
  checkIns: readonly CheckInTrend[],
  changes: Dashboard['dose_changes'],
): Column<string>[] => [
  { key: 'day', header: texts.day, cell: dayWithoutYear, isRowHeader: true },
  ...trends.map((trend) => ({
    key: `of ${trend.name}`,
    header: trend.name,
    cell: (date: string) => trend.days.find((day) => day.date === date)?.severity ?? texts.nothing,
  })),
  ...checkIns.map(({ topic, days }) => ({
    key: topic,
    header: checkInTopicLabels[topic],
    cell: (date: string) => {
      const level = days.find((day) => day.date === date)?.level ?? null;
      return level === null ? texts.nothing : levelWord(level);
    },
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

type TrendsProps = Pick<Dashboard, 'trends' | 'dose_changes'> & {
  readonly checkIns: readonly CheckInTrend[];
};

/** Symptoms over time together with dose changes: as a chart, a sentence and a table. */
export function Trends({ trends, dose_changes, checkIns }: TrendsProps) {
  const charts = [...checkIns.map(chartOfCheckIn), ...trends.map(chartOf)];
  const days = charts[0]?.days.toReversed() ?? [];
  const changeDays = [...new Set(dose_changes.map(({ date }) => date))];
  return (
    <Card heading={texts.heading}>
      {charts.length === 0 && <p>{texts.none}</p>}
      <div className="space-y-6">
        {charts.map((trend, index) => (
          // A symptom may have the name of a question.
          <TrendChart key={`${index} ${trend.name}`} {...{ trend, changeDays }} />
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
      {charts.length > 0 && (
        <details className="group mt-4 border-t border-rule pt-3">
          <summary className="flex min-h-target list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
            <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
            {texts.table}
          </summary>
          <DataTable
            caption={texts.caption}
            columns={columnsOf(trends, checkIns, dose_changes)}
            rows={days.map(({ date }) => date)}
            keyOf={(date) => date}
          />
        </details>
      )}
    </Card>
  );
}
