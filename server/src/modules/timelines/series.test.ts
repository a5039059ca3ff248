import { limits } from '@caretrail/contract/limits';
import { seriesEndpoints } from '@caretrail/contract/timelines/series-endpoints';
import type { EventSeries } from '@caretrail/contract/timelines/series';
import { addDays, dayOfMs, weekdayOf } from '@caretrail/contract/time/days';
import { weekdays } from '@caretrail/contract/time/weekdays';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { anEvent, editWith, eventsOf, madeEvent, threeWeeks } from '../../testing/events.ts';
import { asPatient } from '../../testing/people.ts';
import { sendForm } from '../../testing/send-form.ts';
import { pdf } from '../../testing/sample-files.ts';
import { daysOf, editSeries, inOrder, madeSeries, thursdays } from '../../testing/series.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { read } = seriesEndpoints;

describe('an event that repeats', () => {
  it('is an event for each time, all of one series, made once', async () => {
    const person = await asPatient(testApp());
    const key = testApp().deps.ids.next();
    const send = () =>
      testApp().app.inject({
        method: 'POST',
        url: timelinesEndpoints.create.path,
        headers: { authorization: `Bearer ${person.access}`, 'idempotency-key': key },
        payload: { ...anEvent, end: '2026-03-05T10:15', repeat: threeWeeks },
      });
    const [made, again] = [await send(), await send()];
    expect([made.statusCode, again.json()]).toEqual([201, made.json()]);
    const events = await inOrder(person);
    expect(events.map(({ start, end }) => [start, end])).toEqual(
      thursdays.map((day) => [`${day}T09:30`, `${day}T10:15`]),
    );
    expect(new Set(events.map(({ series_id }) => series_id)).size).toBe(1);
    expect(events[0]).toEqual(made.json());
    const answer = await person.call(read, { params: { id: events[1]?.id ?? '' } });
    expect(answer.json<EventSeries>()).toMatchObject({
      repeat: threeWeeks,
      day: thursdays[1],
      count: 3,
      later: 2,
      last_day: '2026-03-19',
    });
  });

  it('stays at its time of day when the clocks change', async () => {
    const person = await asPatient(testApp());
    const daily = {
      frequency: { kind: 'day', every: 1 },
      ends: { kind: 'times', times: 3 },
    } as const;
    await madeEvent(testApp(), person, {
      start: '2026-03-28T02:30',
      repeat: daily as never,
    });
    expect((await inOrder(person)).map(({ start }) => start)).toEqual([
      '2026-03-28T02:30',
      '2026-03-29T02:30',
      '2026-03-30T02:30',
    ]);
  });

  it('keeps the files of its form with the first', async () => {
    const person = await asPatient(testApp());
    const answer = await sendForm(testApp(), timelinesEndpoints.create, person, {
      fields: { ...anEvent, repeat: JSON.stringify(threeWeeks) },
      files: [{ name: 'a.pdf', content: pdf() }],
    });
    expect(outcomeOf(answer)).toBe('201');
    expect((await inOrder(person)).map(({ files }) => files.length)).toEqual([1, 0, 0]);
  });

  it.each([
    ['an end before its start', { ends: { kind: 'until', day: '2026-03-04' } }],
    [
      'more times than there is room for',
      { frequency: { kind: 'day', every: 1 }, ends: { kind: 'until', day: '2029-03-05' } },
    ],
    ['a frequency that there is not', { frequency: { kind: 'year', every: 1 } }],
  ])('is refused with %s', async (_, wrong) => {
    const person = await asPatient(testApp());
    const answer = await person.call(timelinesEndpoints.create, {
      body: { ...anEvent, repeat: { ...threeWeeks, ...wrong } } as never,
    });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(await eventsOf(person)).toEqual([]);
  });

  it('counts as many as it makes', async () => {
    const person = await asPatient(testApp());
    await testApp().deps.db.execute(`UPDATE patients SET event_count = $2 WHERE patient_id = $1`, [
      person.patientId,
      limits.timelines.perPatient,
    ]);
    await madeSeries(testApp(), person);
    const { event_count } = await testApp().deps.db.one<{ event_count: number }>(
      `SELECT event_count FROM patients WHERE patient_id = $1`,
      [person.patientId],
    );
    expect(event_count).toBe(3);
  });
});

/** The same, still to come. */
const toCome = ['2030-03-07', '2030-03-14', '2030-03-21'];
const soon = { start: '2030-03-07T09:30' };

describe('a change of an event that repeats', () => {
  it('reaches this one and later ones, or all; a field that was changed in one alone stays', async () => {
    const person = await asPatient(testApp());
    const { ids, events } = await madeSeries(testApp(), person, soon);
    await editWith(testApp(), person, ids[2] ?? '', { fields: { title: 'My own' } });
    const later = await editSeries(person, ids[1] ?? '', {
      scope: 'later',
      version: events[1]?.version,
      title: 'MRI of the spine',
      practitioner: 'Radiology',
    });
    expect(later.statusCode).toBe(200);
    const told = async () =>
      (await inOrder(person)).map(({ title, practitioner }) => [title, practitioner]);
    expect(await told()).toEqual([
      [anEvent.title, ''],
      ['MRI of the spine', 'Radiology'],
      ['My own', 'Radiology'],
    ]);
    await editSeries(person, ids[0] ?? '', { scope: 'all', title: 'MRI' });
    expect(await told()).toEqual([
      ['MRI', ''],
      ['MRI', 'Radiology'],
      ['My own', 'Radiology'],
    ]);
  });

  it('moves none when one that was moved alone is opened and something else is changed', async () => {
    const person = await asPatient(testApp());
    const { ids } = await madeSeries(testApp(), person, soon);
    await editWith(testApp(), person, ids[1] ?? '', { fields: { start: '2030-03-15T14:00' } });
    await editSeries(person, ids[1] ?? '', {
      scope: 'all',
      title: 'MRI',
      repeat: { frequency: threeWeeks.frequency, ends: { kind: 'times', times: 4 } },
    });
    expect((await inOrder(person)).map(({ title, start }) => [title, start])).toEqual([
      ['MRI', '2030-03-07T09:30'],
      ['MRI', '2030-03-15T14:00'],
      ['MRI', '2030-03-21T09:30'],
      ['MRI', '2030-03-28T09:30'],
    ]);
  });

  it('leaves what came of one visit with that one', async () => {
    const person = await asPatient(testApp());
    const { ids } = await madeSeries(testApp(), person, soon);
    const results = [{ name: 'Platelets', value: 150, unit: '', low: null, high: null }];
    await editSeries(person, ids[0] ?? '', {
      scope: 'all',
      status: 'done',
      outcome: 'All well',
      results,
      description: 'Bring the card',
    });
    const events = await inOrder(person);
    expect(
      events.map(({ status, outcome, results: found }) => [status, outcome, found.length]),
    ).toEqual([
      ['done', 'All well', 1],
      ['planned', '', 0],
      ['planned', '', 0],
    ]);
    expect(events.map(({ description }) => description)).toEqual(
      events.map(() => 'Bring the card'),
    );
  });

  it('never moves one that is over, nor one that was moved alone', async () => {
    const person = await asPatient(testApp());
    const from = addDays(dayOfMs(testApp().clock.now().getTime()), -10);
    const days = [0, 7, 14, 21].map((count) => addDays(from, count));
    const weekdayOfFrom = weekdays[weekdayOf(from) - 1] ?? 'mon';
    const { ids } = await madeSeries(testApp(), person, {
      start: `${from}T09:30`,
      repeat: {
        frequency: { kind: 'week', every: 1, weekdays: [weekdayOfFrom] },
        ends: { kind: 'times', times: 4 },
      },
    });
    const moved = `${addDays(days[3] ?? '', 1)}T14:00`;
    await editWith(testApp(), person, ids[3] ?? '', { fields: { start: moved } });
    const start = `${days[2]}T11:00`;
    const answer = await editSeries(person, ids[2] ?? '', { scope: 'all', start });
    expect(answer.statusCode).toBe(200);
    expect((await inOrder(person)).map((event) => event.start)).toEqual([
      `${days[0]}T09:30`,
      `${days[1]}T09:30`,
      start,
      moved,
    ]);
  });

  it('to another day moves this one and later ones; the rule of those before ends', async () => {
    const person = await asPatient(testApp());
    const { ids } = await madeSeries(testApp(), person, soon);
    await editSeries(person, ids[1] ?? '', { scope: 'later', start: '2030-03-15T09:30' });
    expect(daysOf(await eventsOf(person))).toEqual(['2030-03-07', '2030-03-15', '2030-03-22']);
    const ends = async (id = '') =>
      (await person.call(read, { params: { id } })).json<EventSeries>().repeat.ends;
    expect([await ends(ids[0]), await ends(ids[1])]).toEqual([
      { kind: 'until', day: '2030-03-13' },
      { kind: 'until', day: '2030-03-22' },
    ]);
  });

  it('to another rule keeps those that there are, makes new ones, and bins what is left over', async () => {
    const person = await asPatient(testApp());
    const { ids } = await madeSeries(testApp(), person, soon);
    const repeat = { frequency: threeWeeks.frequency, ends: { kind: 'until', day: '2030-04-04' } };
    await editSeries(person, ids[0] ?? '', { scope: 'all', repeat });
    const longer = await inOrder(person);
    expect(daysOf(longer)).toEqual([...toCome, '2030-03-28', '2030-04-04']);
    expect(longer.slice(0, 3).map(({ id }) => id)).toEqual(ids);
    const shorter = { ...repeat, ends: { kind: 'until', day: '2030-03-14' } };
    await editSeries(person, ids[0] ?? '', { scope: 'all', repeat: shorter });
    expect(daysOf(await eventsOf(person))).toEqual(toCome.slice(0, 2));
  });

  it('lets an event repeat that did not', async () => {
    const person = await asPatient(testApp());
    const { id } = await madeEvent(testApp(), person, soon);
    expect(outcomeOf(await person.call(read, { params: { id } }))).toBe('404 not_found');
    expect(outcomeOf(await editSeries(person, id, { scope: 'all', title: 'X' }))).toBe(
      '400 invalid_input',
    );
    await editSeries(person, id, { scope: 'later', repeat: threeWeeks });
    const events = await inOrder(person);
    expect([events[0]?.id, daysOf(events)]).toEqual([id, toCome]);
  });

  it('is refused when another edit came first, with both versions', async () => {
    const person = await asPatient(testApp());
    const { ids } = await madeSeries(testApp(), person, soon);
    await editWith(testApp(), person, ids[0] ?? '', { fields: { title: 'First' } });
    const answer = await editSeries(person, ids[0] ?? '', {
      scope: 'all',
      version: 1,
      title: 'Second',
    });
    expect(outcomeOf(answer)).toBe('409 stale_version');
    expect(answer.json()).toMatchObject({ conflict: { stored: { title: 'First' } } });
    expect((await inOrder(person)).map(({ title }) => title)).toEqual([
      'First',
      anEvent.title,
      anEvent.title,
    ]);
  });
});
