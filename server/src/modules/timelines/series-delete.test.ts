import { limits } from '@caretrail/contract/limits';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { seriesEndpoints } from '@caretrail/contract/timelines/series-endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { helperOf } from '../../testing/circle.ts';
import { eventsOf } from '../../testing/events.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { daysOf, editSeries, inOrder, madeSeries, thursdays } from '../../testing/series.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { purgeExpired } from '../housekeeping/service.ts';

const testApp = useTestApp();
const { read, remove } = seriesEndpoints;
const { restore } = timelinesEndpoints;

const removeSeries = (person: Person, id: string, scope: 'later' | 'all') =>
  person.call(remove, { params: { id }, query: { scope } });
describe('deleting an event that repeats', () => {
  it('takes this one and later ones, or all; both can be undone', async () => {
    const person = await asPatient(testApp());
    const { ids, events } = await madeSeries(testApp(), person);
    expect((await removeSeries(person, ids[1] ?? '', 'later')).statusCode).toBe(204);
    expect((await removeSeries(person, ids[1] ?? '', 'later')).statusCode).toBe(204);
    expect(await eventsOf(person)).toEqual(events.slice(0, 1));
    testApp().clock.advance(1000);
    await removeSeries(person, ids[0] ?? '', 'all');
    expect(await eventsOf(person)).toEqual([]);
    await person.call(restore, { params: { id: ids[0] ?? '' } });
    expect(await eventsOf(person)).toEqual(events.slice(0, 1));
    const answer = await person.call(restore, { params: { id: ids[1] ?? '' } });
    expect(answer.json()).toEqual(events[1]);
    expect(await inOrder(person)).toEqual(events);
    const trail = await auditTrailOf(testApp(), person.userId);
    expect(trail.filter((line) => line === 'series.deleted done')).toHaveLength(2);
  });

  it('leaves the rest when only one is deleted, and no rule when all are gone for good', async () => {
    const person = await asPatient(testApp());
    const { ids } = await madeSeries(testApp(), person);
    await person.call(timelinesEndpoints.remove, { params: { id: ids[1] ?? '' } });
    expect(daysOf(await eventsOf(person))).toEqual([thursdays[0], thursdays[2]]);
    await removeSeries(person, ids[0] ?? '', 'all');
    testApp().clock.advance(limits.files.binMs + 2 * 86_400_000);
    await purgeExpired(testApp().deps);
    await purgeExpired(testApp().deps);
    const rules = await testApp().deps.db.query(
      `SELECT 1 FROM event_series WHERE patient_id = $1`,
      [person.patientId],
    );
    expect(rules).toEqual([]);
  });
});

describe('the series of another patient', () => {
  it('does not exist for reading, changing, deleting and restoring', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const { ids, events } = await madeSeries(testApp(), another);
    const params = { id: ids[0] ?? '' };
    const answers = [
      await person.call(read, { params }),
      await editSeries(person, params.id, { scope: 'all', title: 'X' }),
      await removeSeries(person, params.id, 'all'),
      await person.call(restore, { params }),
    ];
    expect(answers.map(outcomeOf)).toEqual(Array.from(answers, () => '404 not_found'));
    expect(await inOrder(another)).toEqual(events);
  });

  it('does not exist for a helper who sees another area, and only a manager changes it', async () => {
    const person = await asPatient(testApp());
    const { ids } = await madeSeries(testApp(), person);
    const diary = await helperOf(testApp(), person, { areas: ['diary'], role: 'manager' });
    const helper = await helperOf(testApp(), person, { areas: ['calendar'], role: 'helper' });
    const id = ids[0] ?? '';
    expect(outcomeOf(await diary.call(read, { params: { id } }))).toBe('404 not_found');
    expect(outcomeOf(await removeSeries(diary, id, 'all'))).toBe('404 not_found');
    expect(outcomeOf(await helper.call(read, { params: { id } }))).toBe('200');
    expect(outcomeOf(await editSeries(helper, id, { scope: 'all', title: 'X' }))).toBe(
      '403 forbidden',
    );
    expect(outcomeOf(await removeSeries(helper, id, 'later'))).toBe('403 forbidden');
    expect((await eventsOf(person)).length).toBe(3);
  });
});
