import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { limits } from '@caretrail/contract/limits';
import { addDays, dayOfMs, weekdayOf } from '@caretrail/contract/time/days';
import { weekdays } from '@caretrail/contract/time/weekdays';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { helperOf } from '../../testing/circle.ts';
import { editWith, eventsOf, madeEvent, threeWeeks } from '../../testing/events.ts';
import { uploaded } from '../../testing/library.ts';
import { madeLocation } from '../../testing/locations.ts';
import { asPatient } from '../../testing/people.ts';
import { editSeries, inOrder, madeSeries } from '../../testing/series.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
/** On 7, 14 and 21 March. */
const soon = { start: '2030-03-07T09:30' };
const until = (day: string) => ({ frequency: threeWeeks.frequency, ends: { kind: 'until', day } });

describe('a change of several events', () => {
  it('leaves each of their other fields as it is, and the room that they take', async () => {
    const person = await asPatient(testApp());
    const location = await madeLocation(person);
    const { ids } = await madeSeries(testApp(), person, {
      ...soon,
      end: '2030-03-07T10:15',
      description: 'Fasting, with “quotes”, a \\ and 😀',
      location_id: location.id,
      practitioner: 'Dr Okafor',
      contact: '+44 20 7946 0000',
      video_url: 'https://example.org/visit',
      preparation: 'Bring the letter',
      questions: ['May I drive?', 'When is the next one?'],
      tags: ['blood', 'clinic, north'],
      reminders: [1440, 60],
    });
    await editWith(testApp(), person, ids[1] ?? '', {
      fields: {
        outcome: 'Fine',
        severity: '4',
        symptoms: JSON.stringify(['Fatigue', 'Headache']),
        results: JSON.stringify([
          { name: 'Platelets', value: 84.5, unit: '×10⁹/L', low: 100, high: null },
        ]),
      },
    });
    const before = await inOrder(person);
    expect(
      outcomeOf(await editSeries(person, ids[0] ?? '', { scope: 'all', title: 'Blood' })),
    ).toBe('200');
    const changed = { title: 'Blood', updated_at: expect.any(String) as string };
    expect(await inOrder(person)).toEqual(
      before.map((event) => ({ ...event, ...changed, version: event.version + 1 })),
    );
    const usage = await testApp().deps.db.one<{ kept: number; counted: number }>(
      `SELECT p.event_bytes::int AS kept, sum(e.text_bytes)::int AS counted
         FROM patients p JOIN events e USING (patient_id) WHERE p.patient_id = $1 GROUP BY 1`,
      [person.patientId],
    );
    expect(usage.kept).toBe(usage.counted);
  });

  it('is refused where there is no room for it, also if the one that was opened becomes shorter', async () => {
    const person = await asPatient(testApp());
    const { ids } = await madeSeries(testApp(), person, soon);
    await editWith(testApp(), person, ids[0] ?? '', { fields: { description: 'x'.repeat(3000) } });
    const full = await madeEvent(testApp(), person);
    const bytes = limits.timelines.perPatientBytes - 5000;
    await testApp().deps.db.execute(`UPDATE events SET text_bytes = $2 WHERE id = $1`, [
      full.id,
      bytes,
    ]);
    await testApp().deps.db.execute(`UPDATE patients SET event_bytes = $2 WHERE patient_id = $1`, [
      person.patientId,
      bytes,
    ]);
    const description = 'y'.repeat(2900);
    const answer = await editSeries(person, ids[0] ?? '', { scope: 'all', description });
    expect(outcomeOf(answer)).toBe('413 too_large');
    const stored = await eventsOf(person);
    expect(stored.filter((event) => event.description === description)).toEqual([]);
  });

  it('bins none whose files are not seen by the person who changes it', async () => {
    const person = await asPatient(testApp());
    const { ids } = await madeSeries(testApp(), person, soon);
    const file = await uploaded(testApp(), person);
    await person.call(filesEndpoints.edit, {
      params: { id: file.id },
      body: { event_id: ids[2] ?? '' },
    });
    const manager = await helperOf(testApp(), person, { areas: ['calendar', 'diary'] });
    const shorter = { scope: 'all', repeat: until('2030-03-14') };
    expect(outcomeOf(await editSeries(manager, ids[0] ?? '', shorter))).toBe('403 forbidden');
    expect(await eventsOf(person)).toHaveLength(3);
    expect(outcomeOf(await editSeries(person, ids[0] ?? '', shorter))).toBe('200');
    expect(await eventsOf(person)).toHaveLength(2);
  });

  it('is refused for another rule where all of them are over: nothing would repeat by it', async () => {
    const person = await asPatient(testApp());
    const { ids } = await madeSeries(testApp(), person);
    const longer = { scope: 'later', repeat: until('2026-04-30') };
    const answer = await editSeries(person, ids[2] ?? '', longer);
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(answer.json()).toMatchObject({
      fields: { repeat: 'All of these are over. Add a new event that repeats.' },
    });
  });

  it('gives new ones nothing that was changed only in the one that was opened', async () => {
    const person = await asPatient(testApp());
    const { ids } = await madeSeries(testApp(), person, soon);
    const preparation = 'Bring the old pictures';
    await editWith(testApp(), person, ids[1] ?? '', { fields: { preparation } });
    const longer = { scope: 'later', title: 'MRI', repeat: until('2030-04-04') };
    await editSeries(person, ids[1] ?? '', longer);
    const events = (await inOrder(person)).slice(1);
    expect(events.map((event) => [event.title, event.preparation])).toEqual([
      ['MRI', preparation],
      ['MRI', ''],
      ['MRI', ''],
      ['MRI', ''],
    ]);
  });
});

describe('a repeating event that began in the past', () => {
  it('is still planned where it is to come, and what came of the first stays with the first', async () => {
    const person = await asPatient(testApp());
    const from = addDays(dayOfMs(testApp().clock.now().getTime()), -10);
    await madeEvent(testApp(), person, {
      start: `${from}T09:30`,
      status: 'done',
      outcome: 'All well',
      repeat: {
        frequency: { kind: 'week', every: 1, weekdays: [weekdays[weekdayOf(from) - 1] ?? 'mon'] },
        ends: { kind: 'times', times: 4 },
      },
    });
    const events = await inOrder(person);
    expect(events.map(({ status, outcome }) => [status, outcome])).toEqual([
      ['done', 'All well'],
      ['done', ''],
      ['planned', ''],
      ['planned', ''],
    ]);
  });
});
