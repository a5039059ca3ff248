import { seedDemo } from '../modules/demo/service.ts';
import { demoAccounts, demoPassword } from '../modules/demo/accounts.ts';
import { insertUser } from './factories.ts';
import { openSessionFor } from './open-session-for.ts';
import { callApi, type Person } from './people.ts';
import { wholeAnswers } from './preboarding-answers.ts';
import type { TestApp } from './test-app.ts';
import { addEscalation } from './whole-escalation.ts';

/** The tables with a column of this name, from the information schema. */
export const tablesWith = async (
  { deps }: { readonly deps: Pick<TestApp['deps'], 'db'> },
  column: string,
): Promise<string[]> => {
  const rows = await deps.db.query<{ name: string }>(
    `SELECT c.table_name::text AS name FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name = $1 ORDER BY 1`,
    [column],
  );
  return rows.map(({ name }) => name);
};

/** Of these tables, those without a row of the user. */
export async function emptyTables(
  { deps }: Pick<TestApp, 'deps'>,
  tables: readonly string[],
  column: string,
  id: string,
): Promise<string[]> {
  const empty: string[] = [];
  for (const table of tables) {
    const rows = await deps.db.query(`SELECT 1 FROM ${table} WHERE ${column} = $1 LIMIT 1`, [id]);
    if (rows.length === 0) empty.push(table);
  }
  return empty;
}

/** A device, and a notification to it with one dose. */
async function addNotification(
  { deps: { db, ids } }: TestApp,
  patientId: string,
  now: string,
): Promise<void> {
  const [device, notice, act] = [ids.next(), ids.next(), ids.next()];
  await db.execute(
    `INSERT INTO push_devices (patient_id, id, endpoint_hash, sealed, name, added_at, next_try)
     VALUES ($1, $2, $4, '', 'My phone', $3, $3)`,
    [patientId, device, now, Buffer.from(device)],
  );
  await db.execute(
    `INSERT INTO push_notices (patient_id, id, is_test, sealed, created_at, until, mail_at, is_mailed_unseen, settled_at)
     VALUES ($1, $2, false, '', $3, $3, $3, true, $3)`,
    [patientId, notice, now],
  );
  await db.execute(`INSERT INTO push_slots (patient_id, slot) VALUES ($1, 1)`, [patientId]);
  await db.execute(
    `INSERT INTO push_outbox (patient_id, notice_id, device_id, receipt_hash, next_attempt_at, sent_at)
     VALUES ($1, $2, $3, $5, $4, $4)`,
    [patientId, notice, device, now, Buffer.from(notice)],
  );
  await db.execute(
    `INSERT INTO push_acts (patient_id, id, token_hash, notice_id, device_id, sealed, expires_at)
     VALUES ($1, $2, $6, $3, $4, '', $5)`,
    [patientId, act, notice, device, now, Buffer.from(act)],
  );
}

/** A device that shows the emergency card, and a text in each column of what the demo chose for it. */
async function addCard({ deps: { db, ids } }: TestApp, patientId: string, now: string) {
  await db.execute(
    `UPDATE emergency_cards
        SET left_out = '{birth_date}', not_steroids = '{Hydrocortisone cream}', not_blood_thinners = '{ASS cream}',
            more_steroids = 'Infusions', more_blood_thinners = 'Injections', left_out_places = '{Night clinic}'
      WHERE patient_id = $1`,
    [patientId],
  );
  const device = ids.next();
  await db.execute(
    `INSERT INTO emergency_card_devices (patient_id, id, token_hash, device, allowed_at)
     VALUES ($1, $2, $3, 'Firefox on Android', $4)`,
    [patientId, device, Buffer.from(device), now],
  );
}

/** Someone who has access, one who is invited, and what the first one did. */
async function addHelper(testApp: TestApp, patientId: string, now: string): Promise<void> {
  const { db, ids } = testApp.deps;
  const helper = await insertUser(testApp);
  const [grant, invitation, fact] = [ids.next(), ids.next(), ids.next()];
  await db.execute(
    `INSERT INTO circle_grants (patient_id, id, helper_user_id, email, role, areas, created_at)
     VALUES ($1, $2, $3, $4, 'helper', '{calendar}', $5)`,
    [patientId, grant, helper.id, helper.email, now],
  );
  await db.execute(
    `INSERT INTO circle_invitations (patient_id, id, email, name, token_hash, role, areas, sent_at, expires_at)
     VALUES ($1, $2, 'ben@example.org', 'Ben', $3, 'viewer', '{calendar}', $4, $4::timestamptz + interval '1 day')`,
    [patientId, invitation, Buffer.from(invitation), now],
  );
  await db.execute(
    `INSERT INTO circle_ledger (patient_id, id, at, helper_user_id, name, device, grant_id, act, areas, call)
     VALUES ($1, $2, $3, $4, 'Anna Berg', 'Firefox on Android', $5, 'read', '{calendar}', 'timelines.list')`,
    [patientId, fact, now, helper.id, grant],
  );
}

export type WholePerson = Person & { readonly patientId: string; readonly password: string };

/**
 * The patient of the demo, with a row in every table that can have one. On an empty database, so first of all. A new
 * table needs rows in the demo, or here.
 */
export async function wholeRecord(testApp: TestApp): Promise<WholePerson> {
  const { deps } = testApp;
  await seedDemo({ ...deps, say: () => {} });
  const [{ email }] = demoAccounts;
  const { id } = await deps.db.one<{ id: string }>(`SELECT id FROM users WHERE email = $1`, [
    email,
  ]);
  const { access, refresh, account } = await openSessionFor(testApp, id);
  const patientId = account.patient_id ?? '';
  const now = deps.clock.now().toISOString();
  await deps.db.execute(
    `INSERT INTO reminders_sent (patient_id, key, channel, queued_at) VALUES ($1, 'event x', 'email', $2)`,
    [patientId, now],
  );
  await deps.db.execute(
    `INSERT INTO file_bundles (patient_id, id, file_ids, expires_at) VALUES ($1, $2, '{}', $3)`,
    [patientId, deps.ids.next(), now],
  );
  await deps.db.execute(
    `INSERT INTO reminder_settings (patient_id, doses_by, events_by, before_event, names_in_mails, muted_medications,
                                    muted_events, doses_since, events_since, next_look_at, updated_at)
     VALUES ($1, '{email}', '{}', '{120}', false, '{}', '{}', $2, $2, $2, $2) ON CONFLICT DO NOTHING`,
    [patientId, now],
  );
  await deps.db.execute(
    `INSERT INTO preboarding_drafts (user_id, draft, updated_at) VALUES ($1, $2, $3)`,
    [id, JSON.stringify(wholeAnswers), now],
  );
  await deps.db.execute(
    `INSERT INTO asked_questions (patient_id, question, shown_on, decision, decided_on)
     VALUES ($1, 'people.caregiver_email', $2, 'later', $2)`,
    [patientId, now.slice(0, 10)],
  );
  await deps.db.execute(
    `INSERT INTO dose_postponements (patient_id, id, medication_id, seq, schedule_version_id, slot_id, local_date, until,
                                     made_by, made_at)
     SELECT patient_id, $2, medication_id, 1, id, 'a', effective_from, $4, $3, $4
       FROM medication_schedules WHERE patient_id = $1 LIMIT 1`,
    [patientId, deps.ids.next(), id, now],
  );
  await deps.db.execute(
    `INSERT INTO calendar_feeds (patient_id, token_hash, mode, created_at, changed_at) VALUES ($1, $2, 'full', $3, $3)`,
    [patientId, Buffer.from(patientId), now],
  );
  await addCard(testApp, patientId, now);
  await addNotification(testApp, patientId, now);
  await addHelper(testApp, patientId, now);
  await addEscalation(testApp, patientId, now);
  const empty = await emptyTables(
    testApp,
    await tablesWith(testApp, 'patient_id'),
    'patient_id',
    patientId,
  );
  if (empty.length > 0)
    throw new Error(
      `The demo has no row in ${empty.join(', ')}: add one there, or to wholeRecord().`,
    );
  return {
    userId: id,
    patientId,
    email,
    password: demoPassword,
    access,
    refresh,
    call: (endpoint, input) => callApi(testApp, endpoint, input as object, access),
  };
}
