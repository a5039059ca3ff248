import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt, instantOf, localAt } from '@caretrail/contract/time/zoned';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LazyTimeField } from '../../../ui/lazy-time-field.tsx';
import { dosePlaceOf, keepFocus } from './dose-place.ts';
import { dayNow } from '@caretrail/contract/medications/dose-day';
import { momentOf } from './format-dose.ts';
import { aheadTexts, laterDialogTexts as texts } from './later-dialog-texts.ts';

type LaterDialogProps = {
  readonly dose: DoseOccurrence;
  readonly nowMs: number;
  readonly zone: string;
  /** Resolves to null on success, otherwise to the reason. */
  readonly onLater: (until: string) => Promise<string | null>;
  /** The user has already taken it. */
  readonly onTakenBefore: () => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

const minute = 60_000;
/**
 * Rounded up to a full minute, so that the label shows exactly what is sent. A future dose is put off from its planned
 * time.
 */
const inMinutes = (minutes: number, nowMs: number, plannedMs: number): number =>
  Math.ceil(Math.max(nowMs, plannedMs) / minute) * minute + minutes * minute;

/** The next moment with this local time. */
function nextAt(clock: string, nowMs: number, zone: string): number {
  const today = dateAt(nowMs, zone);
  const ms = instantOf(`${today}T${clock}`, zone);
  return ms > nowMs ? ms : instantOf(`${addDays(today, 1)}T${clock}`, zone);
}

const choices = [
  { minutes: 15, now: texts.inMinutes, ahead: texts.minutesLater },
  { minutes: 30, now: texts.inHalfAnHour, ahead: texts.halfAnHourLater },
  { minutes: 60, now: texts.inAnHour, ahead: texts.anHourLater },
] as const;

/** Four choices, each labelled with the time at which the dose is due again. */
export function LaterDialog(props: LaterDialogProps) {
  const { dose, nowMs, zone, onLater, onTakenBefore, onClose, onDone } = props;
  const [time, setTime] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const today = dayNow(nowMs, zone);
  const plannedMs = Date.parse(dose.at);
  const isAhead = plannedMs > nowMs;

  const words = isAhead ? aheadTexts : texts;
  const formatWhen = (ms: number): string => words.dueAgain(momentOf(ms, today, zone));
  const put = async (ms: number): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const refused = await onLater(new Date(ms).toISOString());
    setBusy(false);
    if (refused !== null) return setProblem(refused);
    flushSync(onDone);
    // The button that opened the dialog may be gone.
    keepFocus(dosePlaceOf(dose), null);
  };
  const alert = problem !== null && <Alert>{problem}</Alert>;
  if (time !== null) {
    return (
      <ConfirmDialog
        key="time"
        heading={texts.heading({ name: dose.medication_name })}
        confirmText={texts.confirm}
        cancelText={texts.back}
        isOpen
        isBusy={isBusy}
        onConfirm={() =>
          time === '' ? setProblem(texts.missing) : void put(nextAt(time, Date.now(), zone))
        }
        onClose={() => {
          setTime(null);
          setProblem(null);
        }}
      >
        <p>{words.lead}</p>
        {alert}
        <LazyTimeField
          label={words.time}
          value={time}
          onChange={(next) => {
            setTime(next);
            setProblem(null);
          }}
        />
        {time !== '' && <p className="font-medium">{formatWhen(nextAt(time, nowMs, zone))}</p>}
      </ConfirmDialog>
    );
  }
  // Ignores the second click of a double click on the button that opened the dialog.
  const once =
    (choose: () => void) =>
    ({ detail: pressed }: MouseEvent): void => {
      if (pressed <= 1) choose();
    };
  const choice = (label: string, hint: string, choose: () => void) => (
    <Button
      key={label}
      look="secondary"
      className="w-full flex-col gap-0!"
      isBusy={isBusy}
      onClick={once(choose)}
    >
      {label}
      <span className="font-normal">{hint}</span>
    </Button>
  );
  return (
    <Dialog
      heading={texts.heading({ name: dose.medication_name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          {choices.map(({ minutes, now, ahead }) => {
            const ms = inMinutes(minutes, nowMs, plannedMs);
            return choice(isAhead ? ahead : now, formatWhen(ms), () => void put(ms));
          })}
          {choice(texts.chosen, words.chosenHint, () =>
            setTime(localAt(isAhead ? plannedMs : inMinutes(30, nowMs, plannedMs), zone).slice(11)),
          )}
          <Button look="quiet" className="px-3" onClick={onTakenBefore}>
            {texts.taken}
          </Button>
          <Button look="quiet" className="px-3" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <p>{words.lead}</p>
      {alert}
    </Dialog>
  );
}
