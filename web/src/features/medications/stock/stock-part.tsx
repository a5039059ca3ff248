import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { cycleCover } from '@caretrail/contract/medications/cycle-cover';
import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Part } from '../medicine/part.tsx';
import { StockDialog } from './stock-dialog.tsx';
import type { StockAsked } from './stock-form.ts';
import { StockItem } from './stock-item.tsx';
import { saysPieces, stockRows } from './stock-rows.ts';
import { stockTexts as texts } from './texts.ts';

type StockPartProps = { readonly medicine: Medication; readonly today: string };

/** How many of each strength, how long they last, what came in, and when to warn. */
export function StockPart({ medicine, today }: StockPartProps) {
  const [asked, setAsked] = useState<StockAsked | null>(null);
  const rows = stockRows(medicine, today);
  if (rows.length === 0 && medicine.status !== 'current') return null;
  return (
    <Part heading={texts.heading} id="supply">
      {rows.length === 0 ? (
        <div className="space-y-3">
          <p>{texts.noneLead}</p>
          <Button
            look="secondary"
            className="print:hidden"
            onClick={() => setAsked({ what: 'count', strength: '', stock: null, today })}
          >
            {texts.begin}
          </Button>
        </div>
      ) : (
        <ul className="divide-y divide-rule">
          {rows.map(({ strength, stock }) => (
            <StockItem
              key={strength}
              strength={strength}
              stock={stock}
              cover={stock && cycleCover(planOfMedication(medicine), stock, today)}
              isPieceless={!saysPieces(medicine)}
              today={today}
              onAsk={(what) => setAsked({ what, strength, stock, today })}
            />
          ))}
        </ul>
      )}
      {asked !== null && (
        <StockDialog medicine={medicine} asked={asked} onClose={() => setAsked(null)} />
      )}
    </Part>
  );
}
