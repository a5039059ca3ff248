import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import type { Area } from '@caretrail/contract/circle/areas';
import { emergencyCardEndpoints } from '@caretrail/contract/emergency-card/endpoints';
import {
  type CardSettings,
  type EmergencyCardAnswer,
  noSettings,
} from '@caretrail/contract/emergency-card/schema';
import { languageCookie } from '@caretrail/contract/i18n/language-cookie';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { helperOf } from '../../testing/circle.ts';
import { madeLocation } from '../../testing/locations.ts';
import { madeMedication } from '../../testing/medications.ts';
import { asAnotherPatient, asPatient, callApi, type Person } from '../../testing/people.ts';
import { goodPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const { read, edit, allow, withdraw, state, remove } = emergencyCardEndpoints;

const cardOf = async (person: Person): Promise<EmergencyCardAnswer> =>
  (await person.call(read)).json<EmergencyCardAnswer>();
const choose = (person: Person, version: number, settings: Partial<CardSettings>) =>
  person.call(edit, { body: { ...noSettings, ...settings, version } });

let tokens = 0;
const newToken = (): string => `token-of-a-device-${++tokens}`.padEnd(22, '-');
const ask = async (token: string, mark: string): Promise<string> =>
  (await callApi(testApp(), state, { body: { token, mark } })).json<{ state: string }>().state;

describe('the emergency card', () => {
  it('is made of the patient’s own record, and never of another patient’s', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await madeMedication(another, { name: 'Warfarin' });
    await madeLocation(another, { name: 'Other clinic', on_call_phone: '01632 960 001' });
    await choose(another, 1, { seizures: 'Of another patient' });
    await madeMedication(person, { name: 'Dexamethasone' });
    await madeLocation(person, { name: 'Day clinic', on_call_phone: '01632 960 002' });
    await madeLocation(person, { name: 'Without a number' });
    const { card, found } = await cardOf(person);
    expect(card).toMatchObject({
      steroids: ['Dexamethasone'],
      blood_thinners: null,
      seizures: null,
      allergies: { is_recorded: false, names: [] },
      contacts: null,
      places: [{ name: 'Day clinic', phone: '01632 960 002' }],
    });
    expect(card.medicines?.map(({ name }) => name)).toEqual(['Dexamethasone']);
    expect(found).toMatchObject({ steroids: ['Dexamethasone'], places: ['Day clinic'] });
    expect(JSON.stringify(await cardOf(person))).not.toMatch(/another|Warfarin|Other clinic/);
  });

  it('has no medicine that was stopped or deleted', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeMedication(person, { name: 'Dexamethasone' });
    await testApp().deps.db.execute(
      `UPDATE medications SET state = 'stopped' WHERE patient_id = $1 AND id = $2`,
      [person.patientId, id],
    );
    expect((await cardOf(person)).card).toMatchObject({ steroids: null, medicines: [] });
  });

  it('keeps what was chosen, one version after the other', async () => {
    const person = await asPatient(testApp());
    const chosen = {
      left_out: ['diagnosis' as const],
      seizures: 'After 5 minutes: call 112.',
      contacts: [{ name: 'Kim', relation: 'my partner', phone: '07700 900123' }],
    };
    const saved = await choose(person, 1, chosen);
    expect(saved.json()).toMatchObject({
      version: 2,
      settings: chosen,
      card: { seizures: chosen.seizures, contacts: chosen.contacts },
    });
    const stale = await choose(person, 1, { seizures: 'Typed elsewhere' });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { conflict: { your_version: 1, stored_version: 2, stored: { settings: chosen } } },
    ]);
    // The same again changes nothing.
    expect((await choose(person, 2, chosen)).json()).toMatchObject({ version: 2 });
    expect(await auditTrailOf(testApp(), person.userId)).toContain('emergency-card.edited done');
    const wrong = await choose(person, 2, { contacts: [{ name: 'Kim', relation: '', phone: '' }] });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      { fields: { 'contacts.0.phone': 'Enter a phone number.' } },
    ]);
  });

  it.each([
    ['medication', ['medicines', 'steroids']],
    ['calendar', ['places']],
    ['summary', ['allergies', 'birth_date', 'seizures']],
  ] as const)(
    'shows a helper of the area %s only its lines, and no choices',
    async (area, lines) => {
      const patient = await asPatient(testApp());
      await madeMedication(patient, { name: 'Dexamethasone' });
      await madeLocation(patient, { on_call_phone: '01632 960 002' });
      await choose(patient, 1, { seizures: 'Call 112.' });
      const helper = await helperOf(testApp(), patient, { areas: [area] });
      const answer = await cardOf(helper);
      expect(answer).toMatchObject({ settings: null, found: null, devices: null });
      const { made_at: _, name: __, ...shown } = answer.card;
      const on = Object.entries(shown).filter(([, value]) => value !== null);
      expect(on.map(([line]) => line).toSorted()).toEqual([...lines].toSorted());
      expect(outcomeOf(await choose(helper, 2, {}))).toBe('403 forbidden');
    },
  );

  it('is changed by a manager of all its areas, and by no one with less', async () => {
    const patient = await asPatient(testApp());
    const areas: Area[] = ['summary', 'medication', 'calendar'];
    const [manager, helper] = [
      await helperOf(testApp(), patient, { areas }),
      await helperOf(testApp(), patient, { areas, role: 'helper' }),
    ];
    expect(outcomeOf(await choose(helper, 1, { seizures: 'Call 112.' }))).toBe('403 forbidden');
    expect((await cardOf(helper)).settings).toBeNull();
    expect(outcomeOf(await choose(manager, 1, { seizures: 'Call 112.' }))).toBe('200');
    expect((await cardOf(patient)).card.seizures).toBe('Call 112.');
    const own = await manager.call(allow, { body: { token: newToken() } });
    expect(outcomeOf(own)).toBe('403 forbidden');
  });
});

describe('the emergency card on a device', () => {
  it('is kept while the record is the same, in any language, and is said to be older once it is not', async () => {
    const person = await asPatient(testApp());
    await madeMedication(person, { name: 'Dexamethasone', times: ['08:00'] });
    const token = newToken();
    expect((await person.call(allow, { body: { token } })).statusCode).toBe(204);
    const { mark, devices } = await cardOf(person);
    expect(devices).toHaveLength(1);
    expect(await ask(token, mark)).toBe('keep');
    const cookie = `${languageCookie.name}=de`;
    const inGerman = { authorization: `Bearer ${person.access}`, cookie };
    const german = await testApp().app.inject({ url: read.path, headers: inGerman });
    expect(german.json<EmergencyCardAnswer>().mark).toBe(mark);
    await madeMedication(person, { name: 'Apixaban' });
    expect(await ask(token, mark)).toBe('newer');
    expect(await ask(token, (await cardOf(person)).mark)).toBe('keep');
  });

  it('is withdrawn from all devices at once, and by its token from one', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const [one, two, theirs] = [newToken(), newToken(), newToken()];
    for (const token of [one, one, two]) await person.call(allow, { body: { token } });
    await another.call(allow, { body: { token: theirs } });
    const { mark, devices } = await cardOf(person);
    expect(devices).toHaveLength(2);
    expect((await callApi(testApp(), remove, { body: { token: one } })).statusCode).toBe(204);
    expect([await ask(one, mark), await ask(two, mark)]).toEqual(['withdrawn', 'keep']);
    expect((await person.call(withdraw)).statusCode).toBe(204);
    expect(await ask(two, mark)).toBe('withdrawn');
    expect(await ask(theirs, (await cardOf(another)).mark)).toBe('keep');
    expect(await ask(newToken(), mark)).toBe('withdrawn');
  });

  it('goes when the patient ends the account', async () => {
    const person = await asPatient(testApp(), { password: goodPassword });
    const token = newToken();
    await person.call(allow, { body: { token } });
    const { mark } = await cardOf(person);
    await person.call(accountEndpoints.requestDeletion, { body: { password: goodPassword } });
    expect(await ask(token, mark)).toBe('withdrawn');
  });

  it('is on ten devices at most: the first one gives way', async () => {
    const person = await asPatient(testApp());
    const first = newToken();
    for (const token of [first, ...Array.from({ length: 10 }, newToken)])
      await person.call(allow, { body: { token } });
    const { mark, devices } = await cardOf(person);
    expect(devices).toHaveLength(10);
    expect(await ask(first, mark)).toBe('withdrawn');
  });
});
