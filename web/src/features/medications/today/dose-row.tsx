import type { Medication } from '@caretrail/contract/medications/schema';
import { CircleCheck, CircleSlash, PencilLine } from 'lucide-react';
import { DoseAnswer, DoseBadges, DoseProblemLine } from '../doses/dose-answer.tsx';
import type { Asked } from '../doses/dose-buttons.tsx';
import { dosePlaceOf } from '../doses/dose-place.ts';
import { amountWords, type DayNow, notedWords, plannedClock } from '../doses/dose-words.ts';
import { todayTexts as texts } from '../doses/texts.ts';
import type { DoseProblem } from '../doses/use-record-doses.ts';
import type { Recorded } from '../doses/use-recorded.ts';
import { Button } from '../../../ui/button.tsx';
import { MedicineLink } from '../place-links.tsx';
import type { TodayDose } from './dose-groups.ts';

type DoseRowProps = {
  readonly each: TodayDose;
  readonly medicine: Medication | undefined;
  /** An earlier day: “Taken” is recorded at the planned time. */
  readonly isPast: boolean;
  /** On the page of the medicine itself its name leads nowhere. */
  readonly isOwnPage: boolean;
  readonly recorded: Recorded | undefined;
  readonly problem: DoseProblem | undefined;
  readonly today: DayNow;
  readonly zone: string;
  readonly onTaken: () => void;
  readonly onAsk: (what: Asked) => void;
  readonly onUndo: () => void;
};

/** What was recorded, in words; a tick or a stroke stands beside them. */
function Noted({ each: { dose }, today, zone }: Pick<DoseRowProps, 'each' | 'today' | 'zone'>) {
  const { log } = dose;
  if (log === null || log.status === 'cleared') return null;
  const isTaken = log.status === 'taken';
  const Icon = isTaken ? CircleCheck : CircleSlash;
  return (
    <p className="flex items-start gap-2 font-medium">
      <Icon className={`mt-1 size-5 shrink-0 ${isTaken ? 'text-fine' : ''}`} aria-hidden="true" />
      {notedWords(log, today, zone)}
    </p>
  );
}

/** One medicine at one time. */
export function DoseRow(props: DoseRowProps) {
  const { each, medicine, isPast, isOwnPage, recorded, problem, today, zone } = props;
  const { onTaken, onAsk, onUndo } = props;
  const { dose, state } = each;
  const isDone = state === 'taken' || state === 'skipped';
  const name = dose.medication_name;
  return (
    <li
      data-dose={dosePlaceOf(dose)}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule py-4 first:border-t-0"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3">
          {isOwnPage ? (
            <span className="font-semibold wrap-anywhere">{name}</span>
          ) : (
            <MedicineLink id={dose.medication_id} className="link max-w-full py-1.5! wrap-anywhere">
              {name}
            </MedicineLink>
          )}
          <DoseBadges state={state} isHazardous={medicine?.hazardous_handling ?? false} />
        </p>
        <p className="wrap-anywhere">{amountWords(dose.parts, dose.dosage)}</p>
        {(dose.note || medicine?.instructions) && (
          <p className="text-ink-soft wrap-anywhere">{dose.note || medicine?.instructions}</p>
        )}
        {isDone && <Noted each={each} today={today} zone={zone} />}
      </div>
      {!isDone && state !== 'held' && (
        <DoseAnswer {...{ dose, state, recorded, isPast, today, zone, onTaken, onAsk, onUndo }} />
      )}
      {isDone && (
        <Button
          look="quiet"
          className="px-3"
          // Until the server has named the entry there is nothing to change.
          isBusy={dose.log?.id === ''}
          aria-label={texts.changeFor(name, plannedClock(dose, zone))}
          onClick={() => onAsk('entry')}
        >
          <PencilLine className="size-5" aria-hidden="true" />
          {texts.change}
        </Button>
      )}
      <DoseProblemLine problem={problem} />
    </li>
  );
}
