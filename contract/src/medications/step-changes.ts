import { messages } from '../i18n/messages.ts';
import { formatWeekday } from '../reminders/format-when.ts';
import { addDays } from '../time/days.ts';
import { dayDose } from './day-dose.ts';
import { type DosePart, isHourlySlot } from './slots.ts';

const texts = messages('medications/step-change', {
  endsToday: 'The plan says today is the last day of {name}.',
  endsOn: 'The plan says {day} is the last day of {name}.',
  today: 'Today {name} changes from {from} to {to}.',
  tomorrow: 'Tomorrow {name} changes from {from} to {to}.',
  on: 'On {day} {name} changes from {from} to {to}.',
});

/** One planned dose. */
type AskedDose = {
  readonly slot_id: string | null;
  /** Of two, the one that was made later has the later id. */
  readonly schedule_version_id: string | null;
  readonly local_date: string;
  readonly parts: readonly DosePart[];
};

/** `to` is null where the plan ends. */
export type StepChange = {
  readonly date: string;
  readonly from: string;
  readonly to: string | null;
};

/** After a change in the middle of a day, what was logged before it stays: the later schedule describes the day. */
function ofLaterVersion(doses: readonly AskedDose[]): readonly AskedDose[] {
  const latest = doses
    .map(({ schedule_version_id }) => schedule_version_id ?? '')
    .toSorted()
    .at(-1);
  return doses.filter(({ schedule_version_id }) => (schedule_version_id ?? '') === latest);
}

/**
 * The step of a taper, or any other change of the dose, between a day and the one before it; null where the dose stays.
 * Days without a dose are no step, and by the hour the number of doses varies by itself.
 */
export function stepOn(
  doses: readonly AskedDose[],
  date: string,
  /** The last day of the plan, where it has one. */
  endDate: string | null = null,
): StepChange | null {
  const day = addDays(date, -1);
  const on = (asked: string): readonly AskedDose[] =>
    ofLaterVersion(
      doses.filter(
        ({ slot_id, local_date }) =>
          local_date === asked && slot_id !== null && !isHourlySlot(slot_id),
      ),
    );
  const [before, after] = [on(day), on(date)];
  if (before.length === 0) return null;
  const from = dayDose(before);
  if (after.length === 0) return endDate === day ? { date, from, to: null } : null;
  const to = dayDose(after);
  return from === to ? null : { date, from, to };
}

/**
 * 'Tomorrow Dexamethasone changes from 6 mg to 4 mg.' Shown on the day before, or on the day itself. After midnight
 * `today`, the day of the doses, is the day before: then both days are named.
 */
export function formatStepChange(
  name: string,
  { date, from, to }: StepChange,
  today: string,
  isNight = false,
): string {
  if (to === null)
    return isNight ? texts.endsOn({ day: formatWeekday(today), name }) : texts.endsToday({ name });
  if (isNight) return texts.on({ day: formatWeekday(date), name, from, to });
  return texts[date === today ? 'today' : 'tomorrow']({ name, from, to });
}
