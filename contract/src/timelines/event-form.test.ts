import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { eventEdit, newEvent } from './event-body.ts';
import { eventFieldsFromForm } from './event-form.ts';

const fieldsOf = (form: Record<string, string>): Record<string, unknown> => {
  const reading = eventFieldsFromForm(form);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.fields;
};

describe('§3 an event as a multipart form', () => {
  it('§3 turns a complete form into the same JSON', () => {
    const json = {
      event_type: 'Results',
      title: 'Blood count',
      start: '2026-03-05T09:30',
      end: '2026-03-05T10:00',
      time_zone: 'Europe/Berlin',
      all_day: true,
      severity: 3,
      questions: ['May I fly?'],
      symptoms: ['headache'],
      results: [{ name: 'Platelets', value: 140, unit: '×10⁹/L', low: 100, high: null }],
      reminders: [60],
      location_id: '0198c0de-0000-7000-8000-000000000001',
    };
    const form = Object.fromEntries(
      Object.entries(json).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    expect(fieldsOf(form)).toEqual(json);
    expect(z.parse(newEvent, fieldsOf(form))).toEqual(z.parse(newEvent, json));
  });

  it('§3 clears a field that is left empty', () => {
    const emptied = { end: '', severity: ' ', location_id: '', video_url: '', symptoms: '' };
    const fields = fieldsOf(emptied);
    expect(fields).toEqual({
      end: null,
      severity: null,
      location_id: null,
      video_url: null,
      symptoms: [],
    });
    expect(z.parse(eventEdit, fields)).toEqual(fields);
  });

  it.each([
    ['all_day', 'yes'],
    ['severity', 'much'],
    ['severity', '1e3'],
    ['version', '0x1'],
    ['symptoms', 'headache'],
    ['results', '{"name":"Platelets"}'],
    ['questions', '["unfinished'],
  ])('§3 %s: %j is refused with a sentence', (name, text) => {
    const reading = eventFieldsFromForm({ [name]: text, title: 'kept' });
    expect(reading).toEqual({
      ok: false,
      problems: { [name]: expect.stringMatching(/^[A-Z].*\.$/) },
    });
  });

  it('§3 every unreadable field is named at once', () => {
    const reading = eventFieldsFromForm({ all_day: '?', severity: '?', tags: '?' });
    expect(reading.ok || Object.keys(reading.problems)).toEqual(['all_day', 'severity', 'tags']);
  });

  it('§7 sends the form without the id, and leaves unknown names for the schema to refuse', () => {
    for (const name of ['id', 'patient_id', 'constructor', '__proto__']) {
      const fields = fieldsOf(Object.fromEntries([[name, 'x']]));
      expect(Object.keys(fields)).toEqual([name]);
      expect(z.safeParse(eventEdit, fields).success).toBe(false);
    }
  });
});
