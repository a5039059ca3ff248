import type { Database } from '../../db/client.ts';

/** What a refused request may still write about whoever sent it: when they were last seen. */
const ofTheSession = ['sessions', 'email_codes', 'throttle_counters'];

/** Answers in which tables something of these people was written since it was asked last; only what was committed. */
export type WriteWatch = (ids: readonly string[]) => Promise<string[]>;

/** Notes every write to a row of a patient or an account, by triggers on each table that has either; also on a new one. */
export async function watchWrites(db: Database): Promise<WriteWatch> {
  await db.execute(
    `CREATE UNLOGGED TABLE attack_writes (owner uuid NOT NULL, place text NOT NULL)`,
  );
  await db.execute(`CREATE INDEX ON attack_writes (owner)`);
  await db.execute(`
    CREATE FUNCTION note_attack_write() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE changed jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
    BEGIN
      INSERT INTO attack_writes VALUES ((changed ->> TG_ARGV[0])::uuid, TG_TABLE_NAME);
      RETURN NULL;
    END $$`);
  const tables = await db.query<{ name: string; owner: string }>(
    `SELECT DISTINCT ON (c.table_name) c.table_name::text AS name, c.column_name::text AS owner
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
        AND (c.column_name IN ('patient_id', 'user_id') OR (c.table_name = 'users' AND c.column_name = 'id'))
      ORDER BY c.table_name, c.column_name = 'patient_id' DESC`,
  );
  for (const { name, owner } of tables.filter(({ name: each }) => !ofTheSession.includes(each))) {
    await db.execute(
      `CREATE TRIGGER attack_watch AFTER INSERT OR UPDATE OR DELETE ON ${name}
       FOR EACH ROW EXECUTE FUNCTION note_attack_write('${owner}')`,
    );
  }
  return async (ids) => {
    const rows = await db.query<{ place: string }>(
      `WITH gone AS (DELETE FROM attack_writes WHERE owner = ANY ($1::uuid[]) RETURNING place)
       SELECT DISTINCT place FROM gone ORDER BY 1`,
      [ids],
    );
    return rows.map(({ place }) => place);
  };
}
