import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-database.ts';
import { openDatabase } from './client.ts';
import { withDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

const id = (number: number): string => `01890000-0000-7000-8000-00000000000${number}`;
const [user, patient, medicine, version, entry] = [1, 2, 3, 4, 5].map(id);
const say = (): void => {};

/** A medicine with a plan and a recorded dose, as stored until migration 0027. */
const record = `
  INSERT INTO users (id, email, user_type, status) VALUES ('${user}', 'a@example.org', 'patient', 'active');
  INSERT INTO patients (patient_id, user_id) VALUES ('${patient}', '${user}');
  INSERT INTO medications (patient_id, id, name, dosage, instructions, reason, state, state_reason, generic, form,
                           strength, route, label_text, prescriber, never_stop_suddenly, hazardous_handling, notes,
                           created_at, created_by, updated_at, updated_by)
    VALUES ('${patient}', '${medicine}', 'Levetiracetam', '500 mg', '', '', 'active', '', '', '', '', '', '', '', true,
            false, '', now(), '${user}', now(), '${user}');
  INSERT INTO medication_schedules (patient_id, id, medication_id, seq, effective_from, reason, tz_mode, home_tz,
                                    day_starts_at, grace_min, miss_after_min, phases, changed_by, changed_at)
    VALUES ('${patient}', '${version}', '${medicine}', 1, '2026-01-01', '', 'wall_clock', 'Europe/Berlin', '03:00', 60,
            240, '[]', '${user}', now());
  INSERT INTO dose_log (patient_id, id, medication_id, schedule_version_id, slot_id, local_date, status, at, time_zone,
                        amount_parts, note, via, logged_by, logged_at)
    VALUES ('${patient}', '${entry}', '${medicine}', '${version}', 'at-0800', '2026-01-02', 'taken', now(),
            'Europe/Berlin', '[]', '', 'web', '${user}', now());`;

let server: TestServer;
let folder = '';
beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'caretrail-migrations-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});

describe('records from before migration 0028', () => {
  it('keep the text of their dose, in the plan and in what was recorded, and their list of articles', async () => {
    const admin = openDatabase(server.adminConnection, { say });
    await admin.query('CREATE DATABASE earlier TEMPLATE template0');
    await admin.close();
    const target = withDatabase(server.adminConnection, 'earlier');
    for (const { name, number } of await readMigrations())
      if (number < 28)
        copyFileSync(join(import.meta.dirname, 'migrations', name), join(folder, name));
    await migrate(target, { say, folder });
    const database = openDatabase(target, { say });
    try {
      for (const statement of record.split(';\n')) await database.query(statement);
      await migrate(target, { say });
      expect(await database.query('SELECT dosage, replaces FROM medication_schedules')).toEqual([
        { dosage: '500 mg', replaces: [] },
      ]);
      expect(await database.query('SELECT medication_name, dosage FROM dose_log')).toEqual([
        { medication_name: 'Levetiracetam', dosage: '500 mg' },
      ]);
      // Who knows the list of articles keeps it as it was.
      expect(await database.query('SELECT hide_outlook FROM patients')).toEqual([
        { hide_outlook: false },
      ]);
      // The migration does not make a record changeable either.
      for (const change of [
        "UPDATE medication_schedules SET dosage = '1 g'",
        "UPDATE dose_log SET dosage = '1 g'",
      ])
        await expect(database.query(change)).rejects.toThrow('is append-only');
    } finally {
      await database.close();
    }
  });
});
