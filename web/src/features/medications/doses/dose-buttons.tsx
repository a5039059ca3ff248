import type { DoseOccurrence, DoseState } from '@caretrail/contract/medications/doses';
import { isEarly } from '@caretrail/contract/medications/early-dose';
import { AlarmClock, Clock, type LucideIcon, SkipForward, Undo2 } from 'lucide-react';
import { usePatientZone } from '../../../data/zone.ts';
import { useCanChange } from '../../../session/chosen-record.ts';
import { Button } from '../../../ui/button.tsx';
import { isPutOff } from './dose-place.ts';
import { clockOf, clockWords, formatUntil, plannedBefore, plannedClock } from './format-dose.ts';
import { laterTexts } from './later-texts.ts';
import { todayTexts as texts } from './texts.ts';

export type Asked = 'skip' | 'early' | 'other-time' | 'entry' | 'later' | 'undo-later' | 'more';

type DoseButtonsProps = {
  readonly dose: DoseOccurrence;
  /** “Record as taken” is the primary button when the dose is due or late. */
  readonly state: DoseState;
  /** The dose is of an earlier day: it is recorded at the planned time, and the label says so. */
  readonly isPast: boolean;
  /** On a phone only “Record as taken” is a button, and the other answers are behind “More”. */
  readonly isCompact?: boolean;
  /** One button above records all doses of the time: that one is the primary one. */
  readonly isOneOfSeveral?: boolean;
  /** By the clock of the screen. */
  readonly nowMs: number;
  readonly onTaken: () => void;
  readonly onAsk: (what: Asked) => void;
};

export type OtherAnswer = {
  readonly what: Asked;
  readonly look: 'secondary' | 'quiet';
  readonly text: string;
  /** Also names the dose. */
  readonly label: string;
  readonly Icon: LucideIcon;
};

/** The answers beside “Record as taken”. */
export function otherAnswers(
  dose: DoseOccurrence,
  {
    state,
    isPast,
    zone,
    canPutOff,
  }: Pick<DoseButtonsProps, 'state' | 'isPast'> & {
    readonly zone: string;
    /** What someone else has put off is not for a helper to change. */
    readonly canPutOff: boolean;
  },
): OtherAnswer[] {
  const values = { name: dose.medication_name, time: plannedClock(dose, zone) };
  const skip: OtherAnswer = {
    what: 'skip',
    look: 'secondary',
    text: texts.skip,
    label: texts.skipFor(values),
    Icon: SkipForward,
  };
  const later = { what: 'later', look: 'secondary', Icon: AlarmClock } as const;
  if (state === 'upcoming' && dose.postponed_until !== null) {
    if (!canPutOff) return [skip];
    const undo = { text: laterTexts.undo, label: laterTexts.undoFor(values), Icon: Undo2 };
    return [
      skip,
      { ...later, text: laterTexts.change, label: laterTexts.changeFor(values) },
      { what: 'undo-later', look: 'quiet', ...undo },
    ];
  }
  // A missed or past dose cannot be put off.
  if (state === 'missed' || isPast) {
    const words = { text: texts.otherTime, label: texts.otherTimeFor(values) };
    return [skip, { what: 'other-time', look: 'quiet', ...words, Icon: Clock }];
  }
  if (!canPutOff) return [skip];
  return [skip, { ...later, text: laterTexts.later, label: laterTexts.laterFor(values) }];
}

/** Whether one may put a dose off, or change that: a helper where no one else has. */
export function useCanPutOff(): (dose: DoseOccurrence) => boolean {
  const canChange = useCanChange();
  return ({ postponed_by }) =>
    postponed_by === undefined || canChange('medication', { created_by: postponed_by });
}

type PutOffProps = Pick<DoseButtonsProps, 'dose'> & {
  /** Its new time is in the future. */
  readonly isWaiting: boolean;
  readonly zone: string;
};

function PutOff({ dose, isWaiting, zone }: PutOffProps) {
  const until = dose.postponed_until ?? dose.at;
  const planned = plannedBefore(dose, until, zone);
  return (
    <p className="flex items-start gap-2 font-medium">
      <AlarmClock className="mt-1 size-5 shrink-0" aria-hidden="true" />
      {isWaiting
        ? laterTexts.putOff({ until: formatUntil(dose, until, zone), planned })
        : laterTexts.wasPlanned({ planned })}
    </p>
  );
}

/** One tap per answer. The labels for screen readers also name the dose. */
export function DoseButtons(props: DoseButtonsProps) {
  const { dose, state, isPast, isCompact = false, isOneOfSeveral = false, onTaken, onAsk } = props;
  const { nowMs } = props;
  const zone = usePatientZone();
  const canPutOff = useCanPutOff()(dose);
  const name = dose.medication_name;
  const time = plannedClock(dose, zone);
  const isNow = (state === 'due' || state === 'late') && !isOneOfSeveral;
  const isWaiting = state === 'upcoming' && dose.postponed_until !== null;
  // Just undone: a new entry needs the id that the server assigns to the undo.
  const isBusy = dose.log?.id === '';
  return (
    <div className="flex flex-col gap-2">
      {isPutOff({ ...dose, state }) && <PutOff {...{ dose, isWaiting, zone }} />}
      <div className={`flex flex-wrap ${isCompact ? 'gap-1.5 sm:gap-2' : 'gap-2'}`}>
        <Button
          look={isNow ? 'primary' : 'secondary'}
          className={isCompact ? 'max-sm:flex-1 max-sm:px-3' : 'max-sm:px-3 max-[480px]:w-full'}
          isBusy={isBusy}
          aria-label={isPast ? texts.recordAtFor({ name, time }) : texts.recordFor({ name, time })}
          onClick={() => (!isPast && isEarly(dose, nowMs) ? onAsk('early') : onTaken())}
        >
          {/* The time zone is shown above. */}
          {isPast
            ? texts.recordAt({ time: clockWords(clockOf(dose.local_date_time)) })
            : texts.record}
        </Button>
        {otherAnswers(dose, { state, isPast, zone, canPutOff }).map(
          ({ what, look, text, label, Icon }) => (
            <Button
              key={what}
              look={look}
              className={isCompact ? 'px-4 max-sm:hidden' : 'px-4 max-sm:px-3'}
              isBusy={isBusy}
              aria-label={label}
              onClick={() => onAsk(what)}
            >
              {/* Without icons, they fit in one line on a phone, below the first. */}
              <Icon className="size-5 max-sm:hidden" aria-hidden="true" />
              {text}
            </Button>
          ),
        )}
        {isCompact && (
          <Button
            look="quiet"
            className="px-3! sm:hidden"
            isBusy={isBusy}
            aria-label={texts.moreFor({ name, time })}
            onClick={() => onAsk('more')}
          >
            {texts.more}
          </Button>
        )}
      </div>
    </div>
  );
}
