import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import {
  editMedication,
  loggedDose,
  madeMedication,
  medicationsOf,
  sendMedication,
} from '../../testing/medications.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { remove, restore } = medicationsEndpoints;

const listAs = ({ access }: Person, url = '/api/medications_api_gateway', status = 'current') =>
  testApp().app.inject({
    method: 'POST',
    url,
    payload: { status, search: '' },
    headers: { authorization: `Bearer ${access}` },
  });
const namesOf = async (...asked: Parameters<typeof medicationsOf>): Promise<string[]> =>
  (await medicationsOf(...asked)).map(({ name }) => name);

describe('§7 the two lists of medicines', () => {
  let person: Person;
  beforeAll(async () => {
    person = await asPatient(testApp());
    for (const fields of [
      { name: 'Zonisamide', generic: 'zonisamide', category: 'anti_seizure' },
      { name: 'Dexamethasone', reason: 'Swelling', state: 'on-hold' },
      { name: 'co-trimoxazole', category: 'pcp_prophylaxis' },
      { name: 'Old one', status: 'completed' },
      { name: 'Stopped one', state: 'stopped' },
    ])
      await madeMedication(person, fields);
  });

  it('have nothing of another patient', async () => {
    const another = await asAnotherPatient(testApp());
    expect([await namesOf(another), await namesOf(another, 'completed')]).toEqual([[], []]);
    expect((await listAs(another)).json()).toEqual([]);
  });

  it('§3 are plain arrays by name: current with those on hold, completed with those that were stopped', async () => {
    expect(await namesOf(person)).toEqual(['co-trimoxazole', 'Dexamethasone', 'Zonisamide']);
    expect(await namesOf(person, 'completed')).toEqual(['Old one', 'Stopped one']);
  });

  it('are served under both forms of the address', async () => {
    const [without, with_] = [
      await listAs(person),
      await listAs(person, '/api/medications_api_gateway/'),
    ];
    expect(without.json()).toHaveLength(3);
    expect(with_.body).toBe(without.body);
  });

  it.each([
    ['ZONI', ['Zonisamide']],
    ['swelling', ['Dexamethasone']],
    ['prevents', ['co-trimoxazole', 'Zonisamide']],
    ['seizures zoni', ['Zonisamide']],
    ['seizures dexa', []],
    ['%', []],
    [' ', ['co-trimoxazole', 'Dexamethasone', 'Zonisamide']],
  ])('find %j by name, generic name, reason and kind', async (search, names) => {
    expect(await namesOf(person, 'current', search)).toEqual(names);
  });

  it('§7 refuse a body that could mean both a list and a medicine', async () => {
    for (const body of [
      { status: 'current', search: '', name: 'Keppra' },
      { search: 'kep' },
      { status: 'all' },
      {},
      [],
    ])
      expect(outcomeOf(await sendMedication(person, body))).toBe('400 invalid_input');
    expect(await namesOf(person)).toHaveLength(3);
  });

  it('are new after every write', async () => {
    const writer = await asPatient(testApp());
    const { id } = await madeMedication(writer, { stock: [{ strength: 'A', on_hand: 5 }] });
    const params = { id };
    const writes: (() => Promise<unknown>)[] = [
      () => madeMedication(writer),
      () => editMedication(writer, id, { name: 'Edited' }),
      () =>
        loggedDose(writer, id, { status: 'taken', amount_parts: [{ strength: 'A', count: 1 }] }),
      () => writer.call(remove, { params }),
      () => writer.call(restore, { params }),
    ];
    for (const write of writes) {
      const before = (await listAs(writer)).body;
      await write();
      expect((await listAs(writer)).body).not.toBe(before);
    }
  });
});
