import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { comingCycles, type ComingCycle } from '@caretrail/contract/medications/coming-cycles';
import type { CyclePattern } from '@caretrail/contract/medications/cycle-days';
import type { Medication } from '@caretrail/contract/medications/schema';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { addDays, daysBetween } from '@caretrail/contract/time/days';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { CalendarClock, CirclePause, Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dosesApi } from '../../../data/doses.ts';
import { dayIn } from '../../../lib/format-day.ts';
import { catchFocus } from '../../../lib/lost-focus.ts';
import { bringIntoSight } from '../../../lib/scroll-aim.ts';
import { IfCan } from '../../../session/if-can.tsx';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import type { DayNow } from '@caretrail/contract/medications/dose-day';
import { CycleRibbon } from '../list/cycle-ribbon.tsx';
import { delayDays, openCycles } from './cycle-change.ts';
import { CycleDialog } from './cycle-dialog.tsx';
import { Part } from './part.tsx';
import { cycleTexts as texts } from './texts.ts';
import { type HeldNow, UndoHold } from './undo-hold.tsx';

type GoAheadDialogProps = {
  readonly medicine: Medication;
  readonly pattern: CyclePattern;
  readonly held: ComingCycle;
  readonly today: string;
  readonly onClose: () => void;
};

/**
 * Asks for the date of day 1, preset to the planned date or today if that has passed. An earlier date than planned
 * needs the confirmation that the clinic said so. If doses were taken before the hold, it asks whether to continue or
 * start again.
 */
function GoAheadDialog({ medicine, pattern, held, today, onClose }: GoAheadDialogProps) {
  const { cycle, first } = held;
  const [day, setDay] = useState(first > today ? first : today);
  const [isTold, setTold] = useState(false);
  const [from, setFrom] = useState<'start' | 'rest'>();
  const isAhead = first > today;
  const days = { from: [first, addDays(today, -60)].toSorted()[1] ?? first, to: today };
  const loaded = dosesApi.useListDosesQuery(isAhead ? skipToken : days);
  const isKnown = isAhead || loaded.status === 'fulfilled';
  const taken = (isKnown ? (loaded.data ?? []) : []).filter(
    ({ medication_id, slot_id, local_date, log }) =>
      medication_id === medicine.id &&
      slot_id !== null &&
      local_date >= first &&
      log?.status === 'taken',
  );
  const takenDays = new Set(taken.map(({ local_date }) => local_date)).size;
  const next = pattern.on_days.toSorted((one, other) => one - other)[takenDays];
  const isAsked = takenDays > 0 && next !== undefined;
  const fromDay = from === 'rest' && next !== undefined ? next : 1;
  const early = day === '' ? 0 : daysBetween(day, first);
  return (
    <CycleDialog
      medicine={medicine}
      change={{ kind: 'go_ahead', cycle, first_day: day, from_day: fromDay }}
      heading={texts.goHeading({ cycle })}
      lead={texts.goLead}
      confirmText={texts.goConfirm}
      reason={texts.wentAhead}
      // If doses were taken before the hold, the user has to choose; neither option is preselected.
      isReady={isKnown && day !== '' && (!isAsked || from !== undefined) && (early <= 0 || isTold)}
      onClose={onClose}
    >
      {!isKnown && !loaded.isError && <p role="status">{texts.goChecking}</p>}
      {loaded.isError && (
        <ErrorState
          message={pickMessage.medications(loaded.error)}
          onRetry={() => void loaded.refetch()}
        />
      )}
      {isAsked && (
        <RadioGroup
          legend={texts.goTaken({ days: takenDays })}
          hint={from === undefined ? texts.goChoose : undefined}
          name="go-ahead-from"
          choices={[
            { value: 'start', label: texts.goWhole({ days: pattern.on_days.length }) },
            { value: 'rest', label: texts.goRest({ day: next }) },
          ]}
          value={from}
          onChange={setFrom}
        />
      )}
      <DatePicker
        label={texts.dayOf({ day: fromDay })}
        value={day}
        min={today}
        isRequired
        hint={first > today ? texts.goPlanned({ day: dayIn(first, today) }) : undefined}
        onChange={(to) => {
          setDay(to);
          setTold(false);
        }}
      />
      {early > 0 && (
        <>
          <p className="font-semibold text-problem">{texts.goEarly({ days: early })}</p>
          <TickBox
            label={texts.goTold}
            checked={isTold}
            onChange={({ currentTarget }) => setTold(currentTarget.checked)}
          />
        </>
      )}
    </CycleDialog>
  );
}

type CyclePartProps = {
  readonly medicine: Medication;
  readonly pattern: CyclePattern;
  readonly now: DayNow;
  /** The calendar day, from which a change counts. */
  readonly date: string;
  /** The cycle that was delayed a moment ago. */
  readonly delayed: number | null;
  readonly onDelayed: (cycle: number | null) => void;
};

type DelayedNoteProps = { readonly words: string; readonly onClose: () => void };

/**
 * Says what is so now, and takes the focus. Until it is closed it stands in place of the buttons, so that a second press
 * in the same place delays nothing.
 */
function DelayedNote({ words, onClose }: DelayedNoteProps) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const stop = bringIntoSight(() => box.current ?? undefined, 'middle');
    return () => {
      stop();
      // The button that closed it is gone. Not to the one that delays.
      catchFocus(document.querySelector('main h1'));
    };
  }, []);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-control border border-edge bg-action-tint px-4 py-3 print:hidden">
      <p ref={box} tabIndex={-1} className="font-medium">
        {words}
      </p>
      <Button look="secondary" onClick={onClose}>
        {texts.delayedSeen}
      </Button>
    </div>
  );
}

/** The state of the cycle, and actions to delay, hold or continue it. */
export function CyclePart(props: CyclePartProps) {
  const { medicine, pattern, now, date, delayed, onDelayed } = props;
  const [asked, setAsked] = useState<'delay' | 'hold' | 'go-ahead' | null>(null);
  const { held, toHold, toDelay } = openCycles(medicine, date);
  const [heldNow, setHeldNow] = useState<HeldNow | null>(null);
  const moved =
    delayed === null
      ? undefined
      : comingCycles(planOfMedication(medicine), date).find(({ cycle }) => cycle === delayed);
  const onUndoOver = useCallback(() => setHeldNow(null), []);
  // Closes only its own dialog: after the reload another one may already be open.
  const closing = (what: typeof asked) => (): void =>
    setAsked((now) => (now === what ? null : now));
  return (
    <Part heading={texts.heading}>
      <CycleRibbon {...{ medicine, pattern }} today={now} />
      {held !== undefined && <p className="font-medium">{texts.onHold({ cycle: held.cycle })}</p>}
      {moved !== undefined && (
        <DelayedNote
          words={texts.delayedNow({ cycle: moved.cycle, day: dayIn(moved.first, date) })}
          onClose={() => onDelayed(null)}
        />
      )}
      <IfCan act="manage" area="medication">
        <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
          {held !== undefined && (
            <Button
              onClick={() => {
                setHeldNow(null);
                setAsked('go-ahead');
              }}
            >
              <Play className="size-5" aria-hidden="true" />
              {texts.goAhead({ cycle: held.cycle })}
            </Button>
          )}
          {moved === undefined && toDelay !== undefined && (
            <Button look="secondary" onClick={() => setAsked('delay')}>
              <CalendarClock className="size-5" aria-hidden="true" />
              {texts.delay({ cycle: toDelay.cycle })}
            </Button>
          )}
          {moved === undefined && toHold !== undefined && (
            <Button look="secondary" onClick={() => setAsked('hold')}>
              <CirclePause className="size-5" aria-hidden="true" />
              {texts.hold({ cycle: toHold.cycle })}
            </Button>
          )}
        </div>
      </IfCan>
      {heldNow !== null && <UndoHold held={heldNow} onOver={onUndoOver} />}
      {asked === 'delay' && toDelay !== undefined && (
        <CycleDialog
          medicine={medicine}
          change={{ kind: 'delay', cycle: toDelay.cycle, days: delayDays }}
          heading={texts.delayHeading({ cycle: toDelay.cycle })}
          lead={texts.delayLead({ cycle: toDelay.cycle })}
          confirmText={texts.delayConfirm}
          reason={texts.delayed}
          onDelayed={onDelayed}
          onClose={closing('delay')}
        />
      )}
      {asked === 'hold' && toHold !== undefined && (
        <CycleDialog
          medicine={medicine}
          change={{ kind: 'hold', cycle: toHold.cycle }}
          heading={texts.holdHeading({ cycle: toHold.cycle })}
          lead={texts.holdLead}
          confirmText={texts.holdConfirm}
          reason={texts.held}
          onHeld={setHeldNow}
          onClose={closing('hold')}
        />
      )}
      {asked === 'go-ahead' && held !== undefined && (
        <GoAheadDialog
          {...{ medicine, pattern, held, today: date }}
          onClose={closing('go-ahead')}
        />
      )}
    </Part>
  );
}
