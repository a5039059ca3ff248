import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { killEscalation } from '../testing/escalation-kills.ts';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts';

describe('D11 workers that tell helpers, as processes of their own', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await cloneDatabase(inject('testServer'));
    folder = await mkdtemp(join(tmpdir(), 'caretrail-escalation-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('lose no step and double none under kills, in the night in which the clocks change', async () => {
    const { doses, steps, kills, latestMin, begunAgain, ...wrong } = await killEscalation({
      target: database.connection,
      folder,
      people: 6,
      doses: 1,
      kills: 6,
      speed: 900,
    });
    expect({ doses, kills }).toEqual({ doses: 6, kills: 6 });
    expect(steps).toBeGreaterThanOrEqual(12);
    expect(latestMin).toBeGreaterThanOrEqual(0);
    expect(begunAgain).toBeLessThanOrEqual(2);
    expect(wrong).toEqual({
      lost: 0,
      doubled: 0,
      tooEarly: 0,
      afterRecorded: 0,
      whileOnIt: 0,
      mailsWrong: 0,
    });
  });
});
