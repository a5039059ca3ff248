import { ListHeader } from '../../shell/list-header/list-header.tsx';
import { useListState } from '../../shell/list-header/use-list-state.ts';
import { NotReady } from '../../shell/not-ready.tsx';

export function MedicationsPage() {
  const [state, change] = useListState();
  const text = state.search.trim();
  return (
    <NotReady
      route="medication"
      willBe="Here you will find your medicines and when to take them."
      header={<ListHeader route="medication" state={state} onChange={change} />}
    >
      {text !== '' && (
        <p role="status" className="mt-4">
          No medicine is kept here yet, so nothing was found for “{text}”.
        </p>
      )}
    </NotReady>
  );
}
