import { routes } from '@caretrail/contract/access/routes';
import { readDay } from '@caretrail/contract/journey/read-day';
import { dateOfDayNumber, dayNumberOf } from '@caretrail/contract/time/day-number';
import { addDays } from '@caretrail/contract/time/days';
import { Minus, Plus, Printer } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { usePatientDate } from '../../../data/zone.ts';
import { dayName, formatDays } from '../../../lib/format-day.ts';
import { RowLinksPlace, useMadeRowLinks } from '../../../lib/row-links.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { PrintedFor } from '../../../shell/printed-for.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { LineTools } from '../line/line-tools.tsx';
import { PlaceLink, usePlace, usePlaceHref } from '../place-links.tsx';
import { timelinesTexts } from '../texts.ts';
import { writePlace } from '../view-route.ts';
import { DayCursor } from './day-cursor.tsx';
import { DayDialog } from './day-dialog.tsx';
import { DayTable } from './day-table.tsx';
import { formatReading } from './format-day-reading.ts';
import { Picture } from './picture.tsx';
import {
  atToday,
  daysOfSight,
  panned,
  readSight,
  sightText,
  withDay,
  withZoom,
  zoomed,
  zoomOf,
  zooms,
} from './sight.ts';
import { journeyTexts as texts } from './texts.ts';
import { type LoadedJourney, useJourney } from './use-journey.ts';

const zoomStep = 1.5;
const half = 0.5;
const restMs = 500;

/** The days in sight, and the day that is pointed at. */
function useSight(shows: string | null, today: string) {
  const [sight, setSight] = useState(() => readSight(shows, today));
  const [day, setDay] = useState(() => dayNumberOf(today));
  const { goTo } = usePlace();
  const write = useEffectEvent((text: string) =>
    goTo({ at: 'journey', shows: text }, { replace: true }),
  );
  const text = sightText(sight);
  const [written, setWritten] = useState(text);
  useEffect(() => {
    if (text === written) return undefined;
    // When it has stopped: the way back from an event then leads to the same days.
    const timer = setTimeout(() => {
      setWritten(text);
      write(text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, written]);
  return {
    sight,
    day,
    onDay: (to: number): void => {
      setDay(to);
      setSight((was) => withDay(was, to, today));
    },
    onPoint: setDay,
    onZoom: (by: number, around: number): void => setSight((was) => zoomed(was, by, around, today)),
    onPan: (by: number): void => setSight((was) => panned(was, by, today)),
    onSight: setSight,
  };
}

type Shown = ReturnType<typeof useSight> & {
  readonly loaded: LoadedJourney;
  readonly today: string;
};

/** The picture with what answers on it: the line of the pointed day, its words, and its dialog. */
function Pointed({ loaded: { journey, marks }, today, ...view }: Shown) {
  const { sight, day, onDay, onPoint, onZoom, onPan } = view;
  const [open, setOpen] = useState<number | null>(null);
  const known = useMemo(
    () => ({ first: dayNumberOf(journey.from), last: dayNumberOf(journey.to) }),
    [journey],
  );
  const readingOf = (of: number) =>
    of >= known.first && of <= known.last ? readDay(journey, dateOfDayNumber(of)) : null;
  const reading = useMemo(() => readDay(journey, dateOfDayNumber(day)), [journey, day]);
  const said = useMemo(() => formatReading(reading), [reading]);
  const isEmpty = Object.values(marks).every(({ length }) => length === 0);
  return (
    <>
      {/* Two lines, so that nothing below moves while the pointer does. */}
      <p
        aria-hidden="true"
        className="hidden h-[3.1em] overflow-hidden text-small @min-[36rem]:block print:hidden"
      >
        <span className="font-semibold">{dayName(dateOfDayNumber(day))}</span>
        {said !== '' && `: ${said}`}
      </p>
      {isEmpty && <p>{texts.nothing}</p>}
      <div role="group" aria-label={texts.picture}>
        <Picture marks={marks} sight={sight} today={today} known={known}>
          <DayCursor
            sight={sight}
            day={day}
            today={dayNumberOf(today)}
            said={said}
            onDay={onDay}
            onPoint={onPoint}
            onOpen={(to) => {
              onPoint(to);
              setOpen(to);
            }}
            onZoom={onZoom}
            onPan={onPan}
          />
        </Picture>
      </div>
      {open !== null && (
        <DayDialog
          date={dateOfDayNumber(open)}
          reading={readingOf(open)}
          onStep={(by) => {
            onDay(open + by);
            setOpen(open + by);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

const eventQuery = (id: string, search: string): string => writePlace({ at: 'event', id }, search);

/** The picture of the whole record on one axis. It shows, and says of nothing what it came from. */
export function JourneyPage({ shows }: { readonly shows: string | null }) {
  const today = usePatientDate();
  const view = useSight(shows, today);
  const hrefOf = usePlaceHref();
  const { sight } = view;
  const { loaded, failure } = useJourney(sight);
  const links = useMadeRowLinks(eventQuery);
  const headingId = useId();
  useArrival(routes.timelines.title);
  // The words and the table follow the picture when it has stopped.
  const settled = useDeferredValue(sight);
  const days = daysOfSight(settled);
  return (
    <div className="space-y-5">
      <PlaceLink place={{ at: 'events' }}>{timelinesTexts.back}</PlaceLink>
      <PrintedFor />
      <header className="space-y-2">
        <h1 tabIndex={-1} className="text-h1">
          {texts.title}
        </h1>
        <p className="text-ink-soft">{texts.lead}</p>
      </header>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <LineTools
          zooms={zooms}
          labels={texts.zooms}
          zoom={zoomOf(sight)}
          onZoom={(zoom) => view.onSight(withZoom(sight, zoom, today))}
          canStep={(direction) => panned(sight, direction * half, today).from !== sight.from}
          onStep={(direction) => view.onPan(direction * half)}
          onToday={() => view.onSight(atToday(sight, today))}
        />
        <div className="flex gap-2">
          <Button
            look="secondary"
            aria-label={texts.closer}
            onClick={() => view.onZoom(1 / zoomStep, half)}
          >
            <Plus className="size-5" aria-hidden="true" />
          </Button>
          <Button
            look="secondary"
            aria-label={texts.wider}
            onClick={() => view.onZoom(zoomStep, half)}
          >
            <Minus className="size-5" aria-hidden="true" />
          </Button>
          <Button look="secondary" onClick={() => print()}>
            <Printer className="size-5" aria-hidden="true" />
            {texts.print}
          </Button>
        </div>
      </div>
      {failure !== null && <ErrorState message={failure.error} onRetry={failure.onRetry} />}
      <RowLinksPlace value={links}>
        <LoadedPart loaded={loaded}>
          {(value) => (
            <>
              <section aria-labelledby={headingId} className="@container space-y-3">
                <h2 id={headingId} aria-live="polite" className="text-h3 @min-[36rem]:text-h2">
                  {formatDays(days.from, addDays(days.to, -1))}
                </h2>
                <Pointed {...view} loaded={value} today={today} />
                <p className="text-small text-ink-soft print:hidden">{texts.hint}</p>
              </section>
              {value.marks.series.length > 0 && (
                <p className="print:hidden">
                  <Link to={hrefOf({ at: 'results', of: null })} className="link">
                    {texts.allResults}
                  </Link>
                </p>
              )}
              <DayTable journey={value.journey} days={days} />
            </>
          )}
        </LoadedPart>
      </RowLinksPlace>
    </div>
  );
}
