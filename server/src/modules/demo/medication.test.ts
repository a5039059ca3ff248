import { adherenceOf, percentTaken } from '@caretrail/contract/medications/adherence';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';
import { beforeAll, describe, expect, it } from 'vitest';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { callApi } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { demoAccounts } from './accounts.ts';
import { seedDemo } from './service.ts';
import { todayAt } from './today.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const { listOrAdd, listDoses } = medicationsEndpoints;

describe('§1 the medicines of the demo', () => {
  let access: string;
  const listOf = async (status: string): Promise<Medication[]> =>
    (await callApi(testApp(), listOrAdd, { body: { status } }, access)).json<Medication[]>();
  const dosesOf = async (from: string, to: string): Promise<DoseOccurrence[]> =>
    (await callApi(testApp(), listDoses, { query: { from, to } }, access)).json<DoseOccurrence[]>();

  beforeAll(async () => {
    const { deps } = testApp();
    await seedDemo({ ...deps, say: () => {} });
    const sql = `SELECT id FROM users WHERE email = $1`;
    const { id } = await deps.db.one<{ id: string }>(sql, [demoAccounts[0].email]);
    ({ access } = await openSessionFor(testApp(), id));
  });

  it('are those of a real regimen, with some that are over', async () => {
    expect((await listOf('current')).map(({ name }) => name)).toEqual([
      'Co-trimoxazole',
      'Dexamethasone',
      'Levetiracetam',
      'Omeprazole',
      'Ondansetron',
      'Paracetamol',
      'Temozolomide',
    ]);
    expect(await listOf('completed')).toHaveLength(5);
  });

  it('have a cycle day today, an hour after the anti-sickness tablet', async () => {
    const today = todayAt(testApp().clock.now());
    const at = Object.fromEntries(
      (await dosesOf(today, today)).map((dose) => [dose.medication_name, dose.local_date_time]),
    );
    expect([at['Ondansetron'], at['Temozolomide']]).toEqual([`${today}T20:00`, `${today}T21:00`]);
  });

  it('have stocks that run low, each for its own reason', async () => {
    const stocks = (await listOf('current')).flatMap(({ name, stock }) =>
      stock.map(({ strength, use, alert, alert_because }) => [
        `${name} ${strength}`,
        use,
        alert && `${alert}: ${alert_because}`,
      ]),
    );
    expect(stocks).toEqual([
      ['Co-trimoxazole tablets', 'planned', 'low: expires'],
      ['Dexamethasone 2 mg', 'planned', null],
      ['Levetiracetam 750 mg', 'planned', null],
      ['Levetiracetam 500 mg', 'unused', null],
      ['Paracetamol 500 mg', 'as_needed', 'low: few_left'],
      ['Temozolomide 180 mg', 'planned', 'renew: used_up'],
      ['Temozolomide 20 mg', 'planned', 'renew: used_up'],
    ]);
  });

  it('have a year of doses: most taken, some late, skipped and missed', async () => {
    const today = todayAt(testApp().clock.now());
    const doses = await dosesOf(addDays(today, -365), addDays(today, -1));
    const states = doses.map(({ state }) => state);
    expect(doses.length).toBeGreaterThan(900);
    expect(percentTaken(adherenceOf(states))).toBeGreaterThan(90);
    for (const state of ['taken', 'skipped', 'missed'] as const) expect(states).toContain(state);
    expect(doses.filter(({ slot_id }) => slot_id === null)).toHaveLength(15);
    const temozolomide = doses.filter(({ medication_name }) => medication_name === 'Temozolomide');
    // Four complete cycles and two days of the fifth.
    expect(temozolomide).toHaveLength(22);
    // The first dose, the higher one, and the delay.
    expect(new Set(temozolomide.map(({ schedule_version_id }) => schedule_version_id)).size).toBe(
      3,
    );
  });
});
