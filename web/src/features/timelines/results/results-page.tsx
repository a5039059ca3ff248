import { routes } from '@caretrail/contract/access/routes';
import { datedResults, resultSeries, type ResultSeries } from '@caretrail/contract/results/series';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { loadedOf } from '../../../data/request-state.ts';
import { timelinesApi } from '../../../data/timelines.ts';
import { treatmentsApi } from '../../../data/treatments.ts';
import type { Loaded } from '../../../lib/loaded.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { usePrinting } from '../../../lib/use-printing.ts';
import { useCan } from '../../../session/chosen-record.ts';
import { PrintedFor } from '../../../shell/printed-for.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { PlaceLink } from '../place-links.tsx';
import { timelinesTexts } from '../texts.ts';
import { headingOf } from './format-series.ts';
import { SeriesPart } from './series-part.tsx';
import { resultsTexts as texts } from './texts.ts';

type Found = {
  readonly events: readonly TimelineEvent[];
  readonly treatments: readonly Treatment[];
};

const none: readonly Treatment[] = [];

/** The events, and the treatments with their limits where they are open. */
function useFound(): Loaded<Found> {
  const hasLimits = useCan()('read', 'treatments');
  const events = loadedOf(timelinesApi.useListEventsQuery(), pickMessage.events);
  const asked = treatmentsApi.useListTreatmentsQuery(undefined, { skip: !hasLimits });
  const treatments: Loaded<{ readonly data: readonly Treatment[] }> = hasLimits
    ? loadedOf(asked)
    : { status: 'succeeded', data: { data: none } };
  if (events.status !== 'succeeded') return events;
  if (treatments.status !== 'succeeded') return treatments;
  return {
    status: 'succeeded',
    data: { events: events.data.data, treatments: treatments.data.data },
  };
}

const mostAtFirst = 8;

/** The tests of the event from which the page was opened come first. */
const withFirst = (all: readonly ResultSeries[], of: string | null): ResultSeries[] => {
  const isOf = ({ points }: ResultSeries): number =>
    points.some(({ event_id }) => event_id === of) ? 1 : 0;
  return all.toSorted((one, other) => isOf(other) - isOf(one));
};

function AllSeries({ found, of }: { readonly found: Found; readonly of: string | null }) {
  const { events, treatments } = found;
  const [isAll, setAll] = useState(false);
  const isPrinting = usePrinting();
  const all = useMemo(
    () => withFirst(resultSeries(datedResults(events), treatments), of),
    [events, treatments, of],
  );
  if (all.length === 0) return <EmptyState>{texts.none}</EmptyState>;
  const shown = isAll || isPrinting ? all : all.slice(0, mostAtFirst);
  return (
    <div className="space-y-6">
      {shown.map((series) => (
        <SeriesPart key={series.key} heading={headingOf(series, all)} series={series} marked={of} />
      ))}
      {shown.length < all.length && (
        <Button look="secondary" className="print:hidden" onClick={() => setAll(true)}>
          {texts.allTests({ count: all.length })}
        </Button>
      )}
    </div>
  );
}

/** Every test that was ever typed with an event, over time. */
export function ResultsPage({ of }: { readonly of: string | null }) {
  const found = useFound();
  useArrival(routes.timelines.title);
  return (
    <div className="max-w-[52rem] space-y-6">
      {of === null ? (
        <PlaceLink place={{ at: 'events' }}>{timelinesTexts.back}</PlaceLink>
      ) : (
        <PlaceLink place={{ at: 'event', id: of }}>{texts.back}</PlaceLink>
      )}
      <PrintedFor />
      <header className="space-y-3">
        <h1 tabIndex={-1} className="text-h1">
          {texts.title}
        </h1>
        <p className="text-ink-soft">{texts.lead}</p>
        <Button look="secondary" className="print:hidden" onClick={() => print()}>
          <Printer className="size-5" aria-hidden="true" />
          {texts.print}
        </Button>
      </header>
      <LoadedPart loaded={found}>{(value) => <AllSeries found={value} of={of} />}</LoadedPart>
    </div>
  );
}
