import { escalationEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import type { EscalationOverview } from '@caretrail/contract/circle/escalation-schema';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { Medication } from '@caretrail/contract/medications/schema';
import { describe, expect, it } from 'vitest';
import { asHelperOf, endAccess, helping, madeCritical } from '../../testing/escalation.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { madeMedication } from '../../testing/medications.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { listOrAdd } = medicationsEndpoints;
const { read, save, remove, saveSettings } = escalationEndpoints;

async function aCircle() {
  const patient = await asPatient(testApp());
  const medicine = await madeMedication(patient);
  const anna = await asHelperOf(testApp(), patient, 'Anna');
  const ben = await asHelperOf(testApp(), patient, 'Ben');
  return { patient, medicine, anna, ben, params: { id: medicine.id } };
}
const bodyOf = (people: readonly Person[], version: number | null = null, after_min = 30) => ({
  after_min,
  people: people.map(({ userId }) => userId),
  version,
});
const overviewOf = async (person: Person): Promise<EscalationOverview> =>
  (await person.call(read)).json<EscalationOverview>();

describe('D11 a critical medicine', () => {
  it('has its people in the order that was chosen, with their names', async () => {
    const { patient, medicine, anna, ben } = await aCircle();
    const saved = await madeCritical(patient, medicine, [ben, anna]);
    expect(saved.medicines).toEqual([
      {
        medication_id: medicine.id,
        medication_name: medicine.name,
        after_min: 30,
        people: [ben.userId, anna.userId],
        version: 1,
      },
    ]);
    expect(saved.people).toEqual([
      { helper_id: anna.userId, name: 'Anna', may_be_told: true },
      { helper_id: ben.userId, name: 'Ben', may_be_told: true },
    ]);
    expect(await overviewOf(patient)).toEqual(saved);
  });

  it('is marked in the lists and on the dashboard, until it is critical no more', async () => {
    const { patient, anna, params, medicine } = await aCircle();
    const marks = async () => {
      const body = { status: 'current' } as const;
      const [listed] = (await patient.call(listOrAdd, { body })).json<Medication[]>();
      const { has_critical } = (await patient.call(dashboardEndpoints.read)).json<Dashboard>();
      return [listed?.is_critical, has_critical];
    };
    expect(await marks()).toEqual([false, false]);
    await madeCritical(patient, medicine, [anna]);
    expect(await marks()).toEqual([true, true]);
    await patient.call(remove, { params });
    expect(await marks()).toEqual([false, false]);
  });

  it('is changed by its version; an older one is refused with what is stored', async () => {
    const { patient, medicine, anna, ben, params } = await aCircle();
    await madeCritical(patient, medicine, [anna]);
    const changed = await patient.call(save, { params, body: bodyOf([ben, anna], 1, 45) });
    expect(changed.json<EscalationOverview>().medicines).toMatchObject([
      { after_min: 45, people: [ben.userId, anna.userId], version: 2 },
    ]);
    for (const version of [1, null]) {
      const stale = await patient.call(save, { params, body: bodyOf([anna], version) });
      expect(outcomeOf(stale)).toBe('409 conflict');
    }
    expect((await overviewOf(patient)).medicines[0]?.version).toBe(2);
  });

  it('is not critical any more, once or twice', async () => {
    const { patient, medicine, anna, params } = await aCircle();
    await madeCritical(patient, medicine, [anna]);
    for (let count = 0; count < 2; count += 1) {
      const gone = await patient.call(remove, { params });
      expect(gone.json<EscalationOverview>().medicines).toEqual([]);
    }
  });

  it('refuses people without access to the medicines, and each person twice', async () => {
    const { patient, anna, params } = await aCircle();
    const stranger = await asPatient(testApp());
    const calendar = await asHelperOf(testApp(), patient, 'Cem', { areas: ['calendar'] });
    for (const people of [[stranger], [anna, calendar], [patient], [anna, anna], []]) {
      const answer = await patient.call(save, { params, body: bodyOf(people) });
      expect(outcomeOf(answer)).toBe('400 invalid_input');
      expect(Object.keys(answer.json<{ fields: object }>().fields)[0]).toContain('people');
    }
  });

  it('refuses a wait that is too short or too long', async () => {
    const { patient, anna, params } = await aCircle();
    for (const minutes of [0, 4, 721, 7.5]) {
      const answer = await patient.call(save, { params, body: bodyOf([anna], null, minutes) });
      expect(outcomeOf(answer)).toBe('400 invalid_input');
    }
  });

  it('keeps a person whose access has ended, and says that they are not told', async () => {
    const { patient, medicine, anna, ben, params } = await aCircle();
    await madeCritical(patient, medicine, [anna, ben]);
    await endAccess(testApp(), patient, anna);
    expect((await overviewOf(patient)).people).toContainEqual({
      helper_id: anna.userId,
      name: 'Anna',
      may_be_told: false,
    });
    const again = await patient.call(save, { params, body: bodyOf([anna, ben], 1, 60) });
    expect(again.statusCode).toBe(200);
  });

  it('loses a person whose account is deleted', async () => {
    const { patient, medicine, anna, ben } = await aCircle();
    await madeCritical(patient, medicine, [anna, ben]);
    const { db } = testApp().deps;
    await db.execute(`DELETE FROM patients WHERE user_id = $1`, [anna.userId]);
    await db.execute(`DELETE FROM users WHERE id = $1`, [anna.userId]);
    expect((await overviewOf(patient)).medicines[0]?.people).toEqual([ben.userId]);
  });

  it('of another patient is not found', async () => {
    const { patient, anna } = await aCircle();
    const other = await aCircle();
    const answer = await patient.call(save, { params: other.params, body: bodyOf([anna]) });
    expect(outcomeOf(answer)).toBe('404 not_found');
    expect(outcomeOf(await patient.call(remove, { params: other.params }))).toBe('404 not_found');
  });
});

describe('D11 a critical medicine of another person’s record', () => {
  it('is changed by a manager, and read by everyone who may see the medicines', async () => {
    const { patient, medicine, anna, params } = await aCircle();
    await madeCritical(patient, medicine, [anna]);
    for (const [role, status] of [
      ['viewer', '403 forbidden'],
      ['helper', '403 forbidden'],
      ['manager', '200'],
    ] as const) {
      const other = await asHelperOf(testApp(), patient, role, { role });
      const calls = await helping(testApp(), other, patient);
      expect((await calls.call(read)).json<EscalationOverview>().medicines).toHaveLength(1);
      const answer = await calls.call(save, { params, body: bodyOf([anna], 1, 60) });
      expect(outcomeOf(answer), role).toBe(status);
    }
  });

  it('is nothing to someone who may see the calendar', async () => {
    const { patient } = await aCircle();
    const cem = await asHelperOf(testApp(), patient, 'Cem', { areas: ['calendar'] });
    const calls = await helping(testApp(), cem, patient);
    expect(outcomeOf(await calls.call(read))).toBe('403 forbidden');
  });

  it('has settings that not even a manager changes', async () => {
    const { patient } = await aCircle();
    const manager = await asHelperOf(testApp(), patient, 'Cem', { role: 'manager' });
    const body = { waits_for_quiet: true, names_in_messages: true };
    const answer = await (await helping(testApp(), manager, patient)).call(saveSettings, { body });
    expect(outcomeOf(answer)).toBe('403 forbidden');
  });
});

describe('D11 what the patient alone decides', () => {
  it('is whether quiet hours count and what may be named; at first neither', async () => {
    const { patient } = await aCircle();
    const first = { waits_for_quiet: false, names_in_messages: false };
    expect((await overviewOf(patient)).settings).toEqual(first);
    const body = { waits_for_quiet: true, names_in_messages: true };
    const saved = await patient.call(saveSettings, { body });
    expect(saved.json<EscalationOverview>().settings).toEqual(body);
    expect((await overviewOf(patient)).settings).toEqual(body);
  });
});
