import { ringTexts as texts } from './texts.ts';

type DayRingProps = { readonly recorded: number; readonly planned: number };

const radius = 18;
const round = 2 * Math.PI * radius;

/** How many of the day's doses are recorded. Nothing is drawn on a day without doses. */
export function DayRing({ recorded, planned }: DayRingProps) {
  if (planned === 0) return null;
  return (
    <div className="flex flex-col items-center">
      <p className="sr-only">{texts.words({ recorded, planned })}</p>
      <svg viewBox="0 0 44 44" aria-hidden="true" className="size-11">
        <g fill="none" strokeWidth="5" transform="rotate(-90 22 22)">
          <circle cx="22" cy="22" r={radius} className="stroke-rule" />
          <circle
            cx="22"
            cy="22"
            r={radius}
            strokeDasharray={`${(recorded / planned) * round} ${round}`}
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
          {texts.inside({ recorded, planned })}
        </text>
      </svg>
      <span aria-hidden="true" className="text-small leading-tight text-ink-soft">
        {texts.below({ planned })}
      </span>
    </div>
  );
}
