import { medication, type Medication } from '@caretrail/contract/medications/schema';
import { findStrength } from '@caretrail/contract/medications/strength';
import { useRef, useState } from 'react';
import { medicationsApi } from '../../../data/medications.ts';
import { settled } from '../../../data/write.ts';
import { conflictingRecord } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { toastShown } from '../../../shell/toast-slice.ts';
import { reloadMedications } from '../thunks.ts';
import { formatStockSaved } from './format-stock-change.ts';
import type { StockChangeBody } from './stock-form.ts';

const { changeStock } = medicationsApi.endpoints;

type ChangeState =
  | { readonly status: 'asking' | 'sending' }
  | { readonly status: 'stale'; readonly mine: StockChangeBody; readonly stored: Medication };

/** Sends a change of the stock. Sending it again after a lost response is idempotent. */
export function useStockChange({ id }: Pick<Medication, 'id'>, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ChangeState>({ status: 'asking' });
  const key = useRef({ text: '', idempotencyKey: '' });
  const keyOf = (change: StockChangeBody): string => {
    const text = JSON.stringify(change);
    if (key.current.text !== text) key.current = { text, idempotencyKey: crypto.randomUUID() };
    return key.current.idempotencyKey;
  };
  const send = async (change: StockChangeBody): Promise<void> => {
    setState({ status: 'sending' });
    const call = { params: { id }, body: change, idempotencyKey: keyOf(change) };
    const { data, error } = await dispatch(changeStock.initiate(call));
    if (data !== undefined) {
      dispatch(toastShown(formatStockSaved(change, data)));
      await dispatch(settled());
      return onDone();
    }
    const stored = conflictingRecord(medication, error);
    // Other errors are shown by a toast; the form keeps its values.
    return setState(
      stored === null ? { status: 'asking' } : { status: 'stale', mine: change, stored },
    );
  };
  const conflictOf = ({ mine, stored }: ChangeState & { status: 'stale' }) => {
    const other = findStrength(stored.stock, mine.strength) ?? null;
    return {
      mine,
      other,
      onKeepMine: () => void send({ ...mine, seen: other }),
      onTakeOther: () => void dispatch(reloadMedications()).then(onDone),
    };
  };
  return {
    isBusy: state.status === 'sending',
    onSend: (change: StockChangeBody): void => void send(change),
    conflict: state.status === 'stale' ? conflictOf(state) : null,
  };
}
