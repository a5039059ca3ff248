import { recordHref } from '@caretrail/contract/access/record-href';
import type { AlertKind, DashboardAlert } from '@caretrail/contract/dashboard/schema';
import {
  FlaskConical,
  type LucideIcon,
  PackageOpen,
  Pill,
  Repeat,
  TriangleAlert,
} from 'lucide-react';
import { Link } from 'react-router';
import { dosesOfDayHref } from '../medications/public.ts';
import { LineItem } from './line-item.tsx';
import { supplyHref } from './links.ts';
import { alertTexts as texts } from './texts.ts';

const icons: Readonly<Record<AlertKind, LucideIcon>> = {
  refill: PackageOpen,
  renew: Repeat,
  test_due: FlaskConical,
  dose_change: Pill,
  open_dose: Pill,
};

const hrefsOf: Readonly<Record<AlertKind, (id: string, date: string) => string>> = {
  refill: supplyHref,
  renew: supplyHref,
  test_due: (id) => recordHref('event', id),
  dose_change: (id) => recordHref('medicine', id),
  open_dose: dosesOfDayHref,
};

type AlertLinkProps = {
  readonly alert: DashboardAlert;
  readonly text?: string;
  readonly Icon?: LucideIcon;
};

const AlertLink = ({ alert, text = alert.text, Icon = icons[alert.kind] }: AlertLinkProps) => (
  <Link
    to={hrefsOf[alert.kind](alert.subject_id, alert.date ?? '')}
    className="link flex min-h-target gap-3 py-1.5 wrap-anywhere"
  >
    <Icon className="mt-1 size-5 shrink-0" aria-hidden="true" />
    <span className="min-w-0">{text}</span>
  </Link>
);

const box = 'rounded-sheet border border-edge bg-action-tint px-3 sm:px-5';

type UrgentAlertProps = { readonly alert: DashboardAlert; readonly text: string };

/** The one thing that asks for an act today, above everything else. */
export const UrgentAlert = ({ alert, text }: UrgentAlertProps) => (
  <div className={`${box} py-1`}>
    <AlertLink {...{ alert, text }} Icon={TriangleAlert} />
  </div>
);

/** What needs the user's attention today, at no certain time. */
export function Attention({ alerts }: { readonly alerts: readonly DashboardAlert[] }) {
  if (alerts.length === 0) return null;
  return (
    <LineItem>
      <div className={`${box} py-3`}>
        <h3 className="flex items-center gap-2 text-base font-semibold">
          <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
          {texts.heading}
        </h3>
        <ul>
          {alerts.map((alert) => (
            <li key={`${alert.kind} ${alert.subject_id} ${alert.text}`}>
              <AlertLink alert={alert} />
            </li>
          ))}
        </ul>
      </div>
    </LineItem>
  );
}
