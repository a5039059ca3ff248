import { hrefOf } from '@caretrail/contract/access/routes';
import type { DayLine, LineEntry } from '@caretrail/contract/dashboard/day-line';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { dayStartsAt } from '@caretrail/contract/medications/dose-day';
import { useRef } from 'react';
import { Link } from 'react-router';
import { weekdayName } from '../../lib/format-day.ts';
import { steadyTaps } from '../../lib/steady-taps.ts';
import { newMedicineHref } from '../../shell/capture/capture-links.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DoseDialogs, DoseNotices, dosePlaceOf, isPutOff } from '../medications/public.ts';
import { Attention } from './attention.tsx';
import { DoneFold } from './done-fold.tsx';
import { DosesItem } from './doses-item.tsx';
import { formatAhead, formatClock } from './format-line.ts';
import { Greeting } from './greeting.tsx';
import { LineItem } from './line-item.tsx';
import { type LineView, useToday } from './use-today.ts';
import { lineTexts as texts } from './texts.ts';
import { VisitItem } from './visit-item.tsx';
import { WholeDay } from './whole-day.tsx';

type EntriesProps = {
  readonly entries: readonly LineEntry[];
  readonly next: LineEntry | null;
  readonly view: LineView;
  /** After the day of the line. */
  readonly areAhead?: boolean;
};

const Entries = ({ entries, next, view, areAhead = false }: EntriesProps) =>
  entries.map((entry) => {
    const time = areAhead ? formatAhead(entry, view) : formatClock(entry.atMs, view);
    return entry.kind === 'doses' ? (
      <DosesItem key={entry.key} {...{ entry, time, view }} isNext={entry === next} />
    ) : (
      <VisitItem key={entry.key} {...{ entry, time }} clock={view} isNext={entry === next} />
    );
  });

type NothingDueProps = { readonly hasMedicines: boolean; readonly isWelcomed: boolean };

/** Said where nothing is due, and only once that is known. The welcome offers the first medicine itself. */
const NothingDue = ({ hasMedicines, isWelcomed }: NothingDueProps) => (
  <LineItem>
    {hasMedicines ? (
      <p className="py-1 text-lead">{texts.nothingDue}</p>
    ) : (
      <div className="space-y-3 py-1">
        <p>{texts.noMedicines}</p>
        {!isWelcomed && (
          <Link to={newMedicineHref} className={buttonClass('secondary')}>
            {texts.addMedicine}
          </Link>
        )}
      </div>
    )}
  </LineItem>
);

/** The simple mode: what is due or not recorded, otherwise the next doses. */
function simpleLine({ entries, next }: DayLine): DayLine {
  const doses = entries.filter(({ kind }) => kind === 'doses');
  const open = doses.filter(({ phase }) => phase !== 'later');
  const isDue = open.some(({ phase }) => phase === 'now');
  const first =
    doses.find(({ phase }) => phase === 'later') ?? (next?.kind === 'doses' ? next : null);
  return { wholeDay: [], done: [], entries: open, next: isDue ? null : first };
}

type TodayProps = {
  readonly shown: Dashboard;
  /** When the overview was requested. */
  readonly askedMs: number;
  readonly isSimple: boolean;
};

/** The day as one line, by time: what is done folds, what is due has its answers, then what comes next. */
export function Today({ shown, askedMs, isSimple }: TodayProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { line: whole, view, count } = useToday(shown, askedMs, heading);
  const { recording, today, zone, nowMs, day } = view;
  const line = isSimple ? simpleLine(whole) : whole;
  const { next } = line;
  const past = line.entries.filter(({ phase }) => phase !== 'later');
  const later = line.entries.filter(({ phase }) => phase === 'later');
  const isDue = past.some(({ phase }) => phase === 'now');
  const ahead = next === null || whole.entries.includes(next) ? [] : [next];
  const soon = isSimple && next !== null && ahead.length === 0 ? [next] : later.slice(0, 1);
  const rows = [...line.entries, ...soon].flatMap((entry) =>
    entry.kind === 'visit'
      ? []
      : entry.doses.filter((dose) => entry.phase !== 'later' || isPutOff(dose)),
  );
  const isNight = typeof today !== 'string';
  const isWelcomed = shown.start.first_things !== null;
  return (
    <section ref={steadyTaps} aria-labelledby="today" className="min-w-0 space-y-3">
      <Greeting {...{ view, heading, isWelcomed }} count={isSimple ? null : count} />
      <DoseNotices {...{ recording }} places={new Set(rows.map(dosePlaceOf))} />
      {isNight && <p>{texts.tonight({ weekday: weekdayName(day), clock: dayStartsAt })}</p>}
      <ol className="ms-1.5 space-y-3 border-s-2 border-rule ps-4 max-sm:ps-3.5">
        <DoneFold done={line.done} view={view} />
        <WholeDay events={line.wholeDay} clock={view} />
        <Entries entries={past} {...{ next, view }} />
        {!isDue && <NothingDue hasMedicines={shown.has_medicines} {...{ isWelcomed }} />}
        <Entries entries={soon} {...{ next, view }} />
        <Entries entries={ahead} areAhead {...{ next, view }} />
        {!isSimple && <Attention alerts={shown.alerts} />}
        <Entries entries={later.slice(1)} {...{ next, view }} />
      </ol>
      {shown.has_medicines && (
        <p>
          <Link to={hrefOf('medication')} className="link">
            {isNight ? texts.allOf({ weekday: weekdayName(day) }) : texts.all}
          </Link>
        </p>
      )}
      <DoseDialogs {...{ recording, nowMs, zone }} prescriberOf={({ prescriber }) => prescriber} />
    </section>
  );
}
