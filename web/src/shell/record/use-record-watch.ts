import { hrefOf } from '@caretrail/contract/access/routes';
import type { HelpedRecord } from '@caretrail/contract/circle/schema';
import { isSameValue } from '@caretrail/contract/http/same-value';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { helpingApi } from '../../data/helping.ts';
import type { ChosenRecord } from '../../lib/chosen-record.ts';
import { connection } from '../../lib/connection.ts';
import { recordChosen, recordEnded, selectRecord, useWhere } from '../../session/chosen-record.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';

/** How often the server is asked whether the access still exists, while the tab is in sight. */
const everyMs = 60_000;

export const chosenFrom = ({ patient_id: id, name, areas, role }: HelpedRecord): ChosenRecord => ({
  id,
  name,
  areas,
  role,
});

/**
 * Notices that the access to the record that is open has ended or was changed: at the next refusal, when the connection is
 * back, and within a minute.
 * Everything of the record then leaves the memory and the screen.
 */
export function useRecordWatch(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { chosen } = useAppSelector(selectRecord);
  const { hasRecord } = useWhere();
  const { data, refetch } = helpingApi.useFindHelpedQuery(undefined, {
    pollingInterval: everyMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  useEffect(() => {
    const ask = (): void => void refetch();
    connection.onForbidden = ask;
    // What was loaded stays on the screen without a connection; the access may have ended since.
    addEventListener('online', ask);
    return () => {
      delete connection.onForbidden;
      removeEventListener('online', ask);
    };
  }, [refetch]);
  useEffect(() => {
    if (data === undefined || chosen === null) return;
    const now = data.data.find(({ patient_id }) => patient_id === chosen.id);
    if (now === undefined) {
      dispatch(recordEnded());
      void navigate(hrefOf(hasRecord ? 'dashboard' : 'helping'), { replace: true });
    } else if (!isSameValue(chosenFrom(now), chosen)) dispatch(recordChosen(chosenFrom(now)));
  }, [data, chosen, hasRecord, dispatch, navigate]);
}
