import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import type { PushAct, PushActAnswer, PushActState } from '@caretrail/contract/push/schema';
import type { ReminderSettings } from '@caretrail/contract/reminders/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  doseName,
  editMedication,
  inTwoStrengths,
  loggedDose,
  madeMedication,
  sendPostponement,
  todayOf,
} from '../../testing/medications.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { asPatient, callApi, type Person } from '../../testing/people.ts';
import { type PushBrowser, startPushPeer, type PushPeer } from '../../testing/push-peer.ts';
import { runPushes, subscribe } from '../../testing/pushes.ts';
import { clockTo, remindMe, runReminders } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
let peer: PushPeer;
beforeAll(async () => {
  peer = await startPushPeer();
});
afterAll(() => peer.stop());

const minute = 60_000;
const hour = 60 * minute;
async function after(minutes: number): Promise<void> {
  testApp().clock.advance(minutes * minute);
  await runReminders(testApp());
  await runPushes(testApp());
}
const tokensOf = ({ received }: PushBrowser): readonly string[] =>
  received.at(-1)?.payload.caretrail.tokens ?? [];

/** A patient whose devices have just been told of the dose at eight. */
async function atEight(more: Partial<ReminderSettings> = {}, devices = 1) {
  clockTo(testApp(), '07:58');
  const person = await asPatient(testApp());
  const medicine = await madeMedication(person, { times: ['08:00'] });
  const browsers = Array.from({ length: devices }, () => peer.newBrowser());
  for (const browser of browsers) await subscribe(person, browser);
  await remindMe(person, { doses_by: ['push'], ...more });
  await after(2);
  const [token = ''] = browsers.flatMap(tokensOf);
  return { person, medicine, browsers, token };
}

const now = (): string => testApp().clock.now().toISOString();
const send = (token: string, act: PushAct = 'taken', at = now()) =>
  callApi(testApp(), pushEndpoints.act, { body: { token, act, at } });
const press = async (token: string, act: PushAct = 'taken', at = now()): Promise<PushActAnswer> =>
  (await send(token, act, at)).json<PushActAnswer>();
const stateOf = async (token: string): Promise<PushActState> =>
  (await callApi(testApp(), pushEndpoints.actState, { body: { token } })).json<PushActState>();

const rows = ({ patientId }: Person) =>
  testApp().deps.db.query<{ status: string; via: string; dosage: string; at: string }>(
    `SELECT status, via, dosage, at FROM dose_log WHERE patient_id = $1 ORDER BY id`,
    [patientId],
  );
const audit = ({ patientId }: Person, action: string) =>
  testApp().deps.db.query<{ session_id: string | null; actor_id: string }>(
    `SELECT session_id, actor_id FROM audit_log WHERE subject_patient_id = $1 AND action = $2`,
    [patientId, action],
  );

describe('§2.5 Taken on a notification', () => {
  it('records the planned dose, says so, and is in the log of activity', async () => {
    const { person, token } = await atEight();
    expect(await press(token)).toEqual({
      outcome: 'recorded',
      sentence: 'Recorded as taken at 08:00.',
    });
    expect(await rows(person)).toEqual([
      { status: 'taken', via: 'push', dosage: '500 mg', at: now() },
    ]);
    expect(await audit(person, 'dose.logged')).toEqual([
      { session_id: null, actor_id: person.userId },
    ]);
    // It was seen: no email follows.
    await after(30);
    expect(await mailsTo(testApp(), person.email)).toEqual([]);
  });

  it('sent again gets the same answer, and is one row', async () => {
    const { person, token } = await atEight();
    const at = now();
    const first = await press(token, 'taken', at);
    testApp().clock.advance(minute);
    expect(await press(token, 'taken', at)).toEqual(first);
    // Another press with the token that is used up.
    expect(await press(token, 'later')).toEqual(first);
    const many = await Promise.all(Array.from({ length: 5 }, () => press(token, 'taken', at)));
    expect(new Set(many.map(({ outcome }) => outcome))).toEqual(new Set(['recorded']));
    expect(await rows(person)).toHaveLength(1);
  });

  it('is recorded although the answer to the first try was lost before it was stored', async () => {
    const { person, token } = await atEight();
    const at = now();
    await press(token, 'taken', at);
    await testApp().deps.db.execute(`UPDATE push_acts SET answer = NULL WHERE patient_id = $1`, [
      person.patientId,
    ]);
    testApp().clock.advance(minute);
    expect((await press(token, 'taken', at)).outcome).toBe('recorded');
    expect(await rows(person)).toHaveLength(1);
  });

  it('on two devices at the same moment is one row', async () => {
    const { person, browsers } = await atEight({}, 2);
    const tokens = browsers.flatMap(tokensOf);
    expect(new Set(tokens).size).toBe(2);
    const earlier = new Date(testApp().clock.now().getTime() - 1000).toISOString();
    testApp().clock.advance(minute);
    const answers = await Promise.all([
      press(tokens[0] ?? '', 'taken', earlier),
      press(tokens[1] ?? '', 'taken', now()),
    ]);
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      'already_recorded',
      'recorded',
    ]);
    expect(await rows(person)).toHaveLength(1);
  });

  it('without signal counts from the moment of the press, when it arrives within a day', async () => {
    const { person, token } = await atEight();
    const pressed = now();
    testApp().clock.advance(10 * hour);
    expect((await press(token, 'taken', pressed)).outcome).toBe('recorded');
    expect((await rows(person))[0]?.at).toBe(pressed);
    const old = await atEight();
    const at = now();
    testApp().clock.advance(30 * hour);
    expect((await press(old.token, 'taken', at)).outcome).toBe('expired');
    expect(await rows(old.person)).toEqual([]);
  });

  it.each<[string, (person: Person, id: string) => ReturnType<typeof editMedication>]>([
    ['changed', (person, id) => editMedication(person, id, { times: ['09:30', '20:00'] })],
    ['stopped', (person, id) => editMedication(person, id, { state: 'stopped' })],
    ['put on hold', (person, id) => editMedication(person, id, { state: 'on-hold' })],
  ])(
    'without signal, before the plan was %s, is judged by the plan of the press and recorded once',
    async (_, change) => {
      const { person, medicine, token } = await atEight();
      testApp().clock.advance(5 * minute);
      const pressed = now();
      testApp().clock.advance(2 * minute);
      const { access } = await openSessionFor(testApp(), person.userId);
      const call: Person['call'] = (to, input) => callApi(testApp(), to, input as object, access);
      expect(outcomeOf(await change({ ...person, call }, medicine.id))).toBe('200');
      testApp().clock.advance(30 * minute);
      const answer = { outcome: 'recorded', sentence: 'Recorded as taken at 08:05.' };
      expect(await press(token, 'taken', pressed)).toEqual(answer);
      expect(await press(token, 'taken', pressed)).toEqual(answer);
      expect(await rows(person)).toMatchObject([{ at: pressed, via: 'push' }]);
      expect(await audit(person, 'dose.logged_by_earlier_plan')).toHaveLength(1);
    },
  );

  it('hours after the dose was missed writes nothing', async () => {
    const { person, token } = await atEight();
    testApp().clock.advance(10 * hour);
    expect((await press(token)).outcome).toBe('expired');
    expect((await stateOf(token)).state).toBe('expired');
    expect(await rows(person)).toEqual([]);
  });

  it('writes nothing for a dose that was missed, while another of its notification can still be recorded', async () => {
    clockTo(testApp(), '07:58');
    const person = await asPatient(testApp());
    await madeMedication(person, { times: ['08:00'] });
    const { schedule, name } = inTwoStrengths(todayOf(testApp()));
    await madeMedication(person, { name, schedule: { ...schedule, miss_after_min: 60 } });
    const browser = peer.newBrowser();
    await subscribe(person, browser);
    await remindMe(person, { doses_by: ['push'] });
    await after(2);
    const tokens = tokensOf(browser);
    expect(tokens).toHaveLength(2);
    testApp().clock.advance(2 * hour);
    const states = await Promise.all(tokens.map(stateOf));
    expect(states.map(({ state }) => state).toSorted()).toEqual(['expired', 'open']);
    const answers = await Promise.all(tokens.map((token) => press(token)));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['expired', 'recorded']);
    expect((await rows(person)).map(({ dosage }) => dosage)).toEqual(['500 mg']);
  });

  it('records each dose of the notification by its own token', async () => {
    clockTo(testApp(), '07:58');
    const person = await asPatient(testApp());
    await madeMedication(person, { times: ['08:00'] });
    await madeMedication(person, { name: 'Omeprazole', dosage: '20 mg', times: ['08:00'] });
    const browser = peer.newBrowser();
    await subscribe(person, browser);
    await remindMe(person, { doses_by: ['push'] });
    await after(2);
    for (const token of tokensOf(browser)) expect((await press(token)).outcome).toBe('recorded');
    expect((await rows(person)).map(({ dosage }) => dosage).toSorted()).toEqual([
      '20 mg',
      '500 mg',
    ]);
  });
});

describe('§2.5 a press on a notification that is not true any more writes nothing', () => {
  type Told = Awaited<ReturnType<typeof atEight>>;
  const name = ({ medicine }: Told) => doseName(medicine, 'at-0800', todayOf(testApp()));
  const inAnHour = () => new Date(testApp().clock.now().getTime() + hour).toISOString();

  it.each<[string, string, RegExp, (told: Told) => Promise<unknown>]>([
    [
      'recorded as taken in the app',
      'already_recorded',
      /already recorded as taken at 08:00/,
      (told) =>
        loggedDose(told.person, told.medicine.id, { status: 'taken', ...name(told), at: now() }),
    ],
    [
      'recorded as skipped',
      'changed',
      /skipped/,
      (told) => loggedDose(told.person, told.medicine.id, { status: 'skipped', ...name(told) }),
    ],
    [
      'of a plan that was replaced',
      'changed',
      /not in your plan any more/,
      (told) => editMedication(told.person, told.medicine.id, { times: ['09:00'] }),
    ],
    [
      'of a medicine in the bin',
      'changed',
      /not in your plan any more/,
      ({ person, medicine }) =>
        testApp().deps.db.execute(
          `UPDATE medications SET deleted_at = now() WHERE patient_id = $1 AND id = $2`,
          [person.patientId, medicine.id],
        ),
    ],
    [
      'of a medicine whose reminders were switched off',
      'expired',
      /too old/,
      ({ person, medicine }) =>
        remindMe(person, { doses_by: ['push'], muted_medications: [medicine.id] }),
    ],
    [
      'of an account that gets no notifications any more',
      'expired',
      /too old/,
      ({ person }) => remindMe(person, { doses_by: ['email'] }),
    ],
    [
      'of a closed account',
      'expired',
      /too old/,
      ({ person }) =>
        testApp().deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [
          person.userId,
        ]),
    ],
    [
      'of a device that was removed',
      'expired',
      /too old/,
      ({ person }) =>
        testApp().deps.db.execute(`DELETE FROM push_devices WHERE patient_id = $1`, [
          person.patientId,
        ]),
    ],
  ])('where the dose was %s', async (_, outcome, sentence, change) => {
    const told = await atEight();
    await change(told);
    const before = await rows(told.person);
    expect((await stateOf(told.token)).state).toBe(outcome);
    testApp().clock.advance(1000);
    for (const act of ['later', 'taken'] as const) {
      const answer = await press(told.token, act);
      expect(answer.outcome, act).toBe(outcome);
      expect(answer.sentence).toMatch(sentence);
    }
    expect(await rows(told.person)).toEqual(before);
  });

  it('except that a dose put off since is recorded as taken, which ends its delay', async () => {
    const told = await atEight();
    await sendPostponement(told.person, told.medicine.id, { ...name(told), until: inAnHour() });
    const putOff = {
      outcome: 'changed',
      sentence: 'This dose is put off until 09:00. Nothing was recorded.',
    };
    expect(await stateOf(told.token)).toMatchObject({ state: 'changed' });
    expect(await press(told.token, 'later')).toEqual(putOff);
    expect(await rows(told.person)).toEqual([]);
    testApp().clock.advance(minute);
    expect(await press(told.token)).toEqual({
      outcome: 'recorded',
      sentence: 'Recorded as taken at 08:01.',
    });
    expect(await rows(told.person)).toMatchObject([{ status: 'taken', via: 'push', at: now() }]);
    // No reminder at nine.
    await after(60);
    expect(told.browsers[0]?.received).toHaveLength(1);
    expect(await mailsTo(testApp(), told.person.email)).toEqual([]);
  });

  it('where the token is unknown, and refuses to try many', async () => {
    const unknown = (at: number) => send(String(at).padStart(22, 'A'));
    // It may have been used long ago: nothing is said about the dose itself.
    expect((await unknown(0)).json()).toMatchObject({
      outcome: 'expired',
      sentence: expect.stringMatching(/no longer works.*Open Caretrail/),
    });
    const answers: string[] = [];
    for (let at = 1; at < 130; at += 1) answers.push(outcomeOf(await unknown(at)));
    expect(answers.at(-1)).toBe('429 too_many');
    testApp().clock.advance(minute);
  });
});

describe('§2.5 Later on a notification', () => {
  it('puts the dose off by 15 minutes, and one notification follows in place of the first', async () => {
    const { person, browsers, token } = await atEight();
    expect(await press(token, 'later')).toEqual({
      outcome: 'later',
      sentence: 'Put off. We will remind you again at 08:15.',
    });
    expect(await rows(person)).toEqual([]);
    await after(15);
    const [browser] = browsers;
    expect(browser?.received).toHaveLength(2);
    expect(await mailsTo(testApp(), person.email)).toEqual([]);
    // The first one says what is true; the second one records.
    expect((await stateOf(token)).state).toBe('later');
    expect((await press(browser === undefined ? '' : (tokensOf(browser)[0] ?? ''))).outcome).toBe(
      'recorded',
    );
    expect(await rows(person)).toHaveLength(1);
    await after(30);
    expect(browser?.received).toHaveLength(2);
    expect(await mailsTo(testApp(), person.email)).toEqual([]);
  });

  it('is outranked by Taken of the same notification, whose answer counts from then on', async () => {
    const { person, token } = await atEight();
    const at = now();
    await press(token, 'later', at);
    testApp().clock.advance(3 * minute);
    const pressed = now();
    const taken = { outcome: 'recorded', sentence: 'Recorded as taken at 08:03.' };
    expect(await press(token, 'taken', pressed)).toEqual(taken);
    expect(await press(token, 'later', at)).toEqual(taken);
    testApp().clock.advance(minute);
    expect(await press(token)).toEqual(taken);
    expect(await stateOf(token)).toMatchObject({ state: 'recorded' });
    expect(await rows(person)).toMatchObject([{ status: 'taken', via: 'push', at: pressed }]);
  });

  it('at the same moment as Taken of the same notification is outranked too, whichever is stored first', async () => {
    const { person, token } = await atEight();
    const at = now();
    const acts = ['later', 'taken', 'later', 'taken'] as const;
    await Promise.all(acts.map((act) => press(token, act, at)));
    expect((await press(token, 'later', at)).outcome).toBe('recorded');
    expect(await rows(person)).toHaveLength(1);
  });

  it('on two devices is one, at the time of the first', async () => {
    const { person, browsers } = await atEight({}, 2);
    const [one = '', other = ''] = browsers.flatMap(tokensOf);
    expect((await press(one, 'later')).outcome).toBe('later');
    testApp().clock.advance(2 * minute);
    expect(await press(other, 'later')).toMatchObject({
      outcome: 'changed',
      sentence: 'This dose is put off until 08:15. Nothing was recorded.',
    });
    expect(await audit(person, 'dose.postponed')).toHaveLength(1);
  });

  it('sent again, or late without signal, puts nothing off twice', async () => {
    const { person, token } = await atEight();
    const at = now();
    const [first, again] = [await press(token, 'later', at), await press(token, 'later', at)];
    expect(again).toEqual(first);
    expect(await audit(person, 'dose.postponed')).toHaveLength(1);
    const late = await atEight();
    const pressed = now();
    testApp().clock.advance(20 * minute);
    expect((await press(late.token, 'later', pressed)).outcome).toBe('expired');
    // It can still be recorded.
    expect((await press(late.token, 'taken')).outcome).toBe('recorded');
  });
});

describe('§2.5 what the page of one tap is told', () => {
  it('is open, without names unless notifications have them', async () => {
    const { token } = await atEight();
    expect(await stateOf(token)).toEqual({
      state: 'open',
      sentence: 'This dose was due at 08:00. It is not recorded yet.',
      is_of_other_account: false,
      name: null,
      amount: null,
      at: `${todayOf(testApp())}T08:00`,
    });
    await press(token);
    expect(await stateOf(token)).toMatchObject({ state: 'recorded' });
    const named = await atEight({ names_in_notifications: true });
    expect(await stateOf(named.token)).toMatchObject({ name: 'Levetiracetam', amount: '500 mg' });
  });

  it('says that another account is signed in there, without names, and can be answered all the same', async () => {
    const { person, token } = await atEight({ names_in_notifications: true });
    const asked = async ({ userId: account }: Person) => {
      const answer = await callApi(testApp(), pushEndpoints.actState, { body: { token, account } });
      return answer.json<PushActState>();
    };
    const named = { name: 'Levetiracetam', amount: '500 mg' };
    expect(await asked(person)).toMatchObject({ is_of_other_account: false, ...named });
    expect(await asked(await asPatient(testApp()))).toMatchObject({
      state: 'open',
      is_of_other_account: true,
      name: null,
      amount: null,
    });
    expect((await press(token)).outcome).toBe('recorded');
  });

  it('is in the language of the account', async () => {
    const { person, token } = await atEight();
    await testApp().deps.db.execute(`UPDATE users SET language = 'de' WHERE id = $1`, [
      person.userId,
    ]);
    expect((await press(token)).sentence).toBe('Als genommen eingetragen um 08:00 Uhr.');
  });

  it('opens nothing else: a token is no session', async () => {
    const { token } = await atEight();
    const answer = await callApi(testApp(), accountEndpoints.rename, {}, token);
    expect(answer.statusCode).toBe(401);
  });
});
