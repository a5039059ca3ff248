import { formatLeft } from '@caretrail/contract/medications/format-stock';
import {
  formatPieces,
  formatUnit,
  inflectUnit,
  isPieceName,
} from '@caretrail/contract/medications/format-pieces';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { Stock } from '@caretrail/contract/medications/stock';
import { findStrength } from '@caretrail/contract/medications/strength';
import type { StockAsked, StockChangeBody } from './stock-form.ts';
import { stockTexts as texts } from './texts.ts';

/** The form of a unit after “how many”. */
const many = 2;

/** 'Paracetamol 500 mg: how many tablets did you get?' The unit is left out where it was not entered. */
export function formatStockQuestion(
  { what, strength, stock }: Pick<StockAsked, 'what' | 'strength' | 'stock'>,
  { name }: Pick<Medication, 'name'>,
): string {
  if (isPieceName(strength))
    return texts.headingsOf[what]({ what: name, unit: inflectUnit(strength, many) });
  const unit = stock?.unit.trim() ?? '';
  const of = texts.of({ name, strength });
  return unit === ''
    ? texts.headings[what]({ what: of })
    : texts.headingsOf[what]({ what: of, unit: formatUnit(unit, many) });
}

/** '24 tablets added. 36 tablets left.' */
export function formatStockSaved(
  { strength, add, stop }: Pick<StockChangeBody, 'strength' | 'add' | 'stop'>,
  { name, stock }: { readonly name: string; readonly stock: readonly Stock[] },
): string {
  const found = findStrength(stock, strength);
  if (stop === true || found === undefined) return texts.saved.stopped({ name });
  const left = formatLeft(found);
  return add === undefined
    ? texts.saved.other({ left })
    : texts.saved.added({ pieces: formatPieces(add, found.unit), left });
}
