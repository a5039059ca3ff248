import { stockAlertWords } from '@caretrail/contract/medications/stock-alert-words';
import type { Stock } from '@caretrail/contract/medications/stock';
import { PackageOpen } from 'lucide-react';
import { firstToRunOut, lastsWords } from '../stock/stock-words.ts';

type StockLineProps = { readonly stock: readonly Stock[]; readonly today: string };

/** How long it lasts: of several strengths the one that runs out first. */
export function StockLine({ stock, today }: StockLineProps) {
  const first = firstToRunOut(stock);
  if (first === undefined) return null;
  const alert = stockAlertWords(first);
  return (
    <p className={`flex gap-2 ${alert === null ? 'text-ink-soft' : 'font-medium'}`}>
      <PackageOpen className="mt-1 size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0">
        {stock.length > 1 && `${first.strength}: `}
        {lastsWords(first, today)}
        {alert !== null && `. ${alert}.`}
      </span>
    </p>
  );
}
