import { eventTypes } from '@caretrail/contract/timelines/event-types';
import { describe, expect, it } from 'vitest';
import { detailNames, detailsOf, filledDetails } from './details-of-type.ts';
import { emptyValues } from './form/values.ts';

const none = { filled: [], asksStatus: false };
const empty = emptyValues(null, 'Europe/London');

describe('§3 the form asks what the chosen type needs', () => {
  it.each(eventTypes)('%s: few questions at once, and none twice', (type) => {
    const { main, more } = detailsOf(type, none);
    expect(main.length).toBeLessThanOrEqual(3);
    expect(new Set([...main, ...more]).size).toBe(main.length + more.length);
    expect([...main, ...more]).toEqual(expect.arrayContaining(['files', 'description']));
  });

  it.each([
    ['Results', 'results'],
    ['Important Data', 'symptoms'],
    ['UserStorage', 'files'],
    ['Scan', 'preparation'],
  ] as const)('%s begins with %s', (type, first) => {
    expect(detailsOf(type, none).main[0]).toBe(first);
  });

  it.each(['Appointment', 'Scan', 'Tests', 'Results', 'UserStorage'] as const)(
    '%s asks for files at once',
    (type) => {
      expect(detailsOf(type, none).main).toContain('files');
    },
  );

  it('how strong a symptom was is asked of Important Data alone', () => {
    const asking = eventTypes.filter((type) => {
      const { main, more } = detailsOf(type, none);
      return [...main, ...more].includes('severity');
    });
    expect(asking).toEqual(['Important Data']);
  });

  it('whether it took place is asked first, and only of what can be planned', () => {
    expect(detailsOf('Scan', { ...none, asksStatus: true }).main[0]).toBe('status');
    expect(detailsOf('Results', { ...none, asksStatus: true }).main).not.toContain('status');
    expect(detailsOf('Scan', none).main).not.toContain('status');
  });

  it('what holds something is never hidden by another type', () => {
    const filled = filledDetails({ ...empty, severity: '0', symptoms: ['Headache'] }, true);
    expect(filled).toEqual(['symptoms', 'severity', 'files']);
    const { main, more } = detailsOf('Appointment', { filled, asksStatus: false });
    expect(new Set([...main, ...more])).toEqual(
      new Set(detailNames.filter((name) => name !== 'status' && name !== 'results')),
    );
  });
});
