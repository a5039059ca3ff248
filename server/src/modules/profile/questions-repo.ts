import type { AskedQuestion } from '@caretrail/contract/preboarding/next-question';
import type { DeclinedQuestion, FirstThings } from '@caretrail/contract/preboarding/questions';
import { visitTypes } from '@caretrail/contract/timelines/event-types';
import type { Queryable } from '../../db/client.ts';

export type StartRow = FirstThings & {
  started_on: string | null;
  is_hidden: boolean;
  /** Whether any reminder is switched on. */
  has_reminders: boolean;
  asked: AskedQuestion[];
};

const existsIn = (table: string, condition = ''): string =>
  `EXISTS (SELECT FROM ${table} t WHERE t.patient_id = p.patient_id AND t.deleted_at IS NULL ${condition})`;

/** Everything that the offers to a new patient depend on; undefined for patients who get none. */
export const findStart = (db: Queryable, patientId: string): Promise<StartRow | undefined> =>
  db.maybeOne<StartRow>(
    `SELECT p.started_on, p.first_things_hidden_at IS NOT NULL AS is_hidden,
            ${existsIn('medications')} AS medicine,
            ${existsIn('events', 'AND t.event_type = ANY ($2)')} AS appointment,
            ${existsIn('files')} AS document,
            EXISTS (SELECT FROM reminder_settings r
                     WHERE r.patient_id = p.patient_id
                       AND (r.doses_by <> '{}' OR r.events_by <> '{}' OR r.stock_by <> '{}')) AS has_reminders,
            COALESCE((SELECT json_agg(json_build_object('question', q.question, 'shown_on', q.shown_on,
                                                        'decision', q.decision, 'decided_on', q.decided_on))
                        FROM asked_questions q WHERE q.patient_id = p.patient_id), '[]') AS asked
       FROM patients p WHERE p.patient_id = $1 AND p.started_on IS NOT NULL`,
    [patientId, visitTypes],
  );

/** A decision that was made before stays until there is another one. */
export async function putShown(
  tx: Queryable,
  patientId: string,
  question: string,
  today: string,
): Promise<void> {
  await tx.execute(
    `INSERT INTO asked_questions (patient_id, question, shown_on) VALUES ($1, $2, $3)
     ON CONFLICT (patient_id, question) DO UPDATE SET shown_on = $3`,
    [patientId, question, today],
  );
}

export async function putDecision(
  tx: Queryable,
  patientId: string,
  { question, decision }: DeclinedQuestion,
  today: string,
): Promise<void> {
  await tx.execute(
    `INSERT INTO asked_questions (patient_id, question, shown_on, decision, decided_on) VALUES ($1, $2, $4, $3, $4)
     ON CONFLICT (patient_id, question) DO UPDATE SET decision = $3, decided_on = $4`,
    [patientId, question, decision, today],
  );
}

/** Of the questions that were asked, those with these answers. */
export async function markAnswered(
  tx: Queryable,
  patientId: string,
  answers: readonly string[],
  today: string,
): Promise<void> {
  await tx.execute(
    `UPDATE asked_questions SET decision = 'answered', decided_on = $3
      WHERE patient_id = $1 AND question = ANY ($2) AND decision IS DISTINCT FROM 'answered'`,
    [patientId, answers, today],
  );
}

/** False when they were hidden before: the time of the first press stays. */
export const putHidden = async (tx: Queryable, patientId: string, at: Date): Promise<boolean> =>
  (await tx.execute(
    `UPDATE patients SET first_things_hidden_at = $2 WHERE patient_id = $1 AND first_things_hidden_at IS NULL`,
    [patientId, at.toISOString()],
  )) === 1;
