import { routes } from '@caretrail/contract/access/routes';
import { useState } from 'react';
import { Link } from 'react-router';
import { inSight } from '../../data/api.ts';
import { dashboardApi } from '../../data/dashboard.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { useZoneLoading } from '../../data/zone.ts';
import { ContentArea } from '../../shell/content-area.tsx';
import { ListHeader } from '../../shell/list-header/list-header.tsx';
import { useListState } from '../../shell/list-header/use-list-state.ts';
import { ZoneQuestion } from '../medications/public.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { lookedIn, searchHref } from './links.ts';
import { Overview } from './overview.tsx';
import { dashboardTexts as texts, searchTexts } from './texts.ts';

/** The overview is a little of everything; the lists are searched on their own screens, one press away. */
const LookElsewhere = ({ text }: { readonly text: string }) => (
  <>
    <p role="status" className="min-w-0 basis-full pb-2 wrap-anywhere">
      {searchTexts.where(text)}
    </p>
    <ul className="flex flex-wrap gap-2.5">
      {lookedIn.map((list) => (
        <li key={list}>
          <Link to={searchHref(list, text)} className={`${buttonClass('secondary')} px-4`}>
            {searchTexts[list]}
          </Link>
        </li>
      ))}
    </ul>
  </>
);

/** §2.5: 'Your health overview'. Its search leads to where the text can be looked for. */
export function DashboardPage() {
  const [state, change] = useListState();
  // One call for the whole screen, loaded again while it is in sight: doses become due.
  const { data, error, isFetching, refetch } = dashboardApi.useReadDashboardQuery(
    undefined,
    inSight,
  );
  const reload = (): void => void refetch();
  const [isCreating, setCreating] = useState(false);
  const text = state.search.trim();
  useZoneLoading();
  useArrival(routes.dashboard.title);
  return (
    <div className="space-y-6">
      <ListHeader
        route="dashboard"
        state={state}
        onChange={change}
        onCreate={() => setCreating(true)}
        lookElsewhere={text === '' ? null : <LookElsewhere text={text} />}
      />
      <CreateDialog isOpen={isCreating} onClose={() => setCreating(false)} />
      <ContentArea>
        <ZoneQuestion onMoved={reload} />
        {/* What is shown stays: an old overview is better than none. */}
        {error !== undefined && (
          <ErrorState
            message={toApiError(error).text}
            isStale={data !== undefined}
            isBusy={isFetching}
            onRetry={reload}
          />
        )}
        {data === undefined && error === undefined && <RowsLoading label={texts.loading} />}
        {data !== undefined && <Overview {...data} />}
      </ContentArea>
    </div>
  );
}
