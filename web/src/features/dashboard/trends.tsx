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
import { dayWithoutYear } from '../../lib/format-day.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/table-parts.tsx';
import { trendTexts as texts } from './below-texts.ts';
import { type Charted, ChangeNumber, TrendChart } from './trend-chart.tsx';

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

/** The end of the scale of symptoms. */
const strongest = 10;

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
