import type { Occurrence } from '@caretrail/contract/medications/occurrence';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { askedMarks, dayDoses, dayRuns, lookOf } from './day-marks.ts';
import { type LegendEntry, Months } from './months.tsx';
import { calendarTexts as texts } from './texts.ts';

type AskedMonthsProps = {
  readonly doses: readonly Occurrence[];
  readonly from: string;
  readonly today: string;
};

const one: LegendEntry = { look: 'asked', label: texts.withDose };
const held: LegendEntry = { look: 'held', label: texts.onHold };

/** The planned doses of three months, as calendars and as text. */
export function AskedMonths({ doses, from, today }: AskedMonthsProps) {
  const marks = useMemo(() => askedMarks(doses), [doses]);
  const runs = useMemo(() => dayRuns(doses), [doses]);
  const known = useMemo(() => dayDoses(doses), [doses]);
  const unit = known[0]?.unit ?? null;
  const perDose = known.map(({ sign, words }, index): LegendEntry => ({
    look: lookOf(index),
    sign,
    label: words,
  }));
  const legend = perDose.length === 0 ? [one] : perDose;
  const hasHeld = doses.some(({ is_held }) => is_held);
  if (doses.length === 0) return <p>{texts.nothing}</p>;
  return (
    <div className="space-y-4">
      <Months
        {...{ from, today, marks }}
        isComing
        emptyText={texts.noDoses}
        note={unit === null ? undefined : texts.unit({ unit })}
        legend={hasHeld ? [...legend, held] : legend}
      />
      <details className="group">
        <summary className="flex min-h-target list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
          <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
          {texts.asList}
        </summary>
        <ul className="list-disc space-y-1 ps-6">
          {runs.map(({ days, words }) => (
            <li key={days}>
              <strong>{days}</strong>
              {` · ${words}`}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
