import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { cycleCover, type CycleCover } from '@caretrail/contract/medications/cycle-cover';
import { formatExact } from '@caretrail/contract/i18n/format-exact';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { Stock } from '@caretrail/contract/medications/stock';
import {
  formatExpiry,
  formatLeft,
  formatStockAlert,
  formatStockState,
} from '@caretrail/contract/medications/format-stock';
import { BellRing, PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { IfCan } from '../../../session/if-can.tsx';
import { Button } from '../../../ui/button.tsx';
import { Part } from '../medicine/part.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { saysPieces, type StockAsked, type StockQuestion, stockRows } from './stock-form.ts';
import { stockTexts as texts } from './texts.ts';

type StockItemProps = {
  readonly strength: string;
  /** Null if not counted yet. */
  readonly stock: Stock | null;
  /** For cycles: those that the stock covers. */
  readonly cover: CycleCover | null;
  /** The schedule does not say how many pieces a dose has. */
  readonly isPieceless: boolean;
  readonly today: string;
  readonly onAsk: (what: StockQuestion) => void;
};

/** One strength: how long it lasts, and the actions. */
function StockItem(props: StockItemProps) {
  const { strength, stock, cover, isPieceless, today, onAsk } = props;
  const alert = stock && formatStockAlert(stock);
  const state = stock === null ? texts.none : formatStockState({ ...stock, cover }, today);
  // Leaves out what the line above already says.
  const facts = stock && [
    ...[formatLeft(stock), formatExpiry(stock, today)].filter(
      (words) => words !== null && !state.startsWith(words),
    ),
    stock.warns_at_count !== null && texts.warnsAt({ count: formatExact(stock.warns_at_count) }),
    stock.per_dose !== null &&
      isPieceless &&
      texts.perDoseIs({ count: formatExact(stock.per_dose) }),
    stock.repeats_left !== null && texts.repeats({ count: stock.repeats_left }),
  ];
  const isUnknown = stock !== null && isPieceless && stock.per_dose === null;
  return (
    <li className="space-y-2 py-3">
      <div>
        <p className="font-semibold wrap-anywhere">{strength}</p>
        <p>{state}</p>
        {facts !== null && <p className="text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>}
        {isUnknown && <p>{stock.use === 'as_needed' ? texts.unknownAsNeeded : texts.unknown}</p>}
        {stock?.use === 'unused' && <p className="text-ink-soft">{texts.unused}</p>}
        {alert && <p className="font-medium">{texts.advice({ advice: alert })}</p>}
      </div>
      <IfCan act="manage" area="medication">
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            look="secondary"
            aria-label={texts.actionFor({ action: texts.add, strength })}
            onClick={() => onAsk('add')}
          >
            <PackagePlus className="size-5" aria-hidden="true" />
            {texts.add}
          </Button>
          <Button
            look="quiet"
            className="px-3"
            aria-label={texts.actionFor({ action: texts.count, strength })}
            onClick={() => onAsk('count')}
          >
            {texts.count}
          </Button>
          {stock !== null && (
            <Button
              look="quiet"
              className="px-3"
              aria-label={texts.actionFor({
                action: isUnknown ? texts.sayPerDose : texts.settings,
                strength,
              })}
              onClick={() => onAsk('settings')}
            >
              <BellRing className="size-5" aria-hidden="true" />
              {isUnknown ? texts.sayPerDose : texts.settings}
            </Button>
          )}
        </div>
      </IfCan>
    </li>
  );
}

type StockPartProps = { readonly medicine: Medication; readonly today: string };

/** The stock of each strength, how long it lasts, and the warning settings. */
export function StockPart({ medicine, today }: StockPartProps) {
  const [asked, setAsked] = useState<StockAsked | null>(null);
  const rows = stockRows(medicine, today);
  if (rows.length === 0 && medicine.status !== 'current') return null;
  return (
    <Part heading={texts.heading} id="supply">
      {rows.length === 0 ? (
        <div className="space-y-3">
          <p>{texts.noneLead}</p>
          <IfCan act="manage" area="medication">
            <Button
              look="secondary"
              className="print:hidden"
              onClick={() => setAsked({ what: 'count', strength: '', stock: null, today })}
            >
              {texts.begin}
            </Button>
          </IfCan>
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
