import { newEvent } from '@caretrail/contract/timelines/event-body';
import { eventFieldsFromForm } from '@caretrail/contract/timelines/event-form';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../../../testing/an-event.ts';
import { formDataOf } from '../form-data.ts';
import { bodyOf, changedFields } from './body.ts';
import { stateToBegin } from '../../../lib/begun-state.ts';
import { begunQuestions, begunValues, emptyValues, noResult, valuesOf } from './values.ts';

const here = { zone: 'Europe/London', nowMs: Date.parse('2026-11-15T12:00:00Z') };
const empty = emptyValues(null, here.zone);
const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const full = anEvent({
  event_type: 'Results',
  start: '2026-03-05T09:30',
  end: '2026-03-05T10:15',
  time_zone: 'Asia/Kathmandu',
  status: 'missed',
  practitioner: 'Dr. Berg',
  contact: '020 7946 0000',
  video_url: 'https://example.org/room',
  preparation: 'Nothing to eat',
  questions: ['How long?', 'What next?'],
  // The evening before, and one that the form does not offer.
  reminders: [930, 120],
  outcome: 'Stable',
  results: [
    { name: 'CRP', value: 4.5, unit: 'mg/L', low: 0, high: 5 },
    { name: 'Culture', value: 'negative', unit: '', low: null, high: null },
  ],
  severity: 0,
  symptoms: ['Headache'],
  description: 'In the old building',
});

describe('§3 conversion between form and event', () => {
  it('converts an event to form values and back without loss', () => {
    const body = bodyOf(valuesOf(full, here.zone), here);
    for (const [name, value] of Object.entries(body)) {
      expect([name, value]).toEqual([name, full[name as keyof typeof full]]);
    }
    expect(changedFields(body, body)).toEqual({});
  });

  it('§7 keeps all values through the multipart form', () => {
    const body = bodyOf(valuesOf(full, here.zone), here);
    const reading = eventFieldsFromForm(textsIn(formDataOf(body, [])));
    expect(reading).toEqual({ ok: true, fields: body });
    expect(newEvent.safeParse(body).success).toBe(true);
  });

  it('§7 sends only changed fields, but all parts of the time if one changed', () => {
    const values = valuesOf(full, here.zone);
    const before = bodyOf(values, here);
    expect(changedFields(before, bodyOf({ ...values, outcome: '' }, here))).toEqual({
      outcome: '',
    });
    expect(changedFields(before, bodyOf({ ...values, startTime: '09:00' }, here))).toEqual({
      start: '2026-03-05T09:00',
      end: '2026-03-05T10:15',
      time_zone: 'Asia/Kathmandu',
      all_day: false,
      // The evening before is now fewer minutes away.
      reminders: [900, 120],
    });
  });

  it('§3 drops the stored times of an all-day event', () => {
    const allDay = anEvent({ all_day: true, start: '2026-03-05T09:30', end: '2026-03-07T11:00' });
    const values = valuesOf(allDay, here.zone);
    expect(values).toMatchObject({ day: '2026-03-05', lastDay: '2026-03-07', startTime: '' });
    expect(bodyOf(values, here)).toMatchObject({
      start: '2026-03-05T00:00',
      end: '2026-03-07T00:00',
      all_day: true,
    });
  });

  it('puts the end on the same day without "several days", and has no end without a time', () => {
    const values = { ...empty, day: '2026-03-05', startTime: '09:30', lastDay: '2026-03-09' };
    expect(bodyOf(values, here).end).toBeNull();
    expect(bodyOf({ ...values, endTime: '10:00' }, here).end).toBe('2026-03-05T10:00');
  });

  it('uses the user’s zone unless another is chosen', () => {
    const values = { ...empty, time_zone: 'Asia/Kathmandu' };
    expect(bodyOf(values, here).time_zone).toBe('Europe/London');
    expect(bodyOf({ ...values, isElsewhere: true }, here).time_zone).toBe('Asia/Kathmandu');
  });

  it.each([
    ['2026-11-14', 'Appointment', 'done'],
    ['2026-11-15', 'Appointment', 'done'],
    ['2026-11-16', 'Appointment', 'planned'],
    ['2026-11-16', 'UserStorage', 'done'],
    ['', 'Appointment', 'planned'],
  ] as const)('§3 on %j a new %s is %s by default', (day, event_type, status) => {
    const values = { ...empty, event_type, day, startTime: '11:00' };
    expect(bodyOf(values, here).status).toBe(status);
    expect(bodyOf({ ...values, status: 'missed' }, here).status).toBe('missed');
  });

  it('leaves out empty lines and rows, accepts a decimal comma and completes a link', () => {
    const body = bodyOf(
      {
        ...empty,
        questions: ['', ' How long? ', ' '],
        results: [noResult, { ...noResult, name: 'CRP', value: ' 4,5 ', high: '5' }],
        video_url: 'example.org/room',
      },
      here,
    );
    expect(body.questions).toEqual([' How long? ']);
    expect(body.results).toEqual([{ name: 'CRP', value: 4.5, unit: '', low: null, high: 5 }]);
    expect(body.video_url).toBe('https://example.org/room');
  });
});

const nowMs = Date.parse('2026-03-05T08:30:00Z');

describe('a form preset by another screen', () => {
  it('has the type, the symptom and the current time', () => {
    const begun = { as: 'seizure', locationState: null } as const;
    expect(begunValues(begun, 'Europe/Berlin', nowMs)).toEqual({
      event_type: 'Important Data',
      title: 'Seizure',
      symptoms: ['Seizure'],
      day: '2026-03-05',
      startTime: '09:30',
    });
  });

  it('asks for the time of a seizure that was earlier', () => {
    const begun = { as: 'pastSeizure', locationState: null } as const;
    expect(begunValues(begun, 'Europe/Berlin', nowMs)).toMatchObject({
      symptoms: ['Seizure'],
      day: '',
      startTime: '',
    });
  });

  it('has the type of a visit and lines for questions, and no time: it is still to come', () => {
    const state = stateToBegin({ event_type: 'Appointment', questions: ['', 3] });
    expect(begunValues({ as: null, locationState: state }, 'Europe/Berlin', nowMs)).toEqual({
      event_type: 'Appointment',
      questions: [''],
    });
    expect(begunQuestions(state)).toEqual(['']);
    expect(begunQuestions(null)).toEqual([]);
  });

  it.each([
    null,
    undefined,
    'x',
    {},
    stateToBegin({ event_type: 'Party' }),
    { begin: null },
    { begin: 'forgotten' },
  ])('is empty for %o', (state) => {
    expect(begunValues({ as: null, locationState: state }, 'UTC', nowMs)).toEqual({});
  });
});
