import { planOfMedication } from '../medications/client-plan.ts';
import { cycleCover } from '../medications/cycle-cover.ts';
import type { DoseChange } from '../medications/dose-changes.ts';
import type { Medication } from '../medications/schema.ts';
import { mostUrgent } from '../medications/stock-alert.ts';
import { formatStock } from '../medications/format-stock.ts';
import { addDays, datePart } from '../time/days.ts';
import type { AgendaEvent, DashboardAlert, DoseChangeMark } from './schema.ts';

/** One line per medicine: the most urgent of its strengths, and why. */
export const stockAlerts = (medicines: readonly Medication[], today: string): DashboardAlert[] =>
  medicines.flatMap((medicine) => {
    const { id, name, stock } = medicine;
    const urgent = mostUrgent(stock);
    if (urgent === undefined || urgent.alert === null) return [];
    const kind = urgent.alert === 'renew' ? 'renew' : 'refill';
    const what = stock.length > 1 ? `${name}, ${urgent.strength}` : name;
    const cover = cycleCover(planOfMedication(medicine), urgent, today);
    const text = `${what}: ${formatStock({ ...urgent, cover }, today)}`;
    return [{ kind, text, subject_id: id }];
  });

/** 'Dexamethasone: from 6 mg to 4 mg' */
export function doseChangeText(name: string, { before, after }: DoseChange): string {
  if (after === null) return `${name} ends`;
  return before === null ? `${name} starts: ${after}` : `${name}: from ${before} to ${after}`;
}

/** The evening before, and on the day itself. */
export const doseChangeAlerts = (
  marks: readonly DoseChangeMark[],
  today: string,
): DashboardAlert[] =>
  marks
    .filter(({ date }) => date === today || date === addDays(today, 1))
    .map(({ medication_id, date, text }) => ({
      kind: 'dose_change',
      text: `${date === today ? 'Today' : 'Tomorrow'}: ${text}`,
      subject_id: medication_id,
    }));

/** Tests and scans of today and tomorrow. */
export const testAlerts = (upcoming: readonly AgendaEvent[], today: string): DashboardAlert[] =>
  upcoming
    .filter(({ event_type }) => event_type === 'Tests' || event_type === 'Scan')
    .filter(({ start }) => datePart(start) <= addDays(today, 1))
    .map(({ id, title, start, preparation }) => ({
      kind: 'test_due',
      text: `${datePart(start) <= today ? 'Today' : 'Tomorrow'}: ${title}${
        preparation === '' ? '' : `. ${preparation}`
      }`,
      subject_id: id,
    }));
