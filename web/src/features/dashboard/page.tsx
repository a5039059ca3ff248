import { routes } from '@caretrail/contract/access/routes';
import { useState } from 'react';
import { useArrival } from '../../lib/use-arrival.ts';
import { useZoneLoading } from '../../data/zone.ts';
import { ContentArea } from '../../shell/content-area.tsx';
import { ListHeader } from '../../shell/list-header/list-header.tsx';
import { useListState } from '../../shell/list-header/use-list-state.ts';
import { ZoneQuestion } from '../medications/public.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { LookElsewhere } from './look-elsewhere.tsx';
import { Overview } from './overview.tsx';
import { dashboardTexts as texts } from './texts.ts';
import { useDashboard } from './use-dashboard.ts';

/** §2.5: 'Your health overview'. Its search leads to where the text can be looked for. */
export function DashboardPage() {
  const [state, change] = useListState();
  const { shown, askedMs, error, isBusy, reload } = useDashboard();
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
        <ZoneQuestion onMoved={() => void reload()} />
        {error !== null && (
          <ErrorState
            message={error}
            isStale={shown !== null}
            isBusy={isBusy}
            onRetry={() => void reload()}
          />
        )}
        {shown === null && error === null && <RowsLoading label={texts.loading} />}
        {shown !== null && <Overview shown={shown} askedMs={askedMs} reload={reload} />}
      </ContentArea>
    </div>
  );
}
