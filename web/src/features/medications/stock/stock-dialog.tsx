import type { Medication } from '@caretrail/contract/medications/schema';
import { leftWords } from '@caretrail/contract/medications/stock-alert-words';
import { limits } from '@caretrail/contract/limits';
import { useState } from 'react';
import type { Errors } from '../../../lib/form-values.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LazyDatePicker } from '../../../ui/lazy-date-picker.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import {
  asks,
  changeOf,
  replacesExpired,
  startValues,
  type StockAsked,
  stockErrors,
  type StockValues,
} from './stock-form.ts';
import { StockConflictDialog } from './stock-conflict-dialog.tsx';
import { stockTexts as texts } from './texts.ts';
import { useStockChange } from './use-stock-change.ts';

type StockDialogProps = {
  readonly medicine: Medication;
  readonly asked: StockAsked;
  readonly onClose: () => void;
};

type NumberName = 'number' | 'perDose' | 'repeats' | 'lowAt' | 'lowAtCount' | 'lead';
const numbers: readonly { readonly name: NumberName; readonly label: string }[] = [
  { name: 'number', label: texts.number },
  { name: 'perDose', label: texts.perDose },
  { name: 'lowAtCount', label: texts.lowAtCount },
  { name: 'lowAt', label: texts.lowAt },
  { name: 'repeats', label: texts.repeatsLeft },
  { name: 'lead', label: texts.lead },
];
const wholeNames: readonly NumberName[] = ['repeats', 'lowAt', 'lead'];

/** What came in, what was counted, or when to warn. What a text only seems to say is proposed and never taken for granted. */
export function StockDialog({ medicine, asked, onClose }: StockDialogProps) {
  const [values, setValues] = useState(() => startValues(asked, medicine));
  const [errors, setErrors] = useState<Errors>({});
  const { isBusy, conflict, onSend } = useStockChange(medicine, onClose);
  if (conflict !== null) return <StockConflictDialog {...conflict} />;

  const isAsked = asks(asked, medicine);
  const put = (changes: Partial<StockValues>): void => {
    setValues({ ...values, ...changes });
    setErrors({});
  };
  const onConfirm = (): void => {
    const found = values.isStopped ? {} : stockErrors(values, isAsked);
    if (Object.keys(found).length > 0) return setErrors(found);
    return onSend(changeOf(values, isAsked, asked));
  };
  const start = startValues(asked, medicine);
  const isRead = asked.stock === null && start.perDose !== '' && values.perDose === start.perDose;
  const hints: Partial<Record<NumberName, string>> = {
    perDose: isRead ? texts.perDoseRead(medicine.dosage) : texts.perDoseHint,
    lead: texts.leadHint,
    lowAtCount: texts.lowAtCountHint,
    ...(asked.stock !== null &&
      replacesExpired(asked) && { number: texts.expiredGone(leftWords(asked.stock)) }),
  };
  return (
    <ConfirmDialog
      heading={
        asked.strength === '' ? texts.beginHeading : texts.headings[asked.what](asked.strength)
      }
      confirmText={texts.confirm}
      isOpen
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={() => !isBusy && onClose()}
    >
      {isAsked.strength && (
        <TextField
          label={texts.piece}
          hint={texts.pieceHint}
          value={values.strength}
          error={errors['strength']}
          maxLength={limits.text.short}
          autoComplete="off"
          onChange={({ currentTarget }) => put({ strength: currentTarget.value })}
        />
      )}
      {numbers
        .filter(({ name }) => isAsked[name])
        .map(({ name, label }) => (
          <NumberField
            key={name}
            label={label}
            hint={hints[name]}
            value={values[name]}
            error={errors[name]}
            maxLength={6}
            isWhole={wholeNames.includes(name)}
            onChange={({ currentTarget }) => put({ [name]: currentTarget.value })}
          />
        ))}
      <LazyDatePicker
        label={texts.expires}
        hint={texts.expiresHint}
        value={values.expires}
        onChange={(expires) => put({ expires })}
      />
      {isAsked.isRepeat && (
        <TickBox
          label={texts.usedRepeat}
          checked={values.isRepeat}
          onChange={({ currentTarget }) => put({ isRepeat: currentTarget.checked })}
        />
      )}
      {isAsked.isStopped && (
        <TickBox
          label={texts.stop}
          checked={values.isStopped}
          onChange={({ currentTarget }) => put({ isStopped: currentTarget.checked })}
        />
      )}
    </ConfirmDialog>
  );
}
