import * as z from 'zod/mini';
import { article } from '../articles/schema.ts';
import { id, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { doseOccurrence } from '../medications/doses.ts';
import { timelineEvent } from '../timelines/schema.ts';
import { treatment } from '../treatments/schema.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('dashboard/errors', {
  symptom: 'Enter the symptom.',
});

export const dashboardSpan = { upcomingDays: 7, trendDays: 14, trends: 4, articles: 3 } as const;

const text = z.string();
const day = z.string();

/** What an agenda shows of an event, or of a session of a treatment; the details are one link away. */
export const agendaEvent = z.extend(
  z.pick(timelineEvent, {
    id: true,
    event_type: true,
    title: true,
    start: true,
    end: true,
    time_zone: true,
    all_day: true,
    status: true,
    location_id: true,
    location_name: true,
    practitioner: true,
    preparation: true,
    treatment_id: true,
  }),
  /** Then it is read on the page of its treatment. */
  { is_session: z.boolean() },
);
export type AgendaEvent = z.infer<typeof agendaEvent>;

/** 'Cycle 3 of 6, day 4 of 28: chemo day' */
export const activeCycle = z.extend(
  z.pick(treatment, {
    id: true,
    title: true,
    type: true,
    status: true,
    cycle_no: true,
    cycles_planned: true,
    cycle_days: true,
    day_of_cycle: true,
    cycle_length: true,
  }),
  {
    is_treatment_day: z.boolean(),
    next_test: z.nullable(agendaEvent),
    /** The day on which a linked medicine changes its dose next. */
    next_dose_change: z.nullable(day),
  },
);
export type ActiveCycle = z.infer<typeof activeCycle>;

export const alertKinds = ['refill', 'renew', 'test_due', 'dose_change'] as const;
export type AlertKind = (typeof alertKinds)[number];

export const dashboardAlert = z.object({
  kind: z.enum(alertKinds),
  text,
  /** The medicine or event it is about; the kind says which. */
  subject_id: id,
});
export type DashboardAlert = z.infer<typeof dashboardAlert>;

export const symptomTrend = z.object({
  name: text,
  /** One for each of the last days, oldest first; null: nothing was written down. */
  days: z.array(z.object({ date: day, severity: z.nullable(z.int()) })),
});
export type SymptomTrend = z.infer<typeof symptomTrend>;

export const doseChangeMark = z.object({
  medication_id: id,
  date: day,
  /** 'Dexamethasone: from 6 mg to 4 mg' */
  text,
});
export type DoseChangeMark = z.infer<typeof doseChangeMark>;

/** A dose with what its row and its question have to know. */
export const dueDose = z.extend(doseOccurrence, {
  instructions: text,
  prescriber: text,
  hazardous_handling: z.boolean(),
});
export type DueDose = z.infer<typeof dueDose>;

/** Everything that the screen shows, so that it paints once. */
export const dashboard = z.object({
  /** The patient's own day, to which all of this applies. */
  today: day,
  time_zone: text,
  /** Due, late, missed today and the next ones; each with the log that a tap on Taken or Skip writes. */
  due_doses: z.array(dueDose),
  next_visit: z.nullable(agendaEvent),
  medicines_today: z.object({ taken: z.int(), planned: z.int() }),
  /** Whether there is any current medicine at all. */
  has_medicines: z.boolean(),
  watched_symptom: z.object({
    name: text,
    /** `null`: never written down. */
    days_since: z.nullable(z.int()),
    /** The others that were ever written down, to choose from. */
    others: z.array(text),
  }),
  active_cycle: z.nullable(activeCycle),
  alerts: z.array(dashboardAlert),
  trends: z.array(symptomTrend),
  dose_changes: z.array(doseChangeMark),
  upcoming: z.array(agendaEvent),
  articles: z.array(article),
});
export type Dashboard = z.infer<typeof dashboard>;

export const dashboardChoice = z.strictObject({
  watched_symptom: requiredText(limits.text.short, () => errors.symptom),
});
export type DashboardChoice = z.infer<typeof dashboardChoice>;
