import {
  dutyEndpoints,
  escalationEndpoints,
} from '@caretrail/contract/circle/escalation-endpoints';
import type {
  DutyOverview,
  EscalationOverview,
} from '@caretrail/contract/circle/escalation-schema';
import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { successorEndpoints } from '@caretrail/contract/circle/successor-endpoints';
import type { Circle, LedgerVisit } from '@caretrail/contract/circle/schema';
import { describe, expect, it } from 'vitest';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { callApi } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { demoAccounts } from './accounts.ts';
import { seedDemo } from './service.ts';

const testApp = useTestApp();

describe('the helper of the demo', () => {
  it('has a month of visits in the record of the patient, is named to take over, and has no record of their own', async () => {
    const { deps } = testApp();
    await seedDemo({ ...deps, say: () => {} });
    const idOf = async (email: string) =>
      (await deps.db.one<{ id: string }>(`SELECT id FROM users WHERE email = $1`, [email])).id;
    const [patient, , helper] = demoAccounts;
    const { access } = await openSessionFor(testApp(), await idOf(patient.email));
    const circle = (await callApi(testApp(), circleEndpoints.read, {}, access)).json<Circle>();
    expect(circle.people).toMatchObject([
      { name: 'Kim Demo', email: helper.email, role: 'helper', is_over: false },
    ]);
    const visits = (await callApi(testApp(), circleEndpoints.visits, {}, access)).json<{
      data: LedgerVisit[];
    }>().data;
    expect(visits.length).toBeGreaterThan(15);
    expect(visits.filter(({ wrote_in }) => wrote_in.length > 0)).toMatchObject([
      { wrote_in: ['calendar'], device: 'Firefox on Android' },
    ]);
    const session = await openSessionFor(testApp(), await idOf(helper.email));
    expect(session.user).toMatchObject({ only_helps: true, terms_accepted: true });
    const helping = await callApi(testApp(), circleEndpoints.helping, {}, session.access);
    expect(helping.json()).toMatchObject({ data: [{ name: 'Robin Demo', role: 'helper' }] });
    const named = await callApi(testApp(), successorEndpoints.mine, {}, session.access);
    expect(named.json()).toMatchObject({
      data: [{ name: 'Robin Demo', wait_days: 14, request: null }],
    });
  });

  it('D11 is on duty, and told about a critical medicine of which nothing is late', async () => {
    const { deps } = testApp();
    await seedDemo({ ...deps, say: () => {} });
    const { id } = await deps.db.one<{ id: string }>(`SELECT id FROM users WHERE email = $1`, [
      demoAccounts[0].email,
    ]);
    const { access } = await openSessionFor(testApp(), id);
    const { read } = escalationEndpoints;
    const overview = (await callApi(testApp(), read, {}, access)).json<EscalationOverview>();
    expect(overview.medicines).toMatchObject([{ after_min: 60, people: [expect.any(String)] }]);
    for (const { told, next } of overview.open) {
      expect(told).toEqual([]);
      expect(Date.parse(next?.at ?? '')).toBeGreaterThan(deps.clock.now().getTime());
    }
    const duty = (await callApi(testApp(), dutyEndpoints.read, {}, access)).json<DutyOverview>();
    expect(duty).toMatchObject({ on_duty: { name: 'Kim Demo', until_on: null }, offers: [] });
  });
});
