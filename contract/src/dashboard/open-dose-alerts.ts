import { messages } from '../i18n/messages.ts';
import { formatLongDay } from '../reminders/format-when.ts';
import type { DashboardAlert } from './schema.ts';

const texts = messages('dashboard/open-doses', {
  /** It may have been taken, so this does not say that it was missed. */
  alert:
    '{name}: not recorded on {day}, and still open. If it was not taken, ask the clinic or a pharmacist before taking it late.',
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
    text: texts.alert({ name, day: formatLongDay(date, today) }),
    subject_id: medication_id,
    date,
  }));
}
