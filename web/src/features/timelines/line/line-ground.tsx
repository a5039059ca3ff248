import { Badge } from '../../../ui/badge.tsx';
import { timelinesTexts as texts } from '../texts.ts';
import type { Tick } from './axis.ts';

const percent = (share: number): string => `${share * 100}%`;

/** Labels beyond this position would overflow and are left out. */
const lastLabelAt = 0.9;

type LineGroundProps = {
  readonly ticks: readonly Tick[];
  /** Null when today is not visible. */
  readonly todayAt: number | null;
};

/** The background of the lanes: ticks with labels, and the today line. */
export function LineGround({ ticks, todayAt }: LineGroundProps) {
  return (
    <>
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
      >
        {ticks.map(({ day, at }) => (
          <line
            key={day}
            x1={percent(at)}
            x2={percent(at)}
            y1="0"
            y2="100%"
            className="stroke-rule"
            strokeWidth="1.5"
          />
        ))}
        {todayAt !== null && (
          <line
            x1={percent(todayAt)}
            x2={percent(todayAt)}
            y1="2rem"
            y2="100%"
            className="stroke-today"
            strokeWidth="4"
          />
        )}
      </svg>
      {/* Sticky while the lanes scroll. */}
      <div className="sticky top-(--top-bar) z-2 -mx-(--air) bg-paper px-(--air)">
        <div className="relative h-15">
          {ticks.map(
            ({ day, at, label }) =>
              at < lastLabelAt && (
                <span
                  key={day}
                  aria-hidden="true"
                  className="absolute top-0 border-s-2 border-rule ps-1.5 text-small whitespace-nowrap text-ink-soft"
                  style={{ insetInlineStart: percent(at) }}
                >
                  {label}
                </span>
              ),
          )}
          {todayAt !== null && (
            <span
              className="absolute top-7 -translate-x-1/2 rtl:translate-x-1/2"
              style={{ insetInlineStart: percent(todayAt) }}
            >
              <Badge tone="today">{texts.today}</Badge>
            </span>
          )}
        </div>
      </div>
    </>
  );
}
