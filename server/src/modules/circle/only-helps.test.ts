import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { asHelperOnly } from '../../testing/circle.ts';
import type { Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const outcome = async (person: Person, endpoint: Endpoint, input: object = {}) =>
  outcomeOf(await person.call(endpoint, input));

const acceptance = () => ({
  body: {
    version: testApp().deps.terms.english.version,
    accepted: true as const,
    health_data: true as const,
    research_contact: false,
  },
});

describe('an account that only helps', () => {
  it('says so, and begins a record of its own when its owner wants one', async () => {
    const helper = await asHelperOnly(testApp());
    const { body } = acceptance();
    expect(await outcome(helper, termsEndpoints.accept, { body })).toBe('200');
    const kinds = async () =>
      (
        await testApp().deps.db.query<{ kind: string }>(
          `SELECT kind FROM consents WHERE user_id = $1`,
          [helper.userId],
        )
      ).map(({ kind }) => kind);
    expect((await kinds()).toSorted()).toEqual(['others-data', 'terms']);
    const started = (await helper.call(circleEndpoints.startOwnRecord)).json<object>();
    expect(started).toMatchObject({ preboarding_completed: false });
    expect(started).not.toHaveProperty('only_helps');
    // Now there is health data of their own to agree about.
    expect(await outcome(helper, locationsEndpoints.list)).toBe('403 terms_required');
    expect(await outcome(helper, termsEndpoints.accept, { body })).toBe('200');
    expect(await kinds()).toContain('health-data');
    expect(await outcome(helper, locationsEndpoints.list)).toBe('403 preboarding_required');
  });

  it('agrees about its own data too, where its record is begun while the terms are on their way', async () => {
    const helper = await asHelperOnly(testApp());
    const { db, ids } = testApp().deps;
    const accepting = await db.transaction(async (tx) => {
      await tx.execute(`SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE`, [helper.userId]);
      const answer = Promise.resolve(helper.call(termsEndpoints.accept, acceptance()));
      const waiting = () =>
        db.one<{ count: number }>(
          `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
      await expect.poll(waiting, { timeout: 30_000 }).toEqual({ count: 1 });
      await tx.execute(`INSERT INTO patients (patient_id, user_id) VALUES ($1, $2)`, [
        ids.next(),
        helper.userId,
      ]);
      // Not waited for in here: it waits for the end of this transaction.
      return { answer };
    });
    expect((await accepting.answer).statusCode).toBe(200);
    const kinds = await db.query(`SELECT kind FROM consents WHERE user_id = $1 ORDER BY kind`, [
      helper.userId,
    ]);
    expect(kinds).toEqual(['health-data', 'research-contact', 'terms'].map((kind) => ({ kind })));
  });
});
