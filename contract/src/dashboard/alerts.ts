import { msFromIso } from '../dates.ts';
import { messages } from '../i18n/messages.ts';
import { planOfMedication } from '../medications/client-plan.ts';
import { type CycleCover, cycleCover } from '../medications/cycle-cover.ts';
import type { DoseChange } from '../medications/dose-changes.ts';
import { formatStockState } from '../medications/format-stock.ts';
import type { Medication } from '../medications/schema.ts';
import type { Stock } from '../medications/stock.ts';
import { mostUrgent } from '../medications/stock-alert.ts';
import { formatWeekday } from '../reminders/format-when.ts';
import { addDays, datePart } from '../time/days.ts';
import { dateAt } from '../time/zoned.ts';
import { type OpenDose, openDoseAlerts } from './open-dose-alerts.ts';
import type { AgendaEvent, DashboardAlert } from './schema.ts';

const texts = messages('dashboard/alerts', {
  stock: '{name}: {state}. {advice}.',
  stockOfStrength: '{name}, {strength}: {state}. {advice}.',
  moreNow: 'Get more now',
  moreSoon: 'Get more soon',
  prescriptionNow: 'Ask for a new prescription now',
  prescriptionSoon: 'Ask for a new prescription soon',
  /** Alone above the day: when it runs out is one tap away. */
  prescriptionOf: '{name}: ask for a new prescription now',
  ends: '{name} ends',
  starts: '{name} starts: {dose}',
  changes: '{name}: from {before} to {after}',
  today: 'Today: {what}',
  tomorrow: 'Tomorrow: {what}',
  /** After midnight, when “today” is ambiguous. */
  onDay: '{weekday}: {what}',
  withPreparation: '{title}. {preparation}',
});

/** The most urgent first. The first two ask for an act today. */
const ranks = ['gone', 'prescription', 'open', 'today', 'low', 'tomorrow', 'few'] as const;
type Rank = (typeof ranks)[number];
type Ranked = {
  readonly rank: Rank;
  readonly alert: Omit<DashboardAlert, 'urgent'>;
  /** Of the medicine, if it is about one that is needed. */
  readonly name?: string;
};

type Warned = Pick<Stock, 'alert' | 'alert_because' | 'repeats_left'>;

/** A stock of a medicine as needed that gets low can wait; a prescription takes time, so its renewal cannot. */
function rankOfStock({ alert, alert_because, repeats_left }: Warned): Rank {
  if (alert === 'out' || alert === 'expired') return 'gone';
  if (alert_because === 'few_left') return 'few';
  return alert === 'renew' || repeats_left === 0 ? 'prescription' : 'low';
}

function adviceOf(stock: Warned): string {
  const rank = rankOfStock(stock);
  const isNow = rank === 'gone' || rank === 'prescription';
  if (stock.repeats_left === 0) return texts[isNow ? 'prescriptionNow' : 'prescriptionSoon'];
  return texts[isNow ? 'moreNow' : 'moreSoon'];
}

/** Which cycle is short is what matters here, not which ones are covered. */
const shortOf = (cover: CycleCover | null): CycleCover | null =>
  cover !== null && cover.short !== null ? { ...cover, enough: [] } : cover;

/** One line per medicine: the most urgent of its strengths, and what to do. */
const stockAlerts = (medicines: readonly Medication[], today: string): Ranked[] =>
  medicines.flatMap((medicine) => {
    const { id, name, stock } = medicine;
    const urgent = mostUrgent(stock);
    if (urgent === undefined || urgent.alert === null) return [];
    const cover = cycleCover(planOfMedication(medicine), urgent, today);
    const state = formatStockState({ ...urgent, cover: shortOf(cover) }, today, 'afterName');
    const words = { name, state, advice: adviceOf(urgent) };
    const text =
      stock.length > 1
        ? texts.stockOfStrength({ ...words, strength: urgent.strength })
        : texts.stock(words);
    const kind = urgent.alert === 'renew' ? 'renew' : 'refill';
    return [{ rank: rankOfStock(urgent), name, alert: { kind, text, subject_id: id } }];
  });

/** 'Dexamethasone: from 6 mg to 4 mg' */
export function doseChangeText(name: string, { before, after }: DoseChange): string {
  if (after === null) return texts.ends({ name });
  return before === null
    ? texts.starts({ name, dose: after })
    : texts.changes({ name, before, after });
}

type ChangingMedicine = Pick<Medication, 'id' | 'name' | 'created_at'> & {
  readonly changes: readonly DoseChange[];
};

type When = {
  readonly today: string;
  /** The day of the doses: after midnight still the day before. */
  readonly day: string;
  readonly zone: string;
};

const onDay = (date: string, { today, day }: When, what: string): string =>
  today === day
    ? texts[date === today ? 'today' : 'tomorrow']({ what })
    : texts.onDay({ weekday: formatWeekday(date), what });

/** The evening before, and on the day itself. The start of a medicine that was only just added is no news. */
const doseChangeAlerts = (medicines: readonly ChangingMedicine[], when: When): Ranked[] =>
  medicines.flatMap(({ id, name, created_at, changes }) => {
    const { day, zone } = when;
    const isNew = dateAt(msFromIso(created_at) ?? 0, zone) >= addDays(day, -1);
    return changes
      .filter(({ date, before }) => !(isNew && before === null) && date >= day)
      .filter(({ date }) => date <= addDays(day, 1))
      .map((change) => ({
        rank: change.date === day ? 'today' : 'tomorrow',
        alert: {
          kind: 'dose_change',
          text: onDay(change.date, when, doseChangeText(name, change)),
          subject_id: id,
        },
      }));
  });

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** Tests and scans of today and tomorrow. */
const testAlerts = (upcoming: readonly AgendaEvent[], when: When): Ranked[] =>
  upcoming
    .filter(({ event_type }) => event_type === 'Tests' || event_type === 'Scan')
    // One that started earlier is of today as well.
    .map((event) => ({ ...event, date: laterOf(datePart(event.start), when.today) }))
    .filter(({ date }) => date <= addDays(when.today, 1))
    .map(({ id, title, date, preparation }) => ({
      rank: date === when.today ? 'today' : 'tomorrow',
      alert: {
        kind: 'test_due',
        text: onDay(
          date,
          when,
          preparation === '' ? title : texts.withPreparation({ title, preparation }),
        ),
        subject_id: id,
      },
    }));

function urgentText({ rank, name = '', alert }: Ranked): string | null {
  if (rank === 'prescription') return texts.prescriptionOf({ name });
  return rank === 'gone' ? alert.text : null;
}

type AlertData = {
  readonly medicines: readonly (Medication & ChangingMedicine)[];
  readonly upcoming: readonly AgendaEvent[];
  readonly openDoses: readonly OpenDose[];
};

/** What needs the patient's attention, the most urgent first. */
export const dashboardAlerts = (
  { medicines, upcoming, openDoses }: AlertData,
  when: When,
): DashboardAlert[] =>
  [
    ...openDoseAlerts(openDoses, when.today).map((alert) => ({ rank: 'open' as const, alert })),
    ...doseChangeAlerts(medicines, when),
    ...testAlerts(upcoming, when),
    ...stockAlerts(medicines, when.today),
  ]
    .toSorted((one, other) => ranks.indexOf(one.rank) - ranks.indexOf(other.rank))
    .map((ranked) => ({ ...ranked.alert, urgent: urgentText(ranked) }));
