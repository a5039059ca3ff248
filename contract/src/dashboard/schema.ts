import * as z from 'zod/mini';
import { article } from '../articles/schema.ts';
import { id } from '../http/plain-text.ts';
import { doseOccurrence } from '../medications/doses.ts';
import { timelineEvent } from '../timelines/schema.ts';
import { treatment } from '../treatments/schema.ts';

export const dashboardSpan = { upcomingDays: 7, articles: 3 } as const;

/** What an agenda shows of an event; the rest is one link away. */
export const agendaEvent = z.pick(timelineEvent, {
  id: true,
  event_type: true,
  title: true,
  start: true,
  end: true,
  time_zone: true,
  all_day: true,
  status: true,
  location_id: true,
  practitioner: true,
  preparation: true,
});
export type AgendaEvent = z.infer<typeof agendaEvent>;

/** 'Cycle 3 of 6, day 4 of 28: chemo day' */
export const activeCycle = z.extend(
  z.pick(treatment, {
    id: true,
    title: true,
    type: true,
    cycle_no: true,
    cycles_planned: true,
    day_of_cycle: true,
    cycle_length: true,
  }),
  {
    /** A linked medicine is due today. */
    is_treatment_day: z.boolean(),
    next_test: z.nullable(agendaEvent),
    /** The day on which a linked medicine changes its dose next. */
    next_dose_change: z.nullable(z.string()),
  },
);
export type ActiveCycle = z.infer<typeof activeCycle>;

export const alertKinds = ['refill', 'test_due', 'file_waiting', 'terms_updated'] as const;
export type AlertKind = (typeof alertKinds)[number];

export const dashboardAlert = z.object({
  kind: z.enum(alertKinds),
  text: z.string(),
  /** The medicine, event or file it is about; the kind says which. */
  subject_id: z.nullable(id),
});
export type DashboardAlert = z.infer<typeof dashboardAlert>;

/** Everything that the screen shows, so that it paints once. */
export const dashboard = z.object({
  /** The patient's own day, for which all of this holds. */
  today: z.string(),
  time_zone: z.string(),
  /** Due, late and the next one; each with the log that a tap on Taken or Skip writes. */
  due_doses: z.array(doseOccurrence),
  next_visit: z.nullable(agendaEvent),
  medicines_today: z.object({ taken: z.int(), planned: z.int() }),
  /** `null`: none was ever written down. */
  days_since_last_seizure: z.nullable(z.int()),
  active_cycle: z.nullable(activeCycle),
  alerts: z.array(dashboardAlert),
  upcoming: z.array(agendaEvent),
  articles: z.array(article),
});
export type Dashboard = z.infer<typeof dashboard>;
