import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { invitedTo } from '../../testing/circle.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { asPatient, callApi, signedInAgain } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { accept, invite, openInvitation, readInvitation } = circleEndpoints;

describe('D6 an invitation', () => {
  it('opens nothing while the account of the inviting patient is closed', async () => {
    const [patient, anna] = [await asPatient(testApp()), await asPatient(testApp())];
    const body = { token: (await invitedTo(testApp(), patient, anna.email)).token };
    const setStatus = (status: string) =>
      testApp().deps.db.execute(`UPDATE users SET status = $2 WHERE id = $1`, [
        patient.userId,
        status,
      ]);
    await setStatus('inactive');
    expect([
      outcomeOf(await callApi(testApp(), openInvitation, { body })),
      outcomeOf(await anna.call(readInvitation, { body })),
      outcomeOf(await anna.call(accept, { body })),
    ]).toEqual(['410 link_expired', '410 link_expired', '410 link_expired']);
    await setStatus('active');
    expect(outcomeOf(await anna.call(accept, { body }))).toBe('200');
  });

  it('is not for the patient who sent it, with whatever address', async () => {
    const patient = await asPatient(testApp());
    const to = 'second-address@example.org';
    const body = { token: (await invitedTo(testApp(), patient, to)).token };
    await testApp().deps.db.execute(`UPDATE users SET email = $2 WHERE id = $1`, [
      patient.userId,
      to,
    ]);
    const again = await signedInAgain(testApp(), patient);
    expect([
      outcomeOf(await again.call(readInvitation, { body })),
      outcomeOf(await again.call(accept, { body })),
    ]).toEqual(['404 not_found', '404 not_found']);
  });

  it('again and again does not flood one address', async () => {
    const patient = await asPatient(testApp());
    const to = 'a-stranger@example.org';
    const { invitationsToOnePerDay: most } = limits.circle;
    for (let times = 0; times < most; times += 1) await invitedTo(testApp(), patient, to);
    const body = { email: to, name: '', role: 'viewer', areas: ['calendar'], ends_on: null };
    expect(outcomeOf(await patient.call(invite, { body: body as never }))).toBe('429 too_many');
    expect(await mailsTo(testApp(), to)).toHaveLength(most);
    await invitedTo(testApp(), patient, 'another@example.org');
    testApp().clock.advance(25 * 3_600_000);
    await invitedTo(testApp(), await signedInAgain(testApp(), patient), to);
  });
});
