import { useEffect } from 'react';
import { helpingApi } from '../../data/helping.ts';
import { helpKnown } from '../../session/chosen-record.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';

/** Finds out whether the menu has records of others to choose from. */
export function useHelps(isPatient: boolean): void {
  const dispatch = useAppDispatch();
  const { data } = helpingApi.useFindHelpedQuery(undefined, {
    skip: !isPatient,
    refetchOnMountOrArgChange: false,
  });
  const helps = data === undefined ? null : data.data.length > 0;
  useEffect(() => {
    if (helps !== null) dispatch(helpKnown(helps));
  }, [helps, dispatch]);
}
