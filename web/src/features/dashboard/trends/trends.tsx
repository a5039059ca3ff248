import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { ChevronDown } from 'lucide-react';
import { dayWithoutYear } from '../../../lib/day-words.ts';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import { TrendChart } from './trend-chart.tsx';

const texts = {
  heading: 'The last 14 days',
  none: 'When you write down a symptom and how strong it was, you see here how it goes.',
  table: 'Show it as a table',
  caption: 'How strong each symptom was, from 0 to 10, by day',
  day: 'Day',
  doses: 'Change of dose',
  nothing: '–',
} as const;

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

/** How symptoms went, with the changes of doses beside them: drawn, in a sentence, and as a table. */
export function Trends({ trends, dose_changes }: TrendsProps) {
  const days = trends[0]?.days.toReversed() ?? [];
  return (
    <Card heading={texts.heading}>
      {trends.length === 0 && <p>{texts.none}</p>}
      <div className="space-y-6">
        {trends.map((trend) => (
          <TrendChart key={trend.name} trend={trend} changes={dose_changes} />
        ))}
      </div>
      {dose_changes.length > 0 && (
        <ul className="mt-4">
          {dose_changes.map(({ medication_id, date, text }) => (
            <li key={`${medication_id} ${date}`} className="flex items-start gap-3 py-1">
              <span
                aria-hidden="true"
                className="mt-1 h-5 w-0 shrink-0 border-s-2 border-dashed border-type-medication"
              />
              <span className="min-w-0 wrap-anywhere">{`${dayWithoutYear(date)}: ${text}`}</span>
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
