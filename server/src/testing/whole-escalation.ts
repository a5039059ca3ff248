import { insertUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A critical medicine, a helper who was told about it and is on it, and a successor who asked to take over. */
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
    `INSERT INTO critical_medicines (patient_id, medication_id, after_min, since, created_at, updated_at)
     SELECT patient_id, id, 30, $2, $2, $2 FROM medications WHERE patient_id = $1 ORDER BY id LIMIT 1`,
    now,
  );
  await run(
    `INSERT INTO critical_people (patient_id, medication_id, place, helper_id)
     SELECT patient_id, medication_id, 1, $2 FROM critical_medicines WHERE patient_id = $1`,
    helperId,
  );
  await run(`INSERT INTO escalation_settings (patient_id, next_look_at) VALUES ($1, $2)`, now);
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
     SELECT patient_id, 'dose x', 1, medication_id, $2, $3, $4 FROM critical_medicines WHERE patient_id = $1`,
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
    `INSERT INTO duty_turns (patient_id, id, helper_id, taken_at) VALUES ($1, $2, $3, $4)`,
    ids.next(),
    helperId,
    now,
  );
  await run(
    `INSERT INTO successors (patient_id, helper_id, grant_id, wait_days, named_at) VALUES ($1, $2, $3, 14, $4)`,
    helperId,
    ids.next(),
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
