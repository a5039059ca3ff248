import type { Stock } from '@caretrail/contract/medications/stock';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type VersionRow, VersionsTable } from '../../../ui/two-versions.tsx';
import type { StockChangeBody } from './stock-form.ts';
import { stockTexts as texts } from './texts.ts';

type StockConflictDialogProps = {
  readonly mine: StockChangeBody;
  /** Null: it is not counted any more. */
  readonly other: Stock | null;
  readonly onKeepMine: () => void;
  readonly onTakeOther: () => void;
};

const textOf = (value: number | string | null | undefined): string =>
  value == null ? '' : String(value);

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

/** §8 two counts of the same stock: both, and the choice is the person's. */
export function StockConflictDialog({
  mine,
  other,
  onKeepMine,
  onTakeOther,
}: StockConflictDialogProps) {
  return (
    <Dialog
      heading={texts.meanwhile}
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
      <p>{texts.meanwhileLead}</p>
      <VersionsTable caption={texts.meanwhile} rows={rowsOf(mine, other)} />
    </Dialog>
  );
}
