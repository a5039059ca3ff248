import * as z from 'zod/mini';
import { article } from '../articles/schema.ts';
import { id, requiredText } from '../http/plain-text.ts';
import { instant } from '../http/record-stamps.ts';
import { limits } from '../limits.ts';
import { doseOccurrence } from '../medications/doses.ts';
import { start } from '../preboarding/questions.ts';
import { checkIn, checkInTopics } from '../timelines/check-in.ts';
import { checkInChoice } from '../timelines/check-in-choice.ts';
import { timelineEvent } from '../timelines/schema.ts';
import { treatment } from '../treatments/schema.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('dashboard/errors', {
  symptom: 'Enter the symptom.',
});

/** Today and the next days; how far back symptoms are drawn; how many symptoms and articles. */
export const dashboardSpan = { nextDays: 3, trendDays: 14, trends: 4, articles: 3 } as const;

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
    contact: true,
    preparation: true,
    treatment_id: true,
  }),
  {
    /** Then it is read on the page of its treatment. */
    is_session: z.boolean(),
    /** The first of the questions to ask there; empty without one. */
    first_question: text,
    question_count: z.int(),
  },
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

export const alertKinds = ['refill', 'renew', 'test_due', 'dose_change', 'open_dose'] as const;
export type AlertKind = (typeof alertKinds)[number];

export const dashboardAlert = z.object({
  kind: z.enum(alertKinds),
  text,
  /** The medicine or event it is about; the kind says which. */
  subject_id: id,
  /** Of a dose that is still open: its day, on which it is recorded. */
  date: z.optional(day),
  /** If it asks for an act today: what to do, in a few words. */
  urgent: z.nullable(text),
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

/** A dose with what its row and its question have to know, and how long it stays due and late. */
export const dayDose = z.extend(doseOccurrence, {
  instructions: text,
  prescriber: text,
  hazardous_handling: z.boolean(),
  grace_min: z.int(),
  miss_after_min: z.int(),
});
export type DayDose = z.infer<typeof dayDose>;

/** The check-in of the day: whether it is offered, what was answered last, and how it went. */
export const dashboardCheckIn = z.object({
  is_on: z.boolean(),
  symptoms: z.array(text),
  latest: z.nullable(
    z.extend(z.pick(timelineEvent, { id: true, created_by: true }), { day, answers: checkIn }),
  ),
  trends: z.array(
    z.object({
      topic: z.enum(checkInTopics),
      /** One for each of the last days, oldest first, from 1 to 4; null: nothing was said. */
      days: z.array(z.object({ date: day, level: z.nullable(z.int()) })),
    }),
  ),
});
export type DashboardCheckIn = z.infer<typeof dashboardCheckIn>;

/** Everything that the screen shows, so that it paints once. */
export const dashboard = z.object({
  /** The minute in which it was built, by the clock of the server. */
  now: instant,
  /** The patient's own day, to which all of this applies. */
  today: day,
  time_zone: text,
  /** All of the day, those of the evening before that are still open, and the next ones after the day. */
  doses: z.array(dayDose),
  /** Events and sessions of the day, also those that are over or done; after midnight still of the day before. */
  day_events: z.array(agendaEvent),
  next_visit: z.nullable(agendaEvent),
  /** Whether there is any current medicine at all. */
  has_medicines: z.boolean(),
  /** Whether people of the care circle are told about doses of any of them: then more has to be loaded. */
  has_critical: z.boolean(),
  watched_symptom: z.object({
    name: text,
    /** `null`: never written down. */
    days_since: z.nullable(z.int()),
    /** The others that were ever written down, to choose from. */
    others: z.array(text),
  }),
  /** Null: the diary is not shared. */
  check_in: z.nullable(dashboardCheckIn),
  active_cycle: z.nullable(activeCycle),
  alerts: z.array(dashboardAlert),
  trends: z.array(symptomTrend),
  dose_changes: z.array(doseChangeMark),
  /** Planned for the rest of today and for the next days. */
  upcoming: z.array(agendaEvent),
  /** How many doses are planned on each of the next days. */
  next_doses: z.array(z.object({ date: day, count: z.int() })),
  articles: z.array(article),
  start,
});
export type Dashboard = z.infer<typeof dashboard>;

export const dashboardChoice = z.strictObject({
  watched_symptom: z.optional(requiredText(limits.text.short, () => errors.symptom)),
  check_in: z.optional(checkInChoice),
});
export type DashboardChoice = z.infer<typeof dashboardChoice>;
