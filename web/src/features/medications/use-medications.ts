import type { Medication } from '@caretrail/contract/medications/schema';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { RootState } from '../../app/store.ts';
import { medicationsApi, selectKnownMedications, type Which } from '../../data/medications.ts';
import { requestStateOf } from '../../data/request-state.ts';
import type { RequestStatus } from '../../lib/request-status.ts';
import { type Entity, useEntity } from '../../lib/use-entity.ts';
import { useAppSelector } from '../../session/store-hooks.ts';

const { listMedications } = medicationsApi.endpoints;

/** §4.3: one of the two lists with its own status and error. */
export const selectMedications = (state: RootState, status: Which, search = '') =>
  requestStateOf(listMedications.select({ status, search })(state), pickMessage.medications);

/** One of the two lists, filtered by the search. */
export function useMedications(status: Which, search: string) {
  const loaded = medicationsApi.useListMedicationsQuery({ status, search });
  const reload = (): void => void loaded.refetch();
  return { ...requestStateOf(loaded, pickMessage.medications), reload };
}

/** Both unfiltered lists, loaded if needed and reloaded after every change. */
function useBothLists() {
  const options = { refetchOnMountOrArgChange: false };
  const current = medicationsApi.useListMedicationsQuery(
    { status: 'current', search: '' },
    options,
  );
  const completed = medicationsApi.useListMedicationsQuery(
    { status: 'completed', search: '' },
    options,
  );
  return [current, completed] as const;
}

/** All medicines by id, independent of any search. */
export function useKnownMedications(): Readonly<Record<string, Medication>> {
  useBothLists();
  return useAppSelector(selectKnownMedications);
}

/** Combined status: failed if one list failed, succeeded if both did. */
const together = (statuses: readonly RequestStatus[]): RequestStatus =>
  statuses.find((status) => status === 'failed') ??
  statuses.find((status) => status !== 'succeeded') ??
  'succeeded';

/** One medicine from either list; `staleness`: why reloading failed although it is known. */
export function useMedicine(
  id: string,
): Entity<Medication> & { readonly staleness: string | null } {
  const lists = useBothLists();
  const item = useAppSelector((state) => selectKnownMedications(state)[id]);
  const states = lists.map((loaded) => requestStateOf(loaded, pickMessage.medications));
  const error = states.find((each) => each.error !== null)?.error ?? null;
  const found = useEntity(id, {
    item,
    status: together(states.map(({ status }) => status)),
    error,
    load: () => {
      for (const { refetch } of lists) void refetch();
    },
  });
  return { ...found, staleness: error };
}
