import { asksQuestions, eventTypes } from '@caretrail/contract/timelines/event-types';
import { describe, expect, it } from 'vitest';
import {
  detailNames,
  detailsOf,
  filledDetails,
  firstAsked,
  foldsWhen,
  hasFurtherWhen,
  hasStatus,
  usualPlaceOf,
} from './details-of-type.ts';
import { emptyValues } from './form/values.ts';

const none = { filled: [], asksStatus: false };
const empty = emptyValues(null, 'Europe/London');

describe('§3 the fields of the form for a type', () => {
  it.each(eventTypes)('%s shows few fields at once and none twice', (type) => {
    const { main, more } = detailsOf(type, none);
    expect(main.length).toBeLessThanOrEqual(4);
    expect(new Set([...main, ...more]).size).toBe(main.length + more.length);
    expect([...main, ...more]).toEqual(expect.arrayContaining(['files', 'description']));
  });

  it.each(eventTypes)('%s has a field for questions where the contract says so', (type) => {
    const { main, more } = detailsOf(type, none);
    expect([...main, ...more].includes('questions')).toBe(asksQuestions(type));
  });

  it.each([
    ['Results', 'results'],
    ['Important Data', 'symptoms'],
    ['UserStorage', 'files'],
    ['Scan', 'preparation'],
  ] as const)('%s starts with %s', (type, first) => {
    expect(detailsOf(type, none).main[0]).toBe(first);
  });

  it('begins a note with its own text, and asks for symptoms only on request', () => {
    expect(firstAsked('Important Data', 'note')).toBe('description');
    const { main, more } = detailsOf('Important Data', { ...none, as: 'note' });
    expect(main).toEqual(['description']);
    expect(more).toEqual(expect.arrayContaining(['symptoms', 'severity', 'files']));
    expect(firstAsked('Important Data', 'symptom')).toBe('symptoms');
  });

  it.each(['Scan', 'Tests', 'Results', 'UserStorage'] as const)(
    '%s asks for files at once',
    (type) => {
      expect(detailsOf(type, none).main).toContain('files');
    },
  );

  it.each(['Appointment', 'Consultations', 'Scan', 'Treatment', 'Results'] as const)(
    '%s asks for questions directly after the place',
    (type) => {
      const { main, more } = detailsOf(type, none);
      const names = [...main, ...more];
      expect(names.indexOf('questions')).toBe(names.indexOf('location_id') + 1);
    },
  );

  it('asks for the severity only in Important Data', () => {
    const asking = eventTypes.filter((type) => {
      const { main, more } = detailsOf(type, none);
      return [...main, ...more].includes('severity');
    });
    expect(asking).toEqual(['Important Data']);
  });

  it('asks first whether it took place, and only for types that can be planned', () => {
    expect(detailsOf('Scan', { ...none, asksStatus: true }).main[0]).toBe('status');
    expect(detailsOf('Results', { ...none, asksStatus: true }).main).not.toContain('status');
    expect(detailsOf('Scan', none).main).not.toContain('status');
  });

  it('never hides a field with a value when the type changes', () => {
    const filled = filledDetails({ ...empty, severity: '0', symptoms: ['Headache'] }, true);
    expect(filled).toEqual(['symptoms', 'severity', 'files']);
    const { main, more } = detailsOf('Appointment', { filled, asksStatus: false });
    expect(new Set([...main, ...more])).toEqual(
      new Set(
        detailNames.filter(
          (name) =>
            !['status', 'check_in', 'results', 'seizure', 'body_side', 'lasted'].includes(name),
        ),
      ),
    );
  });

  it('asks for place, questions and notes of an appointment before it can be saved', () => {
    expect(detailsOf('Appointment', none).main).toEqual([
      'location_id',
      'questions',
      'description',
    ]);
  });

  it('folds the end and “All day” where an event has a time of the day', () => {
    expect(eventTypes.filter((type) => !foldsWhen(type))).toEqual([
      'Results',
      'UserStorage',
      'Medication',
    ]);
    expect(hasFurtherWhen(empty)).toBe(false);
    expect(hasFurtherWhen({ ...empty, endTime: '10:00' })).toBe(true);
    expect(hasFurtherWhen({ ...empty, isAllDay: true })).toBe(true);
  });

  it('offers the usual type of place for a new one', () => {
    expect(usualPlaceOf('Scan')).toBe('imaging');
    expect([usualPlaceOf('Appointment'), usualPlaceOf('')]).toEqual(['hospital', 'hospital']);
  });

  it('shows no “Done” for a symptom or a document', () => {
    expect(hasStatus({ event_type: 'Important Data', status: 'done' })).toBe(false);
    expect(hasStatus({ event_type: 'UserStorage', status: 'done' })).toBe(false);
    expect(hasStatus({ event_type: 'Important Data', status: 'cancelled' })).toBe(true);
    expect(hasStatus({ event_type: 'Scan', status: 'done' })).toBe(true);
  });
});
