import { routes } from '@caretrail/contract/access/routes';
import { addDays } from '@caretrail/contract/time/days';
import { Minus, Plus, Printer } from 'lucide-react';
import { useDeferredValue, useId } from 'react';
import { Link } from 'react-router';
import { usePatientDate } from '../../../data/zone.ts';
import { formatDays } from '../../../lib/format-day.ts';
import { RowLinksPlace, useMadeRowLinks } from '../../../lib/row-links.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { PrintedFor } from '../../../shell/printed-for.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { LineTools } from '../line/line-tools.tsx';
import { PlaceLink, usePlaceHref } from '../place-links.tsx';
import { timelinesTexts } from '../texts.ts';
import { writePlace } from '../view-route.ts';
import { DayTable } from './day-table.tsx';
import { Pointed } from './pointed.tsx';
import { atToday, daysOfSight, panned, withZoom, zoomOf, zooms } from './sight.ts';
import { journeyTexts as texts } from './texts.ts';
import { useJourney } from './use-journey.ts';
import { useSight } from './use-sight.ts';

const zoomStep = 1.5;
const half = 0.5;

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
        <div className="flex flex-wrap gap-2">
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
