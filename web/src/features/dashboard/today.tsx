import { hrefOf } from '@caretrail/contract/access/routes';
import type { LineEntry, LinePhase } from '@caretrail/contract/dashboard/day-line';
import { dayStartsAt } from '@caretrail/contract/medications/dose-day';
import { useRef } from 'react';
import { Link } from 'react-router';
import { weekdayName } from '../../lib/format-day.ts';
import { steadyTaps } from '../../lib/steady-taps.ts';
import { useCan, useChosenRecord } from '../../session/chosen-record.ts';
import { newMedicineHref } from '../../shell/capture/capture-links.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DoseDialogs, DoseNotices, dosePlaceOf, isPutOff } from '../medications/public.ts';
import { Attention, UrgentAlert } from './attention.tsx';
import { CheckInItem } from './check-in-item.tsx';
import { ComingDoses } from './coming-doses.tsx';
import { DoneFold } from './done-fold.tsx';
import { DosesItem } from './doses-item.tsx';
import { formatAhead, formatClock } from './format-line.ts';
import { Greeting } from './greeting.tsx';
import { LineItem } from './line-item.tsx';
import { simpleLine } from './simple-line.ts';
import { type LineView, type TickingDay, useToday } from './use-today.ts';
import { lineTexts as texts } from './texts.ts';
import { VisitItem } from './visit-item.tsx';
import { WholeDay } from './whole-day.tsx';

type EntriesProps = {
  readonly entries: readonly LineEntry[];
  readonly next: LineEntry | null;
  readonly view: LineView;
  /** After the day of the line. */
  readonly areAhead?: boolean;
  readonly isSimple: boolean;
};

const Entries = ({ entries, next, view, areAhead = false, isSimple }: EntriesProps) =>
  entries.map((entry) => {
    const time = areAhead ? formatAhead(entry, view) : formatClock(entry.atMs, view);
    const isNext = entry === next;
    if (entry.kind === 'visit')
      return (
        <VisitItem key={entry.key} {...{ entry, time, isNext }} clock={view} hasNotes={!isSimple} />
      );
    return entry.phase === 'later' ? (
      <ComingDoses key={entry.key} {...{ entry, time, view, isNext }} />
    ) : (
      <DosesItem key={entry.key} {...{ entry, time, view }} />
    );
  });

type NothingDueProps = { readonly hasMedicines: boolean; readonly isWelcomed: boolean };

/** Said where nothing is due, and only once that is known. The welcome offers the first medicine itself. */
function NothingDue({ hasMedicines, isWelcomed }: NothingDueProps) {
  const can = useCan();
  const canManage = can('manage', 'medication');
  // Nothing is known of medicines that are not shared.
  if (!can('read', 'medication')) return null;
  return (
    <LineItem>
      {hasMedicines ? (
        <p className="py-1 text-lead">{texts.nothingDue}</p>
      ) : (
        <div className="space-y-3 py-1">
          <p>{texts.noMedicines}</p>
          {!isWelcomed && canManage && (
            <Link to={newMedicineHref} className={buttonClass('secondary')}>
              {texts.addMedicine}
            </Link>
          )}
        </div>
      )}
    </LineItem>
  );
}

type TodayProps = TickingDay & { readonly isSimple: boolean };

/** The day as one line, by time: what is due has its answers, then what comes next; what was recorded folds at its end. */
export function Today({ isSimple, ...loaded }: TodayProps) {
  const { shown, openDoses } = loaded;
  const heading = useRef<HTMLHeadingElement>(null);
  const { line: whole, view, isOver, doses, count } = useToday(loaded, heading);
  const { recording, today, zone, nowMs, day } = view;
  const line = isSimple ? simpleLine(whole, { ...view, doses }) : whole;
  // A visit of another day is below in the simple mode: no dose is called the next thing then.
  const next = whole.next?.kind === 'visit' ? whole.next : line.next;
  const inPhase = (of: LinePhase) => line.entries.filter(({ phase }) => phase === of);
  // With large text what is due has to be on the first screen: before what is over.
  const due = inPhase('now');
  const past = [...due, ...inPhase('earlier')];
  const later = inPhase('later');
  const ahead = line.next === null || line.entries.includes(line.next) ? [] : [line.next];
  const rows = line.entries.flatMap((entry) =>
    entry.kind === 'visit'
      ? []
      : entry.doses.filter(
          (dose) => entry.phase !== 'later' || isPutOff(dose) || dose.is_waiting === true,
        ),
  );
  const isNight = typeof today !== 'string' && !isOver;
  const hasList = shown.has_medicines || line.entries.length + line.wholeDay.length > 0;
  const isOwn = useChosenRecord() === null;
  const hasDoses = useCan()('read', 'medication');
  const isWelcomed = isOwn && shown.start.first_things !== null;
  // They are sorted by urgency.
  const [first, ...others] = shown.alerts;
  const urgent = first?.urgent ?? null;
  return (
    <section ref={steadyTaps} aria-labelledby="today" className="min-w-0 space-y-3">
      <Greeting {...{ view, heading, isWelcomed }} count={isSimple || !hasDoses ? null : count} />
      {openDoses}
      {first !== undefined && urgent !== null && <UrgentAlert alert={first} text={urgent} />}
      <DoseNotices
        {...{ recording }}
        places={new Set([...rows.map(dosePlaceOf), ...recording.cleared.keys()])}
      />
      <ol className="ms-1.5 space-y-3 border-s-2 border-rule ps-4 max-sm:ps-3.5">
        <Entries entries={past} {...{ next, view, isSimple }} />
        {/* What is due on the next day is not known before it is loaded. */}
        {due.length === 0 && !isOver && (
          <NothingDue hasMedicines={shown.has_medicines} {...{ isWelcomed }} />
        )}
        <Entries entries={later.slice(0, 1)} {...{ next, view, isSimple }} />
        <Entries
          entries={ahead}
          areAhead
          next={line.hasOpen ? null : next}
          {...{ view, isSimple }}
        />
        <WholeDay events={line.wholeDay} clock={view} />
        <Attention alerts={urgent === null ? shown.alerts : others} />
        <Entries entries={later.slice(1)} {...{ next, view, isSimple }} />
        <CheckInItem checkIn={shown.check_in} day={day} />
        <DoneFold done={line.done} {...{ doses, view }} count={isSimple ? count : null} />
      </ol>
      {isNight && hasList && (
        <p>{texts.tonight({ weekday: weekdayName(day), clock: dayStartsAt })}</p>
      )}
      {shown.has_medicines && (!isNight || count.planned > 0) && (
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
