import { hrefOf } from '@caretrail/contract/access/routes';
import { nextSession, unnotedSessions } from '@caretrail/contract/treatments/progress';
import { formatProgress } from '@caretrail/contract/treatments/format-progress';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { CalendarClock, CalendarRange, ListChecks, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PlanBar } from '../plan-bar.tsx';
import { listTexts as texts } from '../texts.ts';
import { StatusBadge, TypeChip } from '../marks.tsx';
import { formatPeriod, formatSessionDay } from '../format-when.ts';

type TreatmentCardProps = {
  readonly treatment: Treatment;
  readonly place: string | null;
  readonly today: string;
};

const Line = ({
  Icon,
  children,
}: {
  readonly Icon: typeof MapPin;
  readonly children: ReactNode;
}) => (
  <p className="flex items-start gap-2">
    <Icon className="mt-1 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
);

/** What it is, how far it is, what comes next, where. */
export function TreatmentCard({ treatment, place, today }: TreatmentCardProps) {
  const { id, title, type, practitioner } = treatment;
  const [first, ...more] = formatProgress(treatment, today);
  const period = formatPeriod(treatment, today);
  const next = nextSession(treatment, today);
  // Today's is the next one; it is not late yet.
  const unnoted = unnotedSessions(treatment, today).filter(({ date }) => date < today).length;
  const where = [...new Set([practitioner, place ?? ''])].filter(Boolean).join(' · ');
  return (
    <li className="rounded-sheet border border-rule bg-sheet p-5 shadow-sheet sm:p-6">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <TypeChip type={type} />
        <StatusBadge treatment={treatment} />
      </p>
      <h2 className="mt-2 text-h3">
        <Link to={hrefOf('treatment', { id })} className="link wrap-anywhere">
          {title}
        </Link>
      </h2>
      {first !== undefined && <p className="text-lead font-medium">{first}</p>}
      {more.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <PlanBar treatment={treatment} today={today} />
      <div className="mt-2 space-y-1">
        {period !== '' && <Line Icon={CalendarRange}>{period}</Line>}
        {next !== undefined && (
          <Line Icon={CalendarClock}>
            {texts.next({ when: formatSessionDay(next, today, 'within') })}
          </Line>
        )}
        {unnoted > 0 && <Line Icon={ListChecks}>{texts.unnoted({ count: unnoted })}</Line>}
        {where !== '' && <Line Icon={MapPin}>{where}</Line>}
      </div>
    </li>
  );
}
