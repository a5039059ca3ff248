import { asNeededAt } from '@caretrail/contract/medications/as-needed';
import { dayNow, doseDayAt } from '@caretrail/contract/medications/dose-day';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { instantOf, localAt } from '@caretrail/contract/time/zoned';
import { type MouseEvent, useRef, useState } from 'react';
import { asNeededApi } from '../../../data/as-needed-doses.ts';
import { settled } from '../../../data/write.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { anotherTexts as texts } from './texts.ts';
import type { DoseProblem } from '../doses/use-record-doses.ts';
import type { Recorded } from '../doses/use-recorded.ts';
import { type AsNeededMedicine, formatAnotherDose, takenAsNeeded } from './as-needed.ts';
import { freshDoses } from './use-doses.ts';

const { recordAsNeeded } = asNeededApi.endpoints;

export type DoseClock = {
  /** The shown day. */
  readonly day: string;
  readonly isPast: boolean;
  readonly nowMs: number;
  readonly zone: string;
};

type Question =
  | {
      readonly kind: 'another';
      readonly heading: string;
      readonly confirm: string;
      readonly words: readonly string[];
    }
  /** Asks for the time; `at` presets the day. */
  | { readonly kind: 'time'; readonly at: string };

type Recording = DoseClock & {
  readonly each: AsNeededMedicine;
  readonly onRecorded: (recorded: Pick<Recorded, 'dose' | 'log'>) => void;
  readonly onProblem: (problem: DoseProblem | null) => void;
};

/** What all its doses have in common. */
const anyDoseOf = (
  { medicine: { id, name, dosage, never_stop_suddenly }, parts }: AsNeededMedicine,
  zone: string,
) => ({
  medication_id: id,
  medication_name: name,
  dosage,
  schedule_version_id: null,
  slot_id: null,
  time_zone: zone,
  never_stop_suddenly,
  parts,
  note: '',
});

/** The dose that represents the entry in lists. */
const doseOf = (each: AsNeededMedicine, entry: DoseLogEntry, zone: string): DoseOccurrence => ({
  ...anyDoseOf(each, zone),
  local_date: doseDayAt(Date.parse(entry.at), zone),
  local_date_time: localAt(Date.parse(entry.at), zone),
  at: entry.at,
  postponed_until: null,
  state: 'taken',
  log: entry,
});

/**
 * Records an as-needed dose. For today it first loads what was taken, also on other devices, and asks for confirmation
 * if the limits are reached or loading fails. For an earlier day it asks for the time.
 */
export function useRecordAsNeeded({ each, day, isPast, zone, ...on }: Recording) {
  const { medicine, pattern, parts } = each;
  const { onRecorded, onProblem } = on;
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const sent = useRef<{ at: string | undefined; idempotencyKey: string } | null>(null);
  const record = async (at?: string): Promise<void> => {
    setQuestion(null);
    setBusy(true);
    onProblem(null);
    // Kept until there is a response: another press after a lost response is the same dose.
    const same = sent.current !== null && sent.current.at === at ? sent.current : null;
    const { idempotencyKey } = (sent.current = same ?? { at, idempotencyKey: crypto.randomUUID() });
    const body = {
      status: 'taken' as const,
      amount_parts: parts,
      ...(at !== undefined && { at }),
    };
    const call = { params: { id: medicine.id }, body, idempotencyKey, dose: anyDoseOf(each, zone) };
    const { data: log, error } = await dispatch(recordAsNeeded.initiate(call));
    if (error === undefined) await dispatch(settled());
    setBusy(false);
    if (log !== undefined) {
      sent.current = null;
      return onRecorded({ dose: doseOf(each, log, zone), log });
    }
    return onProblem({ name: medicine.name, text: pickMessage.medications(error) });
  };
  const checkThenRecord = async (): Promise<void> => {
    setBusy(true);
    const doses = await dispatch(freshDoses());
    setBusy(false);
    if (doses === null) {
      return setQuestion({
        kind: 'another',
        heading: texts.recordHeading({ name: medicine.name }),
        confirm: texts.recordConfirm,
        words: [texts.unchecked],
      });
    }
    const takenMs = takenAsNeeded(doses, medicine.id);
    // Entries of another device may be slightly ahead of this clock.
    const nowMs = Math.max(Date.now(), ...takenMs);
    const clock = { nowMs, today: dayNow(nowMs, zone), zone };
    const words = formatAnotherDose(pattern, asNeededAt(pattern, takenMs, clock.nowMs), clock);
    if (words.length === 0) return record();
    return setQuestion({
      kind: 'another',
      heading: texts.heading({ name: medicine.name }),
      confirm: texts.confirm,
      words,
    });
  };
  return {
    question,
    isBusy,
    onPress: ({ detail: pressed }: MouseEvent): void => {
      // Ignores the second click of a double click.
      if (pressed > 1) return;
      if (!isPast) void checkThenRecord();
      else
        setQuestion({ kind: 'time', at: new Date(instantOf(`${day}T12:00`, zone)).toISOString() });
    },
    onRecord: (at?: string): void => void record(at),
    onClose: (): void => setQuestion(null),
  };
}
