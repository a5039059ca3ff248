import type { AlertKind, DashboardAlert } from '@caretrail/contract/dashboard/schema';
import { FlaskConical, type LucideIcon, PackageOpen, Repeat, TrendingDown } from 'lucide-react';
import { Link } from 'react-router';
import { eventHref, medicineHref, supplyHref } from './links.ts';
import { alertTexts as texts } from './texts.ts';

const icons: Readonly<Record<AlertKind, LucideIcon>> = {
  refill: PackageOpen,
  renew: Repeat,
  test_due: FlaskConical,
  dose_change: TrendingDown,
};

const hrefsOf: Readonly<Record<AlertKind, (id: string) => string>> = {
  refill: supplyHref,
  renew: supplyHref,
  test_due: eventHref,
  dose_change: medicineHref,
};

/** What the person has to see to; nothing at all when there is none. */
export function Alerts({ alerts }: { readonly alerts: readonly DashboardAlert[] }) {
  if (alerts.length === 0) return null;
  return (
    <section
      aria-labelledby="alerts"
      className="rounded-sheet border border-edge bg-action-tint p-4 sm:px-6"
    >
      <h2 id="alerts" className="text-h3">
        {texts.heading}
      </h2>
      <ul className="mt-1">
        {alerts.map((alert) => {
          const Icon = icons[alert.kind];
          return (
            <li key={`${alert.kind} ${alert.subject_id} ${alert.text}`}>
              <Link
                to={hrefsOf[alert.kind](alert.subject_id)}
                className="link flex min-h-target gap-3 py-1.5 wrap-anywhere"
              >
                <Icon className="mt-1 size-5 shrink-0" aria-hidden="true" />
                <span className="min-w-0">{alert.text}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
