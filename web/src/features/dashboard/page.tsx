import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { Link, useNavigate } from 'react-router';
import { useArrival } from '../../lib/use-arrival.ts';
import { useZoneLoading } from '../../session/patient-zone.ts';
import { ListHeader } from '../../shell/list-header/list-header.tsx';
import { writeListState } from '../../shell/list-header/list-state.ts';
import { useListState } from '../../shell/list-header/use-list-state.ts';
import { ZoneQuestion } from '../../shell/zone-question/zone-question.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { Overview } from './overview.tsx';
import { dashboardTexts as texts } from './texts.ts';
import { useDashboard } from './use-dashboard.ts';

const eventsWith = (search: string) => ({
  pathname: hrefOf('timelines'),
  ...writeListState({ view: 'list', types: [], search }, { search: '', hash: '' }),
});

/** §2.5: 'Your health overview'. Its search looks through the events. */
export function DashboardPage() {
  const [state, change] = useListState();
  const navigate = useNavigate();
  const { shown, error, isBusy, reload } = useDashboard();
  const text = state.search.trim();
  useZoneLoading();
  useArrival(routes.dashboard.title);
  return (
    <div className="space-y-6">
      <ListHeader
        route="dashboard"
        state={state}
        onChange={change}
        onSearch={(search) => void navigate(eventsWith(search))}
      />
      {text !== '' && (
        <p role="status">
          <Link className="link" to={eventsWith(text)}>
            {texts.searchIn(text)}
          </Link>
        </p>
      )}
      <ZoneQuestion onMoved={() => void reload()} />
      {error !== null && (
        <ErrorState message={error} isBusy={isBusy} onRetry={() => void reload()} />
      )}
      {shown === null && error === null && <RowsLoading label={texts.loading} />}
      {shown !== null && <Overview shown={shown} reload={reload} />}
    </div>
  );
}
