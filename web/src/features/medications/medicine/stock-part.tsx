import type { Medication } from '@caretrail/contract/medications/schema';
import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { alertWords, lastsWords } from '../words/stock-words.ts';
import { Part } from './part.tsx';
import { type Refill, stockRows } from './refill.ts';
import { RefillDialog } from './refill-dialog.tsx';
import { medicineTexts, stockTexts as texts } from './texts.ts';

type StockPartProps = { readonly medicine: Medication; readonly today: string };

/** How many of each strength, how long they last, and what came in. */
export function StockPart({ medicine, today }: StockPartProps) {
  const [asked, setAsked] = useState<Pick<Refill, 'how' | 'strength'> | null>(null);
  const rows = stockRows(medicine);
  if (rows.length === 0) return null;
  return (
    <Part heading={medicineTexts.stock}>
      <ul className="divide-y divide-rule">
        {rows.map(({ strength, stock }) => {
          const alert = stock && alertWords(stock);
          return (
            <li
              key={strength}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{strength}</p>
                <p>{stock === null ? texts.none : lastsWords(stock, today)}</p>
                {stock !== null && (
                  <p className="text-ink-soft">
                    {[
                      stock.runs_out_on !== null && texts.left(stock.on_hand),
                      stock.repeats_left !== null && texts.repeats(stock.repeats_left),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                )}
                {alert && <p className="font-medium">{`${alert}.`}</p>}
              </div>
              <div className="flex flex-wrap gap-2 print:hidden">
                <Button
                  look="secondary"
                  aria-label={`${texts.add}: ${strength}`}
                  onClick={() => setAsked({ how: 'add', strength })}
                >
                  <PackagePlus className="size-5" aria-hidden="true" />
                  {texts.add}
                </Button>
                <Button
                  look="quiet"
                  className="px-3"
                  aria-label={`${texts.count}: ${strength}`}
                  onClick={() => setAsked({ how: 'count', strength })}
                >
                  {texts.count}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {asked !== null && (
        <RefillDialog medicine={medicine} {...asked} onClose={() => setAsked(null)} />
      )}
    </Part>
  );
}
