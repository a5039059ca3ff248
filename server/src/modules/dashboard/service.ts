import {
  doseChangeAlerts,
  doseChangeText,
  stockAlerts,
  testAlerts,
} from '@caretrail/contract/dashboard/alerts';
import { countToday, dueDoses } from '@caretrail/contract/dashboard/due-doses';
import {
  dashboardSpan,
  type Dashboard,
  type DashboardChoice,
  type DoseChangeMark,
  type DueDose,
} from '@caretrail/contract/dashboard/schema';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { symptomTrends, watchedSymptom } from '@caretrail/contract/dashboard/trends';
import { clinicalDataOf } from '@caretrail/contract/profile/derive';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt } from '@caretrail/contract/time/zoned';
import type { Built } from '../../http/cached-answers.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { newestArticles } from '../articles/service.ts';
import { medicinesNow, type NowMedicine } from '../medications/service.ts';
import { type RecordDeps, writeRecord } from '../patients/service.ts';
import { readProfile } from '../profile/service.ts';
import { eventsOverview } from '../timelines/service.ts';
import { treatmentsAt } from '../treatments/service.ts';
import { activeCycleOf } from './active-cycle.ts';
import { findWatchedSymptom, writeWatchedSymptom } from './repo.ts';
import { withSessions } from './with-sessions.ts';

const minute = 60 * 1000;

/** A dose is due at its minute. */
export const answerName = ({ clock }: Pick<RecordDeps, 'clock'>): string =>
  `dashboard ${Math.floor(clock.now().getTime() / minute)}`;

const marksOf = (medicines: readonly NowMedicine[]): DoseChangeMark[] =>
  medicines.flatMap(({ id, name, changes }) =>
    changes.map((change) => ({
      medication_id: id,
      date: change.date,
      text: doseChangeText(name, change),
    })),
  );

const askedOf = (
  medicines: readonly NowMedicine[],
  { medication_id }: DoseOccurrence,
): Pick<DueDose, 'instructions' | 'prescriber' | 'hazardous_handling'> => {
  const medicine = medicines.find(({ id }) => id === medication_id);
  return {
    instructions: medicine?.instructions ?? '',
    prescriber: medicine?.prescriber ?? '',
    hazardous_handling: medicine?.hazardous_handling ?? false,
  };
};

/** The data is of that version or of a newer one, so nothing outdated is ever cached as new. */
export async function buildDashboard(deps: RecordDeps, context: RecordContext): Promise<Built> {
  const { db, clock } = deps;
  const { patientId } = context;
  const nowMs = clock.now().getTime();
  const { version, zone, treatments } = await treatmentsAt(db, patientId, nowMs);
  const today = dateAt(nowMs, zone);
  // After midnight the doses are still those of the evening before.
  const doseDay = doseDayAt(nowMs, zone);
  const [events, { doses, medicines }, profile, chosen] = await Promise.all([
    eventsOverview(db, patientId, { now: clock.now(), today, ...dashboardSpan }),
    medicinesNow(deps, patientId, { nowMs, zone, today: doseDay }),
    readProfile(deps, context),
    findWatchedSymptom(db, patientId),
  ]);
  const [agenda, articles] = await Promise.all([
    withSessions(db, patientId, events, treatments, { nowMs, zone, today }),
    newestArticles(db, clinicalDataOf(profile), dashboardSpan.articles),
  ]);
  const marks = marksOf(medicines);
  const watched = watchedSymptom(events.last_symptoms, { today, chosen });
  const trendFrom = addDays(today, 1 - dashboardSpan.trendDays);
  const answer: Dashboard = {
    today,
    time_zone: zone,
    due_doses: dueDoses(doses, doseDay).map((dose) => ({ ...dose, ...askedOf(medicines, dose) })),
    next_visit: agenda.next_visit,
    medicines_today: countToday(doses, doseDay),
    has_medicines: medicines.length > 0,
    watched_symptom: watched,
    active_cycle: activeCycleOf(treatments, medicines, events, today),
    alerts: [
      ...doseChangeAlerts(marks, doseDay),
      ...testAlerts(events.upcoming, today),
      ...stockAlerts(medicines, today),
    ],
    trends: symptomTrends(events.symptom_days, { today, watched: watched.name }),
    dose_changes: marks
      .filter(({ date }) => date >= trendFrom && date <= doseDay)
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    upcoming: agenda.upcoming,
    articles,
  };
  return { version, json: JSON.stringify(answer) };
}

export const chooseWatchedSymptom = (
  deps: RecordDeps,
  context: RecordContext,
  { watched_symptom }: DashboardChoice,
): Promise<void> =>
  writeRecord(deps, context, async ({ tx, patientId, changed }) => {
    await writeWatchedSymptom(tx, patientId, watched_symptom);
    changed('dashboard.chosen', 'patient', patientId, ['watched_symptom']);
  });
