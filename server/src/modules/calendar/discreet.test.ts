// @module-tag slow
import { calendarModes } from '@caretrail/contract/calendar/schema';
import { expect, it } from 'vitest';
import { type Canaries, canariesOf } from '../../testing/canaries.ts';
import { calendarOf, entriesAt, openCalendar } from '../../testing/calendar.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { wholeRecord } from '../../testing/whole-record.ts';
import { isId } from '../../ports/ids.ts';

const testApp = useTestApp({ hashing: cheapHashing });

it('§6 a discreet calendar has no text of the record, and a full one only those that were chosen', async () => {
  const patient = await wholeRecord(testApp());
  const canaries: Canaries = await canariesOf(testApp(), patient);
  const found: Record<string, readonly string[]> = {};
  for (const mode of calendarModes) {
    const url = await calendarOf(testApp(), patient, mode);
    const entries = await entriesAt(testApp(), url);
    expect(entries.length).toBeGreaterThan(5);
    const answer = await openCalendar(testApp(), url);
    const text = `${JSON.stringify(answer.headers)}\n${answer.body.replaceAll('\r\n ', '')}`;
    // The id of a visit names its entry.
    found[mode] = canaries
      .in(text)
      .filter((each) => !isId(each))
      .toSorted();
    if (mode !== 'discreet') continue;
    expect(new Set(entries.map(({ summary }) => summary))).toEqual(new Set(['Appointment']));
    const names = new Set(entries.flatMap((entry) => entry.names));
    const bare = ['uid', 'dtstamp', 'last-modified', 'sequence', 'dtstart', 'dtend', 'summary'];
    expect(names).toEqual(new Set([...bare, 'class']));
  }
  const ofFull =
    /^(events\.(title|location_name)|treatments\.title|locations\.(name|address_lines|city|region|postcode|country))$/;
  expect(found['discreet']).toEqual([]);
  expect(found['full']).toContain('events.title');
  expect(found['full']?.filter((field) => !ofFull.test(field))).toEqual([]);
  expect(found['preparation']).toEqual([...(found['full'] ?? []), 'events.preparation'].toSorted());
});
