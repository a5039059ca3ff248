import type { DayCount } from './format-line.ts';
import { ringTexts as texts } from './texts.ts';

const radius = 18;
const round = 2 * Math.PI * radius;

/** How many of the day's doses are taken, and how many skipped. Nothing is drawn on a day without doses. */
export function DayRing({ taken, skipped, planned }: DayCount) {
  if (planned === 0) return null;
  return (
    <div className="flex flex-col items-center">
      <p className="sr-only">{texts.words({ taken, skipped, planned })}</p>
      <svg viewBox="0 0 44 44" aria-hidden="true" className="size-11">
        <g fill="none" strokeWidth="5" transform="rotate(-90 22 22)">
          <circle cx="22" cy="22" r={radius} className="stroke-rule" />
          <circle
            cx="22"
            cy="22"
            r={radius}
            strokeDasharray={`${(taken / planned) * round} ${round}`}
            className="stroke-fine"
          />
        </g>
        <text
          x="22"
          y="22"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={planned > 9 ? 10 : 13}
          className="fill-ink font-semibold"
        >
          {texts.inside({ taken, planned })}
        </text>
      </svg>
      <span aria-hidden="true" className="text-center text-small leading-tight text-ink-soft">
        {texts.below}
        {skipped > 0 && <span className="block">{texts.skipped({ skipped })}</span>}
      </span>
    </div>
  );
}
