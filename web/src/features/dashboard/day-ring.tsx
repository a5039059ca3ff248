import type { DayCount } from './format-line.ts';
import { ringTexts as texts } from './texts.ts';

const radius = 18;
const round = 2 * Math.PI * radius;

/**
 * How many of the day's doses are taken, and how many skipped. What waits to be sent has an arc of its own, in grey: it is
 * not counted as taken. Nothing is drawn on a day without doses.
 */
export function DayRing({ taken, skipped, waiting, planned }: DayCount) {
  if (planned === 0) return null;
  const arc = (doses: number): string => `${(doses / planned) * round} ${round}`;
  return (
    <div className="flex flex-col items-center">
      <p className="sr-only">{texts.words({ taken, skipped, waiting, planned })}</p>
      <svg viewBox="0 0 44 44" aria-hidden="true" className="size-11">
        <g fill="none" strokeWidth="5" transform="rotate(-90 22 22)">
          <circle cx="22" cy="22" r={radius} className="stroke-rule" />
          <circle cx="22" cy="22" r={radius} strokeDasharray={arc(taken)} className="stroke-fine" />
          {waiting > 0 && (
            <circle
              cx="22"
              cy="22"
              r={radius}
              strokeDasharray={arc(waiting)}
              strokeDashoffset={(-taken / planned) * round}
              className="stroke-edge"
            />
          )}
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
        {waiting > 0 && <span className="block">{texts.waiting({ waiting })}</span>}
      </span>
    </div>
  );
}
