import { eventTypesOf } from '@caretrail/contract/circle/area-of-event';
import { dashboardAlerts, doseChangeText } from '@caretrail/contract/dashboard/alerts';
import { countPlanned, dayDoses } from '@caretrail/contract/dashboard/day-doses';
import {
  dashboardSpan,
  type Dashboard,
  type DashboardCheckIn,
  type DashboardChoice,
  type DayDose,
  type DoseChangeMark,
} from '@caretrail/contract/dashboard/schema';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { scheduleDefaults } from '@caretrail/contract/medications/schedule';
import { checkInTrends, symptomTrends, watchedSymptom } from '@caretrail/contract/dashboard/trends';
import { clinicalDataOf } from '@caretrail/contract/profile/derive';
import { addDays, daysFrom } from '@caretrail/contract/time/days';
import { dateAt, isoOf } from '@caretrail/contract/time/zoned';
import type { Built } from '../../http/cached-answers.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { newestArticles } from '../articles/service.ts';
import { medicinesNow, type NowMedicine } from '../medications/service.ts';
import { type RecordDeps, type RecordWrite, writeRecord } from '../patients/service.ts';
import { readProfile, readStart } from '../profile/service.ts';
import { eventsOverview, type EventsOverview } from '../timelines/service.ts';
import { treatmentsAt } from '../treatments/service.ts';
import { activeCycleOf } from './active-cycle.ts';
import { type ChosenRow, findChosen, writeCheckInChoice, writeWatchedSymptom } from './repo.ts';
import { withSessions } from './with-sessions.ts';

const minute = 60 * 1000;

const minuteOf = (ms: number): number => Math.floor(ms / minute);

/** A dose is due at its minute. */
export const answerName = ({ clock }: Pick<RecordDeps, 'clock'>): string =>
  `dashboard ${minuteOf(clock.now().getTime())}`;

const marksOf = (medicines: readonly NowMedicine[]): DoseChangeMark[] =>
  medicines.flatMap(({ id, name, changes }) =>
    changes.map((change) => ({
      medication_id: id,
      date: change.date,
      text: doseChangeText(name, change),
    })),
  );

/** What the row of a dose has to know of its medicine. */
function withMedicine(medicines: readonly NowMedicine[], dose: DoseOccurrence): DayDose {
  const medicine = medicines.find(({ id }) => id === dose.medication_id);
  const version = medicine?.schedule;
  // A dose of an earlier version keeps to the usual times.
  const { grace_min, miss_after_min } =
    version && version.id === dose.schedule_version_id ? version : scheduleDefaults;
  return {
    ...dose,
    instructions: medicine?.instructions ?? '',
    prescriber: medicine?.prescriber ?? '',
    hazardous_handling: medicine?.hazardous_handling ?? false,
    grace_min,
    miss_after_min,
  };
}

const checkInOf = (
  { check_in_on, check_in_symptoms }: ChosenRow,
  { check_ins }: Pick<EventsOverview, 'check_ins'>,
  today: string,
): DashboardCheckIn => ({
  is_on: check_in_on,
  symptoms: check_in_symptoms,
  latest: check_ins[0] ?? null,
  trends: checkInTrends(
    check_ins.map(({ day, answers }) => ({ date: day, answers })),
    today,
  ),
});

const noMedicines = { doses: [], medicines: [], openDoses: [] };
/** The first steps are for patients themselves. */
const noStart = { question: null, first_things: null };

/** The data is of that version or of a newer one, so nothing outdated is ever cached as new. */
export async function buildDashboard(deps: RecordDeps, context: RecordContext): Promise<Built> {
  const { db, clock } = deps;
  const { patientId, areas, grant } = context;
  const nowMs = clock.now().getTime();
  const { version, zone, treatments: all } = await treatmentsAt(db, patientId, nowMs);
  const treatments = areas.has('treatments') ? all : [];
  const today = dateAt(nowMs, zone);
  // After midnight it is still the evening before.
  const day = doseDayAt(nowMs, zone);
  const { nextDays } = dashboardSpan;
  const [events, { doses, medicines, openDoses }, profile, chosen, start] = await Promise.all([
    eventsOverview(db, patientId, {
      now: clock.now(),
      today,
      day,
      ...dashboardSpan,
      types: eventTypesOf(areas),
      hasDiary: areas.has('diary'),
    }),
    areas.has('medication')
      ? medicinesNow(deps, patientId, { nowMs, zone, today: day }, nextDays)
      : noMedicines,
    areas.has('summary') ? readProfile(deps, context) : null,
    areas.has('diary') ? findChosen(db, patientId) : null,
    grant === null ? readStart(deps, context, today) : noStart,
  ]);
  const [agenda, articles] = await Promise.all([
    withSessions(db, context, events, treatments, { nowMs, zone, today, day }),
    profile === null ? [] : newestArticles(db, clinicalDataOf(profile), dashboardSpan.articles),
  ]);
  const marks = marksOf(medicines);
  const watched = watchedSymptom(events.last_symptoms, {
    today,
    chosen: chosen?.watched_symptom ?? null,
  });
  const trendFrom = addDays(today, 1 - dashboardSpan.trendDays);
  const answer: Dashboard = {
    now: isoOf(minuteOf(nowMs) * minute),
    today,
    time_zone: zone,
    doses: dayDoses(doses, day).map((dose) => withMedicine(medicines, dose)),
    day_events: agenda.day_events,
    next_visit: agenda.next_visit,
    has_medicines: medicines.length > 0,
    has_critical: medicines.some(({ is_critical }) => is_critical),
    watched_symptom: watched,
    check_in: chosen && checkInOf(chosen, events, today),
    active_cycle: activeCycleOf(treatments, medicines, events, today),
    alerts: dashboardAlerts(
      { medicines, upcoming: events.upcoming, openDoses },
      { today, day, zone },
    ),
    trends: symptomTrends(events.symptom_days, { today, watched: watched.name }),
    dose_changes: marks
      .filter(({ date }) => date >= trendFrom && date <= day)
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    upcoming: agenda.upcoming,
    next_doses: daysFrom(addDays(day, 1), nextDays).map((date) => ({
      date,
      count: countPlanned(doses, date),
    })),
    articles,
    start,
  };
  return { version, json: JSON.stringify(answer) };
}

/** In a write of the caller. Only what is named changes. */
export async function chooseIn(
  { tx, patientId, changed }: RecordWrite,
  { watched_symptom, check_in }: DashboardChoice,
): Promise<void> {
  if (watched_symptom !== undefined) await writeWatchedSymptom(tx, patientId, watched_symptom);
  if (check_in !== undefined) await writeCheckInChoice(tx, patientId, check_in);
  const names = [
    ...(watched_symptom === undefined ? [] : ['watched_symptom']),
    ...(check_in === undefined ? [] : ['check_in']),
  ];
  if (names.length > 0) changed('dashboard.chosen', 'patient', patientId, names);
}

export const chooseForDashboard = (
  deps: RecordDeps,
  context: RecordContext,
  choice: DashboardChoice,
): Promise<void> => writeRecord(deps, context, (write) => chooseIn(write, choice));
