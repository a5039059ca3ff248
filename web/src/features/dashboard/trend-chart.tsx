import { shortDay } from '../../lib/format-day.ts';
import { trendTexts as texts } from './below-texts.ts';

export type Charted = {
  readonly name: string;
  readonly sentence: string;
  /** `share` of the highest; null: nothing was recorded. */
  readonly days: readonly { readonly date: string; readonly share: number | null }[];
};

type TrendChartProps = {
  readonly trend: Charted;
  /** The days with a change of dose, in order: the place of each is its number. */
  readonly changeDays: readonly string[];
};

/** The number of a change of dose, at its line and in the list below. */
export const ChangeNumber = ({ number }: { readonly number: number }) => (
  <span
    aria-hidden="true"
    className="inline-flex size-5 items-center justify-center rounded-full border border-type-medication bg-sheet text-small leading-none"
  >
    {texts.number({ number })}
  </span>
);

const column = 20;
const height = 60;

/** One bar per day, up to the highest; days without an entry are empty. A dashed line with a number marks a change of dose. */
export function TrendChart({ trend, changeDays }: TrendChartProps) {
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
