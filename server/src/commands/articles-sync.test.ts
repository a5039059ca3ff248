import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readEnv } from '../env.ts';
import { addressOf } from '../testing/address-of.ts';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts';
import { articlesSyncCommand } from './articles-sync.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('testServer'));
});
afterAll(() => database.drop());

async function sync(variables: Record<string, string> = {}): Promise<string> {
  const lines: string[] = [];
  const env = readEnv({ DATABASE_URL: addressOf(database.connection), ...variables });
  await articlesSyncCommand(env, (line) => lines.push(line)).catch((error: Error) =>
    lines.push(`${error.name}: ${error.message}`),
  );
  return lines.join('\n');
}

describe('caretrail articles sync', () => {
  it('loads the starter set and calls no source that was not configured', async () => {
    const said = await sync();
    expect(said).toMatch(/the starter set: \d\d new, 0 changed, 0 removed, 0 refused\./);
    expect(said).toContain('No other source is configured');
  });

  it('reports the source that could not be read, and reads the others', async () => {
    const said = await sync({ ARTICLE_SOURCES: 'https://127.0.0.1/feed.xml?key=secret' });
    expect(said).toContain('the starter set: nothing new.');
    expect(said).toContain('127.0.0.1: could not be read (refused_address).');
    expect(said).toContain('Some sources could not be read.');
    expect(said).not.toContain('secret');
  });
});
