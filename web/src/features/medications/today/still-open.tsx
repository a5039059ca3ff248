import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardApi } from '../../../data/dashboard.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { dosesOfDayHref } from '../doses/doses-of-day-href.ts';
import { stillOpenTexts as texts } from './texts.ts';

type StillOpenProps = {
  readonly day: string;
  readonly today: string;
  /** On a medicine's page: only its doses. */
  readonly medicineId?: string;
};

/**
 * Doses of earlier days of rarely taken medicines that are not recorded, as the dashboard has them. They have no button
 * here: each is recorded on its own day, with its own time.
 */
export function StillOpen({ day, today, medicineId }: StillOpenProps) {
  const loaded = loadedOf(dashboardApi.useReadDashboardQuery(undefined));
  if (loaded.status === 'failed')
    return <ErrorState message={loaded.error} onRetry={loaded.onRetry} />;
  const alerts = loaded.status === 'succeeded' ? loaded.data.shown.alerts : [];
  const open = alerts.filter(
    ({ kind, subject_id, date }) =>
      kind === 'open_dose' &&
      (medicineId === undefined || subject_id === medicineId) &&
      (day === today || day === date),
  );
  if (open.length === 0) return null;
  return (
    <section
      aria-labelledby="still-open"
      className="rounded-control border border-edge bg-action-tint px-4 py-3 print:hidden"
    >
      <h3 id="still-open" className="flex items-center gap-2 font-semibold">
        <CircleHelp className="size-5 shrink-0" aria-hidden="true" />
        {texts.heading}
      </h3>
      <ul>
        {open.map(({ subject_id, date = '', text }) => (
          <li key={`${subject_id} ${date}`} className="py-1 wrap-anywhere">
            <p>{text}</p>
            {date !== day && (
              <Link
                to={dosesOfDayHref(subject_id, date)}
                className="link inline-flex! min-h-target items-center"
              >
                {texts.record}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
