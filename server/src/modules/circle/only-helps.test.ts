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
    accepted: true,
    health_data: true,
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
});
