import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { helperOf } from '../../testing/circle.ts';
import { uploaded } from '../../testing/library.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { downloadFile } from './download.ts';

const testApp = useTestApp();
const someCaller = {
  network: '192.0.2.1',
  ipPrefix: '192.0.2.0/24',
  userAgentHash: null,
  device: null,
  isWebApp: true,
};

const close = async (userId: string): Promise<void> => {
  await testApp().deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [userId]);
};

describe('D9 when the access of someone who helps ends', () => {
  it('a running download, a kept link and the next request end with it on every server', async () => {
    const patient = await asPatient(testApp());
    const { id } = await uploaded(testApp(), patient);
    const helper = await helperOf(testApp(), patient, { areas: ['files'] });
    const { url } = (await helper.call(filesEndpoints.link, { params: { id } })).json<{
      url: string;
    }>();
    const other = buildApp(testApp().deps);
    const token = url.split('/').at(-2) ?? '';
    const caller = { ...someCaller, requestId: 'test' };
    const { content } = await downloadFile(testApp().deps, token, caller);
    const list = () =>
      other.inject({
        method: 'GET',
        url: filesEndpoints.list.path,
        headers: { authorization: `Bearer ${helper.access}`, ...helper.headers },
      });
    expect(outcomeOf(await list())).toBe('200');
    await patient.call(circleEndpoints.end, { params: { id: helper.grantId } });
    expect(outcomeOf(await list())).toBe('403 forbidden');
    expect(outcomeOf(await other.inject({ method: 'GET', url }))).toBe('410 link_expired');
    await expect.poll(() => content.destroyed).toBe(true);
    await other.close();
  });

  it.each([
    ['at the end of its last day', async () => testApp().clock.advance(24 * 3_600_000)],
    ['when the patient’s account is closed', (patient: Person) => close(patient.userId)],
    ['when the account of the helper is', (_: Person, helper: Person) => close(helper.userId)],
  ])('a running download ends %s', async (_, end) => {
    const patient = await asPatient(testApp());
    const { id } = await uploaded(testApp(), patient);
    const ends_on = testApp().clock.now().toISOString().slice(0, 10);
    const helper = await helperOf(testApp(), patient, { areas: ['files'], ends_on });
    const { url } = (await helper.call(filesEndpoints.link, { params: { id } })).json<{
      url: string;
    }>();
    const caller = { ...someCaller, requestId: 'test' };
    const { content } = await downloadFile(testApp().deps, url.split('/').at(-2) ?? '', caller);
    await end(patient, helper);
    await expect.poll(() => content.destroyed).toBe(true);
  });
});
