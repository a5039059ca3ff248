// @module-tag slow
import { areas, circleRoles } from '@caretrail/contract/circle/areas';
import { decideGrant } from '@caretrail/contract/circle/decide-grant';
import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { beforeAll, expect, it } from 'vitest';
import { asHelperOnly, helperOf, inRecord } from './testing/circle.ts';
import { asPatient, type Person } from './testing/people.ts';
import { useTestApp } from './testing/test-app.ts';

const testApp = useTestApp();
const someId = '0190a0a0-0000-7000-8000-000000000000';
const calls = allEndpoints.filter(({ endpoint }) => endpoint.audience === 'patient');

type Reader = { readonly person: Person; readonly opens: (endpoint: Endpoint) => boolean };
const readers = new Map<string, Reader>();
const none = (): boolean => false;

beforeAll(async () => {
  const [patient, another] = [await asPatient(testApp()), await asPatient(testApp())];
  const there = (person: Person): Person => inRecord(testApp(), person, patient.patientId);
  for (const role of circleRoles)
    for (const open of [...areas.map((area) => [area]), [...areas]]) {
      const grant = { role, areas: open, ends_on: null, time_zone: 'UTC' };
      readers.set(`${role} of ${open.length > 1 ? 'all' : open[0]}`, {
        person: await helperOf(testApp(), patient, grant),
        opens: ({ record }) => decideGrant(grant, record, new Date()) !== 'forbidden',
      });
    }
  readers.set('no grant', { person: there(await asPatient(testApp())), opens: none });
  readers.set('no grant and no record', {
    person: there(await asHelperOnly(testApp())),
    opens: none,
  });
  const over = await helperOf(testApp(), patient, { ends_on: '2020-01-01' });
  readers.set('a grant that is over', { person: over, opens: none });
  const ended = await helperOf(testApp(), patient);
  await testApp().deps.db.execute(`UPDATE circle_grants SET ended_at = now() WHERE id = $1`, [
    ended.grantId,
  ]);
  readers.set('a grant that was ended', { person: ended, opens: none });
  const others = await helperOf(testApp(), another);
  readers.set('a grant of another patient', { person: there(others), opens: none });
});

/** Without a body, so that nothing is written: what is let in is refused for that, or finds nothing. */
async function outcome(endpoint: Endpoint, { access, headers }: Person): Promise<string> {
  const answer = await testApp().app.inject({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{\w+\}/g, someId),
    headers: { 'x-client': 'web', authorization: `Bearer ${access}`, ...headers },
  });
  expect(answer.statusCode).toBeLessThan(500);
  const isForbidden = answer.statusCode === 403;
  if (isForbidden) expect(answer.json()).toMatchObject({ code: 'forbidden' });
  return isForbidden ? 'forbidden' : 'let in';
}

it.each(calls)(
  'D7 D8 D9 $name is open to those whom the patient allowed it',
  async ({ endpoint }) => {
    const outcomes: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const [name, { person, opens }] of readers) {
      wanted[name] = opens(endpoint) ? 'let in' : 'forbidden';
      outcomes[name] = await outcome(endpoint, person);
    }
    expect(outcomes).toEqual(wanted);
  },
);
