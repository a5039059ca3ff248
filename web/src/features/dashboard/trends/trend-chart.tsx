import type { DoseChangeMark, SymptomTrend } from '@caretrail/contract/dashboard/schema';
import { shortDay } from '../../../lib/day-words.ts';
import { trendSentence } from './trend-words.ts';

type TrendChartProps = {
  readonly trend: SymptomTrend;
  readonly changes: readonly DoseChangeMark[];
};

const column = 20;
const height = 60;
const strongest = 10;

/** A bar a day, from 0 to 10; a day without a note is empty, and a change of dose is a dashed line before its day. */
export function TrendChart({ trend, changes }: TrendChartProps) {
  const { name, days } = trend;
  const width = days.length * column;
  const changeDays = new Set(changes.map(({ date }) => date));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure>
      <figcaption>
        <h3 className="text-lead font-semibold wrap-anywhere first-letter:uppercase">{name}</h3>
        <p>{trendSentence(trend)}</p>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height + 2}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2 h-20 w-full"
      >
        <line x1="0" x2={width} y1={height + 1} y2={height + 1} className="stroke-edge" />
        {days.map(({ date, severity }, index) => (
          <g key={date}>
            {changeDays.has(date) && (
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
          <span>Today</span>
        </p>
      )}
    </figure>
  );
}
