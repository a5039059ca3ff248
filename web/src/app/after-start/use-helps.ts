import { useEffect } from 'react';
import { helpingApi, helpsOthers } from '../../data/helping.ts';
import { helpKnown } from '../../session/chosen-record.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';

const hour = 3_600_000;

/** Finds out whether the menu has records of others to choose from, and whether someone asks to take over the own one. */
export function useHelps(isPatient: boolean): void {
  const dispatch = useAppDispatch();
  const { data } = helpingApi.useFindHelpedQuery(undefined, {
    skip: !isPatient,
    refetchOnMountOrArgChange: false,
    pollingInterval: hour,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const helps = data === undefined ? null : helpsOthers(data);
  useEffect(() => {
    if (helps !== null) dispatch(helpKnown(helps));
  }, [helps, dispatch]);
}
