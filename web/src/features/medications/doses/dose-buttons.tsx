import type { DoseOccurrence, DoseState } from '@caretrail/contract/medications/doses';
import { isEarly } from '@caretrail/contract/medications/early-dose';
import { AlarmClock, Check, Clock, SkipForward, Undo2 } from 'lucide-react';
import { usePatientZone } from '../../../data/zone.ts';
import { Button } from '../../../ui/button.tsx';
import { isPutOff } from './dose-place.ts';
import { clockOf, clockWords, formatUntil, plannedBefore, plannedClock } from './format-dose.ts';
import { laterTexts } from './later-texts.ts';
import { todayTexts as texts } from './texts.ts';

export type Asked = 'skip' | 'early' | 'other-time' | 'entry' | 'later' | 'undo-later';

type DoseButtonsProps = {
  readonly dose: DoseOccurrence;
  /** "Taken" is the primary button when the dose is due or late. */
  readonly state: DoseState;
  /** The dose is of an earlier day: “Taken” records the planned time, and its label says so. */
  readonly isPast: boolean;
  readonly onTaken: () => void;
  readonly onAsk: (what: Asked) => void;
};

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
export function DoseButtons({ dose, state, isPast, onTaken, onAsk }: DoseButtonsProps) {
  const zone = usePatientZone();
  const name = dose.medication_name;
  const time = plannedClock(dose, zone);
  const isNow = state === 'due' || state === 'late';
  const isWaiting = state === 'upcoming' && dose.postponed_until !== null;
  // Just undone: a new entry needs the id that the server assigns to the undo.
  const isBusy = dose.log?.id === '';
  const ask = (
    what: Asked,
    look: 'secondary' | 'quiet',
    label: string,
    Icon: typeof Clock,
    text: string,
  ) => (
    <Button
      look={look}
      className="px-4 max-sm:px-3"
      isBusy={isBusy}
      aria-label={label}
      onClick={() => onAsk(what)}
    >
      {/* Without icons, the three buttons fit in one line on a phone. */}
      <Icon className="size-5 max-sm:hidden" aria-hidden="true" />
      {text}
    </Button>
  );
  return (
    <div className="flex flex-col gap-2">
      {isPutOff({ ...dose, state }) && <PutOff {...{ dose, isWaiting, zone }} />}
      <div className="flex flex-wrap gap-2">
        <Button
          look={isNow ? 'primary' : 'secondary'}
          className="max-sm:px-3"
          isBusy={isBusy}
          aria-label={
            isPast ? texts.takenAtClockFor({ name, time }) : texts.takenFor({ name, time })
          }
          onClick={() => (!isPast && isEarly(dose, Date.now()) ? onAsk('early') : onTaken())}
        >
          <Check className="size-5" aria-hidden="true" />
          {/* The time zone is shown above. */}
          {isPast
            ? texts.takenAtClock({ time: clockWords(clockOf(dose.local_date_time)) })
            : texts.taken}
        </Button>
        {ask('skip', 'secondary', texts.skipFor({ name, time }), SkipForward, texts.skip)}
        {!isWaiting ? (
          <>
            {/* A missed or past dose cannot be put off. */}
            {state === 'missed' || isPast
              ? ask(
                  'other-time',
                  'quiet',
                  texts.otherTimeFor({ name, time }),
                  Clock,
                  texts.otherTime,
                )
              : ask(
                  'later',
                  'secondary',
                  laterTexts.laterFor({ name, time }),
                  AlarmClock,
                  laterTexts.later,
                )}
          </>
        ) : (
          <>
            {ask(
              'later',
              'secondary',
              laterTexts.changeFor({ name, time }),
              AlarmClock,
              laterTexts.change,
            )}
            {ask('undo-later', 'quiet', laterTexts.undoFor({ name, time }), Undo2, laterTexts.undo)}
          </>
        )}
      </div>
    </div>
  );
}
