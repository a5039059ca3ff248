import type { LineDose } from '@caretrail/contract/dashboard/day-line';
import { Link } from 'react-router';
import {
  DoseAnswer,
  DoseBadges,
  DoseClearedLine,
  dosePlaceOf,
  DoseProblemLine,
  formatExact,
  placeAside,
  plannedClock,
} from '../medications/public.ts';
import { dosesHref } from './links.ts';
import type { LineView } from './use-today.ts';

type DoseRowProps = {
  readonly dose: LineDose;
  readonly view: LineView;
  /** One tap above records it with the others of its time. */
  readonly isOneOfSeveral?: boolean;
  /** Why it is not part of that tap. */
  readonly why?: string | undefined;
};

/** The amount as planned; with the planned clock if it was planned in another zone. */
const formatAmount = (dose: LineDose, zone: string): string =>
  [
    formatExact(dose.parts, dose.dosage),
    placeAside(dose.at, dose.time_zone, zone) === null ? '' : plannedClock(dose, zone),
  ]
    .filter(Boolean)
    .join(' · ');

/** One dose: its name, its amount and its answers, which are below on a phone. */
export function DoseRow({ dose, view, isOneOfSeveral = false, why }: DoseRowProps) {
  const { recording, today, zone, nowMs } = view;
  const { problem, isCleared, ...answer } = recording.rowOf(dose);
  const advice = dose.note || dose.instructions;
  return (
    <li
      data-dose={dosePlaceOf(dose)}
      className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 border-t border-rule py-1.5 first:border-t-0 sm:gap-x-6 sm:py-2.5"
    >
      <div className="min-w-0 flex-1 basis-56 max-sm:basis-full">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link
            to={dosesHref(dose.medication_id)}
            className="link -my-1.5 max-w-full wrap-break-word"
          >
            {dose.medication_name}
          </Link>
          <DoseBadges
            state={dose.state}
            isHazardous={dose.hazardous_handling}
            recorded={answer.recorded}
          />
        </p>
        <p className="wrap-break-word">{formatAmount(dose, zone)}</p>
        {advice !== '' && <p className="text-ink-soft wrap-break-word">{advice}</p>}
        {isCleared && <DoseClearedLine dose={dose} recorded={answer.recorded} />}
        {why !== undefined && <p className="text-small text-ink-soft">{why}</p>}
      </div>
      <DoseAnswer
        state={dose.state}
        isCompact
        {...{ dose, today, zone, nowMs, isOneOfSeveral }}
        {...answer}
      />
      <DoseProblemLine problem={problem} />
    </li>
  );
}
