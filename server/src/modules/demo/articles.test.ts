import { tagOptions } from '@caretrail/contract/articles/tags';
import { clinicalDataOf } from '@caretrail/contract/profile/derive';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { PatientProfile } from '@caretrail/contract/profile/schema';
import { describe, expect, it } from 'vitest';
import { articlesFromStarterSet } from '../../adapters/articles-starter/articles-starter.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { callApi } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { demoAccounts } from './accounts.ts';
import { seedDemo } from './service.ts';

const testApp = useTestApp({ hashing: cheapHashing });

describe('§2.6 the articles of the demo', () => {
  it('has articles for every tag that its patient is offered', async () => {
    const { deps } = testApp();
    await seedDemo({ ...deps, say: () => {} });
    const sql = `SELECT id FROM users WHERE email = $1`;
    const { id } = await deps.db.one<{ id: string }>(sql, [demoAccounts[0].email]);
    const { access } = await openSessionFor(testApp(), id);
    const answer = await callApi(testApp(), profileEndpoints.read, {}, access);
    const offered = tagOptions(clinicalDataOf(answer.json<PatientProfile>()));
    expect(offered).toContain('Trouble finding words');
    const starter = await articlesFromStarterSet.read(
      { etag: null, lastModified: null },
      new AbortController().signal,
    );
    if (starter === 'unchanged') throw new Error('Nothing was given.');
    const tagged = new Set(starter.articles.flatMap(({ tags }) => tags));
    expect(offered.filter((tag) => !tagged.has(tag))).toEqual([]);
  });
});
