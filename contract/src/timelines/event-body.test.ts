import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { eventEdit, eventLists, newEvent, seriesEdit, severityScale } from './event-body.ts';
import { eventTooLong } from './event-length.ts';
import { documentEventType } from './event-types.ts';
import { endBeforeStartSentence } from '../http/period.ts';
import { timelineEvent } from './schema.ts';

const least = { event_type: documentEventType, title: 'MRI letter', start: '2026-03-05T09:30' };
const refusal = (schema: z.ZodMiniType, body: unknown) =>
  z.safeParse(schema, body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('§7 create an event', () => {
  it('§3 type, title and start are enough; the rest has a value', () => {
    const event = z.parse(newEvent, least);
    expect(event).toMatchObject({ ...least, end: null, all_day: false, symptoms: [], results: [] });
    expect(event.time_zone).toBeUndefined();
  });

  it('§3 does not share default values between two events', () => {
    z.parse(newEvent, least).symptoms.push('headache');
    expect(z.parse(newEvent, least).symptoms).toEqual([]);
  });

  it('§3 an end before the start is refused at the end', () => {
    expect(refusal(newEvent, { ...least, end: '2026-03-05T09:29' })).toEqual([
      ['end', endBeforeStartSentence()],
    ]);
    expect(refusal(newEvent, { ...least, end: least.start })).toBeUndefined();
  });

  it('§3 an event of every field at its longest is too long, and says where a letter belongs', () => {
    const questions = Array.from({ length: 6 }, () => 'x'.repeat(limits.text.long));
    for (const schema of [newEvent, eventEdit])
      expect(refusal(schema, { ...least, questions })).toEqual([['description', eventTooLong()]]);
    expect(refusal(newEvent, { ...least, questions: questions.slice(1) })).toBeUndefined();
  });

  it('§3 an address may hold an @ behind its host, a title a direction that ends', () => {
    const video_url = 'https://example.org/@room?of=ann@example.org';
    const title = 'call \u2068+49 30\u2069, \u202A12\u202C';
    expect(refusal(newEvent, { ...least, video_url, title })).toBeUndefined();
  });

  it.each([
    [{ start: 'soon' }],
    [{ repeat: { frequency: { kind: 'week', every: 0, weekdays: [] }, ends: { kind: 'open' } } }],
    [{ repeat: { frequency: { kind: 'day', every: 1 }, ends: { kind: 'until', day: 'never' } } }],
  ])('counts no days of a repeating event from what is wrong: %j', (wrong) => {
    const repeat = { frequency: { kind: 'day', every: 1 }, ends: { kind: 'times', times: 3 } };
    const body = { ...least, event_type: 'Appointment', repeat, ...wrong };
    expect(refusal(newEvent, body)?.length).toBeGreaterThan(0);
    expect(refusal(seriesEdit, { scope: 'all', ...body })?.length).toBeGreaterThan(0);
  });

  it('§3 all day, only the days are compared', () => {
    const sameDay = { ...least, end: '2026-03-05T00:00', all_day: true };
    expect(refusal(newEvent, sameDay)).toBeUndefined();
    expect(refusal(newEvent, { ...sameDay, end: '2026-03-04T23:59' })).toHaveLength(1);
  });

  it.each([
    ['title', '  '],
    ['title', 'x'.repeat(limits.text.title + 1)],
    ['description', 'x'.repeat(limits.text.long + 1)],
    ['description', 'nul \u0000'],
    ['start', '2026-02-30T09:30'],
    ['start', '2026-03-05'],
    ['time_zone', 'Mars/Base'],
    ['all_day', 'true'],
    ['status', 'maybe'],
    ['location_id', '1'],
    ['severity', severityScale.most + 1],
    ['severity', severityScale.least - 1],
    ['severity', 2.5],
    ['symptoms', 'headache'],
    ['symptoms', Array.from({ length: eventLists.symptoms + 1 }, () => 'x')],
    ['video_url', 'javascript:alert(1)'],
    ['video_url', `https://example.org/${'x'.repeat(limits.text.webAddress)}`],
    ['video_url', 'https://example.org/page\r\n\u0000'],
    ['video_url', 'https://ann:secret@example.org/'],
    ['video_url', 'https:\\\\ann@example.org/'],
    ['video_url', 'https:ann:secret@example.org/'],
    ['title', 'turned \u2066 to the end'],
    ['title', 'turned \u2069\u202B to the end'],
    ['reminders', [-1]],
  ])('§3 %s: %j is refused with a sentence', (field, value) => {
    const [[path, message] = []] = refusal(newEvent, { ...least, [field]: value }) ?? [];
    expect(path?.split('.')[0]).toBe(field);
    expect(message).toMatch(/^[A-Z].*\.$/);
  });

  it('§3 results: a number or a word, with a range that is one', () => {
    const bodyWith = (result: object) => ({ ...least, results: [{ name: 'CRP', ...result }] });
    expect(z.parse(newEvent, bodyWith({ value: 'negative' })).results).toEqual([
      { name: 'CRP', value: 'negative', unit: '', low: null, high: null },
    ]);
    expect(refusal(newEvent, bodyWith({ value: 4, low: 5, high: 1 }))?.[0]?.[0]).toBe(
      'results.0.high',
    );
    expect(refusal(newEvent, bodyWith({ value: null }))?.[0]?.[0]).toBe('results.0.value');
  });

  it('§7 unknown fields are refused, those only the server writes too', () => {
    for (const name of ['id', 'files', 'version', 'created_by', 'patient_id']) {
      expect(refusal(newEvent, { ...least, [name]: 1 })).toHaveLength(1);
    }
  });
});

describe('§7 edit an event', () => {
  it('§7 an edit holds only what it names', () => {
    expect(z.parse(eventEdit, {})).toEqual({});
    expect(z.parse(eventEdit, { title: ' New ', version: 3 })).toEqual({
      title: 'New',
      version: 3,
    });
  });

  it('§7 the period is validated when both ends are given', () => {
    expect(refusal(eventEdit, { end: '2026-03-05T09:29' })).toBeUndefined();
    expect(refusal(eventEdit, { start: least.start, end: '2026-03-05T09:29' })).toHaveLength(1);
  });
});

describe('§3 an event as it leaves the server', () => {
  it('§3 shows every field that can be written', () => {
    expect(Object.keys(timelineEvent.shape)).toEqual(
      expect.arrayContaining(Object.keys(eventEdit.shape)),
    );
  });
});
