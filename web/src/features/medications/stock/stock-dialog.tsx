import { limits } from '@caretrail/contract/limits';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { Stock } from '@caretrail/contract/medications/stock';
import { formatExact } from '@caretrail/contract/i18n/format-exact';
import { formatLeft } from '@caretrail/contract/medications/format-stock';
import { useState } from 'react';
import type { Errors } from '../../../lib/form-values.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LazyDatePicker } from '../../../ui/lazy-date-picker.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { type VersionRow, VersionsTable } from '../../../ui/two-versions.tsx';
import { formatStockQuestion } from './format-stock-change.ts';
import {
  asks,
  changeOf,
  replacesExpired,
  startValues,
  type StockAsked,
  type StockChangeBody,
  stockErrors,
  type StockValues,
} from './stock-form.ts';
import { stockTexts as texts } from './texts.ts';
import { useStockChange } from './use-stock-change.ts';

type StockConflictDialogProps = {
  readonly mine: StockChangeBody;
  /** Null if the stock is no longer tracked. */
  readonly other: Stock | null;
  readonly onKeepMine: () => void;
  readonly onTakeOther: () => void;
};

const textOf = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? formatExact(value) : (value ?? '');

const rowsOf = (mine: StockChangeBody, other: Stock | null): VersionRow[] => {
  const { count, per_dose, repeats_left, expires, low_at_days, low_at_count } = mine;
  const all = [
    [texts.number, count, other?.on_hand],
    [texts.perDose, per_dose, other?.per_dose],
    [texts.repeatsLeft, repeats_left, other?.repeats_left],
    [texts.expires, expires, other?.expires],
    [texts.lowAt, low_at_days, other?.low_at_days],
    [texts.lowAtCount, low_at_count, other?.low_at_count],
    [texts.lead, mine.renew_lead_days, other?.renew_lead_days],
  ] as const;
  return all
    .filter(([, own, stored]) => own !== undefined && textOf(own) !== textOf(stored))
    .map(([label, own, stored]) => ({ label, mine: textOf(own), other: textOf(stored) }));
};

/** §8: two counts of the same stock. The user chooses one. */
function StockConflictDialog({ mine, other, onKeepMine, onTakeOther }: StockConflictDialogProps) {
  return (
    <Dialog
      heading={texts.changed}
      isOpen
      onClose={onTakeOther}
      actions={
        <>
          <Button look="secondary" onClick={onTakeOther}>
            {texts.takeOther}
          </Button>
          <Button look="secondary" onClick={onKeepMine}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p>{texts.changedLead}</p>
      <VersionsTable caption={texts.changed} rows={rowsOf(mine, other)} />
    </Dialog>
  );
}

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

/** Asks for new stock, a count, or the warning settings. Values parsed from text are only suggested. */
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
    perDose: isRead ? texts.perDoseRead({ dosage: medicine.dosage }) : texts.perDoseHint,
    lead: texts.leadHint,
    lowAtCount: texts.lowAtCountHint,
    ...(asked.stock !== null && {
      number: replacesExpired(asked)
        ? texts.expiredGone({ left: formatLeft(asked.stock) })
        : texts.now({ left: formatLeft(asked.stock, 'afterName') }),
    }),
  };
  return (
    <ConfirmDialog
      heading={asked.strength === '' ? texts.beginHeading : formatStockQuestion(asked, medicine)}
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
