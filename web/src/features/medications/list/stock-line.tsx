import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { cycleCover } from '@caretrail/contract/medications/cycle-cover';
import type { Medication } from '@caretrail/contract/medications/schema';
import { mostUrgent } from '@caretrail/contract/medications/stock-alert';
import {
  stockAlertWords,
  stockStateWords,
} from '@caretrail/contract/medications/stock-alert-words';
import { PackageOpen } from 'lucide-react';
import { stockTexts } from '../stock/texts.ts';

type StockLineProps = { readonly medicine: Medication; readonly today: string };

/** How long it lasts, or which cycles it is enough for: of several strengths the most urgent, else the one that runs out first. */
export function StockLine({ medicine, today }: StockLineProps) {
  const { stock } = medicine;
  const first = mostUrgent(stock);
  if (first === undefined) return null;
  const alert = stockAlertWords(first);
  const cover = cycleCover(planOfMedication(medicine), first, today);
  return (
    <p className={`flex gap-2 ${alert === null ? 'text-ink-soft' : 'font-medium'}`}>
      <PackageOpen className="mt-1 size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0">
        {stock.length > 1 && `${first.strength}: `}
        {stockStateWords({ ...first, cover }, today)}
        {alert !== null && `. ${alert}.`}
        {first.use === 'unused' && `. ${stockTexts.unused}`}
      </span>
    </p>
  );
}
