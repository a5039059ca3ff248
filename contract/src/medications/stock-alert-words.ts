import type { StockAlert } from './run-out.ts';
import type { Stock } from './stock.ts';

type Alerted = Pick<Stock, 'repeats_left' | 'renew_lead_days'> & { readonly alert: StockAlert };

/** What to do about a stock; without repeats that takes longer. */
export function stockAlertWords({ alert, repeats_left, renew_lead_days }: Alerted): string | null {
  switch (alert) {
    case null:
      return null;
    case 'renew':
      return `No repeats left. A new prescription takes about ${renew_lead_days} days: please ask for it now`;
    case 'out':
    case 'low': {
      const when = alert === 'out' ? 'Please get more now' : 'Please get more soon';
      return repeats_left === 0 ? `${when}: no repeats left, ask for a new prescription` : when;
    }
  }
}
