import { formatProgress } from '@caretrail/contract/treatments/format-progress';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { TreatmentHistory } from '@caretrail/contract/treatments/history';
import type { LinkedRecords } from '@caretrail/contract/treatments/linked';
import { cyclesOf } from '@caretrail/contract/treatments/cycles';
import { compareWithLimits } from '@caretrail/contract/treatments/against-limits';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { addDays } from '@caretrail/contract/time/days';
import { beforeAll, describe, expect, it } from 'vitest';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { callApi } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { demoAccounts } from './accounts.ts';
import { cycleStarts } from './cycles.ts';
import { seedDemo } from './service.ts';
import { todayAt } from './today.ts';

const testApp = useTestApp({ hashing: cheapHashing });

describe('§1 the treatments of the demo', () => {
  let access: string;
  let all: Treatment[];
  const of = (title: string): Treatment => {
    const found = all.find((each) => each.title === title);
    if (!found) throw new Error(`No ${title}.`);
    return found;
  };
  const ask = async <T>(call: 'linked' | 'history', { id }: Treatment): Promise<T> =>
    (await callApi(testApp(), treatmentsEndpoints[call], { params: { id } }, access)).json<T>();

  beforeAll(async () => {
    const { deps } = testApp();
    await seedDemo({ ...deps, say: () => {} });
    const sql = `SELECT id FROM users WHERE email = $1`;
    const { id } = await deps.db.one<{ id: string }>(sql, [demoAccounts[0].email]);
    ({ access } = await openSessionFor(testApp(), id));
    const answer = await callApi(testApp(), treatmentsEndpoints.list, {}, access);
    all = answer.json<{ data: Treatment[] }>().data;
  });

  it('are under way, planned and past, each with its progress', () => {
    const today = todayAt(testApp().clock.now());
    expect(all.map(({ title, status }) => [status, title])).toEqual([
      ['planned', 'Speech therapy, second course'],
      ['active', 'Dexamethasone, stepping down'],
      ['active', 'Temozolomide'],
      ['completed', 'Speech therapy and physiotherapy'],
      ['completed', 'Radiotherapy with temozolomide'],
      ['completed', 'Operation'],
    ]);
    expect(formatProgress(of('Temozolomide'), today)).toEqual(['Cycle 5 of 6, day 3']);
    expect(formatProgress(of('Radiotherapy with temozolomide'), today)).toEqual([
      '30 of 30 sessions',
    ]);
    expect(formatProgress(of('Speech therapy, second course'), today)).toEqual([
      '12 sessions planned',
    ]);
  });

  it('agree with the cycles of the medicine, the delay included', () => {
    const today = todayAt(testApp().clock.now());
    expect(cyclesOf(of('Temozolomide'), today).map(({ first }) => first)).toEqual(
      cycleStarts.map((day) => addDays(today, day)),
    );
  });

  it('have the medicines, events, files and results that belong to them', async () => {
    const chemo = of('Temozolomide');
    const linked = await ask<LinkedRecords>('linked', chemo);
    expect(linked.medications.map(({ name }) => name)).toEqual([
      'Co-trimoxazole',
      'Ondansetron',
      'Temozolomide',
    ]);
    expect(linked.events.filter(({ title }) => title.startsWith('Temozolomide'))).toHaveLength(6);
    expect(linked.files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Clinic letter.pdf', 'Prescription.pdf']),
    );
    const places = compareWithLimits(chemo.lab_gate, linked.results).map(({ place }) => place);
    expect(places.filter((place) => place === 'below')).toHaveLength(1);
  });

  it('have a history with the delay and the session that was moved', async () => {
    const chemo = await ask<TreatmentHistory>('history', of('Temozolomide'));
    expect(chemo.map(({ kind }) => kind)).toEqual(['shifted', 'status', 'created']);
    const course = of('Radiotherapy with temozolomide');
    expect(course.sessions.filter(({ moved_from }) => moved_from !== null)).toHaveLength(1);
    const told = await ask<TreatmentHistory>('history', course);
    expect(told.map(({ kind }) => kind)).toEqual([
      'edited',
      'status',
      'sessions',
      'sessions',
      'status',
      'created',
    ]);
  });
});
