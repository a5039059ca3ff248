import type { DueDose } from '@caretrail/contract/dashboard/schema';
import { Link } from 'react-router';
import { DoseAnswer } from '../../../shell/doses/dose-answer.tsx';
import { DoseBadges } from '../../../shell/doses/dose-badges.tsx';
import type { Asked } from '../../../shell/doses/dose-buttons.tsx';
import { dosePlaceOf } from '../../../shell/doses/dose-place.ts';
import { DoseProblemLine } from '../../../shell/doses/dose-problem-line.tsx';
import { amountWords, type DayNow, dueMoment } from '../../../shell/doses/dose-words.ts';
import type { DoseProblem } from '../../../shell/doses/use-dose-log.ts';
import type { Recorded } from '../../../shell/doses/use-recorded.ts';
import { medicineHref } from '../links.ts';

type NowRowProps = {
  readonly dose: DueDose;
  readonly recorded: Recorded | undefined;
  readonly problem: DoseProblem | undefined;
  readonly today: DayNow;
  readonly zone: string;
  readonly onTaken: () => void;
  readonly onAsk: (what: Asked) => void;
  readonly onUndo: () => void;
};

/** One medicine at one time, with one tap for each answer. */
export function NowRow({ dose, problem, ...answer }: NowRowProps) {
  const advice = dose.note || dose.instructions;
  return (
    <li
      data-dose={dosePlaceOf(dose)}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule py-4 first:border-t-0"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link
            to={medicineHref(dose.medication_id)}
            className="link max-w-full py-1.5! text-lead wrap-anywhere"
          >
            {dose.medication_name}
          </Link>
          <DoseBadges state={dose.state} isHazardous={dose.hazardous_handling} />
        </p>
        <p className="wrap-anywhere">
          {amountWords(dose.parts, dose.dosage)}
          <span className="text-ink-soft">{` · ${dueMoment(dose, answer.today, answer.zone)}`}</span>
        </p>
        {advice !== '' && <p className="text-ink-soft wrap-anywhere">{advice}</p>}
      </div>
      <DoseAnswer dose={dose} state={dose.state} {...answer} />
      <DoseProblemLine problem={problem} />
    </li>
  );
}
