import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import type { Circle, HelpedRecord } from '@caretrail/contract/circle/schema';
import { circleErrors } from '@caretrail/contract/circle/texts';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { describe, expect, it } from 'vitest';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { helperOf, inRecord, invitedTo } from '../../testing/circle.ts';
import { freshAddress } from '../../testing/email-change.ts';
import { makeStale } from '../../testing/make-stale.ts';
import { mailsTo } from '../../testing/outbox.ts';
import {
  asAdministrator,
  asPatient,
  callApi,
  type Person,
  signedInAgain,
} from '../../testing/people.ts';
import { goodPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { insertGrant } from './grants-repo.ts';
import { markAccepted } from './invitations-repo.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const { accept, readInvitation, openInvitation, register } = circleEndpoints;

const circleOf = async (patient: Person): Promise<Circle> =>
  (await patient.call(circleEndpoints.read)).json<Circle>();
const outcome = async (person: Person, endpoint: Endpoint, input: object = {}) =>
  outcomeOf(await person.call(endpoint, input));
const an = { name: 'Anna', role: 'helper', areas: ['calendar'], ends_on: null } as const;
const invite = (patient: Person, body: object) =>
  patient.call(circleEndpoints.invite, { body: { ...an, ...body } as never });

describe('an invitation', () => {
  it('is a link by mail that says nothing of who invites, and is accepted with its address', async () => {
    const patient = await asPatient(testApp(), { first_name: 'Robin', last_name: 'Quill' });
    const helper = await asPatient(testApp(), { first_name: 'Anna', last_name: 'Berg' });
    const { token } = await invitedTo(testApp(), patient, helper.email, {
      role: 'helper',
      areas: ['calendar', 'medication'],
    });
    const [mail] = await mailsTo(testApp(), helper.email);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Robin|Quill/);
    const state = await callApi(testApp(), openInvitation, { body: { token } });
    expect(state.json()).toEqual({ has_account: true, expires_at: expect.any(String) });
    expect((await helper.call(readInvitation, { body: { token } })).json()).toMatchObject({
      patient_name: 'Robin Quill',
      role: 'helper',
      areas: ['calendar', 'medication'],
      ends_on: null,
    });
    const accepted = (await helper.call(accept, { body: { token } })).json<HelpedRecord>();
    expect(accepted).toMatchObject({ patient_id: patient.patientId, name: 'Robin Quill' });
    expect((await helper.call(circleEndpoints.helping)).json()).toMatchObject({
      data: [{ id: accepted.id, patient_id: patient.patientId, role: 'helper' }],
    });
    expect(await circleOf(patient)).toMatchObject({
      people: [{ id: accepted.id, name: 'Anna Berg', email: helper.email, is_over: false }],
      invitations: [],
    });
    expect((await mailsTo(testApp(), patient.email))[0]?.subject).toBe(
      'Anna Berg accepted your invitation to Caretrail',
    );
    const there = inRecord(testApp(), helper, patient.patientId);
    expect(await outcome(there, locationsEndpoints.list)).toBe('200');
    expect(await outcome(there, profileEndpoints.read)).toBe('403 forbidden');
  });

  it('does not exist for another account, an administrator, or before the second factor', async () => {
    const [patient, other] = [await asPatient(testApp()), await asPatient(testApp())];
    const { token } = await invitedTo(testApp(), patient, freshAddress());
    for (const call of [readInvitation, accept]) {
      expect(await outcome(other, call, { body: { token } })).toBe('404 not_found');
      const administrator = await asAdministrator(testApp());
      expect(await outcome(administrator, call, { body: { token } })).toBe('403 forbidden');
      const halfWay = await asPatient(testApp(), { aal: 1 });
      expect(await outcome(halfWay, call, { body: { token } })).toBe('403 mfa_required');
    }
    expect(await circleOf(patient)).toMatchObject({ people: [], invitations: [{ name: '' }] });
  });

  it('works once, for 7 days, until it is taken back or replaced', async () => {
    const patient = await asPatient(testApp());
    const helper = await asPatient(testApp());
    const tryIt = (token: string) => outcome(helper, accept, { body: { token } });
    const replaced = await invitedTo(testApp(), patient, helper.email);
    testApp().clock.advance(1000);
    const taken = await invitedTo(testApp(), patient, helper.email);
    expect(await tryIt(replaced.token)).toBe('410 link_expired');
    const params = { id: taken.id };
    expect(await outcome(patient, circleEndpoints.takeBack, { params })).toBe('204');
    expect(await outcome(patient, circleEndpoints.takeBack, { params })).toBe('204');
    expect(await tryIt(taken.token)).toBe('410 link_expired');
    testApp().clock.advance(1000);
    const used = await invitedTo(testApp(), patient, helper.email);
    const both = await Promise.all([tryIt(used.token), tryIt(used.token)]);
    expect(both.toSorted()).toEqual(['200', '410 link_used']);
    const late = await invitedTo(testApp(), patient, freshAddress());
    testApp().clock.advance(limits.circle.invitationMs);
    const state = await callApi(testApp(), openInvitation, { body: { token: late.token } });
    expect(outcomeOf(state)).toBe('410 link_expired');
    const unknown = { body: { token: 'x'.repeat(43) } };
    expect(outcomeOf(await callApi(testApp(), openInvitation, unknown))).toBe('404 not_found');
  });

  it('makes an account without a record, whose first code proves the address', async () => {
    const patient = await asPatient(testApp());
    const email = freshAddress();
    const { token } = await invitedTo(testApp(), patient, email);
    const names = { first_name: 'Ben', last_name: 'Oak' };
    const open = (password: string) =>
      callFrom(testApp(), register, { body: { token, ...names, password } });
    expect(outcomeOf(await open('short'))).toBe('400 weak_password');
    expect(outcomeOf(await open(goodPassword))).toBe('204');
    expect(outcomeOf(await open(goodPassword))).toBe('409 conflict');
    const { db } = testApp().deps;
    expect(
      await db.one(
        `SELECT u.status, u.terms_version, u.is_primary_email, p.patient_id
           FROM users u LEFT JOIN patients p ON p.user_id = u.id WHERE u.email = $1`,
        [email],
      ),
    ).toEqual({ status: 'active', terms_version: null, is_primary_email: true, patient_id: null });
  });

  it.each([
    ['to oneself', (patient: Person) => ({ email: patient.email }), 'email'],
    ['with no area', () => ({ email: freshAddress(), areas: [] }), 'areas'],
    ['with an area twice', () => ({ email: freshAddress(), areas: ['files', 'files'] }), 'areas'],
    ['until yesterday', () => ({ email: freshAddress(), ends_on: '2020-01-01' }), 'ends_on'],
  ] as const)('is refused %s', async (_, wrong, field) => {
    const patient = await asPatient(testApp());
    const answer = await invite(patient, wrong(patient));
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it('is sent to no one who helps already, and to no more than a few people a day', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient);
    expect(outcomeOf(await invite(patient, { email: helper.email }))).toBe('400 invalid_input');
    const { invitationsPerDay: most, invitationsToOnePerDay: toOne } = limits.circle;
    const addresses = Array.from({ length: most / toOne }, () => freshAddress());
    for (let sent = 0; sent < most; sent += 1) {
      const email = addresses[sent % addresses.length] ?? '';
      expect(outcomeOf(await invite(patient, { email }))).toBe('201');
    }
    expect(outcomeOf(await invite(patient, { email: freshAddress() }))).toBe('429 too_many');
    expect((await circleOf(patient)).invitations).toHaveLength(addresses.length);
  });

  it('is refused while many invitations are open; one that no longer works is not counted', async () => {
    const patient = await asPatient(testApp());
    for (let sent = 0; sent < limits.circle.invitations; sent += 1)
      expect(outcomeOf(await invite(patient, { email: freshAddress() }))).toBe('201');
    const refused = await invite(patient, { email: freshAddress() });
    expect(refused.json<{ fields: object }>().fields).toEqual({
      email: circleErrors.tooManyInvitations({ most: limits.circle.invitations }),
    });
    testApp().clock.advance(limits.circle.invitationMs);
    const later = await signedInAgain(testApp(), patient);
    expect(outcomeOf(await invite(later, { email: freshAddress() }))).toBe('201');
  });

  it('counts who is invited among the people that a circle can have', async () => {
    const patient = await asPatient(testApp());
    const { people: most } = limits.circle;
    for (let helps = 1; helps < most; helps += 1) await helperOf(testApp(), patient);
    expect(outcomeOf(await invite(patient, { email: freshAddress() }))).toBe('201');
    const refused = await invite(patient, { email: freshAddress() });
    expect(refused.json<{ fields: object }>().fields).toEqual({
      email: circleErrors.tooManyPeople({ most }),
    });
  });

  it('asks for a fresh second step', async () => {
    const patient = await asPatient(testApp());
    await makeStale(testApp(), patient.userId);
    expect(outcomeOf(await invite(patient, { email: freshAddress() }))).toBe('403 reauth_required');
  });
});

describe('access', () => {
  it('is changed and ended by the patient, who is told of conflicts', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient, { areas: ['files'] });
    const params = { id: helper.grantId };
    const change = (body: object) =>
      patient.call(circleEndpoints.edit, { params, body: body as never });
    expect(await outcome(helper, locationsEndpoints.list)).toBe('403 forbidden');
    const changed = await change({ areas: ['calendar'], version: 1 });
    expect(changed.json()).toMatchObject({ areas: ['calendar'], role: 'manager', version: 2 });
    expect(await outcome(helper, locationsEndpoints.list)).toBe('200');
    expect(outcomeOf(await change({ role: 'viewer', version: 1 }))).toBe('409 stale_version');
    expect(await outcome(patient, circleEndpoints.end, { params })).toBe('204');
    expect(await outcome(helper, locationsEndpoints.list)).toBe('403 forbidden');
    expect(await outcome(patient, circleEndpoints.end, { params })).toBe('404 not_found');
    expect((await helper.atHome.call(circleEndpoints.helping)).json()).toMatchObject({ data: [] });
  });

  it('of everyone ends at once, with all invitations', async () => {
    const patient = await asPatient(testApp());
    const helpers = [await helperOf(testApp(), patient), await helperOf(testApp(), patient)];
    const { token } = await invitedTo(testApp(), patient, freshAddress());
    expect(await outcome(patient, circleEndpoints.endAll)).toBe('204');
    for (const helper of helpers)
      expect(await outcome(helper, locationsEndpoints.list)).toBe('403 forbidden');
    expect(outcomeOf(await callApi(testApp(), openInvitation, { body: { token } }))).toBe(
      '410 link_expired',
    );
    expect(await circleOf(patient)).toEqual({ people: [], invitations: [] });
  });

  it('of everyone ends also where an invitation is being accepted at that moment', async () => {
    const [patient, helper] = [await asPatient(testApp()), await asPatient(testApp())];
    const { id } = await invitedTo(testApp(), patient, helper.email);
    const { db, ids, clock } = testApp().deps;
    const patientId = patient.patientId ?? '';
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const accepting = db.transaction(async (tx) => {
      expect(await markAccepted(tx, patientId, id, clock.now())).toBe(true);
      const { userId: helperId, email } = helper;
      const granted = { role: 'manager', areas: ['calendar'], ends_on: null } as const;
      const grant = { ...granted, id: ids.next(), helperId, email, at: clock.now() };
      await insertGrant(tx, patientId, grant);
      begun.resolve();
      await goOn.promise;
    });
    await begun.promise;
    const ending = outcome(patient, circleEndpoints.endAll);
    const waiting = async () =>
      (
        await db.one<{ count: number }>(
          `SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      ).count;
    await expect.poll(waiting).toBeGreaterThan(0);
    goOn.resolve();
    await accepting;
    expect(await ending).toBe('204');
    const there = inRecord(testApp(), helper, patientId);
    expect(await outcome(there, locationsEndpoints.list)).toBe('403 forbidden');
    expect(await circleOf(patient)).toEqual({ people: [], invitations: [] });
  });

  it('is over after its last day, on the patient’s calendar, and is listed so', async () => {
    const patient = await asPatient(testApp());
    const today = testApp().clock.now().toISOString().slice(0, 10);
    const helper = await helperOf(testApp(), patient, { ends_on: today });
    expect(await outcome(helper, locationsEndpoints.list)).toBe('200');
    await testApp().deps.db.execute(`UPDATE circle_grants SET ends_on = $2 WHERE id = $1`, [
      helper.grantId,
      '2026-01-01',
    ]);
    expect(await outcome(helper, locationsEndpoints.list)).toBe('403 forbidden');
    expect((await circleOf(patient)).people).toMatchObject([{ is_over: true }]);
    expect((await helper.atHome.call(circleEndpoints.helping)).json()).toMatchObject({ data: [] });
  });

  it('is of no use to someone who became an administrator, and named to them no more', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient);
    await testApp().deps.db.execute(`UPDATE users SET user_type = 'administrator' WHERE id = $1`, [
      helper.userId,
    ]);
    const now = await signedInAgain(testApp(), helper);
    expect((await now.call(circleEndpoints.helping)).json()).toMatchObject({ data: [] });
    const there = inRecord(testApp(), now, patient.patientId);
    expect(await outcome(there, locationsEndpoints.list)).toBe('403 forbidden');
  });

  it('is given up by the helper, and the patient is told', async () => {
    const [patient, stranger] = [await asPatient(testApp()), await asPatient(testApp())];
    const helper = await helperOf(testApp(), patient);
    const params = { id: helper.grantId };
    expect(await outcome(stranger, circleEndpoints.leave, { params })).toBe('404 not_found');
    expect(await outcome(helper.atHome, circleEndpoints.leave, { params })).toBe('204');
    expect(await outcome(helper, locationsEndpoints.list)).toBe('403 forbidden');
    expect((await mailsTo(testApp(), patient.email))[0]?.subject).toBe(
      'Anna Berg no longer has access to your record',
    );
  });

  it('never reaches the circle, the account or the export of the patient', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient);
    for (const call of [circleEndpoints.read, circleEndpoints.ledger, circleEndpoints.endAll])
      expect(await outcome(helper, call)).toBe('403 forbidden');
  });
});
