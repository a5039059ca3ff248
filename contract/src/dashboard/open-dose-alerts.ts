import { dayFormat } from '../i18n/format.ts';
import { messages } from '../i18n/messages.ts';
import { needsYear } from '../time/format-date.ts';
import type { DashboardAlert } from './schema.ts';

const texts = messages('dashboard/open-doses', {
  /** It may have been taken, so this does not say that it was missed. */
  alert:
    '{name}: not recorded on {day}, and still open. If it was not taken, ask the clinic or a pharmacist before taking it late.',
});

const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const longDayOfYear = dayFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A dose of an earlier day of a rarely taken medicine, which is neither taken nor skipped. */
export type OpenDose = {
  readonly medication_id: string;
  readonly name: string;
  readonly local_date: string;
};

/** One line for each medicine and day: two doses of a day are recorded in the same place. */
export function openDoseAlerts(
  doses: readonly OpenDose[],
  today: string,
): Omit<DashboardAlert, 'urgent'>[] {
  const days = new Map(doses.map((dose) => [`${dose.medication_id} ${dose.local_date}`, dose]));
  return [...days.values()].map(({ medication_id, name, local_date: date }) => ({
    kind: 'open_dose',
    text: texts.alert({ name, day: needsYear(date, today) ? longDayOfYear(date) : longDay(date) }),
    subject_id: medication_id,
    date,
  }));
}
