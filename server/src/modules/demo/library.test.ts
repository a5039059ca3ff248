import { documentTypes } from '@caretrail/contract/files/document-types';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { describe, expect, it } from 'vitest';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { callApi } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { demoAccounts } from './accounts.ts';
import { seedDemo } from './service.ts';

type Library = AnswerOf<typeof filesEndpoints.list>;

const testApp = useTestApp({ hashing: cheapHashing });

describe('§1 the library of the demo', () => {
  it('has documents of every kind that can be previewed, some of treatments and places, and one in the bin', async () => {
    const { deps } = testApp();
    await seedDemo({ ...deps, say: () => {} });
    const sql = `SELECT id FROM users WHERE email = $1`;
    const { id } = await deps.db.one<{ id: string }>(sql, [demoAccounts[0].email]);
    const { access } = await openSessionFor(testApp(), id);
    const ask = async (query: Record<string, string>) =>
      (await callApi(testApp(), filesEndpoints.list, { query }, access)).json<Library>().data;
    const files = await ask({});
    expect(new Set(files.map(({ doc_type }) => doc_type))).toEqual(new Set(documentTypes));
    expect(new Set(files.map(({ type }) => type))).toEqual(
      new Set(['application/pdf', 'image/png', 'text/plain']),
    );
    expect(files.filter(({ treatment_id }) => treatment_id !== null).length).toBeGreaterThan(5);
    expect(files.filter(({ location_id }) => location_id !== null).length).toBeGreaterThan(5);
    expect(new Set(files.map(({ day }) => day.slice(0, 7))).size).toBeGreaterThan(8);
    expect(await ask({ bin: 'true' })).toMatchObject([{ title: 'Parking ticket.pdf' }]);
  });
});
