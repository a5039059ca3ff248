import { formatDate } from '../time/format-date.ts';
import { addDays } from '../time/days.ts';
import { formatCover, type CycleCover } from './cycle-cover.ts';
import { formatPieces } from './format-pieces.ts';
import type { Stock } from './stock.ts';
import { adviceTexts, stockTexts, type StockPlace } from './stock-texts.ts';

/** What the words about a stock are made of. */
export type SaidStock = Pick<
  Stock,
  | 'on_hand'
  | 'unit'
  | 'expires'
  | 'repeats_left'
  | 'renew_lead_days'
  | 'runs_out_on'
  | 'runs_out_because'
  | 'alert'
  | 'alert_because'
> & {
  /** In cycles a day says little: it may be weeks before the next dose. */
  readonly cover?: CycleCover | null;
};

type Left = Pick<Stock, 'on_hand' | 'unit'>;

/** Null where none is left. */
const piecesOf = ({ on_hand, unit }: Left): string | null =>
  on_hand <= 0 ? null : formatPieces(on_hand, unit);

/** '12 tablets left', '1 tablet left' */
export function formatLeft(stock: Left, place: StockPlace = 'first'): string {
  const pieces = piecesOf(stock);
  const texts = stockTexts[place];
  return pieces === null ? texts.noneLeft : texts.left({ pieces });
}

/** 'Expires on 20 November', the last day on which it can be used; null where no date is known. */
export function formatExpiry(
  { expires }: Pick<Stock, 'expires'>,
  today: string,
  place: StockPlace = 'first',
): string | null {
  if (!expires) return null;
  const state = expires < today ? 'expired' : 'expires';
  return stockTexts[place][state]({ day: formatDate(expires, today) });
}

/** The state in few words: why there is an alert, else how long it lasts, else what is left. */
export function formatStockState(
  stock: SaidStock,
  today: string,
  place: StockPlace = 'first',
): string {
  const { runs_out_on, alert, cover = null } = stock;
  const left = formatLeft(stock, place);
  const pieces = piecesOf(stock);
  if (pieces === null) {
    const isIdle = cover !== null && cover.held !== null && cover.short === null;
    return isIdle ? formatCover({ ...cover, enough: [] }, pieces, today, place) : left;
  }
  if (alert === 'out') return stockTexts[place].notEnough({ pieces });
  const because = alert === null ? stock.runs_out_because : stock.alert_because;
  if (because === 'expires') return formatExpiry(stock, today, place) ?? left;
  if (cover !== null) return formatCover(cover, pieces, today, place);
  if (because === 'few_left' || runs_out_on === null) return left;
  return stockTexts[place].lasts({ day: formatDate(addDays(runs_out_on, -1), today) });
}

/** What to do about a stock; without repeats that takes longer. */
export function formatStockAlert({
  alert,
  repeats_left,
  renew_lead_days,
}: Pick<SaidStock, 'alert' | 'repeats_left' | 'renew_lead_days'>): string | null {
  switch (alert) {
    case null:
      return null;
    case 'renew':
      return adviceTexts.renew({ days: renew_lead_days });
    case 'expired':
    case 'out':
      return repeats_left === 0 ? adviceTexts.nowNoRepeats : adviceTexts.now;
    case 'low':
      return repeats_left === 0 ? adviceTexts.soonNoRepeats : adviceTexts.soon;
  }
}

/** After a name and a colon: 'lasts until 3 December. Get more soon.' */
export function formatStock(stock: SaidStock, today: string): string {
  const state = formatStockState(stock, today, 'afterName');
  const advice = formatStockAlert(stock);
  return advice === null
    ? adviceTexts.state({ state })
    : adviceTexts.stateAndAdvice({ state, advice });
}
