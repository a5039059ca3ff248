import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import type { LastSymptom, SymptomDay } from '@caretrail/contract/dashboard/trends';
import type { CheckIn } from '@caretrail/contract/timelines/check-in';
import {
  documentEventType,
  type EventType,
  visitTypes,
} from '@caretrail/contract/timelines/event-types';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Queryable } from '../../db/client.ts';
import { eventLasts } from '../../db/event-lasts.ts';
import { local } from '../../db/json-text.ts';

/** `today` is the patient's own day; the days are counted from it. After midnight `day` is still the day before. */
export type OverviewWindow = {
  readonly now: Date;
  readonly today: string;
  readonly day: string;
  readonly nextDays: number;
  readonly trendDays: number;
  /** The kinds of events that the reader sees, and whether symptoms are among it. */
  readonly types: readonly EventType[];
  readonly hasDiary: boolean;
};

export type OverviewCheckIn = Pick<TimelineEvent, 'id' | 'created_by'> & {
  readonly day: string;
  readonly answers: CheckIn;
};

export type EventsOverview = {
  readonly next_visit: AgendaEvent | null;
  readonly upcoming: AgendaEvent[];
  /** Of the day and of those beside it, also what is over or done: the zone of an event decides its day. */
  readonly day_events: AgendaEvent[];
  /** The next planned test of each treatment that has one. */
  readonly next_tests: { treatment_id: string; event: AgendaEvent }[];
  readonly last_symptoms: LastSymptom[];
  readonly symptom_days: SymptomDay[];
  /** Of the last days, the latest first. */
  readonly check_ins: OverviewCheckIn[];
};

const agenda = `
  e.id, e.event_type, e.title, ${local('e.local_start')} AS start, ${local('e.local_end')} AS "end", e.time_zone,
  e.all_day, e.status, e.location_id, e.location_name, e.practitioner, e.contact, e.preparation,
  e.treatment_id, false AS is_session, COALESCE(e.questions[1], '') AS first_question,
  cardinality(e.questions) AS question_count`;

const own = `e.patient_id = $1 AND e.deleted_at IS NULL AND e.event_type = ANY ($7::text[])`;

/**
 * Found once, by the index of last days: one query each would search the soonest among all past ones. Two local dates
 * are at most two days apart.
 */
const near = `
  SELECT e.* FROM events e
   WHERE ${own} AND e.status IN ('planned', 'done')
     AND COALESCE(e.local_end, e.local_start)::date >= $3::date - 2`;

/** To come or going on, by the rule of `phaseAt`; an all-day event of today counts, whatever the time. */
const coming = `
  SELECT e.* FROM near e
   WHERE e.status = 'planned'
     AND CASE WHEN e.all_day THEN COALESCE(e.local_end, e.local_start)::date >= $3::date
              ELSE e.starts_at + ${eventLasts} > $2 END`;

const listOf = (rows: string): string => `COALESCE((SELECT json_agg(r) FROM (${rows}) r), '[]')`;

const visits = `('${visitTypes.join("', '")}')`;

/** Of the days of the trends. */
const checkIns = `${own} AND $8 AND e.check_in IS NOT NULL AND e.status NOT IN ('cancelled', 'missed')
                         AND e.local_start::date > $3::date - $5::int AND e.local_start::date <= $3::date`;

/** One screen shows no more. */
const most = 50;

/** Everything that the dashboard shows of the events, in one statement. */
export const readOverview = (
  db: Queryable,
  patientId: string,
  { now, today, day, nextDays, trendDays, types, hasDiary }: OverviewWindow,
): Promise<EventsOverview> =>
  db.one<EventsOverview>(
    `WITH near AS MATERIALIZED (${near}), coming AS MATERIALIZED (${coming})
     SELECT (SELECT row_to_json(v) FROM (
              SELECT ${agenda} FROM coming e WHERE e.event_type IN ${visits}
               ORDER BY e.starts_at, e.id LIMIT 1) v) AS next_visit,
            ${listOf(`SELECT ${agenda} FROM coming e
                       WHERE e.local_start::date <= $3::date + $4::int
                       ORDER BY e.starts_at, e.id LIMIT ${most}`)} AS upcoming,
            ${listOf(`SELECT ${agenda} FROM near e
                       WHERE e.event_type <> '${documentEventType}' AND e.check_in IS NULL
                         AND e.local_start::date <= $6::date + 1
                         AND COALESCE(e.local_end, e.local_start)::date >= $6::date - 1
                       ORDER BY e.starts_at DESC, e.id LIMIT ${most}`)} AS day_events,
            ${listOf(`SELECT DISTINCT ON (e.treatment_id) e.treatment_id,
                             (SELECT row_to_json(a) FROM (SELECT ${agenda}) a) AS event
                        FROM coming e
                       WHERE e.treatment_id IS NOT NULL AND e.event_type IN ('Tests', 'Scan')
                       ORDER BY e.treatment_id, e.starts_at, e.id`)} AS next_tests,
            ${listOf(`SELECT min(s COLLATE "C") AS name, max(e.local_start)::date AS date
                        FROM events e CROSS JOIN unnest(e.symptoms) s
                       WHERE ${own} AND $8 AND e.symptoms <> '{}' AND e.status NOT IN ('cancelled', 'missed')
                         AND e.local_start::date <= $3::date
                       GROUP BY lower(trim(s)) ORDER BY max(e.starts_at) DESC LIMIT ${most}`)} AS last_symptoms,
            ${listOf(`SELECT s AS name, e.local_start::date AS date, max(e.severity) AS severity
                        FROM events e CROSS JOIN unnest(e.symptoms) s
                       WHERE ${own} AND $8 AND e.symptoms <> '{}' AND e.status NOT IN ('cancelled', 'missed')
                         AND e.starts_at >= $3::date - ($5::int + 1) AND e.local_start::date <= $3::date
                       GROUP BY 1, 2
                      UNION ALL
                      SELECT s.name, e.local_start::date, max(s.severity)
                        FROM events e
                       CROSS JOIN jsonb_to_recordset(e.check_in->'symptoms') AS s (name text, severity integer)
                       WHERE ${checkIns}
                       GROUP BY 1, 2`)} AS symptom_days,
            ${listOf(`SELECT e.id, e.created_by, e.local_start::date AS day, e.check_in AS answers
                        FROM events e WHERE ${checkIns}
                       ORDER BY e.local_start DESC`)} AS check_ins`,
    [patientId, now.toISOString(), today, nextDays, trendDays, day, [...types], hasDiary],
  );
