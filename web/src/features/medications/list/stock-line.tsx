import { mostUrgent } from '@caretrail/contract/medications/stock-alert';
import {
  stockAlertWords,
  stockStateWords,
} from '@caretrail/contract/medications/stock-alert-words';
import type { Stock } from '@caretrail/contract/medications/stock';
import { PackageOpen } from 'lucide-react';
import { stockTexts } from '../stock/texts.ts';

type StockLineProps = { readonly stock: readonly Stock[]; readonly today: string };

/** How long it lasts: of several strengths the most urgent, else the one that runs out first. */
export function StockLine({ stock, today }: StockLineProps) {
  const first = mostUrgent(stock);
  if (first === undefined) return null;
  const alert = stockAlertWords(first);
  return (
    <p className={`flex gap-2 ${alert === null ? 'text-ink-soft' : 'font-medium'}`}>
      <PackageOpen className="mt-1 size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0">
        {stock.length > 1 && `${first.strength}: `}
        {stockStateWords(first, today)}
        {alert !== null && `. ${alert}.`}
        {first.use === 'unused' && `. ${stockTexts.unused}`}
      </span>
    </p>
  );
}
