import { hrefOf } from '@caretrail/contract/access/routes';
import { Link, useNavigate } from 'react-router';
import { ListHeader } from '../../shell/list-header/list-header.tsx';
import { writeListState } from '../../shell/list-header/list-state.ts';
import { useListState } from '../../shell/list-header/use-list-state.ts';
import { NotReady } from '../../shell/not-ready.tsx';

const eventsWith = (search: string) => ({
  pathname: hrefOf('timelines'),
  ...writeListState({ view: 'list', types: [], search }, { search: '', hash: '' }),
});

/** §2.5: its search looks through the events. */
export function DashboardPage() {
  const [state, change] = useListState();
  const navigate = useNavigate();
  const text = state.search.trim();
  return (
    <NotReady
      route="dashboard"
      willBe="Here you will see what is due now, your next visit and your medicines for today."
      header={
        <>
          <ListHeader
            route="dashboard"
            state={state}
            onChange={change}
            onSearch={(search) => void navigate(eventsWith(search))}
          />
          {text !== '' && (
            <p role="status" className="mt-3">
              <Link className="link" to={eventsWith(text)}>
                Look for “{text}” in your events
              </Link>
            </p>
          )}
        </>
      }
    />
  );
}
