import { insertUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A helper who was told about a critical medicine of the demo and is on it, and one who asked to take over. */
export async function addEscalation(
  testApp: TestApp,
  patientId: string,
  now: string,
): Promise<void> {
  const { db, ids } = testApp.deps;
  const { id: helperId } = await insertUser(testApp);
  const [message, request] = [ids.next(), ids.next()];
  const run = (text: string, ...values: unknown[]): Promise<number> =>
    db.execute(text, [patientId, ...values]);
  await run(
    `INSERT INTO escalation_messages (patient_id, id, helper_id, token_hash, queued_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $5)`,
    message,
    helperId,
    Buffer.from(message),
    now,
  );
  await run(
    `INSERT INTO escalation_steps (patient_id, dose_key, step, medication_id, helper_id, message_id, told_at)
     SELECT patient_id, 'dose x', 1, medication_id, $2, $3, $4 FROM critical_medicines WHERE patient_id = $1 LIMIT 1`,
    helperId,
    message,
    now,
  );
  await run(
    `INSERT INTO escalation_on_it (patient_id, id, dose_key, helper_id, said_at, until) VALUES ($1, $2, 'dose x', $3, $4, $4)`,
    ids.next(),
    helperId,
    now,
  );
  await run(
    `INSERT INTO take_overs (patient_id, id, helper_id, wait_days, asked_at, ends_at, next_look_at)
     VALUES ($1, $2, $3, 14, $4, $4, $4)`,
    request,
    helperId,
    now,
  );
  await run(
    `INSERT INTO take_over_notices (patient_id, take_over_id, day, token_hash, told_at) VALUES ($1, $2, $3, $4, $5)`,
    request,
    now.slice(0, 10),
    Buffer.from(request),
    now,
  );
}
