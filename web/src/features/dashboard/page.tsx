import { routes } from '@caretrail/contract/access/routes';
import { areas } from '@caretrail/contract/circle/areas';
import { useDeferredValue } from 'react';
import { inSight } from '../../data/api.ts';
import { dashboardApi } from '../../data/dashboard.ts';
import { useZoneLoading } from '../../data/zone.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { narrowWindow, useMedia } from '../../lib/use-media.ts';
import { useCanInAny } from '../../session/chosen-record.ts';
import { useCapture } from '../../shell/capture/use-capture.tsx';
import { ContentArea } from '../../shell/content-area.tsx';
import { ListHeader } from '../../shell/list-header/list-header.tsx';
import { useListState } from '../../shell/list-header/list-state.ts';
import { useSimpleMode } from '../../shell/use-simple-mode.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useOpenDoses } from '../escalation/open/public.ts';
import { useZoneQuestionLater } from '../medications/public.ts';
import { LazyFound } from '../search/public.ts';
import { DayLoading } from './day-loading.tsx';
import { Overview } from './overview.tsx';

/**
 * §2.5: 'Your health overview'. 'Create' opens the choice that the bar of a phone opens. Its search is the search over
 * everything, shown in place of the overview.
 */
export function DashboardPage() {
  const [state, change] = useListState();
  // One request for the whole screen, repeated while it is visible because doses become due.
  const {
    data: latest,
    error,
    isFetching,
    refetch,
  } = dashboardApi.useReadDashboardQuery(undefined, {
    ...inSight,
    // The first screen has just loaded it; every write that concerns it loads it again.
    refetchOnMountOrArgChange: 5,
  });
  const reload = (): void => void refetch();
  const { isSettled, question } = useZoneQuestionLater(reload);
  const critical = useOpenDoses(latest?.shown);
  // Drawn in slices, between which the browser answers a tap; and with what stands above it, which would move it.
  const data = useDeferredValue(isSettled && critical.isSettled ? latest : undefined);
  const { onOpen, sheet } = useCapture();
  const text = state.search.trim();
  const isNarrow = useMedia(narrowWindow);
  const isSimple = useSimpleMode();
  // The bar of a phone has the same button: in simple mode one is enough.
  const canAdd = useCanInAny('add', areas);
  const hasCreate = canAdd && (!isNarrow || !isSimple);
  useZoneLoading();
  useArrival(routes.dashboard.title);
  return (
    <div className="space-y-6 max-sm:space-y-4 low:space-y-4">
      <ListHeader
        route="dashboard"
        state={state}
        onChange={change}
        {...(hasCreate && { onCreate: onOpen })}
        lookElsewhere={null}
      />
      {sheet}
      <ContentArea>
        {text !== '' && <LazyFound text={text} />}
        {/* It stays as it is while a search is shown: a dose that was just recorded can still be undone. */}
        <div hidden={text !== ''} className="space-y-6">
          {(data !== undefined || error !== undefined) && question}
          {/* Keep showing the last overview: stale data is better than none. */}
          {error !== undefined && (
            <ErrorState
              message={toApiError(error).text}
              isStale={data !== undefined}
              isBusy={isFetching}
              onRetry={reload}
            />
          )}
          {data === undefined && error === undefined && <DayLoading />}
          {data !== undefined && (
            <Overview {...data} reload={reload} openDoses={critical.openDoses} />
          )}
        </div>
      </ContentArea>
    </div>
  );
}
