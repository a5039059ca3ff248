import { readCalendar } from '@caretrail/contract/calendar/testing/read-calendar';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import { calendarOf, entriesAt, openCalendar } from '../../testing/calendar.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { editWith, madeEvent, threeWeeks } from '../../testing/events.ts';
import { editLocation, madeLocation } from '../../testing/locations.ts';
import { todayOf } from '../../testing/medications.ts';
import { asAnotherPatient, asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { madeTreatment, radiotherapyFrom } from '../../testing/treatments.ts';

const testApp = useTestApp();
const dayFromNow = (days: number): string => addDays(todayOf(testApp()), days);
const at = (days: number, clock = '09:30') => ({ start: `${dayFromNow(days)}T${clock}` });
const titles = async (url: string) =>
  (await entriesAt(testApp(), url)).map(({ summary }) => summary);

describe('§3 a calendar address', () => {
  it('shows the visits and sessions of the next years and the last 30 days, and nothing else', async () => {
    const patient = await asPatient(testApp());
    const add = (title: string, days: number, more: object = {}) =>
      madeEvent(testApp(), patient, { title, ...at(days), ...more });
    await add('Long over', -31);
    await add('Over', -30, { status: 'done' });
    await add('Coming', 3);
    await add('Far', 731);
    await add('Too far', 732);
    await add('Cancelled', 4, { status: 'cancelled' });
    await add('Missed', -1, { status: 'missed' });
    await add('A result', 2, { event_type: 'Results' });
    await add('A note', 2, { event_type: 'Important Data', symptoms: ['Seizures'] });
    await madeTreatment(patient, radiotherapyFrom(dayFromNow(5)));
    await madeEvent(testApp(), await asAnotherPatient(testApp()), {
      title: 'Of another',
      ...at(3),
    });
    const url = await calendarOf(testApp(), patient);
    const sessions = Array<string>(10).fill('Radiotherapy');
    expect(await titles(url)).toEqual(['Over', 'Coming', ...sessions, 'Far']);
  });

  it('shows each time of a repeating event, by its own clock, and moves what is moved', async () => {
    const patient = await asPatient(testApp());
    const url = await calendarOf(testApp(), patient);
    const { id } = await madeEvent(testApp(), patient, {
      ...at(7),
      repeat: { ...threeWeeks, frequency: { kind: 'day', every: 7 } } as never,
    });
    const before = await entriesAt(testApp(), url);
    expect(before.map(({ start }) => start.slice(0, 10))).toEqual([7, 14, 21].map(dayFromNow));
    testApp().clock.advance(1000);
    await editWith(testApp(), patient, id, { fields: at(8, '11:00') });
    const of = (entries: typeof before) => entries.find(({ uid }) => uid === id);
    const moved = of(await entriesAt(testApp(), url));
    expect([of(before)?.sequence, moved?.sequence]).toEqual([0, 1]);
    expect(moved?.start.slice(0, 10)).toBe(dayFromNow(8));
    expect(moved?.stamp).not.toBe(of(before)?.stamp);
    await editWith(testApp(), patient, id, { fields: { status: 'cancelled' } });
    await patient.call(timelinesEndpoints.remove, { params: { id: before[1]?.uid ?? '' } });
    expect((await entriesAt(testApp(), url)).map(({ uid }) => uid)).toEqual([before[2]?.uid]);
  });

  it('says the place with its address and the preparation only where they were chosen', async () => {
    const patient = await asPatient(testApp());
    const place = await madeLocation(patient, {
      name: 'Clinic',
      city: 'Bonn',
      address_lines: ['A 1'],
    });
    const preparation = 'Do not eat, drink; or smoke.\nBring the letter.';
    await madeEvent(testApp(), patient, { ...at(3), location_id: place.id, preparation });
    const said = async (mode: 'discreet' | 'full' | 'preparation') => {
      const [entry] = await entriesAt(testApp(), await calendarOf(testApp(), patient, mode));
      return [entry?.summary, entry?.location, entry?.description];
    };
    expect(await said('discreet')).toEqual(['Appointment', '', '']);
    expect(await said('full')).toEqual(['MRI of the head', 'Clinic, A 1, Bonn', '']);
    expect(await said('preparation')).toEqual([
      'MRI of the head',
      'Clinic, A 1, Bonn',
      preparation,
    ]);
  });

  it('is in the language of the patient, whatever the app asks for', async () => {
    const patient = await asPatient(testApp(), { language: 'de' });
    await madeEvent(testApp(), patient, at(3));
    const url = await calendarOf(testApp(), patient, 'discreet');
    const answer = await openCalendar(testApp(), url, { 'accept-language': 'en' });
    const { entries, head } = readCalendar(answer.body);
    expect([entries[0]?.summary, head['name'], head['x-wr-calname']]).toEqual([
      'Termin',
      'Termine',
      'Termine',
    ]);
  });

  it('answers 304 until a visit or its place changes, and nothing from a shared cache', async () => {
    const patient = await asPatient(testApp());
    const { id, version } = await madeLocation(patient);
    await madeEvent(testApp(), patient, { ...at(3), location_id: id });
    const url = await calendarOf(testApp(), patient);
    const first = await openCalendar(testApp(), url);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline; filename="calendar.ics"',
    });
    const same = { 'if-none-match': String(first.headers.etag) };
    testApp().clock.advance(60_000);
    const again = await openCalendar(testApp(), url, same);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([
      304,
      '',
      first.headers.etag,
    ]);
    await editLocation(patient, id, { city: 'Bonn', version });
    expect((await openCalendar(testApp(), url, same)).statusCode).toBe(200);
    const head = await openCalendar(testApp(), url, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([
      200,
      '',
      'text/calendar; charset=utf-8',
    ]);
  });

  it('that asks too often is told to wait', async () => {
    const url = await calendarOf(testApp(), await asPatient(testApp()));
    const answers = [];
    for (let times = 0; times < 21; times += 1) answers.push(await openCalendar(testApp(), url));
    expect(answers.slice(0, 20).map(outcomeOf)).toEqual(Array(20).fill('200'));
    expect(outcomeOf(answers.at(-1) as never)).toBe('429 too_many');
  });
});
