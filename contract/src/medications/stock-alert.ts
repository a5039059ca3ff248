import { daysBetween } from '../time/days.ts';
import { smallest } from './run-out.ts';
import { type Stock, stockAlerts } from './stock.ts';

export type StockAlert = Stock['alert'];
type Warning = Pick<Stock, 'alert' | 'alert_because'>;

/** What a stock is watched by: its settings, and what the forecast says of it. */
export type Watched = Pick<
  Stock,
  | 'on_hand'
  | 'expires'
  | 'low_at_days'
  | 'repeats_left'
  | 'renew_lead_days'
  | 'runs_out_on'
  | 'runs_out_because'
  | 'use'
> & {
  /** By pieces, while it is taken as needed. */
  readonly few: FewLeft;
};

export type FewLeft = 'out' | 'low' | null;

/**
 * When to warn about a medicine as needed, unless the patient chose a number: two days at the maximum dose leave
 * time to get more, also at a weekend. Where no maximum is known, ten pieces, or two doses if that is more.
 */
export const lowAtCount = (dose: number, maxPerDay: number | null): number =>
  maxPerDay !== null && dose > 0 ? 2 * maxPerDay * dose : Math.max(10, 2 * dose);

/** Out is what does not cover one dose. `dose` is 0 where the amount is not known. */
export function fewLeft(onHand: number, dose: number, lowAt: number): FewLeft {
  if (onHand <= smallest || onHand < dose - smallest) return 'out';
  return onHand <= lowAt + smallest ? 'low' : null;
}

/** The date leaves a planned dose uncovered, or it is not known when the pieces will be taken. */
const expiryCounts = ({ use, runs_out_because }: Watched): boolean =>
  runs_out_because === 'expires' || use === 'as_needed' || use === 'unknown';

const within = (
  days: number,
  { low_at_days, repeats_left, renew_lead_days }: Watched,
): 'low' | 'renew' | null => {
  if (days <= low_at_days) return 'low';
  return repeats_left === 0 && days <= renew_lead_days ? 'renew' : null;
};

function byExpiry(stock: Watched, day: string): Warning['alert'] {
  if (stock.expires === null || stock.on_hand <= smallest || !expiryCounts(stock)) return null;
  // The date itself is the last day on which it can be used.
  const days = daysBetween(day, stock.expires) + 1;
  return days <= 0 ? 'expired' : within(days, stock);
}

function byDays(stock: Watched, day: string): Warning['alert'] {
  if (stock.runs_out_on === null || stock.runs_out_because === 'expires') return null;
  const days = daysBetween(day, stock.runs_out_on);
  return days <= 0 ? 'out' : within(days, stock);
}

const urgency = (alert: StockAlert): number =>
  alert === null ? stockAlerts.length : stockAlerts.indexOf(alert);

/** The most urgent thing to say about a stock on a day, and why. */
export function stockAlertOn(stock: Watched, day: string): Warning {
  const found: readonly Warning[] = [
    { alert: stock.few, alert_because: 'few_left' },
    { alert: byDays(stock, day), alert_because: 'used_up' },
    { alert: byExpiry(stock, day), alert_because: 'expires' },
  ];
  const [first] = found.toSorted((one, other) => urgency(one.alert) - urgency(other.alert));
  return first && first.alert !== null ? first : { alert: null, alert_because: null };
}

/** Of several strengths the one to show: the most urgent, then the one that runs out first. */
export const mostUrgent = <S extends Pick<Stock, 'alert' | 'runs_out_on'>>(
  stock: readonly S[],
): S | undefined =>
  stock.toSorted(
    (one, other) =>
      urgency(one.alert) - urgency(other.alert) ||
      (one.runs_out_on ?? '9999').localeCompare(other.runs_out_on ?? '9999'),
  )[0];
