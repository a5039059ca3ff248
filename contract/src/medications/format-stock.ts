import { formatDate } from '../time/format-date.ts';
import { addDays } from '../time/days.ts';
import { formatCover, type CycleCover } from './cycle-cover.ts';
import { formatPieces } from './format-pieces.ts';
import type { Stock } from './stock.ts';

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

/** '12 tablets left', '1 tablet left' */
export const formatLeft = ({ on_hand, unit }: Pick<Stock, 'on_hand' | 'unit'>): string =>
  on_hand <= 0 ? 'None left' : `${formatPieces(on_hand, unit)} left`;

/** 'Expires on 20 November', the last day on which it can be used; null where no date is known. */
export const formatExpiry = ({ expires }: Pick<Stock, 'expires'>, today: string): string | null =>
  expires && `${expires < today ? 'Expired' : 'Expires'} on ${formatDate(expires, today)}`;

/** The state in few words: why there is an alert, else how long it lasts, else what is left. */
export function formatStockState(stock: SaidStock, today: string): string {
  const { on_hand, runs_out_on, alert, cover = null } = stock;
  const left = formatLeft(stock);
  if (on_hand <= 0) {
    const isIdle = cover !== null && cover.held !== null && cover.short === null;
    return isIdle ? formatCover({ ...cover, enough: [] }, left, today) : left;
  }
  if (alert === 'out') return `${left}: not enough for the next dose`;
  const because = alert === null ? stock.runs_out_because : stock.alert_because;
  if (because === 'expires') return formatExpiry(stock, today) ?? left;
  if (cover !== null) return formatCover(cover, left, today);
  if (because === 'few_left' || runs_out_on === null) return left;
  return `Lasts until ${formatDate(addDays(runs_out_on, -1), today)}`;
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
      return `No repeats left. A new prescription takes about ${renew_lead_days} days, so ask for one now`;
    case 'expired':
    case 'out':
    case 'low': {
      const when = alert === 'low' ? 'Get more soon' : 'Get more now';
      return repeats_left === 0 ? `${when}: no repeats left, ask for a new prescription` : when;
    }
  }
}

/** After a name and a colon: 'lasts until 3 December. Get more soon.' */
export function formatStock(stock: SaidStock, today: string): string {
  const state = formatStockState(stock, today);
  const advice = formatStockAlert(stock);
  return `${state.slice(0, 1).toLowerCase()}${state.slice(1)}.${advice === null ? '' : ` ${advice}.`}`;
}
