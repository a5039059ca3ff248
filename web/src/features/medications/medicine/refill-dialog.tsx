import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { amountOf } from '../form/amount.ts';
import { editMedication } from '../thunks.ts';
import { type Refill, refilled } from './refill.ts';
import { stockTexts as texts } from './texts.ts';

type RefillDialogProps = Pick<Refill, 'how' | 'strength'> & {
  readonly medicine: Medication;
  readonly onClose: () => void;
};

export function RefillDialog({ how, strength, medicine, onClose }: RefillDialogProps) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const [isRepeat, setRepeat] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const stock = medicine.stock.find((each) => each.strength === strength);
  const onConfirm = async (): Promise<void> => {
    const number = amountOf(text);
    if (number === null) return setError(texts.missing);
    setBusy(true);
    const fields = refilled(medicine, { how, strength, number, isRepeat });
    await dispatch(editMedication({ id: medicine.id, fields }));
    return onClose();
  };
  return (
    <ConfirmDialog
      heading={how === 'add' ? texts.addHeading(strength) : texts.countHeading(strength)}
      confirmText={texts.confirm}
      isOpen
      isBusy={isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !isBusy && onClose()}
    >
      <NumberField
        label={texts.number}
        value={text}
        error={error}
        maxLength={6}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError(undefined);
        }}
      />
      {how === 'add' && (stock?.repeats_left ?? 0) > 0 && (
        <TickBox
          label={texts.usedRepeat}
          checked={isRepeat}
          onChange={({ currentTarget }) => setRepeat(currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
