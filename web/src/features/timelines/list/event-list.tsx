import { dateAt } from '@caretrail/contract/time/zoned';
import { isFiltering } from '@caretrail/contract/timelines/filter';
import { useId, useMemo } from 'react';
import { longPartialDate } from '../../../lib/long-date.ts';
import { screenful } from '../../../lib/use-drawn.ts';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import { goingFor, noPlaces, shownDay } from '../shown-month.ts';
import { OverTimeLinks } from '../over-time-links.tsx';
import { timelinesTexts } from '../texts.ts';
import type { ViewProps } from '../use-events.ts';
import { ComingUp, Earlier } from './event-sections.tsx';
import { EventCount } from './event-count.tsx';
import { overBy, sectionsOf, waysAhead, waysBack, withoutOver } from './sections.ts';
import { listTexts as texts } from './texts.ts';

/** A month to start from, or a month or year to go back from; both null for today. */
type Going = { readonly from: string | null; readonly back: string | null };

type GoToSelectProps = {
  /** 'YYYY-MM', soonest first. */
  readonly ahead: readonly string[];
  /** 'YYYY-MM' or 'YYYY', newest first. */
  readonly back: readonly string[];
  readonly value: Going;
  readonly onGo: (going: Going) => void;
};

const waysOf = (name: keyof Going, label: string, ways: readonly string[]) =>
  ways.length > 0 && (
    <optgroup label={label}>
      {ways.map((way) => (
        // The current month can be in both lists.
        <option key={way} value={`${name} ${way}`}>
          {longPartialDate(way)}
        </option>
      ))}
    </optgroup>
  );

const goingOf = (chosen: string): Going => {
  const [name, way = null] = chosen.split(' ');
  return { from: name === 'from' ? way : null, back: name === 'back' ? way : null };
};

const chosenOf = ({ from, back }: Going): string => {
  if (from !== null) return `from ${from}`;
  return back === null ? '' : `back ${back}`;
};

/** Jumps to a coming month, or to a past month or year. */
function GoToSelect({ ahead, back, value, onGo }: GoToSelectProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 print:hidden">
      <label htmlFor={id} className="font-semibold max-md:sr-only">
        {texts.goTo}
      </label>
      <select
        id={id}
        value={chosenOf(value)}
        onChange={(event) => onGo(goingOf(event.currentTarget.value))}
        className="min-h-target w-56 max-w-full max-md:w-40 rounded-control border border-edge bg-sheet px-3 py-2 text-ink"
      >
        <option value="">{timelinesTexts.today}</option>
        {waysOf('from', texts.coming, ahead)}
        {waysOf('back', texts.earlier, back)}
      </select>
    </div>
  );
}

/** Of a list with more events only those near the window are rendered. */
const mostOfShort = 40;

/** §2.5, the default view: today and coming events, then past ones. */
export function EventList({ events, long, filter, opened, nowMs, zone }: ViewProps) {
  const { query, change } = useViewQuery();
  const today = dateAt(nowMs, zone);
  const ofDay = useMemo(() => sectionsOf(events, long, today), [events, long, today]);
  // As text: the minutes pass, and the list is the same as long as nothing more is over.
  const over = overBy(ofDay, nowMs).join(' ');
  const sections = useMemo(() => withoutOver(ofDay, new Set(over.split(' '))), [ofDay, over]);
  const ahead = useMemo(() => waysAhead(sections.coming), [sections.coming]);
  const ways = useMemo(() => waysBack(sections.past), [sections.past]);
  const carried = query.has('from') || query.has('back') ? null : shownDay(query);
  const going =
    carried === null
      ? { from: query.get('from'), back: query.get('back') }
      : goingFor(carried, today, { ahead, back: ways });
  // A month without matching events falls back to today.
  const from = ahead.find((each) => each === going.from) ?? null;
  const back = ways.find((each) => each === going.back) ?? null;

  const first = screenful();
  const above = back === null ? sections.today.length + sections.coming.length : 0;
  const isFiltered = isFiltering(filter);
  const isShort = events.length <= mostOfShort;
  const hasComingUp = back === null && (above > 0 || !isFiltered);
  const goTo = ahead.length + ways.length > 0 && (
    <GoToSelect
      ahead={ahead}
      back={ways}
      value={{ from, back }}
      onGo={(to) => change({ ...noPlaces, ...to })}
    />
  );

  return (
    <div className="@container max-w-[60rem] space-y-6">
      {/* On a phone only with a filter, so that the list begins higher; it is read out in any case. */}
      <div className={isFiltered ? '' : 'max-md:sr-only'}>
        <EventCount count={events.length} />
      </div>
      {back === null && (
        <ComingUp
          key={`from ${from}`}
          {...sections}
          hasOver={over !== ''}
          way={from}
          filter={filter}
          first={first}
          opened={opened}
          day={today}
          nowMs={nowMs}
          zone={zone}
          isShort={isShort}
          tool={goTo}
          // Below the events of today, so that these do not begin lower (docs/decisions/0029).
          afterToday={<OverTimeLinks events={events} isForPhone />}
        />
      )}
      {from === null && sections.past.length > 0 && (
        <Earlier
          key={`back ${back}`}
          past={sections.past}
          filter={filter}
          first={Math.max(1, first - above)}
          way={back}
          opened={opened}
          today={today}
          zone={zone}
          isShort={isShort}
          tool={!hasComingUp && goTo}
        />
      )}
    </div>
  );
}
