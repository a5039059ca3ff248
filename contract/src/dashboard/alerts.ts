import { messages } from '../i18n/messages.ts';
import { planOfMedication } from '../medications/client-plan.ts';
import { cycleCover } from '../medications/cycle-cover.ts';
import type { DoseChange } from '../medications/dose-changes.ts';
import type { Medication } from '../medications/schema.ts';
import { mostUrgent } from '../medications/stock-alert.ts';
import { formatStock } from '../medications/format-stock.ts';
import { addDays, datePart } from '../time/days.ts';
import type { AgendaEvent, DashboardAlert, DoseChangeMark } from './schema.ts';

const texts = messages('dashboard/alerts', {
  stock: '{name}: {state}',
  stockOfStrength: '{name}, {strength}: {state}',
  ends: '{name} ends',
  starts: '{name} starts: {dose}',
  changes: '{name}: from {before} to {after}',
  today: 'Today: {what}',
  tomorrow: 'Tomorrow: {what}',
  withPreparation: '{title}. {preparation}',
});

/** One line per medicine: the most urgent of its strengths, and why. */
export const stockAlerts = (medicines: readonly Medication[], today: string): DashboardAlert[] =>
  medicines.flatMap((medicine) => {
    const { id, name, stock } = medicine;
    const urgent = mostUrgent(stock);
    if (urgent === undefined || urgent.alert === null) return [];
    const kind = urgent.alert === 'renew' ? 'renew' : 'refill';
    const cover = cycleCover(planOfMedication(medicine), urgent, today);
    const state = formatStock({ ...urgent, cover }, today);
    const text =
      stock.length > 1
        ? texts.stockOfStrength({ name, strength: urgent.strength, state })
        : texts.stock({ name, state });
    return [{ kind, text, subject_id: id }];
  });

/** 'Dexamethasone: from 6 mg to 4 mg' */
export function doseChangeText(name: string, { before, after }: DoseChange): string {
  if (after === null) return texts.ends({ name });
  return before === null
    ? texts.starts({ name, dose: after })
    : texts.changes({ name, before, after });
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
      text: texts[date === today ? 'today' : 'tomorrow']({ what: text }),
      subject_id: medication_id,
    }));

/** Tests and scans of today and tomorrow. */
export const testAlerts = (upcoming: readonly AgendaEvent[], today: string): DashboardAlert[] =>
  upcoming
    .filter(({ event_type }) => event_type === 'Tests' || event_type === 'Scan')
    .filter(({ start }) => datePart(start) <= addDays(today, 1))
    .map(({ id, title, start, preparation }) => ({
      kind: 'test_due',
      text: texts[datePart(start) <= today ? 'today' : 'tomorrow']({
        what: preparation === '' ? title : texts.withPreparation({ title, preparation }),
      }),
      subject_id: id,
    }));
