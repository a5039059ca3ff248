// Run after adding a migration: node server/src/db/write-schema-snapshot.ts
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './client.ts';
import { describeSchema } from './describe-schema.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrate.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const dataDir = await mkdtemp(join(tmpdir(), 'caretrail-snapshot-'));
const embedded = await startEmbedded({ dataDir, say, durable: false });
try {
  await migrate(embedded.connection, { say });
  const database = openDatabase(embedded.connection, { say });
  const file = join(import.meta.dirname, 'schema.sql');
  await writeFile(file, await describeSchema(database));
  await database.close();
  say(`Wrote ${file}.`);
} finally {
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
